import { fireEvent, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { useState, type Key } from 'react';
import { DataTable, type DataTableProps, type TableColumn } from '@/shared/ui';
import { setWidth } from '../support/width';
import { ENTER, renderUi } from './renderUi';

interface Row {
  id: number;
  name: string;
  marks: number;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Pupil ${at + 1}`, marks: (at * 37) % 101 }));

const columns: TableColumn<Row>[] = [
  { title: 'Name', dataIndex: 'name', minWidth: 120 },
  { title: 'Marks', dataIndex: 'marks', key: 'marks', width: 100, sorter: (a, b) => a.marks - b.marks },
];

const tableOf = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable<Row>
    label="Pupils"
    columns={columns}
    rows={rowsOf(23)}
    rowKey="id"
    paging="client"
    state={{ kind: 'ready' }}
    {...props}
  />
);

const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-2)?.textContent ?? '');
const marks = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent));
const button = (name: string) => screen.getByRole('button', { name });

describe('what it shows', () => {
  test('TABLE-05 without rows it shows a text, its own or that of the screen', () => {
    const { rerender } = renderUi(tableOf({ rows: [] }));
    expect(screen.getByText('No data available')).toBeVisible();
    rerender(tableOf({ rows: [], emptyText: 'No pupil in this class yet' }));
    expect(screen.getByText('No pupil in this class yet')).toBeVisible();
    expect(screen.queryByText('No data available')).toBeNull();
    rerender(tableOf());
    expect(screen.queryByText('No data available')).toBeNull();
  });

  test('TABLE-08 the number of rows is shown with a label, whether the table or the provider counts them', () => {
    const { rerender } = renderUi(tableOf());
    expect(screen.getByText('Total Records: 23')).toBeVisible();
    rerender(tableOf({ paging: { total: 600, page: 2, size: 10, onChange: () => undefined } }));
    expect(screen.getByText('Total Records: 600')).toBeVisible();
    rerender(tableOf({ paging: 'none', rows: rowsOf(12) }));
    expect(screen.getByText('Total Records: 12')).toBeVisible();
  });

  test('the first load shows the outline of rows, a later one keeps the old rows', () => {
    const { rerender, container } = renderUi(tableOf({ rows: undefined, state: { kind: 'loading' } }));
    const frame = container.querySelector('.portal-table');
    expect(frame).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    expect(container.querySelectorAll('tbody tr .portal-skeleton-bar')).toHaveLength(20);
    // The total is not shown before it is known.
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText('No data available')).toBeNull();
    rerender(tableOf({ state: { kind: 'loading' } }));
    expect(shown()).toHaveLength(10);
    expect(container.querySelector('.portal-table-progress')).toBeVisible();
    rerender(tableOf());
    expect(frame).toHaveAttribute('aria-busy', 'false');
    expect(container.querySelector('.portal-table-progress')).not.toBeVisible();
  });

  test('a failure shows the message as text and a way to try again', async () => {
    const onRetry = jest.fn();
    const state = { kind: 'failed', message: '<b>Down</b>', onRetry } as const;
    const { user, rerender } = renderUi(tableOf({ rows: undefined, state }));
    expect(screen.getByRole('alert')).toHaveTextContent('<b>Down</b>');
    await user.click(button('Retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^Total Records/)).toBeNull();
    rerender(tableOf({ rows: undefined, state: { kind: 'refused', message: 'Not yours' } }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Not yoursIf you need access, ask an administrator of your school.',
    );
    expect(screen.queryByRole('table')).toBeNull();
    rerender(tableOf({ rows: undefined, state: { kind: 'failed' } }));
    expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('what it can do', () => {
  test('TABLE-02 a column sorts up and down by pointer and keyboard, over all pages', async () => {
    const onSort = jest.fn();
    const { user } = renderUi(tableOf({ onSort }));
    await user.click(button('Page 3'));
    const header = screen.getByRole('columnheader', { name: 'Marks' });
    await user.click(header);
    const up = rowsOf(23)
      .map((row) => row.marks)
      .sort((a, b) => a - b);
    expect(marks()).toEqual(up.slice(0, 10));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(onSort).toHaveBeenLastCalledWith({ column: 'marks', order: 'ascend' });
    expect(header).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(header, ENTER);
    expect(marks()).toEqual(up.reverse().slice(0, 10));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    fireEvent.keyDown(header, { key: ' ' });
    expect(header).not.toHaveAttribute('aria-sort');
    expect(onSort).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('tabindex');
  });

  test('TABLE-03 rows can be selected where the screen asks for it, across pages', async () => {
    const changed = jest.fn<void, [Key[]]>();
    function Selecting() {
      const [keys, setKeys] = useState<Key[]>([]);
      const onChange = (next: Key[]) => {
        changed(next);
        setKeys(next);
      };
      const canSelect = (row: Row) => row.id !== 2;
      return tableOf({ selection: { selectedKeys: keys, onChange, rowName: (row) => row.name, canSelect } });
    }
    const { user, rerender } = renderUi(<Selecting />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Pupil 1' }));
    expect(changed).toHaveBeenLastCalledWith([1]);
    expect(screen.getByRole('checkbox', { name: 'Select Pupil 2' })).toBeDisabled();
    await user.click(button('Page 2'));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pupil 11' }));
    expect(changed).toHaveBeenLastCalledWith([1, 11]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(changed.mock.lastCall?.[0]).toHaveLength(11);
    rerender(tableOf());
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('TABLE-03 rows selected on a page of the provider stay selected on the next one', async () => {
    const changed = jest.fn<void, [Key[]]>();
    const selection = { selectedKeys: [1, 2], onChange: changed, rowName: (row: Row) => row.name };
    const second = rowsOf(20).slice(10);
    const paging = { total: 20, page: 2, size: 10, onChange: () => undefined };
    const { user } = renderUi(tableOf({ rows: second, paging, selection }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Pupil 11' }));
    expect(changed).toHaveBeenLastCalledWith([1, 2, 11]);
  });

  test('Shift selects all rows since the last click, except those that cannot be selected', () => {
    const onChange = jest.fn<void, [Key[]]>();
    function Selecting() {
      const [selectedKeys, setKeys] = useState<Key[]>([]);
      onChange.mockImplementation(setKeys);
      const selection = {
        selectedKeys,
        onChange,
        rowName: ({ name }: Row) => name,
        canSelect: ({ id }: Row) => id !== 4,
      };
      return tableOf({ selection });
    }
    renderUi(<Selecting />);
    fireEvent.click(screen.getByLabelText('Select Pupil 6'));
    fireEvent.click(screen.getByLabelText('Select Pupil 3'), { shiftKey: true });
    expect(onChange).toHaveBeenLastCalledWith([6, 3, 5]);
    fireEvent.click(screen.getByLabelText('Select Pupil 5'), { shiftKey: true });
    expect(onChange).toHaveBeenLastCalledWith([6]);
  });

  test('TABLE-04 it can be refreshed where the screen asks for it', async () => {
    const onRefresh = jest.fn();
    const { user, rerender } = renderUi(tableOf({ onRefresh }));
    await user.click(button('Refresh'));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    rerender(tableOf());
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });
});

describe('its size', () => {
  test('TABLE-11 it is at most the viewport less 200 px high and scrolls inside, under a header that stays', () => {
    const style = document.createElement('style');
    style.textContent = readFileSync('src/shared/ui/data-table/dataTable.css', 'utf8');
    document.head.append(style);
    const { container } = renderUi(tableOf());
    const styleOf = (selector: string) => styleFromSheets(container.querySelector(selector) ?? document.body);
    expect(styleOf('.portal-table').maxHeight).toBe('calc(100vh - 200px)');
    expect(styleOf('.portal-table').display).toBe('flex');
    expect(styleOf('.portal-table-scroll').overflow).toBe('auto');
    expect(styleOf('.portal-table-scroll th').position).toBe('sticky');
    style.remove();
  });

  test('an area that scrolls is reached by the keyboard and has a name', () => {
    const { unmount } = renderUi(tableOf());
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    renderUi(tableOf());
    expect(screen.getByRole('region', { name: 'Pupils' })).toHaveAttribute('tabindex', '0');
  });
});

describe('on a phone', () => {
  const cards: TableColumn<Row>[] = columns.map((column, at) => ({ ...column, card: at === 0 ? 'title' : 'line' }));
  const titles = () => [...document.querySelectorAll('.portal-card-title')].map(({ textContent }) => textContent);
  beforeEach(() => setWidth(390));
  afterEach(() => setWidth(1366));

  test('TABLE-01 the rows of a page are cards, and a table without a title column stays a table', () => {
    const { rerender } = renderUi(tableOf({ columns: cards }));
    expect(titles()).toHaveLength(10);
    fireEvent.click(button('Page 3'));
    expect(titles()).toEqual(['Pupil 21', 'Pupil 22', 'Pupil 23']);
    expect(screen.getByRole('list', { name: 'Pupils' }).textContent).toContain('Pupil 21Marks33');
    rerender(tableOf());
    expect([screen.getByRole('table'), titles()]).toEqual([expect.anything(), []]);
  });

  test('TABLE-11 cards are as high as their rows and scroll with the page', () => {
    const style = document.createElement('style');
    style.textContent = readFileSync('src/shared/ui/data-table/dataTable.css', 'utf8');
    document.head.append(style);
    const { container, rerender } = renderUi(tableOf());
    const height = () => styleFromSheets(container.querySelector('.portal-table') ?? document.body).maxHeight;
    expect(height()).toBe('calc(100vh - 200px)');
    rerender(tableOf({ columns: cards }));
    expect(titles()).toHaveLength(10);
    expect(height()).toBe('none');
    style.remove();
  });

  test('an empty text takes no line of a card', () => {
    const titled = cards.toReversed().map((column, at) => ({ ...column, card: at === 0 ? 'title' : 'line' }) as const);
    const [first, second] = rowsOf(2) as [Row, Row];
    renderUi(tableOf({ columns: titled, rows: [{ ...first, name: '' }, second] }));
    const lines = [...document.querySelectorAll('.portal-cards > li')].map(
      (card) => card.querySelectorAll('dt').length,
    );
    expect(lines).toEqual([0, 1]);
  });

  test('cards are selected one by one or all of a page, beside those of other pages', () => {
    const onChange = jest.fn();
    const selection = { selectedKeys: [21, 1], onChange, rowName: ({ name }: Row) => name };
    renderUi(tableOf({ columns: cards, rows: rowsOf(3), selection }));
    fireEvent.click(screen.getByLabelText('Select Pupil 2'));
    fireEvent.click(screen.getByLabelText('Select Pupil 1'));
    fireEvent.click(screen.getByLabelText('Select all rows'));
    expect(onChange.mock.calls).toEqual([[[21, 1, 2]], [[21]], [[21, 1, 2, 3]]]);
  });
});
