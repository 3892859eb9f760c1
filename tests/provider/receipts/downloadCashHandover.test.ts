// The cash hand-over of a day: one page for each cashier, with the counted notes and the difference from the receipts.
import { readPdf } from '../documents/readPdf';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { handover, saveCount, userIdOf } from '../support/dayClose';
import { cancelReceipt, emptyReceipts, makeReceipt } from '../support/receipts';

let token: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  token = await tokenOf('clerk');
});

const codeOf = async (response: Response) => ((await response.json()) as { responseCode: number }).responseCode;

test('each cashier has a page with count, difference, cancelled numbers and signatures; without a count blank cells', async () => {
  const admin = await tokenOf('admin');
  const { receiptNo } = await makeReceipt(token, { amountPaid: 1600.55 });
  const wrong = await makeReceipt(token, { amountPaid: 70 });
  await cancelReceipt(token, wrong.receiptId, 'Wrong student');
  const other = await makeReceipt(admin, { amountPaid: 20, receiptType: 'OTHER' });
  await saveCount(token, await userIdOf('clerk'), {
    count500: 3,
    count50: 1,
    otherCoins: 0.05,
    remarks: 'A torn note',
  });
  const response = await handover(token, 'schoolId=1');
  expect(response.headers.get('content-disposition')).toContain(
    '"Cash hand-over 2026-07-15 Saraswati Vidya Mandir.pdf"',
  );
  const own = await handover(token, `schoolId=1&cashierId=${await userIdOf('clerk')}`);
  expect(own.headers.get('content-disposition')).toContain('Saraswati Vidya Mandir Ramesh Gupta.pdf"');
  const pages = (await readPdf(Buffer.from(await response.arrayBuffer()))).map(({ lines }) => lines);
  expect(pages).toHaveLength(2);
  const [blank, counted] = pages;
  for (const line of [
    'Cash Hand-over of 15/07/2026',
    '₹ 500 3 1,500.00',
    '₹ 20 0 0.00',
    'Other coins 0.05',
    'Cash counted 1,550.05',
    'Rupees One Thousand Five Hundred Fifty and Five Paise Only',
    'Cash of the receipts 1,600.55',
    'Difference: counted less than the receipts -50.50',
    'Remarks: A torn note',
    `${wrong.receiptNo} Ramesh Gupta Cash 15/07/2026 Wrong student 70.00`,
  ])
    expect(counted).toContain(line);
  expect(counted).toContain('Note or coin Number Amount (₹)');
  expect(counted?.join('\n')).toContain(`Ramesh Gupta Receipt nos. ${receiptNo} (1)`);
  expect(blank).toContain('₹ 500');
  expect(blank?.join('\n')).toContain(`Asha Verma Receipt nos. ${other.receiptNo} (1)`);
  expect(blank?.join('\n')).toContain('Rupees Twenty Only');
  expect(blank?.join('\n')).not.toContain('Difference');
});

test('html has an article for each cashier, in which names are texts; a cashier or the own drawer can be chosen', async () => {
  await makeReceipt(token, { amountPaid: 10 });
  await makeReceipt(await tokenOf('admin'), { amountPaid: 20, receiptType: 'OTHER' });
  await sql("UPDATE users SET full_name = '<b>Meena</b>' WHERE user_name = 'clerk'");
  const articles = async (query: string) => {
    const page = await (await handover(token, `schoolId=1&html=true${query}`)).text();
    return [page.split('<article>').length - 1, page.includes('&lt;b&gt;Meena'), page.includes('Asha Verma')];
  };
  expect(await articles('')).toEqual([2, true, true]);
  expect(await articles('&mine=true')).toEqual([1, true, false]);
  expect(await articles(`&cashierId=${await userIdOf('admin')}`)).toEqual([1, false, true]);
});

test('CODE-147 CODE-189 CODE-137 a day without receipts has no page; the document is of the own school', async () => {
  expect(await codeOf(await handover(token, 'schoolId=1'))).toBe(147);
  expect(await codeOf(await handover(token, 'schoolId=2'))).toBe(189);
  expect(await codeOf(await handover(await tokenOf('teacher'), 'schoolId=1'))).toBe(137);
});
