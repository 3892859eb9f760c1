// The fields of a form while it saves. jsdom focuses and fills fields that are `inert`, so what is tested here is the attribute, and what
// the form does with input that arrives anyway.
import { act, screen } from '@testing-library/react';
import { Form, Input, type FormInstance } from 'antd';
import { FormActions, FormDialog, FormFields } from '@/shared/ui';
import { openForm, STORED } from './support/recordForm';
import { renderUi } from './renderUi';

/** Blurs the focused field, as a browser does when the field becomes inert. */
const loseFocus = () => act(() => (document.activeElement as HTMLElement).blur());

describe('the fields of a busy form', () => {
  const now: { form?: FormInstance } = {};
  function Sample({ busy }: { readonly busy: boolean }) {
    const [form] = Form.useForm();
    now.form = form;
    return (
      <Form form={form}>
        <FormFields busy={busy}>
          {['name', 'city'].map((name) => (
            <Form.Item key={name} name={name} label={name}>
              <Input />
            </Form.Item>
          ))}
        </FormFields>
        <FormActions dirty notSaved={false} busy={busy}>
          <button>Close</button>
        </FormActions>
      </Form>
    );
  }
  const field = (label: string) => screen.getByLabelText(label);

  test('are locked, and the buttons are not; screen readers are informed', () => {
    const { rerender } = renderUi(<Sample busy />);
    expect(field('name').closest('[inert]')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Close').closest('[inert]')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    rerender(<Sample busy={false} />);
    expect(field('name').closest('[inert]')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Not saved');
  });

  test('have the focus again afterwards, unless something else has it', () => {
    const { rerender } = renderUi(<Sample busy={false} />);
    act(() => field('city').focus());
    rerender(<Sample busy />);
    loseFocus();
    rerender(<Sample busy={false} />);
    expect(field('city')).toHaveFocus();
    rerender(<Sample busy />);
    act(() => screen.getByText('Close').focus());
    rerender(<Sample busy={false} />);
    expect(screen.getByText('Close')).toHaveFocus();
  });

  test('pass the focus to the first one with an error', () => {
    const { rerender } = renderUi(<Sample busy={false} />);
    act(() => field('city').focus());
    rerender(<Sample busy />);
    act(() => now.form?.setFields([{ name: 'name', errors: ['Not a name'] }]));
    loseFocus();
    rerender(<Sample busy={false} />);
    expect(field('name')).toHaveFocus();
  });
});

test('the fields of a dialog are locked until its save has ended', async () => {
  let end = () => {};
  const onSave = () => new Promise<void>((resolve) => (end = resolve));
  const { user } = renderUi(
    <FormDialog open title="Class" saveLabel="Save" initialValues={{}} onSave={onSave} onClose={() => {}}>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
    </FormDialog>,
  );
  const locked = () => screen.getByLabelText('Name').closest('[inert]') !== null;
  expect(locked()).toBe(false);
  await user.type(screen.getByLabelText('Name'), 'UKG{Enter}');
  await screen.findByRole('button', { name: /loading/ });
  expect(locked()).toBe(true);
  await act(async () => {
    end();
    await Promise.resolve();
  });
  expect(locked()).toBe(false);
});

describe('an edit that arrives although the form is busy', () => {
  const names = (form: ReturnType<typeof openForm>) => form.calls.map(({ name, version }) => [name, version]);

  test.each(['staying', 'leaving'] as const)(
    'during a save is unsaved afterwards, %s, and can be saved',
    async (after) => {
      const form = openForm(STORED, [], { after });
      form.type('one');
      await act(async () => {
        const saving = form.editor().submit();
        form.type('two');
        await saving;
      });
      expect([form.editor().dirty, form.editor().busy]).toEqual([true, false]);
      await form.save();
      expect([form.editor().dirty, form.editor().busy]).toEqual([false, after === 'leaving']);
      expect(names(form)).toEqual([
        ['one', 3],
        ['two', 4],
      ]);
    },
  );

  test('after a save, while the screen is being closed, can be saved', async () => {
    const form = openForm(STORED, [], { after: 'leaving' });
    await form.save();
    expect(form.editor().busy).toBe(true);
    form.type('two');
    expect([form.editor().dirty, form.editor().busy]).toEqual([true, false]);
    await form.save();
    expect(names(form)).toEqual([
      ['old', 3],
      ['two', 4],
    ]);
  });
});
