// Two files of the same receipts at one time: there is one original of each receipt.
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, send } from '../support/http';
import { emptyReceipts, storeReceipts } from '../support/receipts';
import { FIRST } from '../support/schools';

const DAYS = { startDate: '2026-07-01', endDate: '2026-07-15' };

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
});

test('of two files of the same receipts, asked for at once, one has the original of each', async () => {
  const token = await tokenOf('clerk');
  await storeReceipts(8);
  const files = await Promise.all(
    [1, 2].map(() =>
      send('POST', '/api/receipt/student/receipts/print', {
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: JSON.stringify({ schoolId: FIRST, ...DAYS }),
      }),
    ),
  );
  const duplicates = files.map(
    ({ body }) => readPdf(body).filter(({ lines }) => lines.some((line) => line.includes('DUPLICATE'))).length,
  );
  expect(duplicates.sort((one, other) => one - other)).toEqual([0, 8]);
  expect(await sql('SELECT 1 FROM receipts WHERE printed_at IS NULL')).toEqual([]);
});
