// Usernames and initial passwords of imported teachers.
import { randomInt } from 'node:crypto';
import { textKey } from '../../../../common/names.ts';
import { isEasyToGuess } from '../../../shared/passwordRule.ts';

const LONGEST = 40;
const COMBINING = /\p{M}/gu;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(COMBINING, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('.');

/** The username that a name and an e-mail address suggest: 'Dr. Sunita Sharma' → 'sunita.sharma'. */
export function userNameOf(name: string, email: string): string {
  const withoutTitle = name.replace(/^(?:dr|mr|mrs|ms|shri|smt|sri|km|prof)\.?\s+/i, '');
  const own = /[^\p{Script=Latin}\s\p{P}\p{M}]/u.test(withoutTitle) ? '' : plain(withoutTitle);
  return (own || plain(email.split('@')[0] ?? '') || 'teacher').slice(0, LONGEST).replace(/\.$/, '');
}

/** Endings that make a username unique. */
const ENDINGS = Array.from({ length: 50 }, (_, at) => (at === 0 ? '' : String(at + 1)));

/** The usernames to look for when a name is chosen for `base`. */
export const userNamesFrom = (base: string): string[] => ENDINGS.map((ending) => `${base}${ending}`);

/** The first of these usernames that is not in use; adds it to those in use. */
export function freeUserName(base: string, used: Set<string>): string {
  const found = userNamesFrom(base).find((name) => !used.has(textKey(name))) ?? `${base}${randomInt(1_000_000)}`;
  used.add(textKey(found));
  return found;
}

/** Characters that are not mistaken for another one on paper. */
const LOWER = 'abcdefghjkmnpqrstuvwxyz';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SIGNS = '@$%*?&';
/** 12 characters, about 50 bits. */
const KINDS = [...Array.from({ length: 6 }, () => LOWER), UPPER, UPPER, DIGITS, DIGITS, DIGITS, SIGNS];

const oneOf = (characters: string): string => characters[randomInt(characters.length)] ?? '';

function shuffled(characters: readonly string[]): string[] {
  const all = [...characters];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [all[at], all[other]] = [all[other] ?? '', all[at] ?? ''];
  }
  return all;
}

/** An initial password that the password rule accepts. `context`: names that it must not contain. */
export function initialPassword(context: readonly (string | null)[]): string {
  for (;;) {
    const password = shuffled(KINDS.map(oneOf)).join('');
    if (!isEasyToGuess(password, context)) return password;
  }
}
