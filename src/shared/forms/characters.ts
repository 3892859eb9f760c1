/** Checks the characters of a text by the same rules of the contract as the provider (provider/contract/characters.ts). */
import { CHARACTERS } from '@/api/catalogue';

const { unstorable, invisible, joining, scripts } = CHARACTERS;
const UNSTORABLE = new RegExp(unstorable.pattern, 'u');
const INVISIBLE = new RegExp(invisible.pattern, 'u');
const JOINING = new RegExp(joining.pattern, 'gu');
const WRITTEN_IN = scripts.names.map(
  (name) => new RegExp(`^[\\p{N}\\p{P}\\p{S}\\s\\p{Script=Inherited}\\p{Script_Extensions=${name}}]*$`, 'u'),
);

/** A text without letters of these scripts. */
const FOREIGN = new RegExp(`^[^${scripts.names.map((name) => `\\p{Script=${name}}`).join('')}]*$`, 'u');

/** Whether each word is written in one script, of these or another one. Characters shared by all scripts are ignored. */
const hasWholeWords = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .map((word) => word.replaceAll(/\p{Script=Common}/gu, ''))
    .every((word) => FOREIGN.test(word) || WRITTEN_IN.some((script) => script.test(word)));

/** `line` is the default; `free` may have several lines, or is compared and never stored. */
export type TextKind = 'line' | 'one-script' | 'one-script-words' | 'free';

/** The rule that a text's characters break; null for a valid text. */
export function characterProblem(
  kind: TextKind,
  text: string,
): 'unstorable' | 'invisible' | 'scripts' | 'words' | null {
  if (UNSTORABLE.test(text)) return 'unstorable';
  if (kind === 'free') return null;
  if (INVISIBLE.test(text.replaceAll(JOINING, '$1$2$3'))) return 'invisible';
  if (kind === 'one-script' && !WRITTEN_IN.some((script) => script.test(text))) return 'scripts';
  if (kind === 'one-script-words' && !hasWholeWords(text)) return 'words';
  return null;
}
