import { fireEvent } from '@testing-library/react';
import { emptyReceipts, makeReceipt } from '../../provider/support/receipts';
import { screen, settle, waitFor, type Rendered } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { countOf, held, on, recording, refuse } from '../support/faults';
import {
  onProvidersDay,
  openReceipts,
  RECEIPT_EXPORT,
  RECEIPT_LIST,
  RECEIPT_PLAIN,
  type,
  typeDate,
} from '../support/receipts';
import { button, choose } from '../support/students';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  onProvidersDay();
});

const entries = () => [
  ...document.querySelectorAll<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden) [role="menuitem"]'),
];

async function exportAs({ user }: Pick<Rendered, 'user'>, format: string): Promise<void> {
  await user.click(button('Export'));
  await waitFor(() => expect(entries().map(({ textContent }) => textContent)).toEqual(['Excel', 'PDF']));
  await user.click(entries().find(({ textContent }) => textContent === format) as HTMLElement);
}

test.each([
  ['Excel', 'EXCEL', 'xlsx'],
  ['PDF', 'PDF', 'pdf'],
])(
  'RECEIPT-26 RECEIPT-27 ENUM-31 CALL2-33 the receipts of the filters are saved as %s, and that is said',
  async (format, fileFormat, ending) => {
    await makeReceipt(await tokenOf('clerk'));
    const saved: string[] = [];
    const { bodies, fault } = recording(RECEIPT_EXPORT);
    const rendered = await openReceipts({ fault, world: { saveFile: (_file, name) => void saved.push(name) } });
    await choose('Status', 'Pending');
    await exportAs(rendered, format);
    expect(await screen.findByText(`Receipts exported successfully as ${format}`)).toBeVisible();
    expect(bodies).toEqual([
      { ...RECEIPT_PLAIN, status: 'PENDING', includeDeleted: false, sort: 'receiptNo,DESC', fileFormat },
    ]);
    expect(saved).toEqual([`Receipts Saraswati Vidya Mandir from 01-07-2026 to 15-07-2026.${ending}`]);
  },
);

test.each(['Excel', 'PDF'])('RECEIPT-26 an export as %s that fails without words says so', async (format) => {
  const rendered = await openReceipts({ fault: on(RECEIPT_EXPORT, refuse(105, '', { status: 500 })) });
  await exportAs(rendered, format);
  expect(await screen.findByText(`Failed to export receipts as ${format}`)).toBeVisible();
});

test('RECEIPT-26 CODE-147 an export without receipts shows the text of the code', async () => {
  await exportAs(await openReceipts(), 'Excel');
  expect(await screen.findByText('No data found')).toBeVisible();
});

test('a text that is still typed counts in the file and in the list; dates that run backwards are told, and no file is made', async () => {
  const { studentName } = await makeReceipt(await tokenOf('clerk'));
  const { bodies, fault } = recording(RECEIPT_EXPORT);
  const rendered = await openReceipts({ fault, world: { saveFile: () => undefined } });
  type('Student Code/Name', String(studentName));
  await exportAs(rendered, 'Excel');
  await waitFor(() =>
    expect(bodies).toEqual([
      { ...RECEIPT_PLAIN, studentSearchText: studentName, sort: 'receiptNo,DESC', fileFormat: 'EXCEL' },
    ]),
  );
  await waitFor(() => expect(countOf(rendered.sent, RECEIPT_LIST)).toBe(2));
  expect(await screen.findByText('Receipts exported successfully as Excel')).toBeVisible();
  await typeDate('To Date', '30/06/2026');
  await exportAs(rendered, 'PDF');
  await waitFor(() => expect(screen.getByText('From Date must not be after To Date.')).toBeVisible());
  await settle();
  expect(bodies).toHaveLength(1);
});

test('while a file is being made there is no second one, and the menu is worked by keyboard', async () => {
  await makeReceipt(await tokenOf('clerk'));
  const slow = held();
  const rendered = await openReceipts({
    fault: on(RECEIPT_EXPORT, slow.reply),
    world: { saveFile: () => undefined },
  });
  button('Export').focus();
  await rendered.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
  await waitFor(() => expect(countOf(rendered.sent, RECEIPT_EXPORT)).toBe(1));
  await waitFor(() => expect(button('Export').className).toContain('loading'));
  fireEvent.click(button('Export'));
  slow.release();
  expect(await screen.findByText('Receipts exported successfully as Excel')).toBeVisible();
  expect(button('Export')).toHaveFocus();
  expect(countOf(rendered.sent, RECEIPT_EXPORT)).toBe(1);
  expect(entries()).toEqual([]);
});
