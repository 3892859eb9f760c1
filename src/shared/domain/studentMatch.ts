/** How well a student matches a search text, and by which value the provider found the student. */
import { toAsciiDigits } from '@common/digits';
import { nameKey, searchKey } from '@common/names';
import type { StudentRow } from '@/api/students';

type Named = Pick<StudentRow, 'studentCode' | 'studentName'>;

const wordsOf = (text: string, keyOf = searchKey): string[] => toAsciiDigits(keyOf(text)).split(' ').filter(Boolean);

/** The code if the whole text is one; undefined for any other text. */
export function codeIn(text: string): number | undefined {
  const [word, ...more] = wordsOf(text);
  return word !== undefined && more.length === 0 && /^[1-9]\d{0,8}$/.test(word) ? Number(word) : undefined;
}

/** Whether each word of the text is the student's code or begins a word of the name (STUDENT-76). */
export function fitsText(text: string, { studentCode, studentName }: Named): boolean {
  // Initials may be typed separately or joined: 'A. K.' and 'AK'.
  const names = [...wordsOf(studentName), ...wordsOf(studentName, nameKey)];
  const words = wordsOf(text);
  return words.every((word) => word === String(studentCode) || names.some((name) => name.startsWith(word)));
}

/** The ten digits of a mobile number in any notation, if the whole text is one. */
export function mobileIn(text: string): string | undefined {
  const plain = toAsciiDigits(text).trim();
  if (!/^[+\d ()-]+$/.test(plain)) return undefined;
  const digits = plain.replaceAll(/\D/g, '').replace(/^(?:91|0)(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : undefined;
}

/** Values that the provider searches but no row shows. */
export type HiddenMatch = 'srNo' | 'mother' | 'parent';

type Searched = Named & Pick<StudentRow, 'studentSrNo' | 'fatherName' | 'motherName' | 'mobileNo'>;

/** The hidden value by which a student was found; undefined if a shown value matches. */
export function hiddenMatch(text: string, student: Searched): HiddenMatch | undefined {
  const mobile = mobileIn(text);
  const words = mobile === undefined ? wordsOf(text) : [mobile];
  const holds = (shown: string) => {
    const key = toAsciiDigits(nameKey(shown));
    return words.some((word) => key.includes(word));
  };
  const { studentCode, studentName, fatherName, mobileNo } = student;
  if ([String(studentCode), studentName, fatherName, mobileNo].some(holds)) return undefined;
  if (holds(student.studentSrNo)) return 'srNo';
  return holds(student.motherName) ? 'mother' : 'parent';
}

export interface Part {
  readonly text: string;
  readonly matches: boolean;
}

/** A shown name may have an apostrophe where the search text has none. */
const APOSTROPHE = "['`\u00b4\u2018\u2019\u02bc]?";
const literal = (word: string): string =>
  [...word].map((sign) => sign.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(APOSTROPHE);

/** A shown text in parts, with those that match the search text marked. */
export function partsOf(shown: string, searched: string): Part[] {
  const mobile = mobileIn(searched);
  const words = mobile === undefined ? wordsOf(searched) : [mobile];
  if (words.length === 0) return [{ text: shown, matches: false }];
  const longestFirst = words.sort((one, other) => other.length - one.length).map(literal);
  // `split` with a group returns the matches at odd indexes.
  return shown
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((text, index) => ({ text, matches: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
