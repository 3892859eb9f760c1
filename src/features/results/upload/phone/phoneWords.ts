import { defineWords } from '@/shared/words';

export const phoneWords = defineWords({
  component: 'Subject and component',
  attendance: 'Attendance',
  option: (component: string, entered: number, all: number) => `${component} (${entered}/${all})`,
  entered: (entered: number, all: number) => `${entered} of ${all} entered`,
  withLimit: (entered: string, limit: string) => `${entered}, ${limit}`,
  nextEmpty: 'Next empty',
  nextComponent: (component: string) => `Next: ${component}`,
  list: (component: string) => `Students, ${component}`,
  rollNo: (rollNo: number) => `Roll No. ${rollNo}`,
  total: 'Total',
  history: 'History',
  historyOf: (entry: string) => `History of ${entry}`,
  noGrade: 'No grade',
  notTaking: (count: number, subject: string) =>
    count === 1 ? `1 student does not take ${subject}.` : `${count} students do not take ${subject}.`,
});
