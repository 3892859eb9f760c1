import { toAsciiDigits } from '../../../common/digits.ts';
import { nameKey, searchKey, textKey, tidyName } from '../../../common/names.ts';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { students } from '../../database/schema/index.ts';
import type { Problem } from '../../shared/fail.ts';
import { tidy } from '../../shared/text.ts';

export type StudentForm = components['schemas']['StudentForm'];
export type ParentForm = components['schemas']['ParentForm'];
export type Life = (typeof students.$inferSelect)['life'];

/** The flags that follow from a life (LIFECYCLE-28): TC issued counts as disabled, struck off as blocked. */
export const flagsOf = (life: Life) => ({
  deleted: life === 'DELETED',
  disabled: life === 'DISABLED' || life === 'TC_ISSUED',
  blocked: life === 'STRUCK_OFF',
});

const nameOf = (parents: readonly ParentForm[], type: ParentForm['type']): string =>
  tidyName(parents.find((parent) => parent.type === type)?.name ?? '');

/** The last school as it is stored; blank texts are null. */
const lastSchoolValues = ({ lastSchoolDetails: last }: StudentForm) => ({
  lastSchoolName: tidy(last?.name),
  lastSchoolClass: tidy(last?.className),
  lastSchoolMarks: tidy(last?.marks),
  lastSchoolAttendance: tidy(last?.attendance),
  lastSchoolResult: last?.result ?? null,
  lastSchoolContact: tidy(last?.contactNo),
});

/** A form as it is stored, without its Aadhaar and register number; father and mother follow the parents (STUDENT-68). */
export function studentValues(form: StudentForm) {
  const name = tidyName(form.studentName);
  const fatherName = nameOf(form.parentsInfo, 'FATHER');
  return {
    name,
    nameKey: nameKey(name),
    fatherName,
    fatherKey: nameKey(fatherName),
    motherName: nameOf(form.parentsInfo, 'MOTHER'),
    gender: form.gender,
    dateOfBirth: form.dateOfBirth,
    admissionDate: form.admissionDate,
    mobileNo: form.mobileNo ?? '',
    janAadharNo: tidy(form.janAadharNo),
    nicNo: tidy(form.nicNo),
    religion: tidy(form.religion),
    caste: tidy(form.caste),
    category: form.category ?? null,
    bloodGroup: form.bloodGroup ?? null,
    bplCardNo: tidy(form.bplCardNo),
    ewsCardNo: tidy(form.ewsCardNo),
    rte: form.rte ?? false,
    address: form.address1.normalize('NFC').trim(),
    district: form.district.normalize('NFC').trim(),
    block: form.block.normalize('NFC').trim(),
    municipalBoard: tidy(form.municipalBoard),
    municipalWard: tidy(form.municipalWard),
    pinCode: form.pinCode,
    guardianAddress: tidy(form.guardianAddress),
    ...lastSchoolValues(form),
  };
}

/** Where a problem of the form's JSON part stands. */
export const inForm = (path: string): string => `student.${path}`;

/** Born before today, admitted after birth and not after today. `today`: yyyy-MM-dd. */
export function dateProblems(
  { dateOfBirth, admissionDate }: Pick<StudentForm, 'dateOfBirth' | 'admissionDate'>,
  today: string,
): Problem[] {
  const problems: Problem[] = [];
  if (dateOfBirth >= today)
    problems.push({ path: inForm('dateOfBirth'), message: FORM_FACTS.StudentForm.dateOfBirth.messages.past });
  if (admissionDate > today)
    problems.push({ path: inForm('admissionDate'), message: FORM_FACTS.StudentForm.admissionDate.messages.upToToday });
  else if (admissionDate <= dateOfBirth)
    problems.push({ path: inForm('admissionDate'), message: FORM_FACTS.StudentForm.admissionDate.messages.afterBirth });
  return problems;
}

/** Whether two of these values are equal; null and undefined are not compared. */
export function repeats(values: readonly (string | null | undefined)[]): boolean {
  const texts = values.filter((value): value is string => typeof value === 'string');
  return new Set(texts).size < texts.length;
}

/** From so many digits on a word is looked for in mobiles too. */
const MOBILE_FROM = 4;
/** A text of shorter words alone is looked for in the student's own name and numbers: parents' would be half the school. */
const PARENTS_FROM = 3;
const DASHES = /[\u2010-\u2015\u2212]/g;
const NUMBER_RUN = /(?<!\S)[+\d()-]+(?: [+\d()-]+)*(?!\S)/g;

/** A search text by the rules of the stored words, which are name keys and numbers in lines (migrations 0008 and 0020). */
const searched = (text: string): string => toAsciiDigits(searchKey(text));

function patternsOf(folded: string): string[] {
  const words = folded.split(' ').filter(Boolean);
  const ownLine = words.every((word) => word.length < PARENTS_FROM);
  const behind = (word: string): string => {
    if (ownLine) return '\n%\n%';
    return /^\d+$/.test(word) && word.length < MOBILE_FROM ? '\n%' : '';
  };
  const literal = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
  return words.sort((one, other) => other.length - one.length).map((word) => `%${literal(word)}%${behind(word)}`);
}

/** The patterns (of LIKE) a search text asks for, the longest first: each word is any part of what a student is found by. */
export const searchPatterns = (text: string): string[] => patternsOf(searched(text));

/** '+91 98765 43210' and '98765-43210' as 9876543210; what is no number as it stands. */
function joinedNumber(run: string): string {
  const digits = run.replaceAll(/\D/g, '');
  const own = /^\(?\+/.test(run) ? digits.replace(/^91/, '') : digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
  return own.length < MOBILE_FROM ? run : own;
}

/** The patterns of the other reading of a text: digits that belong together are one mobile. None where there is no other. */
export function numberPatterns(text: string): string[] {
  const folded = searched(text);
  const joined = folded.replaceAll(NUMBER_RUN, joinedNumber);
  return joined === folded ? [] : patternsOf(joined);
}

/** The code or Sr. No. a text may be: one word with a digit in it. */
export function soughtNumber(text: string): string | null {
  const folded = toAsciiDigits(textKey(text)).replaceAll(DASHES, '-');
  return /^\S*\d\S*$/.test(folded) ? folded : null;
}
