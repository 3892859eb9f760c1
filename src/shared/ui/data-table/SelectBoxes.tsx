/** The check boxes that select rows, of a table and of cards. */
import { Checkbox } from 'antd';
import type { Key, ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import type { TableSelection } from './types';

interface SelectionProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  readonly selection: TableSelection<Row>;
}

const withKeys = (selected: readonly Key[], keys: readonly Key[], chosen: boolean): Key[] =>
  chosen ? [...new Set([...selected, ...keys])] : selected.filter((key) => !keys.includes(key));

interface SelectRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** `extend`: with Shift, which selects all rows since the one clicked before. */
  readonly onSelect: (row: Row, checked: boolean, extend: boolean) => void;
}

export function SelectRow<Row>({ row, name, checked, disabled, onSelect }: SelectRowProps<Row>) {
  const words = useWords(uiWords);
  return (
    <Checkbox
      aria-label={words.selectRow(name)}
      disabled={disabled}
      checked={checked}
      onChange={({ target, nativeEvent }) =>
        onSelect(row, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** The selection after a click on the box of one row. `from` is the key of the row clicked before, with Shift. */
export function selectionAfter<Row>(
  { rows, keyOf, selection: { selectedKeys, canSelect } }: SelectionProps<Row>,
  { row, checked, from }: { readonly row: Row; readonly checked: boolean; readonly from: Key | undefined },
): Key[] {
  const ends = [keyOf(row), from].map((end) => rows.findIndex((one) => keyOf(one) === end));
  const range = ends.includes(-1) ? [row] : rows.slice(Math.min(...ends), Math.max(...ends) + 1);
  const keys = range.filter((one) => canSelect?.(one) !== false).map(keyOf);
  return withKeys(selectedKeys, keys, checked);
}

interface SelectPageProps<Row> extends SelectionProps<Row> {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Selects the rows of the page; those of other pages stay selected. */
export function SelectPage<Row>({ rows, keyOf, selection, className, children }: SelectPageProps<Row>) {
  const words = useWords(uiWords);
  const { selectedKeys, onChange, canSelect } = selection;
  const keys = rows.filter((row) => canSelect?.(row) !== false).map(keyOf);
  const chosen = new Set(selectedKeys);
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <Checkbox
      {...(className === undefined ? {} : { className })}
      {...(children === undefined ? { 'aria-label': words.selectAll } : {})}
      disabled={keys.length === 0}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={({ target }) => onChange(withKeys(selectedKeys, keys, target.checked))}
    >
      {children}
    </Checkbox>
  );
}
