// The migration that gives stored receipts the key their references are compared by, run once more on old keys.
import fs from 'node:fs';
import path from 'node:path';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { makeReceipt } from '../support/receipts';

beforeEach(resetProvider);

const FILE = path.resolve(__dirname, '../../../provider/database/migrations/0031_reference_keys.sql');
const keys = async () =>
  (await sql<{ key: string }>('SELECT reference_key AS key FROM receipts ORDER BY id')).map(({ key }) => key);

test('RECEIPT-53 receipts of before have the key that the provider computes', async () => {
  const token = await tokenOf('clerk');
  const cheque = { paymentMode: 'CHEQUE', referenceNoDate: '2026-07-09' };
  await makeReceipt(token, {
    ...cheque,
    referenceNo: '\uff10\uff10 45 Ab',
    bankName: ' State  Bank of  \u092d\u093e\u0930\u0924',
  });
  await makeReceipt(token, {
    ...cheque,
    amountPaid: 11,
    referenceNo: 'C/12\u201145\u2019_\\7',
    bankName: 'S.B.I. (\u2018Main\u2019 \u2013 O\u2019Brien) & \u0915\u0970',
  });
  await makeReceipt(token, { ...cheque, amountPaid: 12, referenceNo: '---', bankName: '(-)' });
  await makeReceipt(token, {
    paymentMode: 'ONLINE',
    referenceNo: 'UPI 7',
    bankName: 'SBI',
    referenceNoDate: '2026-07-09',
  });
  await makeReceipt(token, {
    paymentMode: 'ONLINE',
    amountPaid: 13,
    referenceNo: '\u0423\u03a4\u0420~+=\u2010\u0967\u0968/\u0445\u0925',
  });
  const stored = await keys();
  await sql("UPDATE receipts SET reference_key = 'old' || id WHERE reference_key IS NOT NULL");
  const [update, ...more] = fs
    .readFileSync(FILE, 'utf8')
    .split(/;\n/)
    .filter((one) => /^(?:--.*\n|\s)*UPDATE /.test(one));
  expect(more).toEqual([]);
  await sql(update ?? '');
  expect(await keys()).toEqual(stored);
});
