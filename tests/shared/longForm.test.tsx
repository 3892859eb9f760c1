// A long form with folded parts, filled and sent by keys.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input, Select } from 'antd';
import { showErrors } from '@/shared/forms';
import { enterKeys, FoldedSection, FormActions } from '@/shared/ui';
import { renderUi } from './renderUi';

describe('a long form', () => {
  const needed = (name: string) => (
    <Form.Item name={name} label={name} rules={[{ required: true, message: `${name} is missing` }]}>
      <Input />
    </Form.Item>
  );
  function Long({ onFinish }: { onFinish: () => void }) {
    const [form] = Form.useForm();
    return (
      <Form
        {...enterKeys}
        form={form}
        initialValues={{ ward: '7' }}
        onFinish={onFinish}
        onFinishFailed={({ errorFields }) => showErrors(form, errorFields)}
        scrollToFirstError={{ focus: true }}
      >
        <FoldedSection title="Address" names={['ward', 'street']}>
          {needed('ward')}
          {needed('street')}
        </FoldedSection>
        {needed('city')}
        <Form.Item name="day" label="day">
          <Select options={[{ value: 1, label: 'Monday' }]} />
        </Form.Item>
        <Form.Item name="note" label="note">
          <Input.TextArea />
        </Form.Item>
        <FormActions dirty notSaved={false}>
          <button type="submit">Save</button>
        </FormActions>
      </Form>
    );
  }
  const field = (label: string) => screen.getByLabelText(label);
  const save = () => screen.getByRole('button', { name: 'Save' });

  test('a folded part counts what it holds, and unfolds for a mistake in it, which takes the focus', async () => {
    const { user } = renderUi(<Long onFinish={jest.fn()} />);
    const head = screen.getByRole('button', { name: 'Address: 1 filled' });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(field('street')).not.toBeVisible();
    await user.click(save());
    await waitFor(() => expect(field('street')).toBeVisible());
    expect(field('street')).toHaveFocus();
    expect(head).toHaveAttribute('aria-expanded', 'true');
    await user.click(field('note'));
    await user.click(await screen.findByRole('button', { name: '2 fields to correct' }));
    expect(field('street')).toHaveFocus();
    await user.keyboard('Lake Road');
    expect(screen.getByRole('button', { name: 'Address: 2 filled' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '1 field to correct' }));
    expect(field('city')).toHaveFocus();
    await user.keyboard('Jaipur');
    expect(screen.getByText('Not saved')).toBeVisible();
    await user.click(head);
    expect(field('street')).not.toBeVisible();
  });

  test('Enter goes on to the next field, past what is folded; Ctrl and Enter send what is typed, folded or not', async () => {
    const onFinish = jest.fn();
    const { user } = renderUi(<Long onFinish={onFinish} />);
    await user.click(screen.getByRole('button', { name: 'Address: 1 filled' }));
    await user.type(field('ward'), '{Enter}');
    expect(field('street')).toHaveFocus();
    await user.keyboard('Lake Road{Enter}');
    expect(field('city')).toHaveFocus();
    await user.keyboard('Jaipur');
    await user.click(screen.getByRole('button', { name: 'Address: 2 filled' }));
    await user.type(field('city'), '{Enter}');
    expect(field('day')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('day')).toHaveAttribute('aria-expanded', 'false');
    expect(field('note')).toHaveFocus();
    await user.keyboard('two{Enter}lines');
    expect(field('note')).toHaveValue('two\nlines');
    expect(onFinish).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(onFinish.mock.calls).toEqual([
        [{ ward: '7', street: 'Lake Road', city: 'Jaipur', day: undefined, note: 'two\nlines' }],
      ]),
    );
    expect(save()).toHaveFocus();
  });

  test('a key that stays down submits once: Ctrl and Enter in a field, Enter on the button', async () => {
    const onFinish = jest.fn();
    const { user } = renderUi(<Long onFinish={onFinish} />);
    await user.click(screen.getByRole('button', { name: 'Address: 1 filled' }));
    await user.type(field('street'), 'Lake Road');
    await user.type(field('city'), 'Jaipur{Control>}{Enter>3/}{/Control}');
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
    const repeated = { key: 'Enter', repeat: true };
    expect(fireEvent.keyDown(save(), repeated)).toBe(false);
    expect(fireEvent.keyDown(save(), { ...repeated, repeat: false })).toBe(true);
    expect(fireEvent.keyDown(field('city'), { ...repeated, ctrlKey: true })).toBe(false);
    await waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
  });
});
