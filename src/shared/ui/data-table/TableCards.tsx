/** The rows of a list on a phone: a card each, with the columns that name their part in it (columns.tsx). */
import { Checkbox } from 'antd';
import type { Key, ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { cardOf, contentOf, MENU_KEY, type TableColumn } from './columns';
import type { DataTableProps, TableSelection } from './types';

interface TableCardsProps<Row extends object> extends DataTableProps<Row> {
  readonly current: { readonly page: number; readonly size: number };
}

export function TableCards<Row extends object>({ current, ...props }: TableCardsProps<Row>) {
  const { label, columns, rows = [], rowKey, paging, selection } = props;
  const { page, size } = current;
  const shown = paging === 'client' ? rows.slice((page - 1) * size, page * size) : rows;
  const keyOf = (row: Row): Key => (typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key));
  return (
    <>
      {selection && shown.length > 0 && <SelectPage rows={shown} keyOf={keyOf} selection={selection} />}
      <ul className="portal-cards" aria-label={label}>
        {shown.map((row) => (
          <li key={keyOf(row)} data-row-key={keyOf(row)}>
            <Card
              row={row}
              columns={columns}
              box={selection && <Box row={row} keyOf={keyOf} selection={selection} />}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly box: ReactNode;
}

function Card<Row extends object>({ row, columns, box }: CardProps<Row>) {
  const show = (column: TableColumn<Row>) => contentOf(column, row);
  const [title] = cardOf(columns, 'title');
  const menu = columns.find(({ key }) => key === MENU_KEY);
  return (
    <>
      <div className="portal-card-head">
        {box}
        <div className="portal-card-title">{title && show(title)}</div>
        {cardOf(columns, 'tag').map((column, at) => (
          <div key={column.key ?? at}>{show(column)}</div>
        ))}
        {menu && show(menu)}
      </div>
      <dl className="portal-card-lines">
        {cardOf(columns, 'line').map((column, at) => (
          <Line key={column.key ?? at} title={column.title} content={show(column)} />
        ))}
      </dl>
    </>
  );
}

/** A column without a value in this row takes no space. */
function Line({ title, content }: { readonly title: ReactNode; readonly content: ReactNode }) {
  if (content === null || content === undefined || content === '' || content === false) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{content}</dd>
    </div>
  );
}

interface SelectionProps<Row> {
  readonly keyOf: (row: Row) => Key;
  readonly selection: TableSelection<Row>;
}

const withKeys = (selected: readonly Key[], keys: readonly Key[], chosen: boolean): Key[] =>
  chosen ? [...new Set([...selected, ...keys])] : selected.filter((key) => !keys.includes(key));

function Box<Row>({ row, keyOf, selection }: SelectionProps<Row> & { readonly row: Row }) {
  const words = useWords(uiWords);
  const { selectedKeys, onChange, rowName, canSelect } = selection;
  return (
    <Checkbox
      aria-label={words.selectRow(rowName(row))}
      disabled={canSelect?.(row) === false}
      checked={selectedKeys.includes(keyOf(row))}
      onChange={({ target }) => onChange(withKeys(selectedKeys, [keyOf(row)], target.checked))}
    />
  );
}

/** Selects the rows of the page; those of other pages stay selected. */
function SelectPage<Row>({ rows, keyOf, selection }: SelectionProps<Row> & { readonly rows: readonly Row[] }) {
  const words = useWords(uiWords);
  const { selectedKeys, onChange, canSelect } = selection;
  const keys = rows.filter((row) => canSelect?.(row) !== false).map(keyOf);
  const chosen = rows.filter((row) => selectedKeys.includes(keyOf(row))).length;
  return (
    <Checkbox
      className="portal-cards-all"
      disabled={keys.length === 0}
      checked={chosen === rows.length}
      indeterminate={chosen > 0 && chosen < rows.length}
      onChange={({ target }) => onChange(withKeys(selectedKeys, keys, target.checked))}
    >
      {words.selectAll}
    </Checkbox>
  );
}

/** The cards before the first rows are loaded. */
export const CardsSkeleton = ({ count }: { readonly count: number }) => (
  <ul className="portal-cards" aria-hidden>
    {Array.from({ length: Math.min(count, 10) }, (_, at) => (
      <li key={at}>
        <span className="portal-skeleton-bar" style={{ width: '60%' }} />
        <span className="portal-skeleton-bar" style={{ width: '90%' }} />
      </li>
    ))}
  </ul>
);
