// The labels of the fields of audit entries, and the kinds of their values.
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { Named } from './history.queries.ts';

export type FieldKind = 'text' | 'date' | 'money' | Named;

interface Field {
  label: string;
  kind: FieldKind;
}

type Titled = Readonly<Record<string, { title: string }>>;
const titlesOf = (form: Titled, prefix = ''): Record<string, string> =>
  Object.fromEntries(Object.entries(form).map(([name, { title }]) => [prefix + name, title]));

const PARENTS = { FATHER: 'Father', MOTHER: 'Mother', GUARDIAN: 'Guardian' };
const parentTitles = Object.entries(PARENTS).flatMap(([type, relation]) =>
  Object.entries(titlesOf(FORM_FACTS.ParentForm, `${type}.`)).map(([name, title]) => [name, `${relation}: ${title}`]),
);
const lastSchoolTitles = Object.entries(titlesOf(FORM_FACTS.LastSchoolForm, 'lastSchool.')).map(([name, title]) => [
  name,
  name === 'lastSchool.name' ? 'Last School' : `Last School: ${title}`,
]);

const LABELS: Readonly<Record<string, string>> = {
  ...titlesOf(FORM_FACTS.FeeStructureForm),
  ...titlesOf(FORM_FACTS.ExamControlForm),
  ...titlesOf(FORM_FACTS.SessionForm),
  ...titlesOf(FORM_FACTS.SectionForm),
  ...titlesOf(FORM_FACTS.ClassForm),
  ...titlesOf(FORM_FACTS.DiscountForm),
  ...titlesOf(FORM_FACTS.StudentForm),
  ...(Object.fromEntries([...parentTitles, ...lastSchoolTitles]) as Record<string, string>),
  classId: 'Class',
  sectionId: 'Section',
  name: 'Name',
  code: 'Student Code',
  srNo: FORM_FACTS.StudentForm.studentSrNo.title,
  rollNo: 'Roll No.',
  siblings: 'Siblings',
  siblingInfo: 'Siblings',
  parentsInfo: 'Parents',
  enrollments: 'Class and Section',
  lastSchoolDetails: 'Last School',
  studentImage: 'Photograph',
  life: 'Status',
  disabled: 'Disabled',
  reason: 'Reason',
  comments: 'Comment',
  type: 'Type',
  mode: 'Payment Mode',
  amount: 'Amount',
  paymentDate: 'Payment Date',
  sharedReference: 'Reference of another receipt',
  sections: 'Sections',
  printed: 'Copy',
  discount: 'Discount',
};

const KINDS: Readonly<Record<string, FieldKind>> = {
  dateOfBirth: 'date',
  admissionDate: 'date',
  paymentDate: 'date',
  startDate: 'date',
  endDate: 'date',
  resultDeclarationDate: 'date',
  amount: 'money',
  discount: 'money',
  totalFee: 'money',
  admissionFee: 'money',
  tuitionFee: 'money',
  examFee: 'money',
  computerFee: 'money',
  developmentFee: 'money',
  otherFee: 'money',
  classId: 'class',
  sectionId: 'section',
  sourceSessionId: 'session',
  teacherId: 'teacher',
  siblings: 'student',
};

/** 'motherTongue' as 'Mother tongue', for a field without a title. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fieldOf = (name: string): Field => ({ label: LABELS[name] ?? inWords(name), kind: KINDS[name] ?? 'text' });
