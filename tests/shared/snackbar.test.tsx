import { act, fireEvent, screen } from '@testing-library/react';
import { SNACKBAR_MS, useSnackbar } from '@/shared/feedback';
import { renderUi } from './renderUi';

function Shower() {
  const snackbar = useSnackbar();
  return (
    <>
      <button onClick={() => snackbar.success('Saved')}>success</button>
      <button onClick={() => snackbar.error('<b>Not saved</b>')}>error</button>
      <button onClick={() => snackbar.info('Saving')}>info</button>
      <button onClick={() => snackbar.warning('Not recorded')}>warning</button>
      <button onClick={() => snackbar.error('Known', { text: 'Open Asha', address: '/students/view?id=7' })}>
        link
      </button>
    </>
  );
}

const show = (kind: string) => fireEvent.click(screen.getByRole('button', { name: kind }));
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

test('SHELL-75 CONST-09 a message is shown for 6000 ms and then disappears', () => {
  expect(SNACKBAR_MS).toBe(6000);
  renderUi(<Shower />);
  show('success');
  after(5999);
  expect(screen.getByText('Saved')).toBeVisible();
  after(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test.each([
  ['success', 'status', 'Saved'],
  ['info', 'status', 'Saving'],
  ['warning', 'alert', 'Not recorded'],
  ['error', 'alert', '<b>Not saved</b>'],
])('SHELL-75 CONST-09 %s is announced as %s, as plain text, and goes after 6000 ms', (kind, role, text) => {
  renderUi(<Shower />);
  show(kind);
  expect(screen.getByRole(role)).toHaveTextContent(text);
  after(5999);
  expect(screen.getByText(text)).toBeVisible();
  after(1);
  expect(screen.queryByText(text)).toBeNull();
});

test('what a message leads to opens in a tab of its own, so that what is typed stays', () => {
  renderUi(<Shower />);
  show('error');
  expect(screen.queryByRole('link')).toBeNull();
  show('link');
  const link = screen.getByRole('link', { name: 'Open Asha' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    '/students/view?id=7',
    '_blank',
    'noopener',
  ]);
});

test('a message can be dismissed earlier', () => {
  renderUi(<Shower />);
  show('error');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  after(500);
  expect(screen.queryByText('<b>Not saved</b>')).toBeNull();
});

test('the same message shown again appears once, and its time starts again', () => {
  renderUi(<Shower />);
  show('success');
  after(4000);
  show('success');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  after(5999);
  expect(screen.getByText('Saved')).toBeVisible();
  after(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message stays when the screen that showed it is left', () => {
  const { rerender } = renderUi(<Shower />);
  show('success');
  rerender(<p>Another screen</p>);
  expect(screen.getByText('Saved')).toBeVisible();
  after(6000);
  expect(screen.queryByText('Saved')).toBeNull();
});
