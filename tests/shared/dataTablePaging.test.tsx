import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { PAGE_SIZE } from '@common/pageSizes';
import { pageFromText, pagerSlots } from '@/shared/ui/data-table/paging';
import { DataTable, type DataTableProps, type TableColumn } from '@/shared/ui';
import { renderUi } from './renderUi';

interface Row {
  id: number;
}
const columns: TableColumn<Row>[] = [{ title: 'Row', minWidth: 100, render: ({ id }) => `row ${id}` }];
const rowsOf = (count: number, from = 1): Row[] => Array.from({ length: count }, (_, at) => ({ id: from + at }));

const tableOf = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable<Row>
    label="Rows"
    columns={columns}
    rows={rowsOf(73)}
    rowKey="id"
    paging="client"
    state={{ kind: 'ready' }}
    {...props}
  />
);

const shown = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const currentPage = () =>
  within(screen.getByRole('navigation', { name: 'Pages of Rows' }))
    .getAllByRole('button')
    .find((item) => item.getAttribute('aria-current') === 'page')?.textContent;
const goTo = () => screen.getByRole('textbox', { name: 'Go to' });

async function chooseSize(user: UserEvent, size: number) {
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(await screen.findByTitle(`${size} / page`));
}

/** A provider with 73 rows that answers at once. */
function ServerTable({ total = 73, asked }: { total?: number; asked: jest.Mock }) {
  const [at, setAt] = useState({ page: 1, size: PAGE_SIZE });
  const first = (at.page - 1) * at.size;
  const onChange = (page: number, size: number) => {
    asked(page, size);
    setAt({ page, size });
  };
  const rows = rowsOf(Math.max(0, Math.min(at.size, total - first)), first + 1);
  return tableOf({ rows, paging: { total, ...at, onChange } });
}

test('TABLE-01 the table pages in the browser', async () => {
  const { user } = renderUi(tableOf());
  expect(shown()).toEqual(rowsOf(10).map(({ id }) => `row ${id}`));
  expect(button('Previous page')).toBeDisabled();
  const area = document.querySelector('.portal-table-scroll') as HTMLElement;
  area.scrollTop = 300;
  await user.click(button('Next page'));
  expect(area.scrollTop).toBe(0);
  expect(shown()[0]).toBe('row 11');
  await user.click(button('Page 8'));
  expect(shown()).toEqual(['row 71', 'row 72', 'row 73']);
  expect(button('Next page')).toBeDisabled();
});

test('TABLE-01 the table pages through the provider', async () => {
  const asked = jest.fn();
  const { user } = renderUi(<ServerTable asked={asked} />);
  await user.click(button('Page 3'));
  expect(asked.mock.calls).toEqual([[3, 10]]);
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toBe('row 21');
  expect(currentPage()).toBe('3');
});

test('TABLE-01 paging is optional', () => {
  renderUi(tableOf({ paging: 'none' }));
  expect(shown()).toHaveLength(73);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Go to' })).toBeNull();
});

test('TABLE-09 CONST-06 10 rows at first; the choices are 5, 10, 25 and 50', async () => {
  const { user } = renderUi(tableOf());
  expect(shown()).toHaveLength(10);
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await screen.findByTitle('50 / page');
  const choices = [...document.querySelectorAll('.ant-select-item-option')].map((item) => item.textContent);
  expect(choices).toEqual(['5 / page', '10 / page', '25 / page', '50 / page']);
  for (const size of [5, 25, 50]) {
    await user.click(screen.getByTitle(`${size} / page`));
    expect(shown()).toHaveLength(size);
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  }
});

