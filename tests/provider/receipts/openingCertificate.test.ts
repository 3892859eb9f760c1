// The fee certificate contains the payment of an opening balance as one marked line.
import { resetProvider, tokenOf } from '../../support/provider';
import { askCertificate, certificates, numberOn, pageOf } from '../support/certificates';
import { giveOpening, importOpening, openingFile, openingRow, reverseOpenings } from '../support/openings';
import { pay, newPupil } from '../support/studentFees';

const LINE = 'Paid before this portal (opening balance)';

test('the line counts in heads, total and content: a copy is a duplicate, a reversal makes another certificate', async () => {
  await resetProvider();
  const admin = await tokenOf('admin');
  const { studentId, sessionId } = await newPupil(admin);
  const asked = { studentId, sessionId };
  expect((await askCertificate(admin, { ...asked, html: true })).status).toBe(404);
  const amounts = { 'Tuition Fee Paid': 9000, 'Exam Fee Paid': 1000.5 };
  const file = await openingFile(await openingRow(studentId, amounts));
  const { data } = await importOpening(admin, sessionId, file, { students: 1, paid: 10000.5 });
  const first = await pageOf(admin, asked);
  expect(first).toContain(`${LINE}: Tuition Fee ₹9,000.00, Exam Fee ₹1,000.50`);
  expect(first).toContain('It has no receipt number here.');
  expect(numberOn(await pageOf(admin, asked))).toBe(numberOn(first));
  await reverseOpenings(admin, { sessionId, importId: data.importId });
  await giveOpening(admin, asked, { paid: 50.25, earlierDues: 9 });
  await pay(asked, { amount: 100 });
  const second = await pageOf(admin, asked);
  expect(numberOn(second)).toBe(numberOn(first) + 1);
  // Without heads the line is a head of its own, in both tables.
  expect(second.split(LINE)).toHaveLength(3);
  expect((await certificates()).map(({ amount }) => amount)).toEqual(['10000.50', '150.25']);
});
