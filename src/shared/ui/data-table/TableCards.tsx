/** The rows of a list on a phone: a card each, with the columns that name their part in it (columns.tsx). */
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { cardOf, contentOf, MENU_KEY, type TableColumn } from './columns';
import { rowKeysOf } from './rowKeys';
import { selectionAfter, SelectPage, SelectRow } from './SelectBoxes';
import type { DataTableProps } from './types';

interface TableCardsProps<Row extends object> extends DataTableProps<Row> {
  readonly current: { readonly page: number; readonly size: number };
}

export function TableCards<Row extends object>({ current, ...props }: TableCardsProps<Row>) {
  const { label, columns, rows = [], rowKey, paging, selection } = props;
  const { page, size } = current;
  const shown = paging === 'client' ? rows.slice((page - 1) * size, page * size) : rows;
  const words = useWords(uiWords);
  const keyOf = rowKeysOf(rowKey);
  const boxOf = (row: Row) =>
    selection && (
      <SelectRow
        row={row}
        name={selection.rowName(row)}
        checked={selection.selectedKeys.includes(keyOf(row))}
        disabled={selection.canSelect?.(row) === false}
        onSelect={(_row, checked) =>
          selection.onChange(selectionAfter({ rows: shown, keyOf, selection }, { row, checked, from: undefined }))
        }
      />
    );
  return (
    <>
      {selection && shown.length > 0 && (
        <SelectPage className="portal-cards-all" rows={shown} keyOf={keyOf} selection={selection}>
          {words.selectAll}
        </SelectPage>
      )}
      <ul className="portal-cards" aria-label={label}>
        {shown.map((row) => (
          <li key={keyOf(row)} data-row-key={keyOf(row)}>
            <Card row={row} columns={columns} box={boxOf(row)} />
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
