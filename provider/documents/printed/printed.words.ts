// Texts of the printed documents.

import { DIVISION_NAMES } from '../../../common/results/index.ts';
import { LABELS } from '../../contract/generated/labels.gen.ts';

export const schoolWords = {
  letterNo: (number: string) => `Letter No. ${number}`,
  phone: (numbers: string) => `Phone: ${numbers}`,
  email: (address: string) => `Email: ${address}`,
};

export const markWords = { cancelled: 'CANCELLED', duplicate: 'DUPLICATE', preview: 'PREVIEW' };

export const feeWords = {
  date: 'Date',
  session: 'Session',
  student: 'Student',
  studentCode: 'Student code',
  srNumber: 'SR number',
  class: 'Class',
  father: 'Father’s name',
  mother: 'Mother’s name',
  particulars: 'Particulars',
  amount: 'Amount (₹)',
  total: 'Total',
  none: '–',
};

export const receiptWords = {
  file: (number: number) => `Receipt ${number}`,
  copies: ['Office copy', 'Parent copy'] as const,
  number: 'Receipt no.',
  received: 'Received',
  paidBy: 'Paid by',
  modes: { ...LABELS.PaymentMode, ONLINE: 'Online payment' },
  references: { CASH: 'reference no.', CHEQUE: 'no.', ONLINE: 'transaction no.' },
  dated: (day: string) => `dated ${day}`,
  realisation: 'Subject to realisation of the cheque',
  payable: 'Payable (₹)',
  discount: 'Discount (₹)',
  paid: 'Paid so far (₹)',
  balance: 'Balance (₹)',
  asOf: (moment: string) => `As of ${moment}`,
  remarks: (text: string) => `Remarks: ${text}`,
  cancelled: (reason: string) => `This receipt is cancelled. Reason: ${reason}`,
  seal: 'Seal of the school',
  cashier: 'Cashier',
};

export const certificateWords = {
  file: (number: number) => `Fee certificate ${number}`,
  title: 'Fee Certificate',
  number: 'Certificate no.',
  statement: (session: string, from: string, to: string, otherTimes: string) =>
    `This is to certify that this school received the fees stated below for the student named here, in payments made in the academic session ${session}, from ${from} to ${to}${otherTimes && `, or for this session ${otherTimes}`}.`,
  early: 'before it started',
  late: 'after it ended',
  replaces: (number: number, day: string) => `This certificate replaces no. ${number} of ${day}.`,
  received: 'Total received',
  receipts: 'Receipts of these payments',
  receiptNo: 'Receipt no.',
  noReceipt: '–',
  openingNote:
    'The opening balance is from the records that the school had before it used this portal. It has no receipt number here.',
  mode: 'Mode',
  reference: 'Number and bank',
};

export const studentCertificateWords = {
  file: (title: string, number: number) => `${title} ${number}`,
  number: 'Certificate no.',
  issuedOn: 'Date of issue',
  srNo: 'SR number',
  studentCode: 'Student code',
  missing: '—',
  both: (figures: string, inWords: string) => `${figures} (${inWords})`,
  inSection: (className: string, section: string) => `${className}, section ${section}`,
  cancelled: (reason: string) => `This certificate is cancelled. Reason: ${reason}`,
  remarks: (text: string) => `Remarks: ${text}`,
  classTeacher: 'Class teacher',
  checked: 'Checked by',
  seal: 'Seal of the school',
  principal: 'Principal',
  children: { MALE: 'son', FEMALE: 'daughter', OTHER: 'child' },
  childOf: (name: string, child: string, parents: readonly string[]) =>
    parents.length === 0 ? name : `${name}, ${child} of ${parents.join(' and ')},`,
};

export const transferCertificateWords = {
  title: 'Transfer Certificate',
  no: 'No.',
  particulars: 'Particulars',
  entry: 'Entry',
  name: 'Name of student',
  mother: 'Mother’s name',
  father: 'Father’s name',
  category: 'Category',
  admission: 'Date of first admission and class',
  admitted: (day: string, className: string) => `${day}, class ${className}`,
  born: 'Date of birth',
  lastClass: 'Class last studied',
  lastExam: 'Last examination and result',
  examAndResult: (exam: string, result: string) => `${exam}: ${result}`,
  promotion: 'Qualified for promotion',
  dues: 'Dues cleared up to',
  workingDays: 'Working days',
  daysPresent: 'Days present',
  conduct: 'Conduct',
  application: 'Date of application',
  issue: 'Date of issue',
  leaving: 'Date of leaving',
  reason: 'Reason for leaving',
  remarks: 'Remarks',
};

export const bonafideCertificateWords = {
  title: 'Bonafide Certificate',
  statement: (student: string, className: string, session: string) =>
    `This is to certify that ${student} is a bonafide student of this school, studying in class ${className} in the session ${session}.`,
  born: (day: string) => `Date of birth according to the records of the school: ${day}.`,
  purpose: (purpose: string) => `Purpose of this certificate: ${purpose}`,
};

