// The cancellation of a receipt that is on an issued fee certificate.
import { within } from '@testing-library/react';
import { makeConfirmed, numberOn, pageOf } from '../../provider/support/certificates';
import { emptyReceipts, type Receipt } from '../../provider/support/receipts';
import { passThrough, rejectWith, replyTo } from '../../support/faults';
import { screen, useProviderDate, waitForResponses, type RenderOptions } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { chooseMenuItem, clickButton, findDialog, getDialog, waitForNoDialog } from '../../support/screen';
import { openReceipts } from '../support/receipts';

let token: string;
let receipt: Receipt;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
  token = await tokenOf('clerk');
  receipt = await makeConfirmed(token, { amountPaid: 1000 });
});

const title = () => `Cancel receipt ${receipt.receiptNo}?`;
const warning = () => within(getDialog(title())).findByRole('alert');
const issue = async ({ studentId, sessionId } = receipt) => numberOn(await pageOf(token, { studentId, sessionId }));

async function openDialog(options: RenderOptions = {}) {
  const rendered = await openReceipts(options);
  const { receiptNo, studentName } = receipt;
  const show = async () => {
    await chooseMenuItem(rendered.user, `receipt ${receiptNo} of ${String(studentName)}`, 'Cancel Receipt');
    await findDialog(title());
  };
  await show();
  return show;
}

test('the only certified receipt: the dialog names the certificate, which must be taken back', async () => {
  await issue();
  await openDialog();
  expect(await warning()).toHaveTextContent(
    /^This receipt is on fee certificate 1000\. Without this receipt, no new fee certificate can be generated\./,
  );
});

test('with other certified receipts the dialog names all certificates, and that a new one must be generated', async () => {
  await issue();
  await makeConfirmed(token, { amountPaid: 2000 });
  await issue();
  await openDialog();
  expect(await warning()).toHaveTextContent(
    /^This receipt is on fee certificates 1000, 1001\. After the cancellation, a new fee certificate must be generated/,
  );
});

test('a certificate that was issued after the dialog was closed is named when it opens again', async () => {
  const get = `GET /receipt/receipt/${receipt.receiptId}`;
  const show = await openDialog({ fault: replyTo(get, rejectWith(105, '', { status: 500 }), passThrough) });
  expect(await warning()).toHaveTextContent('Whether this receipt is on a fee certificate could not be loaded.');
  const again = async () => {
    clickButton('Keep Receipt', getDialog(title()));
    await waitForNoDialog();
    await show();
    await waitForResponses();
  };
  await again();
  expect(within(getDialog(title())).queryByRole('alert')).toBeNull();
  await issue();
  await again();
  expect(await screen.findByText(/^This receipt is on fee certificate 1000\./)).toBeVisible();
});
