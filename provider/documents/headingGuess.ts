// Suggests the declared column of a heading by the similarity of its words, and by the values below it.
import { isMaskedNumber, readValue, textOf } from './cellValues.ts';
import { spelled } from './headings.ts';
import type { TableColumn } from './tableColumn.ts';
import type { ReadCell } from './workbook.ts';
import { isUnreadHeading } from './writtenHeadings.ts';

/** Words of headings as offices write them, by the word of the titles. Two words replace a joined one. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  student: [
    'student',
    'students',
    'pupil',
    'pupils',
    'child',
    'candidate',
    'scholar',
    'learner',
    'stu',
    'छात्र',
    'विद्यार्थी',
  ],
  name: ['name', 'names', 'nm', 'naam', 'नाम'],
  father: ['father', 'fathers', 'papa', 'pita', 'पिता'],
  mother: ['mother', 'mothers', 'mummy', 'mata', 'माता'],
  guardian: ['guardian', 'guardians', 'gurdian', 'caretaker'],
  'father name': ['fname', 'fathername'],
  'mother name': ['mname', 'mothername'],
  mobile: [
    'mobile',
    'mob',
    'mobileno',
    'mobno',
    'cell',
    'phone',
    'ph',
    'tel',
    'telephone',
    'contact',
    'whatsapp',
    'मोबाइल',
  ],
  no: ['no', 'nos', 'number', 'num', 'numbers'],
  'birth date': ['dob', 'birthdate', 'birthday', 'dateofbirth', 'जन्मतिथि'],
  date: ['date', 'dt', 'dated', 'दिनांक'],
  birth: ['birth', 'born', 'जन्म'],
  'admission date': ['doa', 'doj'],
  admission: ['admission', 'adm', 'admn', 'admsn', 'joining', 'प्रवेश'],
  aadhar: ['aadhar', 'aadhaar', 'adhar', 'adhaar', 'uid', 'uidai', 'आधार'],
  category: ['category', 'cat', 'catg', 'categ', 'ctg', 'वर्ग'],
  caste: ['caste', 'jati', 'जाति'],
  religion: ['religion', 'relg', 'relgn', 'dharm', 'धर्म'],
  class: ['class', 'cls', 'standard', 'grade', 'कक्षा'],
  section: ['section', 'sec', 'sect', 'div', 'division', 'सेक्शन'],
  gender: ['gender', 'sex', 'लिंग'],
  address: ['address', 'addr', 'add', 'residence', 'पता'],
  pin: ['pin', 'pincode', 'zip', 'postal'],
  district: ['district', 'dist', 'distt', 'जिला'],
  block: ['block', 'blk', 'tehsil', 'tahsil'],
  'blood group': ['bg', 'bloodgroup'],
  occupation: ['occupation', 'occ', 'profession', 'job', 'work', 'व्यवसाय'],
  qualification: ['qualification', 'qual', 'qualif', 'education', 'edu'],
  email: ['email', 'mail', 'emailid'],
  receipt: ['receipt', 'receipts', 'rcpt', 'rcp', 'recpt', 'rect', 'रसीद'],
  amount: ['amount', 'amounts', 'amt', 'rs', 'inr', 'rupees', 'राशि', 'रकम'],
  fee: ['fee', 'fees', 'शुल्क', 'फीस'],
  paid: ['paid', 'pd', 'received', 'recd', 'deposited', 'deposit', 'collected', 'जमा'],
  discount: ['discount', 'disc', 'concession', 'conc', 'rebate', 'छूट'],
  earlier: ['earlier', 'previous', 'prev', 'old', 'past'],
  dues: ['dues', 'due', 'balance', 'bal', 'outstanding'],
  'earlier dues': ['arrears', 'arrear', 'बकाया'],
};
const WORD_OF = new Map(Object.entries(SYNONYMS).flatMap(([word, others]) => others.map((other) => [other, word])));

/** Words without a meaning of their own. */
const FILLERS = new Set(['of', 'the', 'in', 'as', 'per', 'and', 'a', 's', 'code', 'details', 'detail', 'full', 'card']);
/** A shorter word with another letter is another word. */
const SHORTEST_MISSPELT = 5;

