// Alternative notations of headings, choices and class names that school offices use.
import { toAsciiDigits } from '../../../../common/digits.ts';
import { nameKey } from '../../../../common/names.ts';

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
  studentSrNo: ['Admission No', 'Register No', 'Scholar No', 'GR No', 'SR', 'Enrolment No', 'Scholar'],
  admissionDate: ['Joining Date', 'Date of Joining'],
  mobileNo: ['Parent Mobile', 'Mobile 1', 'Contact', 'SMS No'],
  category: ['Caste Category', 'Category Name'],
  address1: ['Permanent Address', 'Home Address', 'Village Address', 'Residence'],
  municipalWard: ['Ward No'],
  religion: ['Religion Name'],
  bloodGroup: ['Blood'],
  rte: ['RTE Seat', 'Free Seat', 'RTE Student'],
  newAdmission: ['New Old', 'New Student'],
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

const CLASS_WORD = /^(?:class|cls|std|standard|grade|कक्षा)(?:\s+|(?=\d))|\s+class$/g;
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

const BETWEEN = /[\s/(),–-]+/g;
const JOINED = /^(\d{1,2}|[ivx]+)\s*([a-z])$/i;

/** The ways to divide a text such as '5-A', 'Class 5 (A)' or '5A' into class and section, the longest class first. */
export function classAndSection(text: string): { className: string; sectionName: string }[] {
  const trimmed = text.trim().replace(/[)\s]+$/, '');
  const found = [...trimmed.matchAll(BETWEEN)].reverse().flatMap(({ index, 0: between }) => {
    const [className, sectionName] = [trimmed.slice(0, index), trimmed.slice(index + between.length)];
    return className === '' || sectionName === '' ? [] : [{ className, sectionName }];
  });
  const joined = JOINED.exec(trimmed);
  return joined ? [...found, { className: joined[1] ?? '', sectionName: joined[2] ?? '' }] : found;
}

/** The one with this name; else the only one whose name has the same key. */
export function namedAs<Named extends { name: string; nameKey: string }>(
  all: readonly Named[],
  name: string,
  keyOf: (name: string) => string,
): Named | undefined {
  const exact = all.find((one) => one.nameKey === nameKey(name));
  if (exact) return exact;
  const [found, ...others] = all.filter((one) => keyOf(one.name) === keyOf(name));
  return others.length === 0 ? found : undefined;
}
