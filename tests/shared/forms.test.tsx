import { act, fireEvent, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import {
  AlphanumericInput,
  DigitsInput,
  FilterBar,
  FormActions,
  FormSection,
  PartLinks,
  MobileInput,
  PhoneInput,
  type FilterBarProps,
} from '@/shared/ui';
import { setWidth } from '../support/width';
import { renderUi } from './renderUi';

describe('FilterBar', () => {
  interface Filters {
    name: string;
    kind: string;
    email: string;
  }
  const start: Filters = { name: '', kind: '', email: '' };
  const onChange = jest.fn();
  const onSearch = jest.fn();
  const onReset = jest.fn();
  beforeEach(() => {
    setWidth(1366);
    for (const told of [onChange, onSearch, onReset]) told.mockReset();
  });
  const TEXTS = ['name'] as const;
  const item = (name: keyof Filters, label: string) => (
    <Form.Item name={name} label={label} required>
      <Input />
    </Form.Item>
  );
  const bar = (applied: Filters = start, props: Partial<FilterBarProps<Filters>> = {}) => (
    <FilterBar<Filters>
      applied={applied}
      texts={TEXTS}
      onChange={onChange}
      onSearch={onSearch}
      onReset={onReset}
      search={item('name', 'Name')}
      advanced={item('email', 'Email')}
      {...props}
    >
      {item('kind', 'Kind')}
    </FilterBar>
  );
  const field = (label: string) => screen.getByLabelText(label);
  const button = (name: string) => screen.getByRole('button', { name });

  test('TABLE-15 Search and Enter apply the text that was typed; typing alone does not', async () => {
    const { user } = renderUi(bar());
    expect(screen.getByRole('search')).toBeVisible();
    await user.type(field('Name'), 'anil');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ name: 'anil' });
    await user.type(field('Name'), 'a');
    await user.click(button('Search'));
    expect(onChange).toHaveBeenLastCalledWith({ name: 'anila' });
    expect(onSearch).toHaveBeenCalledTimes(2);
  });

  test('TABLE-15 another filter is applied at once, with the text as it is; a further one too', async () => {
    const { user } = renderUi(bar(start, { set: 1 }));
    await user.type(field('Name'), 'anil');
    await user.type(field('Kind'), 'x');
    await user.type(field('Email'), 'y');
    expect(onChange.mock.calls).toEqual([[{ name: 'anil', kind: 'x' }], [{ name: 'anil', email: 'y' }]]);
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('TABLE-15 Reset drops what was typed; the fields show what is applied then', async () => {
    const { user, rerender } = renderUi(bar({ ...start, name: 'anil' }));
    await user.type(field('Name'), ' kumar');
    await user.click(button('Reset'));
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(field('Name')).toHaveValue('anil');
    rerender(bar());
    expect(field('Name')).toHaveValue('');
  });

  test('a text that is being typed stays while another filter is applied from elsewhere', async () => {
    const { user, rerender } = renderUi(bar());
    await user.type(field('Name'), 'ani');
    rerender(bar({ ...start, kind: 'x' }));
    expect(field('Kind')).toHaveValue('x');
    expect(field('Name')).toHaveValue('ani');
    rerender(bar({ ...start, kind: 'x', name: 'anil' }));
    expect(field('Name')).toHaveValue('anil');
  });

  test('TABLE-15 further fields are hidden at first; they are open when one of them is set, and their number is reported', async () => {
    const { user, unmount } = renderUi(bar());
    const more = button('More filters');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.click(more);
    expect(button('Fewer filters')).toHaveAttribute('aria-expanded', 'true');
    expect(field('Email')).toBeVisible();
    unmount();
    renderUi(bar(start, { set: 2 }));
    expect(field('Email')).toBeVisible();
    expect(button('Fewer filters (2)')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a disabled Search takes neither click nor Enter; Reset and the other buttons stay', async () => {
    const { user } = renderUi(bar(start, { searchDisabled: true, actions: <button type="button">Download</button> }));
    expect(button('Search')).toBeDisabled();
    await user.click(button('Search'));
    await user.type(field('Name'), 'anil{Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    expect(button('Download')).toBeEnabled();
    await user.click(button('Reset'));
    expect(field('Name')).toHaveValue('');
  });

  test('on a phone all but the text is folded away, once what is required is chosen, and again after a search', async () => {
    setWidth(390);
    const { user, rerender } = renderUi(bar(start, { searchDisabled: true }));
    expect(field('Kind')).toBeVisible();
    rerender(bar());
    expect(field('Name')).toBeVisible();
    expect(field('Kind')).not.toBeVisible();
    await user.click(button('More filters'));
    expect(field('Kind')).toBeVisible();
    await user.type(field('Name'), 'anil{Enter}');
    expect(field('Kind')).not.toBeVisible();
  });

  test('MARKS-04 MARKSCONF-01 a required filter is marked, for screen readers too', () => {
    renderUi(bar());
    expect(field('Name')).toHaveAttribute('aria-required', 'true');
    expect(screen.getByText('Name')).toHaveClass('ant-form-item-required');
    expect(screen.getByText('Name').closest('form')).not.toHaveClass('ant-form-hide-required-mark');
  });
});

describe('fields that take only some characters', () => {
  type Part = typeof DigitsInput | typeof PhoneInput | typeof MobileInput | typeof AlphanumericInput;
  function Holding({ of: Part, ...props }: { of: Part; typedLength?: number }) {
    const [value, setValue] = useState('');
    return <Part {...props} aria-label="field" value={value} onChange={setValue} />;
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'field' });

  test('typed letters and separators are ignored, a pasted number loses its separators and no digit', async () => {
    const { user } = renderUi(<Holding of={DigitsInput} typedLength={8} />);
    await user.type(field(), '1a2 -३.4');
    expect(field()).toHaveValue('1234');
    await user.clear(field());
    await user.paste('12-34-56-78-90');
    expect(field()).toHaveValue('1234567890');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
  });

  test('typing ends at the length of the field, and leaves a longer pasted number as it is', async () => {
    const { user } = renderUi(<Holding of={DigitsInput} typedLength={4} />);
    await user.type(field(), '12345');
    expect(field()).toHaveValue('1234');
    await user.paste('56 78');
    expect(field()).toHaveValue('12345678');
    await user.keyboard('9');
    expect(field()).toHaveValue('12345678');
    await user.keyboard('{Backspace}');
    expect(field()).toHaveValue('1234567');
    act(() => field().setSelectionRange(0, 6));
    await user.keyboard('9');
    expect(field()).toHaveValue('97');
  });

  test('a pasted text with other characters stays whole until they are deleted', async () => {
    const { user } = renderUi(<Holding of={DigitsInput} />);
    await user.click(field());
    await user.paste('12 or 34');
    expect(field()).toHaveValue('12 or 34');
    await user.keyboard('5x');
    expect(field()).toHaveValue('12 or 345');
    act(() => field().setSelectionRange(3, 6));
    await user.keyboard('{Delete}');
    expect(field()).toHaveValue('12345');
  });

  test.each([
    ['pasted', '+91 98290 12345'],
    ['pasted', '098290-12345'],
    ['typed', '+91 98290 12345'],
    ['typed', '09829012345'],
  ])('a mobile number that is %s as %s is its ten digits', async (how, text) => {
    const { user } = renderUi(<Holding of={MobileInput} />);
    await user.click(field());
    await (how === 'typed' ? user.keyboard(text) : user.paste(text));
    expect(field()).toHaveValue('9829012345');
    await user.keyboard('6');
    expect(field()).toHaveValue('98290123456');
    expect(field()).toHaveAttribute('inputmode', 'tel');
  });

  test('letters and digits only', async () => {
    const { user } = renderUi(<Holding of={AlphanumericInput} typedLength={4} />);
    await user.type(field(), 'a-B 1/२3');
    expect(field()).toHaveValue('aB12');
  });

  test('a refused key is stopped before it arrives, so that the cursor stays where it is', () => {
    renderUi(<Holding of={DigitsInput} />);
    const arrives = (key: string) =>
      fireEvent.keyPress(field(), { key, charCode: key.charCodeAt(0), which: key.charCodeAt(0) });
    expect(['x', ' ', '-', '4', '४'].filter(arrives)).toEqual(['4', '४']);
  });

  test('a phone takes digits, space, plus and minus', async () => {
    const { user } = renderUi(<Holding of={PhoneInput} />);
    await user.type(field(), '+91 (98)-76x5');
    expect(field()).toHaveValue('+91 98-765');
    await user.clear(field());
    await user.paste('1'.repeat(25));
    expect(field()).toHaveValue('1'.repeat(25));
  });
});

test('a form section is named by its title and keeps its actions outside', () => {
  renderUi(
    <Form>
      <FormSection title="School" description="As on the letterhead">
        <Input aria-label="Name" />
      </FormSection>
      <FormActions dirty={false} notSaved={false}>
        <button>Save</button>
      </FormActions>
    </Form>,
  );
  const section = screen.getByRole('region', { name: 'School' });
  expect(section).toContainElement(screen.getByRole('textbox', { name: 'Name' }));
  expect(section).not.toContainElement(screen.getByRole('button', { name: 'Save' }));
});

test.each([
  [true, true, 'Save not confirmed. Your entries are still here.', 'alert'],
  [true, false, 'Not saved', 'status'],
  [false, false, undefined, undefined],
])('typed %p, not decided on %p: beside Save is %p', (dirty, notSaved, text, role) => {
  renderUi(
    <Form>
      <FormActions dirty={dirty} notSaved={notSaved}>
        <button>Save</button>
      </FormActions>
    </Form>,
  );
  const line = screen.queryByText(/^(Not saved|Save not confirmed)/);
  expect([line?.textContent.trim(), line?.getAttribute('role') ?? undefined]).toEqual([text, role]);
  if (line) expect(line.parentElement).toContainElement(screen.getByRole('button', { name: 'Save' }));
});

describe('links to the parts of a long form', () => {
  const form = (
    <PartLinks>
      {['Student', 'Parents', 'Address'].map((title) => (
        <FormSection key={title} title={title}>
          <Input aria-label={`First of ${title}`} />
          <Input aria-label={`Second of ${title}`} />
        </FormSection>
      ))}
    </PartLinks>
  );
  const links = () => [...document.querySelectorAll('nav[aria-label="Parts of the form"] a')];
  const marked = () => links().flatMap((link, at) => (link.getAttribute('aria-current') === 'true' ? [at] : []));

  test('they stand beside it where there is room; one leads to its part and into the first field of it', async () => {
    setWidth(1679);
    const { unmount } = renderUi(form);
    expect(links()).toEqual([]);
    unmount();
    setWidth(1680);
    const { user } = renderUi(form);
    expect(links().map(({ textContent }) => textContent)).toEqual(['Student', 'Parents', 'Address']);
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await user.click(links()[1] as Element);
    expect(brought.mock.contexts).toEqual([screen.getByRole('region', { name: 'Parents' })]);
    expect(screen.getByLabelText('First of Parents')).toHaveFocus();
  });

  test('the part that is read is marked: the last one whose title has come up, and at the end of the page the last', () => {
    setWidth(1680);
    const tops = { Student: -900, Parents: 159, Address: 160 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: tops[this.textContent as keyof typeof tops] } as DOMRect;
    });
    const height = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    renderUi(form);
    expect(marked()).toEqual([1]);
    Object.assign(window, { scrollY: 5000 - window.innerHeight });
    fireEvent.scroll(window);
    expect(marked()).toEqual([2]);
    Object.assign(window, { scrollY: 0 });
    tops.Parents = 160;
    fireEvent.scroll(window);
    expect(marked()).toEqual([0]);
    height.mockRestore();
  });
});
