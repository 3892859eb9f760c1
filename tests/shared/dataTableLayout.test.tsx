import { screen } from '@testing-library/react';
import { DataTable, menuColumn, RowMenu, StatusTag, type DataTableProps, type TableColumn } from '@/shared/ui';
import { renderUi } from './renderUi';

interface Row {
  id: number;
  name: string;
  email: string;
  note: string;
}

const ROWS: Row[] = [{ id: 7, name: 'Asha Verma', email: 'asha@school.example', note: 'Came\nback' }];

const columns: TableColumn<Row>[] = [
  { key: 'id', title: 'No.', dataIndex: 'id', width: 60 },
  { key: 'name', title: 'Name', dataIndex: 'name', minWidth: 150, lines: 2 },
  { key: 'email', title: 'Email', dataIndex: 'email', minWidth: 120 },
  { key: 'note', title: 'Note', width: 100, lines: 'all', render: ({ note }) => note },
  { key: 'status', title: 'Status', width: 90, render: () => <StatusTag tone="success" text="Active" /> },
  menuColumn('Actions', ({ name }) => (
    <RowMenu name={name} actions={[{ key: 'view', label: 'View', onSelect: () => undefined }]} />
  )),
];

const tableOf = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable<Row>
    label="Pupils"
    columns={columns}
    rows={ROWS}
    rowKey="id"
    paging="client"
    state={{ kind: 'ready' }}
    {...props}
  />
);

const widths = () => [...document.querySelectorAll('col')].map(({ style }) => style.width);
const room = () => document.querySelector<HTMLElement>('.portal-table')?.style.getPropertyValue('--portal-table-room');
const LOADING = { rows: undefined, state: { kind: 'loading' } } as const;

test.each([
  ['with its rows', {}],
  ['before its first rows', LOADING],
])('a table %s has the widths of its columns, and the columns with a least width share the rest', (_when, props) => {
  renderUi(tableOf(props));
  expect(widths()).toEqual(['60px', '', '', '100px', '90px', '56px']);
  // 150 px twice: equal shares, of which the widest least counts.
  expect(room()).toBe('606px');
});

test('check boxes for selecting rows are counted in the width', () => {
  renderUi(tableOf({ selection: { selectedKeys: [], onChange: () => undefined, rowName: ({ name }) => name } }));
  expect(widths()[0]).toBe('44px');
  expect(room()).toBe('650px');
});

test('texts are cut to one line, or as many as their column says; other content is not cut', () => {
  renderUi(tableOf());
  const lines = [...document.querySelectorAll('td')].map(
    (cell) => cell.querySelector('.portal-cut')?.className ?? null,
  );
  expect(lines).toEqual([
    'portal-cut portal-cut-1',
    'portal-cut portal-cut-2',
    'portal-cut portal-cut-1',
    'portal-cut portal-cut-all',
    null,
    null,
  ]);
  expect(screen.getByText('Came back').textContent).toBe('Came\nback');
});

test('the column of the row menus stays in view, and its name takes no room', () => {
  renderUi(tableOf());
  const header = screen.getByRole('columnheader', { name: 'Actions' });
  expect(header.querySelector('.portal-visually-hidden')).toHaveTextContent('Actions');
  const cell = screen.getByRole('button', { name: 'Actions for Asha Verma' }).closest('td');
  for (const pinned of [header, cell]) expect(pinned).toHaveClass('portal-table-fixed');
});
