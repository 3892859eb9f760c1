import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ActiveTag,
  ChipList,
  ConfirmDialog,
  DateText,
  InstantDateText,
  Money,
  ReadOnlyField,
  ReadOnlySection,
  RowMenu,
  StatusTag,
} from '@/shared/ui';
import { useState } from 'react';
import { ENTER, ESCAPE, renderUi } from './renderUi';

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('ChipList', () => {
  test.each([
    [[], []],
    [['Science'], ['Science']],
    [
      ['Science', 'Arts'],
      ['Science', 'Arts'],
    ],
    [
      ['Science', 'Arts', 'Music'],
      ['Science', 'Arts', '+1'],
    ],
    [
      ['Science', 'Arts', 'Music', 'Yoga', 'Art'],
      ['Science', 'Arts', '+3'],
    ],
  ])('TABLE-16 %j is shown as %j', (all, shown) => {
    renderUi(<ChipList items={all} />);
    expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(shown);
  });

  test('TABLE-16 the hidden items are named under the pointer and to a screen reader; their number and text can be set', async () => {
    const { user, rerender } = renderUi(<ChipList items={['Science', 'Arts', 'Music', 'Yoga']} />);
    const rest = screen.getByRole('button', { name: '2 more: Music, Yoga' });
    await user.hover(rest);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Music, Yoga');
    rerender(<ChipList items={['1', '2', '3', '4', '5']} max={3} restText={(count) => `+${count} more`} />);
    expect(items()).toEqual(['1', '2', '3', '+2 more']);
  });
});

describe('RowMenu', () => {
  const edit = jest.fn();
  beforeEach(() => edit.mockReset());
  const opener = () => screen.getByRole('button', { name: 'Actions for Navodaya' });

  function Row() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <RowMenu
          name="Navodaya"
          actions={[
            { key: 'edit', label: 'Edit School', onSelect: edit },
            { key: 'view', label: 'View Details', disabled: true, onSelect: edit },
            { key: 'delete', label: 'Delete School', danger: true, onSelect: () => setAsking(true) },
          ]}
        />
        <ConfirmDialog
          open={asking}
          title="Delete"
          text="Sure?"
          confirmLabel="Yes"
          onConfirm={edit}
          onClose={() => setAsking(false)}
        />
      </>
    );
  }

  test('it is named after its row and runs the chosen entry', async () => {
    const { user } = renderUi(<Row />);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(opener());
    const menu = await screen.findByRole('menu', { name: 'Actions for Navodaya' });
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Edit School', 'View Details', 'Delete School']);
    expect(within(menu).getByRole('menuitem', { name: 'View Details' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(menu).getByRole('menuitem', { name: 'Edit School' }));
    expect(edit).toHaveBeenCalledTimes(1);
  });

  test('it works by keyboard', async () => {
    const { user } = renderUi(<Row />);
    opener().focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    const [first] = within(menu).getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    fireEvent.keyDown(first ?? menu, ENTER);
    expect(edit).toHaveBeenCalledTimes(1);
    expect(opener()).toHaveFocus();
  });

  test('Enter on an entry presses nothing else; Escape moves the focus back to the button', async () => {
    const { user } = renderUi(<Row />);
    await user.click(opener());
    const [first] = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
    fireEvent.keyDown(first ?? document.body, ESCAPE);
    expect(opener()).toHaveFocus();
    expect(edit).not.toHaveBeenCalled();
    await user.click(opener());
    const [again] = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    expect(fireEvent.keyDown(again ?? document.body, ENTER)).toBe(false);
    expect(edit).toHaveBeenCalledTimes(1);
  });

  test('the next opening starts on the first entry again', async () => {
    const { user } = renderUi(<Row />);
    await user.click(opener());
    await user.click(await screen.findByRole('menuitem', { name: 'Delete School' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click(opener());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit School' })).toHaveFocus());
  });

  test('a disabled menu opens neither by pointer nor by keyboard', async () => {
    const { user } = renderUi(
      <RowMenu name="Navodaya" disabled actions={[{ key: 'a', label: 'Edit', onSelect: edit }]} />,
    );
    expect(opener()).toBeDisabled();
    await user.click(opener());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(opener()).not.toHaveFocus();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('a dialog opened from it gives the focus back to it', async () => {
    const { user } = renderUi(<Row />);
    await user.click(opener());
    await user.click(await screen.findByRole('menuitem', { name: 'Delete School' }));
    expect(await screen.findByRole('dialog', { name: 'Delete' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(edit).not.toHaveBeenCalled();
  });
});

describe('texts of values', () => {
  test('a status is shown as text', () => {
    const { rerender } = renderUi(<ActiveTag disabled={false} />);
    expect(screen.getByText('Active')).toBeVisible();
    rerender(<ActiveTag disabled />);
    expect(screen.getByText('Disabled')).toBeVisible();
    rerender(<StatusTag tone="warning" text="Awaiting confirmation" />);
    expect(screen.getByText('Awaiting confirmation')).toBeVisible();
  });

  test('SHELL-02 SHELL-03 CONST-18 amounts are in rupees with two decimals and Indian grouping', () => {
    renderUi(<Money rupees={125000.5} />);
    expect(screen.getByText('₹1,25,000.50')).toBeVisible();
  });

  test('SHELL-04 dates and days of instants read dd/MM/yyyy', () => {
    renderUi(
      <>
        <DateText date="2026-04-01" />
        <InstantDateText instant="2026-04-30T20:00:00Z" />
      </>,
    );
    expect(screen.getByText('01/04/2026')).toHaveAttribute('datetime', '2026-04-01');
    expect(screen.getByText('01/05/2026')).toBeVisible();
  });

  test('a view screen names its values and shows a dash where there is none', () => {
    renderUi(
      <ReadOnlySection title="School">
        <ReadOnlyField label="Principal">Anita Sharma</ReadOnlyField>
        <ReadOnlyField label="Phone">{''}</ReadOnlyField>
        <ReadOnlyField label="Students">{0}</ReadOnlyField>
      </ReadOnlySection>,
    );
    expect(screen.getByRole('region', { name: 'School' })).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Principal', 'Phone', 'Students']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Anita Sharma', '–', '0']);
  });
});
