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
