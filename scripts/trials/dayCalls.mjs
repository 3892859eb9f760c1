// The calls of a working day in a school, with their shares.
import { randomUUID } from 'node:crypto';

const NAMES = ['arm', 'asha', 'kum', 'priya sha', '1005', 'singh ra', '91583'];
const post = (path, json) => ({ method: 'POST', path, json });
const get = (path) => ({ method: 'GET', path });
const of = (list, at) => list[at % list.length];

/** A call of the turn `at` in a selection. @type {Record<string, [share: number, make: (selection: any, at: number) => object]>} */
const CALLS = {
  'student list': [
    22,
    ({ schoolId, sessionId }, at) => post(`/student/all/paged?pages=${at % 5}&size=10`, { schoolId, sessionId }),
  ],
  search: [
    16,
    ({ schoolId, sessionId }, at) =>
      post('/student/all/paged?pages=0&size=10', { schoolId, sessionId, searchText: of(NAMES, at) }),
  ],
  'a student': [12, ({ students }, at) => get(`/student/${of(students, at)}`)],
  'fees of a student': [
    10,
    ({ students, sessionId }, at) => post('/fee/structure/student', { studentId: of(students, at), sessionId }),
  ],
  'receipt saved': [
    10,
    ({ students, sessionId }, at) => ({
      ...post('/receipt/receipt', {
        ...{ studentId: of(students, at), sessionId, paymentMode: 'CASH', receiptType: 'FEE' },
        amountPaid: (100 + (at % 900)) / 100,
      }),
      key: randomUUID(),
    }),
  ],
  'receipt as PDF': [3, ({ receiptId }) => get(`/receipt/v2/receipt/download/${receiptId}?html=false`)],
  'receipt list': [
    7,
    ({ schoolId, sessionId }) =>
      post('/receipt/student/receipts?page=0&size=10&sort=receiptNo,DESC', { schoolId, sessionId }),
  ],
  'day close': [2, ({ schoolId }) => get(`/receipt/day-close?schoolId=${schoolId}&date=2026-07-10`)],
  'marks of a section': [
    5,
    ({ schoolId, sessionId, classId, sectionId, examId }) =>
      post('/result/exams/student/marks', { schoolId, sessionId, classId, sectionId, examId, searchText: '' }),
  ],
  'marks saved': [
    5,
    ({ schoolId, sessionId, classId, sectionId, examId, subjectId, ofSection }, at) => ({
      method: 'PUT',
      path: '/result/exams/students/marks',
      key: randomUUID(),
      json: {
        ...{ schoolId, sessionId, classId, sectionId, examId },
        students: ofSection.map((studentId, index) => ({
          studentId,
          subjects: [{ subjectId, theoryMarks: (index * 7 + at) % 100 }],
        })),
      },
    }),
  ],
  'pending fees': [
    2,
    ({ schoolId, sessionId }) => post('/reports/pending-fee?page=0&size=10', { schoolId, sessionId, classIds: [] }),
  ],
  dashboard: [1, ({ schoolId }) => get(`/reports/dashboard?schoolId=${schoolId}`)],
  'the user': [5, () => get('/user/info')],
};

export const CALL_NAMES = Object.keys(CALLS);
/** Each name as often as its share, spread evenly: the same order in every run. */
const ORDER = CALL_NAMES.flatMap((name) => {
  const [share] = CALLS[name];
  return Array.from({ length: share }, (_, at) => ({ name, at: (at + 0.5) / share }));
})
  .sort((one, other) => one.at - other.at)
  .map(({ name }) => name);

/** The call of a turn. @returns {{ name: string, method: string, path: string, json?: object, key?: string }} */
export function callOf(selection, turn) {
  const name = of(ORDER, turn);
  return { name, ...CALLS[name][1](selection, turn) };
}
