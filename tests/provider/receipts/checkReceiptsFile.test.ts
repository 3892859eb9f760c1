// What a spreadsheet of receipts would confirm: every row is reported with all that is wrong with it, and nothing is stored.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { annotateFile, checkFile, confirmFile, fileOf, rowOf, savedFile } from '../support/confirm';
import { verdict } from '../support/http';
import { sheetOf, workbookOf, type Row, type Value } from '../support/imports';
import { cancelReceipt, emptyReceipts, makeReceipt, setStatus, type Receipt } from '../support/receipts';
import { SECOND } from '../support/schools';
import { setPrivileges } from '../support/privileges';
import { disableSchool } from '../support/sessions';
import { readSheet } from '../support/sheets';
import { placeOf } from '../support/students';
import { stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const make = (amountPaid: number) => makeReceipt(token, { amountPaid });

/** The reasons of the rows, by row: ['Amount', 'The receipt is for ₹100.00.']. */
async function reasonsOf(...rows: Row[]): Promise<[string, string][][]> {
  const { data } = await checkFile(token, await workbookOf(...rows));
  return data.rows.map(({ problems }) => problems.map(({ column, message }): [string, string] => [column, message]));
}

test('the rows with their receipts, what they come to, and nothing is stored', async () => {
  const [one, two] = [await make(6000.5), await make(0.25)];
  const before = await stored();
  const answer = await checkFile(token, await savedFile(token));
  expect(verdict(answer)).toEqual([200, 100]);
  const found = ({ receiptId, studentCode, studentName, paymentDate, paymentMode, amountPaid }: Receipt) => ({
    ...{ receiptId, studentCode, studentName, paymentDate, paymentMode, amountPaid },
  });
  const row = (at: number, receipt: Receipt) => ({
    ...{ row: at, state: 'READY', receiptNo: String(receipt.receiptNo), receipt: found(receipt), problems: [] },
  });
  const rows = [row(2, two), row(3, one)];
  expect(answer.data).toEqual({
    ...{ ready: 2, wrong: 0, known: 0, amount: 6000.75, rows },
    fingerprint: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
  // Saving the file is in the trail.
  expect({ ...(await stored()), audit_entries: 0 }).toEqual({ ...before, audit_entries: 0 });
});

test('CONFIRM-10 CONFIRM-11 unknown, of another session, cancelled and confirmed already', async () => {
  const [good, cancelled, known, earlier] = [await make(100), await make(101), await make(102), await make(103)];
  await cancelReceipt(token, cancelled.receiptId);
  await setStatus(known, 'CONFIRMED');
  await sql(
    "UPDATE receipts SET session_id = (SELECT min(id) FROM sessions WHERE school_id = 1 AND status = 'COMPLETED') WHERE id = $1",
    [earlier.receiptId],
  );
  const foreign = await makeReceipt(await tokenOf('admin2'), { amountPaid: 5 }, SECOND);
  await sql('UPDATE receipts SET receipt_no = 777777 WHERE id = $1', [foreign.receiptId]);
  const file = await fileOf(good, cancelled, known, earlier, { ...foreign, receiptNo: 777_777 });
  const { data } = await checkFile(token, file);
  expect([data.ready, data.wrong, data.known, data.amount]).toEqual([1, 3, 1, 100]);
  expect(data.rows.map(({ state, problems }) => [state, ...problems.map(({ message }) => message)])).toEqual([
    ['READY'],
    ['WRONG', `Receipt ${cancelled.receiptNo} is cancelled.`],
    ['KNOWN'],
    ['WRONG', `Receipt ${earlier.receiptNo} belongs to the session 2025 - 2026.`],
    ['WRONG', 'There is no receipt 777777.'],
  ]);
  expect(data.rows[4]?.receipt).toBeNull();
});

test('CONFIRM-11 an amount and a student code that are not those of the receipt', async () => {
  const receipt = await make(6000.5);
  const { studentName, studentCode } = receipt;
  const of = `The receipt belongs to ${String(studentName)} (${String(studentCode)}).`;
  expect(
    await reasonsOf(
      rowOf(receipt, { Amount: 6000, 'Student Code': Number(studentCode) + 1 }),
      rowOf(receipt, { Amount: '₹6,000.50', 'Student Code': ` ${String(studentCode)} ` }),
    ),
  ).toEqual([
    [
      ['Student Code', `${of} The file has "${Number(studentCode) + 1}".`],
      ['Amount', 'The receipt is for ₹6,000.50. The file has "6000".'],
      ['Receipt No.', 'Row 3 has the same receipt.'],
    ],
    [['Receipt No.', 'Row 2 has the same receipt.']],
  ]);
});

test.each<[string, Value, string]>([
  ['missing', null, 'Receipt No. is missing.'],
  ['a word', 'R-1003', 'Receipt No. must be a number. The file has "R-1003".'],
  ['negative', -5, 'Receipt No. must be a number. The file has "-5".'],
  ['a fraction', 1003.5, 'Receipt No. must be a number. The file has "1003.5".'],
  ['too large', 99_999_999_999, 'Receipt No. must be a number. The file has "99999999999".'],
  ['zero', 0, 'There is no receipt 0.'],
  ['a day', new Date('2026-07-10T00:00:00Z'), 'Receipt No. is a date. Type it as text. The file has "10/07/2026".'],
])('CONFIRM-08 CONFIRM-11 a receipt number that is %s', async (_what, value, message) => {
  const { data } = await checkFile(
    token,
    await sheetOf([
      ['Receipt No.', 'Amount'],
      [value, 100],
    ]),
  );
  expect(data.rows.map(({ problems }) => problems)).toEqual([[{ column: 'Receipt No.', message }]]);
});

test('CONFIRM-08 a row without its amount is rejected', async () => {
  const [one, two] = [await make(100), await make(101)];
  const missing = 'Amount is missing. Delete this row if the payment has not arrived, otherwise enter its amount.';
  const rows = [rowOf(one, { Amount: null }), rowOf(two)];
  expect(await reasonsOf(...rows)).toEqual([[['Amount', missing]], []]);
  expect(verdict(await confirmFile(token, await workbookOf(...rows)))).toEqual([422, 166]);
});

test('CONFIRM-11 an amount that is none, and a status that cannot be confirmed', async () => {
  const receipt = await make(100);
  expect(await reasonsOf(rowOf(receipt, { Amount: 'hundred', Status: 'Cancelled' }))).toEqual([
    [
      ['Amount', 'Amount must be an amount in rupees. The file has "hundred".'],
      [
        'Status',
        'Status must be Pending or Confirmed. Delete this row if the payment has not arrived. The file has "Cancelled".',
      ],
    ],
  ]);
});

test.each<[string, Value, string | undefined, string | undefined]>([
  ['shown as 100.00 but stored with three decimals', 99.999, '0.00', '100.00'],
  ['shown as 100 but stored with two decimals', 100.4, '0', '100'],
  ['a sum of binary fractions', 99.7 + 0.1 + 0.2, undefined, undefined],
  ['shown with a currency', 100, '"₹"#,##0.00', undefined],
  ['beyond all bounds', 1e14, undefined, '100000000000000'],
])('CONFIRM-11 an amount that is %s is compared as it is stored and shown', async (_what, value, numFmt, wrong) => {
  const amountPaid = value === 100.4 ? 100.4 : 100;
  const { receiptNo } = await make(amountPaid);
  const cells = [
    ['Receipt No.', 'Amount'],
    [receiptNo, value],
  ];
  const file = await sheetOf(cells, (sheet) => {
    if (numFmt !== undefined) sheet.getRow(2).getCell(2).numFmt = numFmt;
  });
  const { data } = await checkFile(token, file);
  const messages = data.rows.flatMap(({ problems }) => problems.map(({ message }) => message));
  expect([data.ready, messages.length, messages.every((text) => text.includes(`"${wrong}"`))]).toEqual(
    wrong === undefined ? [1, 0, true] : [0, 1, true],
  );
});

test('CONFIRM-11 where some rows say Confirmed, those that still say Pending or nothing are not confirmed by mistake', async () => {
  const [one, two, three] = [await make(100), await make(101), await make(102)];
  const rows = [rowOf(one, { Status: 'Confirmed' }), rowOf(two, { Status: 'Pending' }), rowOf(three)];
  const message =
    'Other rows have the status Confirmed, but this row is Pending or has no status. Delete this row, or set its status to Confirmed if the payment has arrived.';
  expect(await reasonsOf(...rows)).toEqual([[], [['Status', message]], [['Status', message]]]);
  const third = rowOf(three, { Status: 'confirmed' });
  expect(verdict(await confirmFile(token, await workbookOf(rows[0] as Row, third)))).toEqual([200, 100]);
});

test('CONFIRM-11 a payment with another status is never confirmed, also where all others are confirmed already', async () => {
  const [one, two] = [await make(100), await make(101)];
  const file = await workbookOf(rowOf(one, { Status: 'Confirmed' }), rowOf(two, { Status: 'Not Cleared' }));
  expect(verdict(await confirmFile(token, await workbookOf(rowOf(one, { Status: 'Confirmed' }))))).toEqual([200, 100]);
  const { data } = await checkFile(token, file);
  expect([data.ready, data.rows.map(({ problems }) => problems.map(({ column }) => column))]).toEqual([
    0,
    [[], ['Status']],
  ]);
  expect(verdict(await confirmFile(token, file))).toEqual([422, 166]);
});

test('CONFIRM-11 CODE-165 CODE-166 what is no table of receipts is refused as by the confirmation', async () => {
  expect(verdict(await checkFile(token, Buffer.from('Receipt No.\n1000\n')))).toEqual([422, 165]);
  expect(verdict(await checkFile(token, await sheetOf([['Receipt No.']])))).toEqual([422, 166]);
  expect(verdict(await checkFile(token, undefined))).toEqual([400, 109]);
});

test('CONFIRM-10 CODE-103 the session must be one of the school, CODE-112 and the school not disabled', async () => {
  const file = await fileOf(await make(100));
  const { sessionId } = await placeOf('5', { schoolId: SECOND });
  expect(verdict(await checkFile(token, file, { sessionId: Number(sessionId) }))).toEqual([404, 103]);
  await disableSchool(await tokenOf('platform'));
  expect(verdict(await checkFile(token, file))).toEqual([409, 112]);
});

test('a receipt confirmed already is left out, unless the row differs from it', async () => {
  const [known, other] = [await make(100), await make(101)];
  for (const one of [known, other]) await setStatus(one, 'CONFIRMED');
  const rows = [rowOf(known), rowOf(known, { Status: 'Pending' }), rowOf(other, { Amount: 5 }), { Status: 'Pending' }];
  const { data } = await checkFile(token, await workbookOf(...rows));
  expect([data.ready, data.known, data.wrong]).toEqual([0, 2, 2]);
  expect(data.rows[2]?.problems.map(({ message }) => message)).toEqual([
    `Receipt ${other.receiptNo} is already confirmed.`,
    'The receipt is for ₹101.00. The file has "5".',
  ]);
});

describe('a user who only confirms', () => {
  test('sees the pending receipts of the session, and of others nothing that could be guessed from the answer', async () => {
    const [good, cancelled, known, earlier] = [await make(100), await make(101), await make(102), await make(103)];
    await cancelReceipt(token, cancelled.receiptId);
    await setStatus(known, 'CONFIRMED');
    await sql(
      "UPDATE receipts SET session_id = (SELECT min(id) FROM sessions WHERE school_id = 1 AND status = 'COMPLETED') WHERE id = $1",
      [earlier.receiptId],
    );
    await setPrivileges('clerk', 'RECEIPT', 'CONFIRM_FEE_RECEIPT');
    const clerk = await tokenOf('clerk');
    const wrong = { Amount: 5, 'Student Code': 1 };
    const file = await workbookOf(
      rowOf(good, wrong),
      ...[cancelled, known, earlier, { ...good, receiptNo: 777_777 }].flatMap((one) => [rowOf(one, wrong)]),
    );
    const { data } = await checkFile(clerk, file);
    const hidden = (receiptNo: number) => ['WRONG', null, `${receiptNo} is not a pending receipt of this session.`];
    expect(
      data.rows.map(({ state, receipt, problems }) => [
        state,
        receipt && receipt['receiptId'],
        ...problems.map(({ message }) => message),
      ]),
    ).toEqual([
      [
        'WRONG',
        good.receiptId,
        `The receipt belongs to ${String(good.studentName)} (${String(good.studentCode)}). The file has "1".`,
        'The receipt is for ₹100.00. The file has "5".',
      ],
      hidden(cancelled.receiptNo),
      ['KNOWN', null],
      hidden(earlier.receiptNo),
      hidden(777_777),
    ]);
    const annotated = await readSheet(Buffer.from(await (await annotateFile(clerk, file)).arrayBuffer()));
    for (const answer of [annotated.rows, await confirmFile(clerk, file)])
      expect(JSON.stringify(answer)).not.toMatch(/cancelled|2025 - 2026|₹10[123]/);
  });
});