describe('the page after a change', () => {
  test('TABLE-10 another page size starts on the first page, in the browser', async () => {
    const { user } = renderUi(tableOf());
    await user.click(button('Page 3'));
    await chooseSize(user, 25);
    expect(currentPage()).toBe('1');
    expect(shown()[0]).toBe('row 1');
  });

  test('TABLE-10 another page size starts on the first page, through the provider', async () => {
    const asked = jest.fn();
    const { user } = renderUi(<ServerTable asked={asked} />);
    await user.click(button('Page 4'));
    await chooseSize(user, 5);
    expect(asked).toHaveBeenLastCalledWith(1, 5);
    expect(shown()).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
  });

  test('TABLE-10 another filter starts on the first page, and so does going back to the old one', async () => {
    const { user, rerender } = renderUi(tableOf({ filterKey: 'a' }));
    await user.click(button('Page 3'));
    rerender(tableOf({ filterKey: 'b', rows: rowsOf(60) }));
    expect(currentPage()).toBe('1');
    rerender(tableOf({ filterKey: 'a' }));
    expect(currentPage()).toBe('1');
  });

  test('new rows under the same filter keep the page', async () => {
    const { user, rerender } = renderUi(tableOf({ filterKey: 'a' }));
    await user.click(button('Page 3'));
    rerender(tableOf({ filterKey: 'a', rows: rowsOf(72) }));
    expect(currentPage()).toBe('3');
  });

  test('rows that become fewer never leave a page beyond the last, in the browser', async () => {
    const { user, rerender } = renderUi(tableOf());
    await user.click(button('Page 8'));
    rerender(tableOf({ rows: rowsOf(12) }));
    expect(currentPage()).toBe('2');
    expect(shown()).toEqual(['row 11', 'row 12']);
    rerender(tableOf({ rows: [] }));
    expect(currentPage()).toBe('1');
  });

  test('rows that become fewer never leave a page beyond the last, through the provider', async () => {
    const asked = jest.fn();
    const { user, rerender } = renderUi(<ServerTable asked={asked} />);
    await user.click(button('Page 8'));
    rerender(<ServerTable asked={asked} total={21} />);
    expect(asked).toHaveBeenLastCalledWith(3, 10);
    expect(shown()).toEqual(['row 21']);
    // While it loads, the rows are not known to be fewer.
    asked.mockClear();
    const paging = { total: 0, page: 8, size: 10, onChange: asked };
    rerender(tableOf({ rows: [], paging, state: { kind: 'loading' } }));
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the Go to box', () => {
  test('TABLE-06 it jumps to a page by Enter', async () => {
    const { user } = renderUi(tableOf());
    await user.type(goTo(), '7{Enter}');
    expect(currentPage()).toBe('7');
    expect(shown()[0]).toBe('row 61');
    expect(goTo()).toHaveValue('');
    expect(goTo()).toHaveFocus();
  });

  test.each(['0', '9', '-1', '1.5', '2a', 'x', '1e0', ' '])(
    'TABLE-07 %p leaves the page unchanged, is marked and keeps the focus',
    async (text) => {
      const { user } = renderUi(tableOf());
      await user.click(button('Page 3'));
      await user.type(goTo(), `${text}{Enter}`);
      expect(currentPage()).toBe('3');
      expect(goTo()).toBeInvalid();
      expect(goTo()).toHaveFocus();
      expect(goTo()).toHaveValue(text);
      expect(screen.getByRole('alert')).toHaveTextContent('Enter a page from 1 to 8');
      await user.type(goTo(), '{Backspace}');
      expect(goTo()).toBeValid();
    },
  );

  test('TABLE-07 an empty box and other keys do not change the page', async () => {
    const asked = jest.fn();
    const { user } = renderUi(<ServerTable asked={asked} />);
    await user.type(goTo(), '{Enter}');
    await user.type(goTo(), '5{Tab}');
    expect(asked).not.toHaveBeenCalled();
  });

  test('TABLE-07 the first and the last page are accepted', async () => {
    const asked = jest.fn();
    const { user } = renderUi(<ServerTable asked={asked} />);
    await user.type(goTo(), '8{Enter}');
    await user.type(goTo(), '1{Enter}');
    expect(asked.mock.calls).toEqual([
      [8, 10],
      [1, 10],
    ]);
  });

  test('TABLE-07 what counts as a page', () => {
    expect(['1', '8', ' 3 ', '03'].map((text) => pageFromText(text, 8))).toEqual([1, 8, 3, 3]);
    expect(['', '+1', '１', '0x1', '999999999999999999999'].map((text) => pageFromText(text, 8))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

test('the pager always has seven places, so that it does not move', () => {
  expect(pagerSlots(1, 3)).toEqual([1, 2, 3]);
  expect(pagerSlots(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20]);
  expect(pagerSlots(10, 20)).toEqual([1, 'gap-before', 9, 10, 11, 'gap-after', 20]);
  expect(pagerSlots(18, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20]);
  for (let page = 1; page <= 20; page += 1) expect(pagerSlots(page, 20)).toHaveLength(7);
});
