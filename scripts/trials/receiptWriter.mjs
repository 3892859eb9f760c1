// A writer of receipts, which are identified by their reference numbers.
import { ask, must } from './ask.mjs';
import { SCHOOL, selectionOf } from './demoSchool.mjs';
import { creating } from './writerKinds.mjs';

const PAGE = 100;
const CLASS = '5';

/** All receipts of the active session, cancelled ones too, by their numbers. */
async function receiptsOf(address, token) {
  const page = (at) =>
    must(address, `/receipt/student/receipts?page=${at}&size=${PAGE}&sort=receiptNo,ASC`, {
      method: 'POST',
      token,
      json: { schoolId: SCHOOL, includeDeleted: true },
    });
  const first = await page(0);
  const rows = [...first.content];
  for (let at = 1; at * PAGE < first.totalElements; at += 1) rows.push(...(await page(at)).content);
  return rows;
}

/** Receipts with a number other than the next one of the school. */
export async function gapsOfReceipts(address, token) {
  const numbers = (await receiptsOf(address, token)).map(({ receiptNo }) => receiptNo);
  return numbers.filter((no, at) => at > 0 && no !== numbers[at - 1] + 1).length;
}

/** Fee payments of the students of one class who owe most of their fee. */
export function receiptWriter() {
  let students;
  let sessionId;
  let count = 0;
  const writer = creating({
    name: 'Trial',
    list: async (address, token) => (await receiptsOf(address, token)).flatMap(({ referenceNo }) => referenceNo ?? []),
    write(address, token, one) {
      if (one.json === undefined) {
        count += 1;
        const payment = { sessionId, paymentMode: 'ONLINE', receiptType: 'FEE', referenceNo: one.name };
        one.json = { ...payment, studentId: students[count % students.length], amountPaid: (1 + (count % 997)) / 100 };
      }
      return ask(address, '/receipt/receipt', { method: 'POST', token, key: one.key, json: one.json });
    },
  });
  async function begin(address, token) {
    if (students) return;
    const selection = await selectionOf(address, token, CLASS);
    const json = { schoolId: SCHOOL, sessionId: selection.sessionId, classIds: [selection.classId] };
    const { studentIds } = await must(address, `/reports/pending-fee?page=0&size=${PAGE}`, {
      method: 'POST',
      token,
      json,
    });
    sessionId = selection.sessionId;
    students = studentIds;
  }
  return { ...writer, begin };
}
