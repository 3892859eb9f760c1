// The columns of the import file: the fields of the registration form with its titles.
import { passesCheck } from '../../../../common/aadhaar.ts';
import { present } from '../../../../common/present.ts';
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { LABELS } from '../../../contract/generated/labels.gen.ts';
import { textOf } from '../../../documents/table.ts';
import type { TableColumn } from '../../../documents/tableColumn.ts';
import type { ReadCell } from '../../../documents/workbook.ts';
import type { ParentForm } from '../students.rules.ts';
import { studentSheetWords } from '../students.words.ts';
import { importWords as words } from './import.words.ts';
import {
  CLASS_SECTION_HEADINGS,
  HEADINGS,
  isNewOrOld,
  NEW_OR_OLD,
  NOTATIONS,
  PARENT_HEADINGS,
  SUGGESTED_BY,
} from './importNotations.ts';

interface Fact {
  title: string;
  required: boolean;
  values?: readonly string[];
}

const { StudentForm: student, ParentForm: parent, LastSchoolForm: lastSchool, EnrollmentForm: enrolment } = FORM_FACTS;

const GENDERS: Readonly<Record<string, string>> = LABELS.Gender;
const DIGITS = new Set(['aadharNo', 'janAadharNo', 'pinCode']);
const CODES = new Set(['nicNo', 'panNo']);
const DATES = new Set(['dateOfBirth', 'admissionDate']);
const YES_OR_NO = new Set(['rte', 'taxPayer', 'newAdmission']);
/** Fields with suggestions that accept other texts. */
const OPEN = new Set(['higherQualification', 'occupation']);
/** Fields that are masked in reasons, as in lists. */
const SECRET = new Set(['aadharNo', 'panNo']);

function kindOf(field: string, { values }: Fact): TableColumn['kind'] {
  if (values) return 'choice';
  if (DATES.has(field)) return 'date';
  if (YES_OR_NO.has(field)) return 'yes-no';
  if (field === 'mobileNo') return 'mobile';
  if (field === 'contactNo') return 'contact';
  if (CODES.has(field)) return 'code';
  return DIGITS.has(field) ? 'digits' : 'text';
}

/** An Aadhaar number whose check digit is wrong; the form warns too (STUDENT-46). */
const isDoubtful = (value: string): boolean => /^\d{12}$/.test(value) && !passesCheck(value);

const fieldOf = (key: string): string => present(key.split('.').at(-1), 'the name of a field');

const columnOf = (key: string, fact: Fact, title = fact.title, required = fact.required): TableColumn => {
  const field = fieldOf(key);
  return {
    key,
    title,
    required,
    kind: kindOf(field, fact),
    open: OPEN.has(field),
    separators: true,
    upToToday: true,
    secret: SECRET.has(field),
    ...(field === 'aadharNo' && { isDoubtful }),
    ...(field === 'studentSrNo' && { mayCountRows: true }),
    ...(fact.values && {
      choices: fact.values.map((value) => ({
        value,
        label: GENDERS[value] ?? value,
        others: NOTATIONS[field]?.[value] ?? [],
      })),
    }),
  };
};

type Fields<Form> = readonly (keyof Form)[];
const some = <Form extends Record<string, Fact>>(form: Form, names: Fields<Form>): TableColumn[] =>
  names.map((name) => columnOf(String(name), form[name] as Fact));

const PARENT_FIELDS = [
  ...(['name', 'mobileNo', 'aadharNo', 'panNo', 'taxPayer', 'higherQualification', 'occupation'] as const),
];
const LAST_SCHOOL_FIELDS = ['name', 'className', 'marks', 'attendance', 'result', 'contactNo'] as const;

export const parentKey = (type: ParentForm['type'], field: string): string => `parentsInfo.${type}.${field}`;
export const lastSchoolKey = (field: string): string => `lastSchoolDetails.${field}`;
/** The file contains names of class and section, the form contains ids. */
export const CLASS = 'enrollments.0.classId';
export const SECTION = 'enrollments.0.sectionId';
/** One column with both, such as 5-A. */
export const CLASS_SECTION = 'enrollments.0.classSection';
export const NEW_ADMISSION = 'enrollments.0.newAdmission';

