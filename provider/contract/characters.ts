// The characters allowed in the texts of a request: XML and the database can store them, and a line has no invisible ones. The
// portal validates its forms by the same data of the contract (src/shared/forms/characters.ts).
import { contractDocument } from './document.ts';

/** `line` by default; `free` may span lines, or is compared and never stored. */
export type TextKind = 'line' | 'one-script' | 'one-script-words' | 'free';

type Fact<More> = More & { message: string };
const facts = contractDocument['x-characters'] as {
  unstorable: Fact<{ pattern: string }>;
  invisible: Fact<{ pattern: string }>;
  joining: { pattern: string };
  scripts: Fact<{ names: string[] }>;
  words: Fact<unknown>;
};

const UNSTORABLE = new RegExp(facts.unstorable.pattern, 'u');
const INVISIBLE = new RegExp(facts.invisible.pattern, 'u');
const JOINING = new RegExp(facts.joining.pattern, 'gu');
const WRITTEN_IN = facts.scripts.names.map(
  (name) => new RegExp(`^[\\p{N}\\p{P}\\p{S}\\s\\p{Script=Inherited}\\p{Script_Extensions=${name}}]*$`, 'u'),
);

/** A letter of none of these scripts. */
const FOREIGN = new RegExp(`^[^${facts.scripts.names.map((name) => `\\p{Script=${name}}`).join('')}]*$`, 'u');

/** Whether each word is written in a single script, ignoring characters that all scripts share. */
const hasWholeWords = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => word.replaceAll(/\p{Script=Common}/gu, ''))
    .every((word) => FOREIGN.test(word) || WRITTEN_IN.some((script) => script.test(word)));

/** The problem of the characters of a text, in words that follow its field's title; null for none. */
export function characterProblem(kind: TextKind, text: string): string | null {
  if (UNSTORABLE.test(text)) return facts.unstorable.message;
  if (kind === 'free') return null;
  if (INVISIBLE.test(text.replaceAll(JOINING, '$1$2$3'))) return facts.invisible.message;
  if (kind === 'one-script' && !WRITTEN_IN.some((script) => script.test(text))) return facts.scripts.message;
  if (kind === 'one-script-words' && !hasWholeWords(text)) return facts.words.message;
  return null;
}
