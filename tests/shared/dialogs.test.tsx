import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RecordChange } from '@/api/catalogue';
import { ConflictDialog } from '@/shared/feedback';
import { ConfirmDialog, FormDialog, ReasonDialog, useDialog } from '@/shared/ui';
import { ESCAPE, renderUi } from './renderUi';

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');
const gone = () => waitFor(() => expect(dialog()).toBeNull());
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, ESCAPE);

function deferred() {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

test('the dialogs of a screen have keys of their own, others at each opening, and never a number as a table beside them', () => {
  const { result } = renderHook(() => [useDialog<string>(), useDialog<string>()]);
  const keys = () => result.current.map(({ opening }) => opening);
  const before = keys();
  act(() => result.current.forEach(({ show }) => show('5')));
  expect(new Set([...before, ...keys(), '0', '1']).size).toBe(6);
});

describe('ConfirmDialog', () => {
  interface ConfirmingProps {
    onConfirm: () => void | Promise<unknown>;
    danger?: boolean;
    confirmDisabled?: boolean;
  }
  function Confirming({ onConfirm, danger = true, confirmDisabled = false }: ConfirmingProps) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Delete School</button>
        <ConfirmDialog
          open={open}
          title="Delete"
          text="Are you sure?"
          confirmLabel="Yes, delete"
          danger={danger}
          confirmDisabled={confirmDisabled}
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        />
      </>
    );
  }

  test('TABLE-12 a confirmation says what it is about and calls once when confirmed', async () => {
    const onConfirm = jest.fn();
    const { user } = renderUi(<Confirming onConfirm={onConfirm} />);
    expect(dialog()).toBeNull();
    await user.click(button('Delete School'));
    expect(screen.getByRole('dialog', { name: 'Delete' })).toHaveTextContent('Are you sure?');
    await user.click(button('Yes, delete'));
    await gone();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test.each(['Cancel', 'Escape'])('TABLE-13 %s closes a confirmation without a call', async (way) => {
    const onConfirm = jest.fn();
    const { user } = renderUi(<Confirming onConfirm={onConfirm} />);
    await user.click(button('Delete School'));
    if (way === 'Cancel') await user.click(button('Cancel'));
    else escape();
    await gone();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(button('Delete School')).toHaveFocus();
  });

  test('Enter does not confirm a dangerous action by itself, and confirms other actions', async () => {
    const { user, unmount } = renderUi(<Confirming onConfirm={jest.fn()} />);
    await user.click(button('Delete School'));
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    unmount();
    const again = renderUi(<Confirming onConfirm={jest.fn()} danger={false} />);
    await again.user.click(button('Delete School'));
    await waitFor(() => expect(button('Yes, delete')).toHaveFocus());
  });

  test('a confirmation that is not possible yet has Cancel in focus, and Confirm once it is possible', async () => {
    const onConfirm = jest.fn();
    const { user, rerender } = renderUi(<Confirming onConfirm={onConfirm} danger={false} confirmDisabled />);
    await user.click(button('Delete School'));
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
    expect(button('Yes, delete')).toBeDisabled();
    rerender(<Confirming onConfirm={onConfirm} danger={false} />);
    await waitFor(() => expect(button('Yes, delete')).toHaveFocus());
    await user.keyboard('{Enter}');
    await gone();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('a confirmation whose action results in stay remains open, and can be confirmed again', async () => {
    const onConfirm = jest.fn<Promise<string | undefined>, []>();
    onConfirm.mockResolvedValueOnce('stay').mockResolvedValueOnce(undefined);
    const { user } = renderUi(<Confirming onConfirm={onConfirm} />);
    await user.click(button('Delete School'));
    await user.click(button('Yes, delete'));
    await waitFor(() => expect(button('Yes, delete')).not.toHaveClass('ant-btn-loading'));
    expect(dialog()).toBeVisible();
    await user.click(button('Yes, delete'));
    await gone();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  test('two clicks of one moment confirm once', async () => {
    const onConfirm = jest.fn();
    const { user } = renderUi(<Confirming onConfirm={onConfirm} />);
    await user.click(button('Delete School'));
    const confirm = button('Yes, delete');
    act(() => {
      confirm.click();
      confirm.click();
    });
    await gone();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('while the action runs the dialog is busy, locked and stays', async () => {
    const action = deferred();
    const onConfirm = jest.fn(() => action.promise);
    const { user } = renderUi(<Confirming onConfirm={onConfirm} />);
    await user.click(button('Delete School'));
    await user.click(button('Yes, delete'));
    const busy = screen.getByRole('button', { name: /Yes, delete/ });
    expect(busy).toHaveClass('ant-btn-loading');
    expect(button('Cancel')).toBeDisabled();
    await user.click(busy);
    escape();
    expect(dialog()).not.toBeNull();
    expect(onConfirm).toHaveBeenCalledTimes(1);
    act(() => action.settle());
    await gone();
  });
});

describe('FormDialog', () => {
  interface Values {
    name: string;
  }
  interface EditingProps {
    onSave: (values: Values) => void | Promise<void>;
    discardQuestion?: string;
    notSaved?: boolean;
    unsaved?: boolean;
  }
  function Editing({ onSave, ...question }: EditingProps) {
    const [open, setOpen] = useState(false);
    const save = async (values: Values) => {
      await onSave(values);
      setOpen(false);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>Add Class</button>
        <FormDialog<Values>
          open={open}
          title="Class"
          saveLabel="Save Class"
          initialValues={{ name: '' }}
          {...question}
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <Form.Item name="name" label="Name" rules={[{ required: true, message: 'Name is required' }]}>
            <Input />
          </Form.Item>
        </FormDialog>
      </>
    );
  }
  const name = () => screen.getByRole('textbox', { name: 'Name' });

  test('TABLE-12 a form in a dialog starts in its first field and saves by Enter', async () => {
    const onSave = jest.fn();
    const { user } = renderUi(<Editing onSave={onSave} />);
    await user.click(button('Add Class'));
    expect(screen.getByRole('dialog', { name: 'Class' })).toBeVisible();
    expect(name()).toHaveFocus();
    await user.keyboard('Nursery{Enter}');
    await gone();
    expect(onSave.mock.calls).toEqual([[{ name: 'Nursery' }]]);
  });

  test('TABLE-12 a form with a mistake is not saved', async () => {
    const onSave = jest.fn();
    const { user } = renderUi(<Editing onSave={onSave} />);
    await user.click(button('Add Class'));
    await user.click(button('Save Class'));
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(onSave).not.toHaveBeenCalled();
  });

  test.each(['Cancel', 'Escape', 'Close'])('TABLE-13 %s closes without a call and drops the input', async (way) => {
    const onSave = jest.fn();
    const { user } = renderUi(<Editing onSave={onSave} />);
    await user.click(button('Add Class'));
    await user.type(name(), 'Nursery');
    if (way === 'Escape') escape();
    else await user.click(button(way));
    await gone();
    expect(onSave).not.toHaveBeenCalled();
    expect(button('Add Class')).toHaveFocus();
    await user.click(button('Add Class'));
    expect(name()).toHaveValue('');
  });

  test('the focus goes from the dialog as a whole to its first field, until a pointer is used in it', async () => {
    const { user } = renderUi(<Editing onSave={jest.fn()} />);
    await user.click(button('Add Class'));
    act(() => dialog()?.focus());
    expect(name()).toHaveFocus();
    fireEvent.pointerDown(dialog() as HTMLElement);
    act(() => dialog()?.focus());
    expect(dialog()).toHaveFocus();
  });

  test('TABLE-13 where typing would be lost Escape asks once, the safe answer first; untouched it closes, Cancel closes at once', async () => {
    const { user } = renderUi(<Editing onSave={jest.fn()} discardQuestion="Discard your entries?" />);
    await user.click(button('Add Class'));
    escape();
    await gone();
    await user.click(button('Add Class'));
    await user.type(name(), 'Nursery');
    escape();
    await screen.findByRole('dialog', { name: 'Discard your entries?' });
    await waitFor(() => expect(button('Keep editing')).toHaveFocus());
    escape();
    await waitFor(() => expect(screen.queryByText('Discard your entries?')).toBeNull());
    expect(name()).toHaveValue('Nursery');
    name().focus();
    escape();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await gone();
    await user.click(button('Add Class'));
    expect(name()).toHaveValue('');
    await user.type(name(), 'Nursery');
    await user.click(button('Cancel'));
    await gone();
    await user.click(button('Add Class'));
    expect(name()).toHaveValue('');
  });

  test.each([
    ['Escape', 'Save not confirmed', { notSaved: true, discardQuestion: 'Discard your entries?' }],
    ['Cancel', 'Save not confirmed', { notSaved: true, discardQuestion: 'Discard your entries?' }],
    ['Close', 'Save not confirmed', { notSaved: true, unsaved: true }],
    ['Cancel', 'Unsaved changes', { unsaved: true }],
  ])('TABLE-13 %s asks "%s" once before an undecided save or edits are left', async (way, title, state) => {
    const { user } = renderUi(<Editing onSave={jest.fn()} {...state} />);
    const leave = () => (way === 'Escape' ? escape() : user.click(button(way)));
    await user.click(button('Add Class'));
    await user.type(name(), 'Nursery');
    await leave();
    await screen.findByRole('dialog', { name: title });
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
    await user.click(button('Stay'));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect(name()).toHaveValue('Nursery');
    name().focus();
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await gone();
  });

  test('while it saves, the dialog cannot be closed or saved again', async () => {
    const saving = deferred();
    const onSave = jest.fn(() => saving.promise);
    const { user } = renderUi(<Editing onSave={onSave} />);
    await user.click(button('Add Class'));
    await user.keyboard('Nursery{Enter}');
    await waitFor(() => expect(button('Cancel')).toBeDisabled());
    expect(button('Close')).toBeDisabled();
    expect(screen.getByRole('button', { name: /Save Class/ })).toHaveClass('ant-btn-loading');
    escape();
    await user.type(name(), '{Enter}');
    expect(dialog()).not.toBeNull();
    expect(onSave).toHaveBeenCalledTimes(1);
    act(() => saving.settle());
    await gone();
  });
});

describe('ConflictDialog', () => {
  const AT = '2026-07-15T05:00:00Z';
  const titles = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`field${at}`, `Field ${at}`]));
  const FIELDS = Object.keys(titles);
  const told = { onLoadTheirs: jest.fn(), onSaveMine: jest.fn(), onClose: jest.fn() };
  const conflict = (busy: boolean, change?: RecordChange) => (
    <ConflictDialog open busy={busy} change={change} titles={titles} {...told} />
  );

  test.each<[string, RecordChange, string]>([
    ['nobody known', { by: null, at: AT, fields: [] }, 'Changed on 15/07/2026 at 10:30.'],
    ['one field', { by: 'Asha', at: AT, fields: ['field1'] }, 'Changed by Asha on 15/07/2026 at 10:30: Field 1.'],
    ['a field without a title', { by: 'Asha', at: AT, fields: ['none'] }, 'Changed by Asha on 15/07/2026 at 10:30.'],
    [
      'six fields',
      { by: 'Asha', at: AT, fields: FIELDS.slice(0, 6) },
      'Changed by Asha on 15/07/2026 at 10:30: Field 0, Field 1, Field 2, Field 3, Field 4, Field 5.',
    ],
    [
      'eight fields',
      { by: 'Asha', at: AT, fields: FIELDS },
      'Changed by Asha on 15/07/2026 at 10:30: Field 0, Field 1, Field 2, Field 3, Field 4, Field 5, 2 more.',
    ],
  ])('it says who changed what and when: %s', (_what, change, text) => {
    renderUi(conflict(false, change));
    expect(screen.getByText(text)).toBeVisible();
  });

  test('the way back has the focus; while one of the ways is taken no other can be', async () => {
    const { rerender } = renderUi(conflict(false));
    await waitFor(() => expect(button('Keep editing')).toHaveFocus());
    rerender(conflict(true));
    for (const name of ['Keep editing', 'Load new version']) expect(button(name)).toBeDisabled();
    expect(screen.getByRole('button', { name: /Save my version/ })).toHaveClass('ant-btn-loading');
  });
});

test('Ctrl and Enter confirm a reason once while the key stays down', async () => {
  const submit = jest.fn(() => Promise.resolve());
  function Asking() {
    const [form] = Form.useForm<Record<string, string>>();
    const state = {
      initial: 'Entered twice',
      blank: false,
      dirty: false,
      notSaved: false,
      unconfirmed: false,
      changed: jest.fn(),
      submit,
    };
    return (
      <ReasonDialog
        open
        title="Cancel Receipt"
        confirmLabel="Confirm"
        hint=""
        reason={{ form, name: 'reason', label: 'Reason', maxLength: 200, rules: [], ...state }}
        onClose={jest.fn()}
      >
        Receipt 7
      </ReasonDialog>
    );
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Asking /> }])} />);
  const keyDown = { key: 'Enter', ctrlKey: true };
  expect(fireEvent.keyDown(screen.getByLabelText('Reason'), { ...keyDown, repeat: true })).toBe(false);
  await act(() => Promise.resolve());
  expect(submit).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Reason'), keyDown);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});
