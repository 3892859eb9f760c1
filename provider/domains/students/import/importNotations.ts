// Alternative notations of headings, choices and class names that school offices use.
import { toAsciiDigits } from '../../../../common/digits.ts';
import { nameKey } from '../../../../common/names.ts';
import { compact } from '../../../documents/cellValues.ts';

/** Alternative headings by field of the form. */
export const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  studentName: ['Name of Student', 'Name of the Student', 'Pupil Name'],
  gender: ['Sex'],
  studentSrNo: ['S.R. Number', 'Scholar Number', 'Scholar Register Number'],
  dateOfBirth: ['DOB', 'D.O.B.', 'Birth Date'],
  admissionDate: ['Date of Admission', 'DOA', 'D.O.A.', 'Adm. Date'],
  classId: ['Class Name', 'Std', 'Standard'],
  sectionId: ['Sec', 'Section Name', 'Stream'],
  mobileNo: ['Mobile', 'Mobile Phone', 'Phone Number'],
  aadharNo: ['Aadhar', 'Aadhar Card Number', 'UID Number'],
  janAadharNo: ['Jan Aadhar', 'Jan Aadhar Card Number'],
  address1: ['Address', 'Residential Address', 'Full Address'],
  pinCode: ['Pin', 'Pincode Number', 'Postal Code'],
  category: ['Social Category'],
};

/** Other headings by field of the form, which only suggest the column. */
export const SUGGESTED_BY: Readonly<Record<string, readonly string[]>> = {
  studentName: ['Name', 'Student', 'Pupil', 'Ward', 'Name of Ward', 'Ward Name', 'Child', 'Candidate'],
  classId: ['Present Class', 'Current Class'],
  sectionId: ['Present Section', 'Current Section'],
  studentSrNo: ['Admission No', 'Register No', 'Scholar No', 'GR No', 'SR', 'Enrolment No', 'Scholar'],
  admissionDate: ['Joining Date', 'Date of Joining'],
  mobileNo: ['Parent Mobile', 'Mobile 1', 'Contact', 'SMS No'],
  category: ['Caste Category', 'Category Name'],
  address1: ['Permanent Address', 'Home Address', 'Village Address', 'Residence'],
  municipalWard: ['Ward No'],
  religion: ['Religion Name'],
  bloodGroup: ['Blood'],
  rte: ['RTE Seat', 'Free Seat', 'RTE Student'],
  newAdmission: ['New Old', 'New Student', 'नया पुराना'],
  district: ['City', 'District Name'],
  block: ['Tehsil', 'Block Name'],
  name: ['Previous School', 'Last School'],
};

/** Headings of the one column that has class and section: 5-A. */
export const CLASS_SECTION_HEADINGS = [
  'Class/Sec',
  'Class & Section',
  'Class Section',
  'Class-Sec',
  'Std/Sec',
  'Class Div',
];

/** Alternative headings of a parent's field, which follow the relation. */
export const PARENT_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  mobileNo: ['Mobile', 'Phone Number'],
  aadharNo: ['Aadhar', 'Aadhar Card Number'],
  panNo: ['PAN', 'PAN Card Number'],
};

const positive = (group: string) => [`${group}+ve`, `${group} positive`, `${group} pos`];
const negative = (group: string) => [`${group}-ve`, `${group} negative`, `${group} neg`];

/** Alternative notations of a choice by field of the form and value. */
export const NOTATIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  gender: {
    MALE: ['m', 'boy', 'पुरुष', 'बालक', 'छात्र', 'लड़का'],
    FEMALE: ['f', 'girl', 'स्त्री', 'महिला', 'बालिका', 'छात्रा', 'लड़की'],
    OTHER: ['o', 't', 'transgender', 'third gender'],
  },
  category: { GENERAL: ['gen', 'ur', 'unreserved'], 'EX SERVICEMAN': ['ex-serviceman', 'ex servicemen'] },
  bloodGroup: Object.fromEntries(
    ['A', 'B', 'AB', 'O'].flatMap((group) => [
      [`${group}+`, positive(group)],
      [`${group}-`, negative(group)],
    ]),
  ),
};

export const [NEW, OLD] = ['NEW', 'OLD'];

