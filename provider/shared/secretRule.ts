// Measures the strength of a secret as its length, where each predictable part counts as one character.
import { commonWords, readAsLetters } from './passwordRule.ts';

/** Characters. */
export const SECRET_SHORTEST = 32;
/** Required number of unpredictable characters. 32 random hexadecimal digits fail about once in millions. */
const REQUIRED_UNPREDICTABLE = 20;
const DISTINCT = 8;
/** Further characters are ignored. */
const LONGEST = 512;

/** Alphabet, digits, and keys in their order, by row and by column; read backwards too. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap((order) => [order, [...order].reverse().join('')]);

/** Shorter repetitions and sequences occur by chance. */
const SHORTEST_SEQUENCE = 4;
const SHORTEST_WORD = 3;
/** With digits read as letters, shorter words occur in random text by chance. */
const SHORTEST_DISGUISED = 6;
const LONGEST_WORD = 16;

/** Letters between signs, in one case or capitalised: a word of some language. Random text mixes digits and both cases. */
const LONE_WORD = /(?<![\p{L}\p{N}])(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+)(?![\p{L}\p{N}])/uy;
const COUNTED = /[\p{L}\p{N}]/u;

function loneWord(text: string, at: number): number[] {
  LONE_WORD.lastIndex = at;
  const found = LONE_WORD.exec(text);
  return found ? [found[0].length] : [];
}

/** The length of the predictable part from `at`, if it is long enough to count. */
function stretch(text: string, at: number, isPredictable: (part: string) => boolean): number[] {
  let length = SHORTEST_SEQUENCE;
  while (at + length <= text.length && isPredictable(text.slice(at, at + length))) length += 1;
  return length > SHORTEST_SEQUENCE ? [length - 1] : [];
}

let known: ReadonlySet<string> | undefined;

function knownWords(text: string, at: number, shortest: number): number[] {
  known ??= new Set(commonWords().filter((word) => /^[a-z]+$/.test(word)));
  const found: number[] = [];
  for (let length = Math.min(LONGEST_WORD, text.length - at); length >= shortest; length -= 1)
    if (known.has(text.slice(at, at + length))) found.push(length);
  return found;
}

/** Number of unpredictable characters: words, repetitions and sequences of alphabet or keyboard count as one each. */
export function unpredictableIn(secret: string): number {
  const text = secret.slice(0, LONGEST).replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const letters = readAsLetters(text);
  // The minimum from each index to the end, which decides between overlapping words.
  const fewest: number[] = [];
  fewest[text.length] = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const foreseen = [
      ...loneWord(secret, at),
      ...stretch(text, at, (part) => text.slice(0, at + part.length - 1).includes(part)),
      ...stretch(text, at, (part) => ORDERS.some((order) => order.includes(part))),
      ...knownWords(text, at, SHORTEST_WORD),
      ...knownWords(letters, at, SHORTEST_DISGUISED),
    ];
    const alone = (fewest[at + 1] ?? 0) + (COUNTED.test(text.charAt(at)) ? 1 : 0);
    fewest[at] = Math.min(alone, ...foreseen.map((length) => 1 + (fewest[at + length] ?? 0)));
  }
  return fewest[0] ?? 0;
}

/** Whether a secret can be guessed (yardstick A17). The output of `openssl rand` in base64 or hexadecimal is always accepted. */
export const isWeakSecret = (secret: string): boolean =>
  secret.length < SECRET_SHORTEST ||
  new Set(secret).size < DISTINCT ||
  unpredictableIn(secret) < REQUIRED_UNPREDICTABLE;
