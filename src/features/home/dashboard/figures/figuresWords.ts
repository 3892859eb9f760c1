import { defineWords } from '@/shared/words';
import { groupDigits } from '@common/digits';

const counted = (count: number, one: string, many: string): string =>
  `${groupDigits(count)} ${count === 1 ? one : many}`;

export const figuresWords = defineWords({
  failed: 'The figures could not be loaded.',
  retry: 'Try again',
  fees: (session: string) => `Fees of ${session}`,
  feesLoading: 'Fees',
  collected: 'Collected',
  collectedNote: 'Fee receipts',
  due: 'Due by today',
  pending: 'Pending in all',
  awaiting: 'Awaiting confirmation',
  students: (count: number) => counted(count, 'student', 'students'),
  receipts: (count: number) => counted(count, 'receipt', 'receipts'),
  byMonth: 'Fees collected by month',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  month: 'Month',
  amount: 'Amount',
  receiptsOf: (month: string) => `${month}, receipts`,
  byClass: 'Students by class',
  studentList: 'Student List',
  class: 'Class',
  studentsOf: (className: string) => `${className}, students of the class`,
  boys: 'Boys',
  girls: 'Girls',
  others: 'Other',
  total: 'Total',
  noStudents: 'No students in this session yet.',
  exams: 'Marks entered',
  allExams: 'All exams',
  exam: 'Exam',
  entered: 'Entered',
  nextClass: 'Most missing in',
  percent: (percent: number) => `${percent} %`,
  noLimits: 'No limits',
  complete: 'Complete',
  marksOf: (exam: string, className: string) => `${exam}, marks of class ${className}`,
  noExams: 'No exams in this session yet.',
});