/** The choices of a column whose heading or values have the word old, such as New/Old: N is new there, not No. */
export const NEW_OR_OLD = [
  { value: NEW, label: 'New', others: ['n', 'new student', 'new admission', 'नया', 'नयी', 'नई', 'नवीन'] },
  { value: OLD, label: 'Old', others: ['o', 'old student', 'old admission', 'पुराना', 'पुरानी'] },
];

const OF_OLD = /old|पुरान/iu;
/** Without N, which is also No. */
const ONLY_NEW_OR_OLD = new Set(
  NEW_OR_OLD.flatMap(({ label, others }) => [label, ...others])
    .map(compact)
    .filter((text) => text !== 'n'),
);
/** Whether the heading of a column has the word old, or one of its values is New or Old. */
export const isNewOrOld = (heading: string, values: readonly string[]): boolean =>
  OF_OLD.test(heading) || values.some((value) => ONLY_NEW_OR_OLD.has(compact(value)));

const CLASS_WORD = /^(?:class|cls|std|standard|grade|कक्षा)(?:\s+|(?=\d))| class$/g;
const ORDINAL = /^(\d+)\s*(?:st|nd|rd|th)$/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The key of a class name as offices write it: '5', '05', '5th', 'V', 'Class 5' and 'Std. V' have the same. */
export function classKey(name: string): string {
  const text = nameKey(toAsciiDigits(name).replaceAll(/[._-]/g, ' ')).replaceAll(CLASS_WORD, '').trim();
  const number = text.replace(ORDINAL, '$1').replace(/^0+(?=\d)/, '');
  const roman = ROMAN.indexOf(number);
  return roman < 0 ? number.replaceAll(' ', '') : String(roman + 1);
}

const SECTION_WORD = /^(?:section|sec)\s+/;

/** The key of a section name: 'a', 'Sec. A' and 'Section A' have the same. */
export const sectionKey = (name: string): string => nameKey(name.replaceAll(/[._-]/g, ' ')).replace(SECTION_WORD, '');

/** The longest names of a class and of a section. */
const LONGEST_CLASS = 50;
const LONGEST_SECTION = 50;
/** Words of class and section around their names, such as 'Standard' and 'Section', with their blanks. */
const LONGEST_WORDS = 20;
/** The separators that are tried, from the end: a section has few words. */
const MOST_SEPARATORS = 8;
const BETWEEN = /[\s/(),–-]+/g;
const JOINED = /^(\d{1,2}|[ivx]+)\s*([a-z])$/i;
const CLOSING = /[)\s]/;

function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && CLOSING.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * The ways to divide a text such as '5-A', 'Class 5 (A)' or '5A' into class and section, the longest class first; none of a text that is
 * longer than both names.
 */
export function classAndSection(text: string): { className: string; sectionName: string }[] {
  const trimmed = withoutClosing(text.trim());
  if (trimmed.length > LONGEST_CLASS + LONGEST_SECTION + LONGEST_WORDS) return [];
  const separators = [...trimmed.matchAll(BETWEEN)].slice(-MOST_SEPARATORS).reverse();
  const found = separators.flatMap(({ index, 0: between }) => {
    const [className, sectionName] = [trimmed.slice(0, index), trimmed.slice(index + between.length)];
    return className === '' || sectionName === '' ? [] : [{ className, sectionName }];
  });
  const joined = JOINED.exec(trimmed);
  return joined ? [...found, { className: joined[1] ?? '', sectionName: joined[2] ?? '' }] : found;
}

interface Named {
  name: string;
  nameKey: string;
}
export type FindNamed<One> = (name: string) => One | undefined;

/** Finds the one with a name; else the only one whose name has the same key. The keys of all are made once. */
export function finderOf<One extends Named>(all: readonly One[], keyOf: (name: string) => string): FindNamed<One> {
  const byName = new Map([...all].reverse().map((one) => [one.nameKey, one]));
  const byKey = new Map<string, One | undefined>();
  for (const one of all) {
    const key = keyOf(one.name);
    byKey.set(key, byKey.has(key) ? undefined : one);
  }
  return (name) => byName.get(nameKey(name)) ?? byKey.get(keyOf(name));
}
