import { groupDigits } from '../../../../common/digits.ts';
import { templateSheets } from '../../../documents/importTemplate.ts';
import { MOST_ROWS } from '../../../documents/workbookLimits.ts';

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** Texts of the workbook of opening balances: columns, results of the check, template. */
export const openingWords = {
  studentCode: 'Student Code',
  srNo: 'Sr. No.',
  studentName: 'Student Name',
  fatherName: 'Father Name',
  className: 'Class',
  section: 'Section',
  totalFee: 'Total Fee',
  paidOf: (head: string) => `${head} Paid`,
  paid: 'Paid in Total',
  discount: 'Discount',
  earlierDues: 'Earlier Dues',
  row: 'Row',
  outcome: 'Outcome',
  reason: 'Reason',
  READY: 'To be stored',
  WRONG: 'With errors',
  KNOWN: 'Has an opening balance',
  BLANK: 'No amounts',
  /** adds the column unless the reason starts with it */
  of: (column: string, message: string) =>
    sentence(column === '' || message.startsWith(column) ? message : `${column}: ${message}`),

  amounts: 'amounts',
  undecided: (headings: string) =>
    `These columns are not read and may say that an amount is a credit, or something else than the amount of its column. Choose what they are, or confirm that they are not read: ${sentence(headings)}`,
  /** of a column that has the heading of a result */
  ofFile: (heading: string) => `${heading} (of the file)`,
  noStudent:
    'This row names no student of the school. Delete it. If it says something about the amounts, correct the amounts first.',
  noNumber: 'Enter the Student Code or the Sr. No.',
  unknownCode: 'No student has this code.',
  unknownSrNo: 'No student has this Sr. No.',
  nameRequired: 'Student Name is required.',
  otherName: (stored: string, written: string) => `The student is "${stored}", the file has "${written}".`,
  otherSrNo: (code: number, srNo: string) => `The student ${code} has the Sr. No. ${srNo}.`,
  otherFather: (code: number, father: string, other: number) =>
    `The father of the student ${code} is "${father}". The file has the father of the student ${other}, who has the same name.`,
  notEnrolled: (name: string) => `${name} is not enrolled in this session.`,
  twice: (row: number) => `Row ${row} is the same student.`,
  negative: (title: string) => `${title} must not be negative.`,
  credit: (title: string) =>
    `${title} must not be a credit (an advance). Enter what the student owes, or leave the cell blank.`,
  creditBeside: (title: string, heading: string, text: string) =>
    `${title} must not be a credit (an advance): "${heading}" has "${text}". Clear the amount, or correct that cell. If the column means something else, delete the column.`,
  dittoBeside: (title: string, heading: string) => `${title}: "${heading}" has a ditto sign. Write its value there.`,
  tooLarge: (title: string) => `${title} must not be more than ₹9,99,99,99,999.99.`,
  otherSum: (heads: string, total: string) => `The paid heads add up to ${heads}, Paid in Total is ${total}.`,
  abovePayable: (paid: string, discount: string, payable: string) =>
    `Paid ${paid} and discount ${discount} are more than the payable fee of ${payable}.`,
  hasDiscount: (amount: string) => `The student already has a discount of ${amount}.`,
  dueAlready: (amount: string, sessions: string) =>
    `${amount} of ${sessions} is still due in the portal and remains due there. Delete this amount.`,
  hasReceipt: 'The student already has a fee receipt in this session. Enter the balance before the first receipt.',

  wrong: (rows: number) =>
    rows === 1 ? 'One row has errors. Nothing was stored.' : `${rows} rows have errors. Nothing was stored.`,
  otherSums: 'Number or sums differ from the confirmed check. Check the file again.',
  reversedAlready: 'The opening balances of this file are already reversed.',
  noEntry: 'This student no longer has an opening balance.',
  listedTwice: 'This student is listed twice.',
  oneOf: 'Choose either a file or students.',
  tooManyStudents: (most: string) => `The session has more than ${most} students. Choose a class.`,
  noStudents: 'No students are enrolled here.',

  file: 'Opening balances',
  checkedFile: 'Opening balances, checked',
  sheet: 'Opening balances',
  footer: 'Page &P of &N',
  ...templateSheets,
  guideLines: [
    'Write what each student paid for this session before the school used the portal. Leave the other students blank.',
    'Fill in the paid amounts by head, or only Paid in Total. With both, they must be equal.',
    'Discount: only for students who have no discount yet.',
    'Earlier Dues: what is still due of earlier sessions. It is due before the fee of this session. Dr may follow the amount, a credit (Cr) is an error. Leave the cell blank for a student who has dues in an earlier session of the portal: they remain due there.',
    'Paid and discount together cannot be more than the payable fee of the session, without Earlier Dues.',
    'A student is found by Student Code, or else by Sr. No. The name must be that of the student, and so must a Sr. No. beside the code.',
    'Check the file in the portal before the import. Each row with errors is listed with its reasons. Nothing is stored while a row has errors.',
    'Students who already have an opening balance are skipped. Enter the balance before the first fee receipt of the student.',
    'Write nothing above the headings, and hide no rows or columns: such a file is rejected. Write each value, not a ditto sign.',
    `Columns may be left out or moved. Other columns and sheets are not read; you confirm that for each other column. A file has at most ${groupDigits(MOST_ROWS)} students.`,
  ],
};
