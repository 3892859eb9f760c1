import { fireEvent } from '@testing-library/react';
import { emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { screen, waitFor, type Rendered, waitForResponses, useProviderDate } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { openReceipts, RECEIPT_EXPORT, RECEIPT_LIST, RECEIPT_PLAIN } from '../support/receipts';
import { countCalls, holdResponse, replyTo, recordCalls, rejectWith } from '../../support/faults';
import { typeInto, fillField, getButton, chooseOption } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const entries = () => [
  ...document.querySelectorAll<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]'),
];

async function exportAs({ user }: Pick<Rendered, 'user'>, format: string): Promise<void> {
  await user.click(getButton('Export'));
  await waitFor(() => expect(entries().map(({ textContent }) => textContent)).toEqual(['Excel', 'PDF']));
  await user.click(entries().find(({ textContent }) => textContent === format) as HTMLElement);
}

test.each([
  ['Excel', 'EXCEL', 'xlsx'],
  ['PDF', 'PDF', 'pdf'],
])(
  'RECEIPT-26 RECEIPT-27 ENUM-31 CALL2-33 the receipts of the filters are saved as %s, and that is shown',
  async (format, fileFormat, ending) => {
    await makeReceipt(await tokenOf('clerk'));
    const saved: string[] = [];
    const { bodies, fault } = recordCalls(RECEIPT_EXPORT);
    const rendered = await openReceipts({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
    await chooseOption('Status', 'Pending');
    await exportAs(rendered, format);
    expect(await screen.findByText(`Receipts exported successfully as ${format}`)).toBeVisible();
    expect(bodies).toEqual([
      { ...RECEIPT_PLAIN, status: 'PENDING', includeDeleted: false, sort: 'receiptNo,DESC', fileFormat },
    ]);
    expect(saved).toEqual([`Receipts Saraswati Vidya Mandir from 01-07-2026 to 15-07-2026.${ending}`]);
  },
);

test.each(['Excel', 'PDF'])('RECEIPT-26 an export as %s that fails without words says so', async (format) => {
  const rendered = await openReceipts({ fault: replyTo(RECEIPT_EXPORT, rejectWith(105, '', { status: 500 })) });
  await exportAs(rendered, format);
  expect(await screen.findByText(`Failed to export receipts as ${format}`)).toBeVisible();
});

test('RECEIPT-26 CODE-147 an export without receipts shows the text of the code', async () => {
  await exportAs(await openReceipts(), 'Excel');
  expect(await screen.findByText('No data found')).toBeVisible();
});

test('a text that is still typed counts in the file and in the list; dates that run backwards are reported, and no file is made', async () => {
  const { studentName } = await makeReceipt(await tokenOf('clerk'));
  const { bodies, fault } = recordCalls(RECEIPT_EXPORT);
  const rendered = await openReceipts({ fault, world: { saveFile: () => undefined } });
  typeInto('Student Code/Name', String(studentName));
  await exportAs(rendered, 'Excel');
  await waitFor(() =>
    expect(bodies).toEqual([
      { ...RECEIPT_PLAIN, studentSearchText: studentName, sort: 'receiptNo,DESC', fileFormat: 'EXCEL' },
    ]),
  );
  await waitFor(() => expect(countCalls(rendered.sent, RECEIPT_LIST)).toBe(2));
  expect(await screen.findByText('Receipts exported successfully as Excel')).toBeVisible();
  await fillField('To Date', '30/06/2026');
  await exportAs(rendered, 'PDF');
  await waitFor(() => expect(screen.getByText('From Date must not be after To Date.')).toBeVisible());
  await waitForResponses();
  expect(bodies).toHaveLength(1);
});

test('while a file is being made there is no second one, and the menu is worked by keyboard', async () => {
  await makeReceipt(await tokenOf('clerk'));
  const slow = holdResponse();
  const rendered = await openReceipts({
    fault: replyTo(RECEIPT_EXPORT, slow.reply),
    world: { saveFile: () => undefined },
  });
  getButton('Export').focus();
  await rendered.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
  await waitFor(() => expect(countCalls(rendered.sent, RECEIPT_EXPORT)).toBe(1));
  await waitFor(() => expect(getButton('Export').className).toContain('loading'));
  fireEvent.click(getButton('Export'));
  slow.release();
  expect(await screen.findByText('Receipts exported successfully as Excel')).toBeVisible();
  expect(getButton('Export')).toHaveFocus();
  expect(countCalls(rendered.sent, RECEIPT_EXPORT)).toBe(1);
  expect(entries()).toEqual([]);
});
