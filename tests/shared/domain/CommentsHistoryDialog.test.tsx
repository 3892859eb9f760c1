import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { CommentsHistoryDialog, type HistoryEntry } from '@/shared/domain';
import { ESCAPE, renderUi } from '../renderUi';

const TITLE = 'Comments History of “Pranav Sharma”';
const ENTRIES: HistoryEntry[] = [
  { comment: 'Absent for a month', type: 'INACTIVE', createdAt: '2026-04-30T18:29:59Z' },
  { comment: 'Moved to Kota\n<b>with the family</b>', type: 'TC', createdAt: '2026-07-01T10:00:00+05:30' },
  { comment: 'Fees paid', type: 'ACTIVE', createdAt: '2026-04-30T18:30:00Z' },
];

function Host({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const [open, setOpen] = useState(true);
  return (
    <CommentsHistoryDialog open={open} studentName="Pranav Sharma" entries={entries} onClose={() => setOpen(false)} />
  );
}
const dialog = () => screen.getByText(TITLE).closest<HTMLElement>('[role="dialog"]') as HTMLElement;
const rows = () => [...dialog().querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

test('STUDENT-77 STUDENT-78 ENUM-39 the history is newest first, numbered, by days of the Indian calendar', () => {
  const given = [...ENTRIES];
  renderUi(<Host entries={given} />);
  expect(rows()).toEqual([
    ['Sr. No.', 'Comment', 'Action', 'Date'],
    ['1', 'Moved to Kota\n<b>with the family</b>', 'TC', '01/07/2026'],
    ['2', 'Fees paid', 'Re-Admission', '01/05/2026'],
    ['3', 'Absent for a month', 'Name Strike Off', '30/04/2026'],
  ]);
  expect(given).toEqual(ENTRIES);
  expect(within(dialog()).getByText('Total Records: 3')).toBeVisible();
});

test('a history without an entry shows a text', () => {
  renderUi(<Host entries={[]} />);
  expect(within(dialog()).getByText('No comments yet')).toBeVisible();
});

test.each(['Escape', 'Close'])('%s closes it', async (way) => {
  const { user } = renderUi(<Host entries={ENTRIES} />);
  if (way === 'Close') await user.click(within(dialog()).getByLabelText('Close', { selector: 'button' }));
  else fireEvent.keyDown(dialog(), ESCAPE);
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
});
