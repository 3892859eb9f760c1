// The UDISE+ sheet: stored columns on screen, the blank ones announced, and a spreadsheet alone.
import { renderPortal, screen } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { recordCalls } from '../../support/faults';
import { waitForTable, clickButton } from '../../support/screen';

beforeEach(resetProvider);

test('the screen states that the file has more columns than the table, and the file is requested as a spreadsheet', async () => {
  const { fault, bodies } = recordCalls('POST /reports/download');
  const saved: string[] = [];
  await renderPortal({
    at: '/reports/udise',
    as: 'admin',
    fault,
    world: { saveFile: (_file, name) => void saved.push(name) },
  });
  await screen.findByRole('table');
  await waitForTable();
  expect(screen.getByText(/The Excel file also has the columns that the portal does not store/)).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toContain('Blood Group');
  expect(headers.filter((title) => title?.includes('fill in'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'PDF' })).toBeNull();
  clickButton('Excel');
  expect(await screen.findByText('The report was downloaded')).toBeVisible();
  expect(bodies).toEqual([
    {
      report: 'UDISE',
      schoolId: 1,
      sessionId: 2,
      classIds: [],
      fileFormat: 'EXCEL',
      runKey: expect.any(String) as string,
    },
  ]);
  expect(saved[0]).toMatch(/^UDISE\+ Students .*\.xlsx$/);
});
