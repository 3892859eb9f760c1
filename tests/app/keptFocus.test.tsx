// Who works by keyboard stays where he was when what had the focus vanishes.
import { act, fireEvent, within } from '@testing-library/react';
import { Select } from 'antd';
import { useClearButtons } from '@/app/shell/useClearButtons';
import { resetProvider, sql } from '../support/provider';
import { renderPortal, screen, waitFor, type Rendered } from '../support/portal';
import { addSchools } from '../features/support/schools';
import { renderUi } from '../shared/renderUi';
import { findRow } from '../support/screen';

beforeEach(resetProvider);

const actionsFor = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

async function askToDelete(user: Rendered['user'], school: string): Promise<HTMLElement> {
  await findRow(school);
  (await actionsFor(school)).focus();
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'Delete School' });
  entry.focus();
  fireEvent.keyDown(entry, { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
  return screen.findByRole('dialog');
}

async function deleteByKeyboard(user: Rendered['user'], school: string): Promise<void> {
  within(await askToDelete(user, school))
    .getByRole('button', { name: 'Delete' })
    .focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('School deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(school)).toBeNull());
}

test('after a row is deleted the focus is on the row that takes its place, after the last one on the row before it', async () => {
  await addSchools(3);
  const { user } = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  await deleteByKeyboard(user, 'School 02');
  await waitFor(() => expect(screen.getByRole('link', { name: 'School 03' })).toHaveFocus());
  await deleteByKeyboard(user, 'School 03');
  await waitFor(() => expect(screen.getByRole('link', { name: 'School 01' })).toHaveFocus());
});

test('while a dialog is open nothing behind it can take the focus', async () => {
  await addSchools(3);
  const { user } = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  await askToDelete(user, 'School 02');
  const row = () => screen.queryByRole('row', { name: /School 02/, hidden: true });
  expect(row()).not.toBeNull();
  // As a button does that is disabled under the focus.
  act(() => (document.activeElement as HTMLElement).blur());
  await sql("UPDATE schools SET deleted_at = now() WHERE name = 'School 02'");
  fireEvent.click(screen.getByRole('button', { name: 'Refresh', hidden: true }));
  await waitFor(() => expect(row()).toBeNull());
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

test('when the whole screen is replaced, the new screen decides where the focus starts', async () => {
  const { user, path } = await renderPortal({ shell: true, at: '/schools', as: 'platform' });
  await findRow('Nalanda Public School');
  await user.click(await actionsFor('Nalanda Public School'));
  await user.click(await screen.findByRole('menuitem', { name: 'View Details' }));
  const back = await screen.findByRole('button', { name: 'Back' });
  back.focus();
  await user.keyboard('{Enter}');
  await findRow('Saraswati Vidya Mandir');
  expect(path()).toBe('/schools');
  await waitFor(() => expect(back).not.toBeInTheDocument());
  // A list: on the row from which it was left.
  expect(screen.getByRole('link', { name: 'Nalanda Public School' })).toHaveFocus();
});

test('Tab passes by the button that empties a list, which Delete and Backspace do, but not while one types in it', async () => {
  const chosen = jest.fn();
  function Lists() {
    useClearButtons();
    const options = [{ value: 1, label: 'Monday' }];
    return <Select aria-label="Day" allowClear showSearch defaultValue={1} options={options} onChange={chosen} />;
  }
  const { user, container } = renderUi(<Lists />);
  const list = screen.getByRole('combobox', { name: 'Day' });
  await user.tab();
  expect(list).toHaveFocus();
  fireEvent.keyDown(list, { key: 'Tab' });
  expect(container.querySelector('.ant-select-clear')).toHaveAttribute('tabindex', '-1');
  fireEvent.keyDown(list, { key: 'x' });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.change(list, { target: { value: 'Mo' } });
  fireEvent.keyDown(list, { key: 'Backspace' });
  expect(chosen).not.toHaveBeenCalled();
  fireEvent.change(list, { target: { value: '' } });
  fireEvent.keyDown(list, { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 });
  await waitFor(() => expect(list).toHaveAttribute('aria-expanded', 'false'));
  fireEvent.keyDown(list, { key: 'Delete' });
  expect(chosen.mock.calls).toEqual([[undefined, undefined]]);
});
