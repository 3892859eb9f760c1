import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { followComputer, followProvider } from '@/shared/lib/clock';
import { DateInput, DateItem } from '@/shared/ui';
import { ENTER, renderUi } from './renderUi';

const heard = { change: jest.fn(), taken: jest.fn(), key: jest.fn() };
beforeEach(() => Object.values(heard).forEach((spy) => spy.mockReset()));

interface HoldingProps {
  readonly start?: string | null;
  readonly min?: string;
  readonly max?: string;
  readonly disabled?: boolean;
}

/** The field as a form holds it, with a key listener around it as a dialog has one, and a neighbour. */
function Holding({ start = null, ...props }: HoldingProps) {
  const [value, setValue] = useState<string | null>(start);
  const change = (next: string | null) => {
    heard.change(next);
    setValue(next);
  };
  return (
    <div onKeyDown={({ key }) => heard.key(key)}>
      <DateInput {...props} aria-label="Born" value={value} onChange={change} onTaken={heard.taken} />
      <button onClick={() => setValue('2020-02-29')}>Fill</button>
    </div>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Born' });
const calendar = () => screen.queryByRole('dialog', { name: 'Calendar: Born' });
const inCalendar = () => within(screen.getByRole('dialog'));
/** A day or button by its name; asking by role would look at every day of the sheet. */
const day = (name: string) => inCalendar().getByLabelText<HTMLButtonElement>(name);

describe('typing', () => {
  test('SHELL-04 ENUM-39 it shows dd/MM/yyyy and hands over the calendar’s text', async () => {
    const { user } = renderUi(<Holding start="2026-04-01" />);
    expect(field()).toHaveValue('01/04/2026');
    await user.clear(field());
    await user.type(field(), '9/1/2015');
    expect(heard.change).toHaveBeenLastCalledWith('2015-01-09');
    expect(field()).toHaveValue('9/1/2015');
    await user.tab();
    expect(field()).toHaveValue('09/01/2015');
    expect(heard.taken).toHaveBeenCalledTimes(1);
  });

  test('an unfinished day is continued after another window had the focus', async () => {
    const { user } = renderUi(<Holding />);
    await user.type(field(), '12/5/20');
    // The active element stays the same while another window has the focus.
    fireEvent.blur(field());
    expect(field()).toHaveValue('12/5/20');
    await user.type(field(), '26');
    await user.tab();
    expect(heard.change).toHaveBeenLastCalledWith('2026-05-12');
  });

  test('a year of two digits is completed when the field is left, within the first and last day', async () => {
    const { user } = renderUi(<Holding max="2026-07-14" />);
    await user.type(field(), '5/5/30');
    expect(heard.change).toHaveBeenLastCalledWith('5/5/30');
    await user.tab();
    expect(heard.change).toHaveBeenLastCalledWith('1930-05-05');
    expect(field()).toHaveValue('05/05/1930');
  });

  test('a text that is not a date stays as it was typed, and the form gets it to refuse it', async () => {
    const { user } = renderUi(<Holding start="2026-04-01" />);
    await user.clear(field());
    expect(heard.change).toHaveBeenLastCalledWith(null);
    await user.type(field(), '31/02/2016');
    await user.tab();
    expect(field()).toHaveValue('31/02/2016');
    expect(heard.change).toHaveBeenLastCalledWith('31/02/2016');
    expect(heard.taken).toHaveBeenCalledTimes(1);
  });

  test('leaving a field in which nothing was typed says nothing', async () => {
    const { user } = renderUi(<Holding start="2026-04-01" />);
    await user.click(field());
    await user.tab();
    expect(heard.change).not.toHaveBeenCalled();
    expect(heard.taken).not.toHaveBeenCalled();
  });

  test('a value that is set from outside replaces what was being typed', () => {
    renderUi(<Holding />);
    fireEvent.change(field(), { target: { value: '5/5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Fill' }));
    expect(field()).toHaveValue('29/02/2020');
  });

  test('Enter takes the typed day and does not send the form; once it is taken Enter sends and opens nothing', async () => {
    const { user } = renderUi(<Holding />);
    const sends = () => fireEvent.keyDown(field(), ENTER);
    await user.tab();
    await user.keyboard('9/1/2015');
    fireEvent.keyDown(field(), { ...ENTER, isComposing: true });
    expect(field()).toHaveValue('9/1/2015');
    expect(sends()).toBe(false);
    expect(field()).toHaveValue('09/01/2015');
    expect(sends()).toBe(true);
    expect(calendar()).toBeNull();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(calendar()).toBeVisible();
    expect(sends()).toBe(false);
    expect(calendar()).toBeNull();
  });
});

describe('the calendar', () => {
  test('it opens on a click and Arrow Down, not on Tab and not while one types', async () => {
    const { user } = renderUi(<Holding />);
    await user.tab();
    expect(field()).toHaveFocus();
    await user.keyboard('15/08/2016');
    expect(calendar()).toBeNull();
    await user.click(field());
    expect(calendar()).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('15/08/2016');
    await user.tab();
    expect(calendar()).toBeNull();
    expect(screen.getByRole('button', { name: 'Fill' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(day('Monday 15 August 2016')).toHaveFocus();
  });

  test('Escape closes only the calendar and keeps what was typed', async () => {
    const { user } = renderUi(<Holding />);
    await user.click(field());
    await user.keyboard('31/02');
    expect(calendar()).toBeVisible();
    heard.key.mockReset();
    await user.keyboard('{Escape}');
    expect(calendar()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('31/02');
    expect(heard.key).not.toHaveBeenCalledWith('Escape');
    await user.keyboard('{Escape}');
    expect(heard.key).toHaveBeenCalledWith('Escape');
  });

  test('it shows the typed day, and a click takes another one', async () => {
    const { user } = renderUi(<Holding start="2016-01-31" />);
    await user.click(field());
    expect(day('Sunday 31 January 2016').closest('td')).toHaveAttribute('aria-selected', 'true');
    fireEvent.change(field(), { target: { value: '15/8/2016' } });
    expect(inCalendar().getByRole('grid', { name: 'August 2016' })).toBeVisible();
    expect(inCalendar().getByRole('status')).toHaveTextContent('August 2016');
    await user.click(day('Tuesday 30 August 2016'));
    expect(calendar()).toBeNull();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('30/08/2016');
    expect(heard.change).toHaveBeenLastCalledWith('2016-08-30');
    expect(heard.taken).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['{ArrowRight}', 'Tuesday 16 August 2016'],
    ['{ArrowLeft}', 'Sunday 14 August 2016'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Monday 5 September 2016'],
    ['{ArrowUp}', 'Monday 8 August 2016'],
    ['{ArrowRight}{Home}', 'Sunday 14 August 2016'],
    ['{End}', 'Saturday 20 August 2016'],
    ['{PageUp}', 'Friday 15 July 2016'],
    ['{Shift>}{PageUp}{/Shift}', 'Saturday 15 August 2015'],
    ['{PageDown}', 'Thursday 15 September 2016'],
    // Not beyond the last day.
    ['{PageDown}{PageDown}', 'Friday 30 September 2016'],
  ])('%s goes from 15 August 2016 to %s, and Enter takes it', async (keys, name) => {
    const { user } = renderUi(<Holding start="2016-08-15" max="2016-09-30" />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.keyboard(keys);
    expect(day(name)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(calendar()).toBeNull();
    expect(field()).toHaveFocus();
    expect(heard.change).toHaveBeenCalledTimes(1);
  });

  test('month and year are chosen by name; what is outside the first and last day is not offered', async () => {
    const { user } = renderUi(<Holding start="2016-08-15" min="2014-03-10" max="2016-09-30" />);
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    const [previous, next] = ['Previous month', 'Next month'].map((name) => day(name));
    await user.click(next as HTMLElement);
    expect(next).toBeDisabled();
    expect(day('Friday 30 September 2016')).toBeEnabled();
    expect(day('Saturday 1 October 2016')).toBeDisabled();
    const year = inCalendar().getByLabelText('Year');
    expect(
      within(year)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2014', '2015', '2016']);
    await user.selectOptions(year, '2014');
    await user.selectOptions(inCalendar().getByLabelText('Month'), 'March');
    expect(inCalendar().getByRole('grid', { name: 'March 2014' })).toBeVisible();
    expect(previous).toBeDisabled();
    expect(day('Sunday 9 March 2014')).toBeDisabled();
    expect(inCalendar().queryByText('Today')).toBeNull();
  });

  test('Today takes the present day with one press', async () => {
    const { user } = renderUi(<Holding start="2016-08-15" />);
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    await user.click(inCalendar().getByText('Today'));
    expect(field().value).toMatch(/^\d\d\/\d\d\/20\d\d$/);
    expect(field()).not.toHaveValue('15/08/2016');
  });

  test('it closes when another field gets the focus, and never opens on a disabled field', async () => {
    const { user, rerender } = renderUi(<Holding />);
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(calendar()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(calendar()).toBeNull();
    await user.click(field());
    await user.click(screen.getByRole('button', { name: 'Fill' }));
    expect(calendar()).toBeNull();
    rerender(<Holding disabled />);
    expect(field()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Open calendar' })).toBeDisabled();
    await user.click(field());
    expect(calendar()).toBeNull();
  });
});

describe('with the day of the provider', () => {
  const UP_TO_TODAY = { title: 'Paid', range: { yearsBack: 1, yearsAhead: 0 } };

  beforeEach(() => followProvider(Date.parse('2030-03-10T06:00:00Z')));
  afterEach(followComputer);

  test('the range, the calendar and Today are those of that day, not of the computer', async () => {
    const sent = jest.fn();
    const { user } = renderUi(
      <Form onFinish={sent} initialValues={{ paid: '2030-03-10' }}>
        <DateItem<{ paid: string | null }> name="paid" label="Born" facts={UP_TO_TODAY} />
        <button type="submit">Save</button>
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ paid: '2030-03-10' }));
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    expect(day('Sunday 10 March 2030')).toBeEnabled();
    expect(day('Monday 11 March 2030')).toBeDisabled();
    await user.click(day('Saturday 9 March 2030'));
    expect(field()).toHaveValue('09/03/2030');
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    await user.click(inCalendar().getByText('Today'));
    expect(field()).toHaveValue('10/03/2030');
  });
});

describe('in a form', () => {
  const [typed, sent, asked] = [jest.fn(), jest.fn(), jest.fn()];
  beforeEach(() => [typed, sent, asked].forEach((spy) => spy.mockReset()));

  const FACTS = {
    title: 'Date of birth',
    range: { from: '1990-01-01', to: '2030-12-31' },
    message: { yearsAhead: 'Born too late' },
  };

  /** Refuses every day of 2017. */
  const problem = (date: string) => {
    asked(date);
    return date.startsWith('2017') ? 'Not in 2017' : null;
  };
  const form = (
    <Form onValuesChange={typed} onFinish={sent} scrollToFirstError={{ focus: true }}>
      <DateItem<{ born: string | null }> name="born" label="Born" facts={FACTS} problem={problem} />
      <button type="submit">Save</button>
    </Form>
  );
  const message = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

  test.each([
    ['31/02/2016', '31/02/2016 is not a date.'],
    ['5th of May', 'Type the date as dd/mm/yyyy.'],
    ['1.2.2017', 'Not in 2017'],
    ['1.2.1916', 'Date of birth must not be before 01/01/1990. Check the year.'],
    ['1.2.2062', 'Born too late'],
    ['15/08/0016', '15/08/0016 is not a date.'],
  ])(
    '%s stays and is refused with a message when the field is left; the form is not sent, and the focus goes to the field',
    async (text, why) => {
      const { user } = renderUi(form);
      await user.type(field(), text);
      expect(field()).not.toHaveAttribute('aria-invalid', 'true');
      await user.tab();
      await waitFor(() => expect(message()).toBe(why));
      expect(field()).toHaveAttribute('aria-invalid', 'true');
      expect(typed).toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(field()).toHaveFocus());
      expect(sent).not.toHaveBeenCalled();
      await user.clear(field());
      await user.type(field(), '1.2.16{Enter}');
      expect(field()).toHaveValue('01/02/2016');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ born: '2016-02-01' }));
      expect(asked.mock.calls.flat().every((date) => /^\d{4}-\d\d-\d\d$/.test(String(date)))).toBe(true);
    },
  );
});
