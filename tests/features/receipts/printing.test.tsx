// A print whose record fails: it is recorded before the next copy, so that only one copy is the original.
import { emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { screen, useProviderDate, waitFor, waitForResponses, type Fault } from '../../support/portal';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { chooseMenuItem, clickButton, findDialog, getButton, waitForEnabled } from '../../support/screen';
import { networkError } from '../../support/faults';
import { findSavedHeading, openReceipt, payingStudent, submitReceipt } from '../support/counter';
import { openReceipts } from '../support/receipts';

beforeEach(async () => {
  await resetProvider();
  useProviderDate();
});

/** The first records get no response. */
function failingRecords(times: number): Fault {
  let failed = 0;
  return (call, init) => {
    if (!call.path.endsWith('/printed') || failed === times) return undefined;
    failed += 1;
    return networkError(call, init);
  };
}

const collected = () => {
  const pages: string[] = [];
  return { pages, printPage: (html: string) => Promise.resolve(void pages.push(html)) };
};
const marks = (pages: readonly string[]) => pages.map((page) => page.includes('DUPLICATE'));

test('RECEIPT-25 a print that cannot be recorded is reported, leaves the focus on the next student, and the next copy is a duplicate', async () => {
  const { pages, printPage } = collected();
  await openReceipt(await payingStudent(), { fault: failingRecords(2), world: { printPage } });
  submitReceipt();
  await findSavedHeading();
  clickButton('Print');
  await waitFor(() => expect(getButton('Next student')).toHaveFocus());
  expect(await screen.findByText(/^This copy could not be recorded\./)).toBeVisible();
  expect(getButton('Next student')).toHaveFocus();
  await waitForEnabled(() => getButton('Print'));
  clickButton('Print');
  await waitFor(() => expect(pages).toHaveLength(2));
  await waitForResponses();
  expect(marks(pages)).toEqual([false, true]);
});

test('RECEIPT-25 a print that was not recorded is recorded before Print All makes its file', async () => {
  await emptyReceipts();
  const { receiptNo, studentName } = await makeReceipt(await tokenOf('clerk'), { amountPaid: 1 });
  const { pages, printPage } = collected();
  const { user, sent } = await openReceipts({
    fault: failingRecords(2),
    world: { printPage, saveFile: () => undefined },
  });
  await chooseMenuItem(user, `receipt ${receiptNo} of ${String(studentName)}`, 'Print');
  await screen.findByText(/^This copy could not be recorded\./);
  expect(marks(pages)).toEqual([false]);
  clickButton('Print All');
  await findDialog('Print all receipts from 01/07/2026 to 15/07/2026?');
  clickButton('Save PDF');
  expect(await screen.findByText('1 receipt saved for printing')).toBeVisible();
  const calls = sent.map(({ path }) => path.split('/').at(-1));
  expect(calls.lastIndexOf('printed')).toBeLessThan(calls.lastIndexOf('print'));
  expect(
    await sql("SELECT details -> 'after' ->> 'first' AS first FROM audit_entries WHERE event = 'printReceipts'"),
  ).toEqual([{ first: '0' }]);
});
