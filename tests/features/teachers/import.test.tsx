// Teachers are registered from a spreadsheet; their initial passwords are shown once, to be printed.
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { fireEvent, within } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { replyTo, rejectWith } from '../../support/faults';
import { workbookFile } from '../../support/workbook';
import { chooseOption, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const teacher = (name: string) => ({
  'Faculty Name': name,
  Gender: 'F',
  'Date of birth': '15/08/1985',
  Email: 'tara@school.example',
  Phone: '9811122233',
});

test('a file is checked, its columns are confirmed, and the passwords of the new accounts can be printed and are not replaced without a question', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const saveFile = jest.fn();
  const { sent } = await renderPortal({
    at: '/teachers/import',
    as: 'admin',
    fault: replyTo('GET /user/teacher/import/template', rejectWith(999)),
    world: { saveFile },
  });
  await screen.findByRole('heading', { level: 1, name: 'Register Teachers from Spreadsheet' });
  clickButton('Download Template');
  expect(await screen.findByText('Failed to download the template')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Spreadsheet'), {
    target: { files: [workbookFile([teacher('Tara Verma')])] },
  });
  await screen.findByText('Some columns are suggestions. Check and confirm them below.');
  clickButton('Confirm 1 suggestion');
  await screen.findByText('Every row can be registered.');
  clickButton('Register 1 Teacher');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Register 1 Teacher' }));
  expect(await screen.findByRole('heading', { name: '1 teacher is registered' })).toHaveFocus();
  expect(screen.getByText('tara.verma')).toBeVisible();
  const codes = [...document.querySelectorAll('.teacher-hand-out code')].map(({ textContent }) => textContent);
  expect(codes[1]).toMatch(/^\S{12}$/);
  clickButton('Print Passwords');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
  // Pictures and look-ups may still be read.
  const writes = () => sent.filter(({ method }) => method !== 'GET').length;
  const before = writes();
  clickButton('Save as Spreadsheet');
  expect(await screen.findByText('Spreadsheet of passwords saved')).toBeVisible();
  const [blob, fileName] = saveFile.mock.calls[0] as [Blob, string];
  const book = read(new Uint8Array(await blob.arrayBuffer()), { type: 'array' });
  expect([fileName, utils.sheet_to_json(book.Sheets['Initial passwords'] as WorkSheet)]).toEqual([
    'Initial passwords.xlsx',
    [{ 'Full name': 'Tara Verma', Username: 'tara.verma', 'Initial password': codes[1] }],
  ]);
  expect(writes()).toBe(before);
  clickButton('Register from another spreadsheet');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  clickButton('Stay');
  expect(screen.getByText('tara.verma')).toBeVisible();
  clickButton('Register from another spreadsheet');
  clickButton('Leave');
  await waitFor(() => expect(screen.queryByText('tara.verma')).toBeNull());
});

test('the columns of another sheet are confirmed again, and the verdict of a sheet with errors is about the sheet', async () => {
  await renderPortal({ at: '/teachers/import', as: 'admin' });
  const otherSheets = { Senior: [{ ...teacher('Uma Jain'), Phone: '98' }] };
  fireEvent.change(await screen.findByLabelText('Spreadsheet'), {
    target: { files: [workbookFile([teacher('Tara Verma')], 'teachers.xlsx', { otherSheets })] },
  });
  await screen.findByText('Some columns are suggestions. Check and confirm them below.');
  clickButton('Confirm 1 suggestion');
  await screen.findByText('Every row can be registered.');
  await chooseOption('Sheet', 'Senior');
  // The choice for one sheet is none for another one.
  const confirm = await screen.findByRole('button', { name: 'Confirm 1 suggestion' });
  await waitFor(() => expect(confirm).toBeEnabled());
  clickButton('Confirm 1 suggestion');
  const wrong =
    '1 row has errors. Correct the file, choose it again, then choose this sheet. Teachers who are already registered are skipped. No teacher of this sheet has been registered.';
  expect(await screen.findByText(wrong)).toBeVisible();
});

test('platform users register nobody here: the page shows the reason', async () => {
  await renderPortal({ at: '/teachers/import', as: 'platform' });
  expect(await screen.findByText('You do not have permission to register a teacher')).toBeVisible();
});
