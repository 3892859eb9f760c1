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

/** The flags of a state of the life cycle (LIFECYCLE-28): TC issued counts as disabled, struck off as blocked. */
export const flagsOf = (life: Life) => ({
  deleted: life === 'DELETED',
  disabled: life === 'DISABLED' || life === 'TC_ISSUED',
  blocked: life === 'STRUCK_OFF',
});

const nameOf = (parents: readonly ParentForm[], type: ParentForm['type']): string =>
  tidyName(parents.find((parent) => parent.type === type)?.name ?? '');

/** The stored columns of the last school; blank texts are null. */
const lastSchoolValues = ({ lastSchoolDetails: last }: StudentForm) => ({
  lastSchoolName: tidy(last?.name),
  lastSchoolClass: tidy(last?.className),
  lastSchoolMarks: tidy(last?.marks),
  lastSchoolAttendance: tidy(last?.attendance),
  lastSchoolResult: last?.result ?? null,
  lastSchoolContact: tidy(last?.contactNo),
});

/** The stored columns of a form without Aadhaar and register number; father and mother are those of the parents (STUDENT-68). */
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

/** The path of a problem in the JSON part of the form. */
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

/** Whether two of these values are equal; null and undefined are ignored. */
export function repeats(values: readonly (string | null | undefined)[]): boolean {
  const texts = values.filter((value): value is string => typeof value === 'string');
  return new Set(texts).size < texts.length;
}

/** Minimum number of digits of a word that is also searched for in mobile numbers. */
const MOBILE_FROM = 4;
/** Texts with only shorter words are searched for in the student's own name and numbers: parents' would match half the school. */
const PARENTS_FROM = 3;
const DASHES = /[\u2010-\u2015\u2212]/g;
const NUMBER_RUN = /(?<!\S)[+\d()-]+(?: [+\d()-]+)*(?!\S)/g;

/** Normalises a search text like the stored words, which are name keys and numbers in lines (migrations 0008 and 0020). */
const searched = (text: string): string => toAsciiDigits(searchKey(text));

const literal = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

function patternsOf(folded: string): string[] {
  const words = folded.split(' ').filter(Boolean);
  const ownLine = words.every((word) => word.length < PARENTS_FROM);
  const behind = (word: string): string => {
    if (ownLine) return '\n%\n%';
    return /^\d+$/.test(word) && word.length < MOBILE_FROM ? '\n%' : '';
  };
  return words.sort((one, other) => other.length - one.length).map((word) => `%${literal(word)}%${behind(word)}`);
}

/** The LIKE patterns of a search text, longest first; a student matches when each word is part of a stored line. */
export const searchPatterns = (text: string): string[] => patternsOf(searched(text));

/** '+91 98765 43210' and '98765-43210' as 9876543210; other texts unchanged. */
function joinedNumber(run: string): string {
  const digits = run.replaceAll(/\D/g, '');
  const own = /^\(?\+/.test(run) ? digits.replace(/^91/, '') : digits.replace(/^(?:91|0)(?=\d{10}$)/, '');
  return own.length < MOBILE_FROM ? run : own;
}

/** The patterns of a text whose groups of digits are joined to one mobile number; empty when the text has none. */
export function numberPatterns(text: string): string[] {
  const folded = searched(text);
  const joined = folded.replaceAll(NUMBER_RUN, joinedNumber);
  return joined === folded ? [] : patternsOf(joined);
}

/** The text as a code or Sr. No. if it is one word with a digit, else null. */
export function soughtNumber(text: string): string | null {
  const folded = toAsciiDigits(textKey(text)).replaceAll(DASHES, '-');
  return /^\S*\d\S*$/.test(folded) ? folded : null;
}

/** The words of a text as LIKE literals, joined as in a stored name key: initials typed apart are one word. */
export const nameLiterals = (text: string): string[] =>
  toAsciiDigits(nameKey(text)).split(' ').filter(Boolean).map(literal);
