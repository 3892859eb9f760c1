// A search of the student picker that failed is repeated.
import { fireEvent } from '@testing-library/react';
import { StudentSearchDialog } from '@/shared/domain';
import { LIST, RUNNING } from '../../features/support/students';
import { screen, waitFor, type Fault } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { combineFaults, countCalls, passThrough, rejectWith, replyTo } from '../../support/faults';
import { selectedText } from '../../support/screen';
import { renderInStore } from './inStore';

beforeEach(resetProvider);

const failing = rejectWith(105, '', { status: 500 });
const box = () => screen.getByLabelText('Student (Name/Code)');

test.each([
  ['Enter', () => void fireEvent.keyDown(box(), { key: 'Enter', code: 'Enter' })],
  ['Retry', () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' }))],
])('%s repeats a failed search and the look-up of its code, with the focus in the search box', async (_by, repeat) => {
  let codes = 0;
  const failOnce: Fault = (call, init) =>
    call.path.includes('/by-code') && (codes += 1) === 1 ? failing(call, init) : undefined;
  const { sent } = await renderInStore(
    <StudentSearchDialog open schoolId={1} title="Student" onPick={() => undefined} onClose={() => undefined} />,
    { fault: combineFaults(replyTo(LIST, failing, passThrough), failOnce) },
  );
  await waitFor(() => expect(selectedText('Session')).toBe(RUNNING));
  fireEvent.change(box(), { target: { value: '1068' } });
  await screen.findByRole('alert');
  repeat();
  expect(await screen.findByRole('option', { name: /Aanya Agarwal/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(box()).toHaveFocus();
  expect([countCalls(sent, LIST), codes]).toEqual([2, 2]);
});