const parentColumns = Object.entries(LABELS.ParentType).flatMap(([type, word]) =>
  PARENT_FIELDS.map((field) => ({
    ...columnOf(parentKey(type as ParentForm['type'], field), parent[field], `${word} ${parent[field].title}`, false),
    aliases: [
      ...(field === 'name' ? [`Name of ${word}`] : []),
      ...(PARENT_HEADINGS[field] ?? []).map((heading) => `${word} ${heading}`),
    ],
  })),
);

const lastSchoolTitle = (title: string): string =>
  title.startsWith('School') ? `${words.last} ${title}` : `${words.lastSchool} ${title}`;
const lastSchoolColumns = LAST_SCHOOL_FIELDS.map((field) => {
  const { title } = lastSchool[field];
  return columnOf(lastSchoolKey(field), lastSchool[field], lastSchoolTitle(title), false);
});

const ignored = (title: string): TableColumn => ({ key: title, title, kind: 'ignored', required: false });

/** The result columns of a file that was annotated by an earlier dry run. */
export const REPORTED: readonly TableColumn[] = [
  ...[words.row, words.outcome, words.reason].map((title) => ({ ...ignored(title), reported: true })),
  ...[words.registeredCode, words.registeredSrNo].map(ignored),
];

/** Columns of the student export that only the portal decides. */
const OF_PORTAL: readonly TableColumn[] = [
  ...[studentSheetWords.studentCode, studentSheetWords.rollNo],
  ...[studentSheetWords.registrationStatus, studentSheetWords.status],
].map(ignored);

/** In the order of the form. */
const COLUMNS: readonly TableColumn[] = [
  ...some(student, ['studentName', 'gender', 'studentSrNo', 'dateOfBirth', 'admissionDate']),
  columnOf(CLASS, enrolment.classId),
  columnOf(SECTION, enrolment.sectionId),
  columnOf(NEW_ADMISSION, enrolment.newAdmission),
  ...some(student, ['mobileNo', 'aadharNo', 'janAadharNo', 'nicNo', 'religion', 'caste', 'category', 'bloodGroup']),
  ...some(student, ['bplCardNo', 'ewsCardNo', 'rte']),
  ...parentColumns,
  ...some(student, ['guardianAddress', 'address1', 'district', 'block', 'municipalBoard', 'municipalWard', 'pinCode']),
  ...lastSchoolColumns,
];

const OF_OTHERS = new Set([...parentColumns, ...lastSchoolColumns]);
export const IMPORT_COLUMNS: readonly TableColumn[] = COLUMNS.map((column) =>
  OF_OTHERS.has(column)
    ? column
    : {
        ...column,
        aliases: HEADINGS[fieldOf(column.key)] ?? [],
        suggestedBy: SUGGESTED_BY[fieldOf(column.key)] ?? [],
        ...(column.key === CLASS && { givenBy: CLASS_SECTION }),
        ...(column.key === NEW_ADMISSION && {
          below: (heading: string, values: readonly ReadCell[]) =>
            isNewOrOld(heading, values.map(textOf)) ? { ...column, kind: 'choice', choices: NEW_OR_OLD } : undefined,
        }),
      },
);

/** The columns of an import file: those of the template, class and section in one, and columns that are not read. */
export const READ_COLUMNS: readonly TableColumn[] = [
  ...IMPORT_COLUMNS,
  {
    key: CLASS_SECTION,
    title: words.classSection,
    aliases: CLASS_SECTION_HEADINGS,
    kind: 'text',
    required: false,
  },
  ...OF_PORTAL,
  ...REPORTED,
];

const titles = new Map(IMPORT_COLUMNS.map(({ key, title }) => [key, title]));
const titleOf = (key: string): string => titles.get(key) ?? '';
export const CLASS_TITLE = titleOf(CLASS);
export const SECTION_TITLE = titleOf(SECTION);

/** The heading of the column that a problem of the form belongs to; blank for a problem of the row. `parents`: those of the form. */
export function columnAt(path: string, parents: readonly Pick<ParentForm, 'type'>[]): string {
  const [part, index, field] = path.split('.');
  if (part !== 'parentsInfo') return titleOf(path);
  const parent = parents[Number(index)];
  // Missing parents are reported at the father's name.
  return parent && field !== undefined ? titleOf(parentKey(parent.type, field)) : titleOf(parentKey('FATHER', 'name'));
}