/** The words of a heading, each as the titles write it. */
export function wordsOf(text: string): Set<string> {
  const words = spelled(text)
    .replaceAll(/['’]s\b/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
    .flatMap((word) => (WORD_OF.get(word) ?? word).split(' '));
  return new Set(words);
}

/** Whether two words differ in one letter: one that is missing, added or replaced. */
function isMisspelt(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_MISSPELT || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}

/** The share of common words of two headings, from 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const names = [...other];
  const common = [...one].filter((word) => other.has(word) || names.some((name) => isMisspelt(word, name))).length;
  return (2 * Math.min(common, other.size)) / (one.size + other.size);
}

/** Whether each word of a heading is one of the names of a column. */
const hasOnlyWordsOf = (words: ReadonlySet<string>, names: readonly ReadonlySet<string>[]): boolean => {
  const known = names.flatMap((name) => [...name]);
  return [...words].every((word) => known.includes(word) || known.some((name) => isMisspelt(word, name)));
};

/** The words of the title, the aliases and the other names of a column. */
export interface ColumnWords {
  column: TableColumn;
  names: readonly ReadonlySet<string>[];
}

export const columnWords = (declared: readonly TableColumn[]): ColumnWords[] =>
  declared
    .filter(({ kind }) => kind !== 'ignored')
    .map((column) => ({
      column,
      names: [column.title, ...(column.aliases ?? []), ...(column.suggestedBy ?? [])].map(wordsOf),
    }));

/** Less similar headings are not suggested. */
const SIMILAR = 0.7;
/** A column of the student needs no word for the student. */
export const OWNER = 'student';

/** Similarity without a comparison of words where their numbers differ too much; a title row may have hundreds. */
function quickSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const most = (2 * Math.min(one.size, other.size)) / (one.size + other.size);
  return most >= SIMILAR ? similarity(one, other) : 0;
}

/** The similarity of a heading with each similar column, the best first; none for one that is named as not read. */
export function similarColumns(
  heading: string,
  columns: readonly ColumnWords[],
): { column: TableColumn; score: number }[] {
  if (isUnreadHeading(heading)) return [];
  const words = wordsOf(heading);
  const withoutOwner = new Set([...words].filter((word) => word !== OWNER));
  const scoreOf = (name: ReadonlySet<string>) =>
    Math.max(...[words, withoutOwner].map((own) => quickSimilarity(own, name)));
  return columns
    .map(({ column, names }) => ({ column, names, score: Math.max(...names.map(scoreOf)) }))
    .filter(({ score }) => score >= SIMILAR)
    .filter(({ column, names }) => !column.suggestedByItsWords || hasOnlyWordsOf(withoutOwner, names))
    .sort((one, other) => other.score - one.score);
}

const CHECKED_KINDS: readonly TableColumn['kind'][] = [
  'date',
  'choice',
  'yes-no',
  'digits',
  'mobile',
  'contact',
  'amount',
];
/** A longer text is neither a value of these kinds nor a name. */
const LONGEST_CHECKED = 300;
const isLong = (value: ReadCell): boolean => typeof value === 'string' && value.length > LONGEST_CHECKED;
const isNumeric = (text: string): boolean => /^[\d\s.,/-]+$/.test(text);

/** Whether at least half of the values can be values of the column. Names are not numbers. */
export function fits(column: TableColumn, values: readonly ReadCell[], today: string): boolean {
  if (values.length === 0) return true;
  const isName = / Name$/.test(column.title);
  const valid = values.filter((value) => {
    if (isLong(value)) return !isName && !CHECKED_KINDS.includes(column.kind);
    if (isName) return !isNumeric(textOf(value));
    if (!CHECKED_KINDS.includes(column.kind)) return true;
    const read = readValue(value, column, today);
    if (!('value' in read)) return false;
    return column.kind !== 'digits' || isNumeric(String(read.value));
  });
  return 2 * valid.length >= values.length;
}

const TWELVE_DIGITS = /^\d{4}[\s-]?\d{4}[\s-]?\d{4}$/;
const MALE_OR_FEMALE = /^(?:m|f|male|female|boy|girl)$/i;

/** The column of values that only one column has: Aadhaar numbers and genders. */
export function columnOfValues(values: readonly ReadCell[], declared: readonly TableColumn[]): TableColumn | undefined {
  if (values.length < 2 || values.some(isLong)) return undefined;
  const texts = values.map((value) => textOf(value));
  const all = (isTypical: (text: string) => boolean) => texts.every(isTypical);
  if (all((text) => TWELVE_DIGITS.test(text) || isMaskedNumber(text)))
    return declared.find(({ key }) => key === 'aadharNo');
  return all((text) => MALE_OR_FEMALE.test(text)) ? declared.find(({ key }) => key === 'gender') : undefined;
}
