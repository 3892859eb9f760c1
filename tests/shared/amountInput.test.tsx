import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { amountProblem, amountRules } from '@/shared/forms';
import { readPercent } from '@/shared/lib/typedPercent';
import { AmountInput, PercentInput, type TypedNumber } from '@/shared/ui';
import { renderUi } from './renderUi';

const heard = { change: jest.fn(), taken: jest.fn() };
beforeEach(() => Object.values(heard).forEach((spy) => spy.mockReset()));

interface HoldingProps {
  readonly start?: TypedNumber;
  readonly readOnly?: boolean;
  readonly percent?: boolean;
}

/** The field as a form holds it, with a neighbour that fills it. */
function Holding({ start = null, percent = false, ...props }: HoldingProps) {
  const [value, setValue] = useState<TypedNumber>(start);
  const change = (next: TypedNumber) => {
    heard.change(next);
    setValue(next);
  };
  const Input = percent ? PercentInput : AmountInput;
  return (
    <>
      <Input {...props} aria-label="Fee" value={value} onChange={change} onTaken={heard.taken} />
      <button onClick={() => setValue(12_500_050)}>Fill</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });

test.each([
  ['125000', 12_500_000, '1,25,000.00'],
  ['₹1,25,000.5', 12_500_050, '1,25,000.50'],
  ['१२५०.०७', 125_007, '1,250.07'],
  ['0', 0, '0.00'],
  [' 999 ', 99_900, '999.00'],
])(
  'SHELL-02 SHELL-03 what is typed as %j is %i paise, and is shown as %s once the field is left',
  async (text, paise, shown) => {
    const { user } = renderUi(<Holding />);
    await user.tab();
    await user.keyboard(text);
    expect(field()).toHaveValue(text);
    expect(heard.change).toHaveBeenLastCalledWith(paise);
    await user.tab();
    expect(field()).toHaveValue(shown);
    expect(screen.getByText('₹')).toBeVisible();
    expect(heard.taken).toHaveBeenCalledTimes(1);
  },
);

test.each(['12.345', '-5', '1,5', 'five'])(
  '%j is no amount: it stays, and the form gets the text to refuse it',
  async (text) => {
    const { user } = renderUi(<Holding start={100} />);
    await user.clear(field());
    expect(heard.change).toHaveBeenLastCalledWith(null);
    await user.type(field(), text);
    await user.tab();
    expect(field()).toHaveValue(text);
    expect(heard.change).toHaveBeenLastCalledWith(text);
  },
);

test.each([
  [12_500_050, '125000.50'],
  [12_500_000, '125000'],
  [7, '0.07'],
])('an entered field shows %i paise as %s, all selected, and the first key replaces it', async (paise, plain) => {
  const { user } = renderUi(<Holding start={paise} />);
  await user.tab();
  expect(field()).toHaveValue(plain);
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, plain.length]);
  await user.keyboard('8');
  expect(field()).toHaveValue('8');
  expect(heard.change).toHaveBeenLastCalledWith(800);
});

test('a field that is entered and left says nothing and keeps its amount', async () => {
  const { user } = renderUi(<Holding start={12_500_050} />);
  await user.tab();
  await user.tab();
  expect(field()).toHaveValue('1,25,000.50');
  expect(heard.change).not.toHaveBeenCalled();
  expect(heard.taken).not.toHaveBeenCalled();
});

test('an amount is continued after another window had the focus', async () => {
  const { user } = renderUi(<Holding start={100} />);
  await user.tab();
  await user.keyboard('1');
  // The active element stays the same while another window has the focus.
  fireEvent.blur(field());
  fireEvent.focus(field());
  await user.keyboard('0');
  expect(field()).toHaveValue('10');
  await user.tab();
  expect(field()).toHaveValue('10.00');
  expect(heard.taken).toHaveBeenCalledTimes(1);
});

test('an amount that is set from outside takes the place of what was typed', async () => {
  const { user } = renderUi(<Holding />);
  await user.type(field(), '5x');
  fireEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect(field()).toHaveValue('1,25,000.50');
});

test('where it is only read the amount stays as it is shown', async () => {
  const { user } = renderUi(<Holding start={12_500_050} readOnly />);
  await user.tab();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('1,25,000.50');
});

test('a percentage is shown with two decimals once it is left', async () => {
  const { user } = renderUi(<Holding percent start={8.5} />);
  expect(field()).toHaveValue('8.50');
  await user.tab();
  expect(field()).toHaveValue('8.5');
  await user.keyboard('१२.२५%');
  await user.tab();
  expect(heard.change).toHaveBeenLastCalledWith(12.25);
  expect(field()).toHaveValue('12.25');
});

test.each([
  ['8.33', 8.33],
  ['100', 100],
  ['.5', 0.5],
  ['150 %', 150],
  ['8.333', null],
  ['-1', null],
  ['8,5', null],
  ['', null],
  ['%', null],
])('the percentage %j is read as %p', (text, percent) => expect(readPercent(text)).toBe(percent));

const facts = {
  title: 'Fee',
  required: true,
  minimum: 0,
  maximum: 100,
  message: { required: 'Fee is required', minimum: 'Fee must not be negative', invalid: 'Fee must be an amount' },
};
test.each([
  [null, 'Fee is required'],
  ['', 'Fee is required'],
  ['five', 'Fee must be an amount'],
  ['-5', 'Fee must not be negative'],
  [-1, 'Fee must not be negative'],
  [0, null],
  [10_000, null],
  [10_001, 'Fee must be an amount'],
])('the rule of an amount says of %j: %j', (value, problem) => expect(amountProblem(facts, value)).toBe(problem));

test('an amount that may be left out is not asked for, and without words of its own the title is named', () => {
  expect(amountProblem({ title: 'Fee', required: false }, null)).toBeNull();
  expect(amountProblem({ title: 'Fee', required: true }, null)).toBe('Fee is required');
  expect(amountProblem({ title: 'Fee', required: false }, 'x')).toBe('Fee is not valid');
});

test('in a form an amount is judged when its field is left, and sent in paise', async () => {
  const sent = jest.fn();
  const { user } = renderUi(
    <Form onFinish={sent}>
      <Form.Item name="fee" label="Fee" validateTrigger="onTaken" rules={amountRules(facts)}>
        <AmountInput />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  const message = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;
  await user.type(field(), '7x');
  expect(field()).not.toHaveAttribute('aria-invalid', 'true');
  await user.tab();
  await waitFor(() => expect(message()).toBe('Fee must be an amount'));
  await user.clear(field());
  await user.type(field(), '75.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ fee: 7550 }));
});