export const characterCertificateWords = {
  title: 'Character Certificate',
  statement: (student: string, className: string, session: string) =>
    `This is to certify that ${student} has studied in this school, in class ${className} in the session ${session}.`,
  conduct: (conduct: string) => `Conduct and character during this time: ${conduct}`,
};

export const listWords = {
  filter: (label: string, value: string) => `${label}: ${value}`,
  foot: (school: string, title: string, day: string) => `${school} · ${title} · ${day}`,
};

export const awardListWords = {
  title: 'Award List',
  exam: 'Exam',
  subject: 'Subject',
  maximum: 'Maximum marks',
  grades: 'Grades',
  students: 'Students',
  rollNo: 'Roll No.',
  section: 'Section',
  code: 'Student Code',
  name: 'Student Name',
  father: 'Father’s Name',
  theory: 'Theory',
  practical: 'Practical',
  viva: 'Viva',
  outOf: (component: string, max: number) => `${component}\nout of ${max}`,
  grade: 'Grade',
  gradeOf: (component: string) => `${component}\ngrade`,
  inWords: 'In words',
  component: (component: string, max: number) => `${component} ${max}`,
  sum: (max: number, components: string) => `${max} (${components})`,
  reasons: 'Write AB for absent, ML for medical and L for leave.',
  reasonsOfAnnual: 'Write AB for absent and L for leave.',
  optional: 'Leave the row of a student who does not take this subject blank.',
  examiner: 'Name of examiner',
  signature: 'Signature of examiner',
  date: 'Date',
  foot: (parts: readonly string[]) => parts.join(' · '),
};

export const registerWords = {
  title: 'Result Register',
  class: 'Class',
  exam: 'Exam',
  session: 'Session',
  students: 'Students',
  year: (exams: string) => `Result of the year (${exams})`,
  yearHint: 'Marks of a subject are its marks in all exams of the year together.',
  key: 'Marks of several components: theory+practical+viva. * not passed, AB absent, ML medical, L leave, – not taken or not entered. Averages, highest marks and passes are those of students who appeared.',
  rollNo: 'Roll No.',
  section: 'Section',
  code: 'Code',
  name: 'Student Name',
  father: 'Father’s Name',
  total: 'Total',
  of: (what: string, maxima: string) => `${what}\n${maxima}`,
  percent: '%',
  division: 'Division',
  rank: 'Rank',
  result: 'Result',
  theory: 'Theory',
  practical: 'Practical',
  viva: 'Viva',
  grade: 'Grade',
  none: '–',
  failed: '*',
  ...DIVISION_NAMES,
  results: {
    MARKS: 'Pass',
    GRACE: 'Pass by grace',
    SECOND_CHANCE: 'Pass by suppl. exam',
    FAIL: 'Fail',
    SUPPLEMENTARY: 'Supplementary',
    INCOMPLETE: 'Incomplete',
    NOT_JUDGED: '–',
  },
  appeared: 'Appeared',
  passed: 'Passed',
  passPercent: 'Pass percentage',
  average: 'Average',
  highest: 'Highest',
  summary: 'Class result',
  failedCount: 'Failed',
  supplementaryCount: 'Supplementary',
  incompleteCount: 'Incomplete',
  divisionCount: (division: string) => `${division} division`,
  toppers: 'First three ranks',
  teacher: 'Class teacher',
  checked: 'Checked by',
  head: 'Head of the school',
  foot: (parts: readonly string[]) => parts.join(' · '),
};

const receipts = (count: number): string => (count === 1 ? '1 receipt' : `${count} receipts`);

export const dayCloseWords = {
  file: (day: string) => `Day close ${day}`,
  title: (day: string) => `Day Close of ${day}`,
  madeThatDay: (asOf: string) => `Receipts created on this day, regardless of the payment date, as of ${asOf}`,
  cashier: 'Cashier',
  receipts: 'Receipts',
  numbers: 'Receipt nos.',
  range: (first: number, last: number) => `${first} to ${last}`,
  mode: 'Mode',
  type: 'Type',
  modes: LABELS.PaymentMode,
  types: LABELS.ReceiptType,
  rupees: (what: string) => `${what} (₹)`,
  pending: 'Not confirmed yet (₹)',
  handOver: 'Cash to hand over',
  taken: 'Total collected',
  otherDate: (count: number, amount: string) =>
    `Of these, ${receipts(count)} (₹ ${amount}) ${count === 1 ? 'has' : 'have'} a different payment date.`,
  none: 'No receipts were created on this day.',
  cancelled: 'Cancelled receipts of this day',
  earlierCancelled: 'Receipts of earlier days cancelled on this day',
  madeOn: 'Created on',
  cancelledOn: 'Cancelled on',
  reason: 'Reason',
  notCounted: (count: number) => `${receipts(count)}, not included in the totals`,
  handsOver: (cash: string) => `Cashier, cash ₹ ${cash}`,
  receivedBy: 'Received by',
  head: 'Head of the school',
  platformUser: 'A platform user',
};
