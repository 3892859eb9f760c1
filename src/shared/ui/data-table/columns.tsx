/** The width of each column of a table comes from its data here, never from the styles of a screen. */
import type { Key, ReactNode } from 'react';
import { CutText, type Lines } from '../cut-text/CutText';

/** In pixels with the padding: a width, or a least width with an equal share of the remaining width. */
type Room =
  | { readonly width: number; readonly minWidth?: never }
  | { readonly minWidth: number; readonly width?: never };

export type CardPart = 'title' | 'tag' | 'line';

export type SortOrder = 'ascend' | 'descend';

export type TableColumn<Row> = Room & {
  /** Required where neither `dataIndex` nor the position identifies the column, as for sorting by the provider. */
  readonly key?: Key;
  /** The field shown where there is no `render`. */
  readonly dataIndex?: keyof Row & string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly align?: 'center' | 'end';
  /** Stays in view while the table is scrolled sideways. */
  readonly fixed?: 'end';
  /** Compares two rows in the browser; true: the provider sorts, and `sortOrder` is the applied order. */
  readonly sorter?: true | ((one: Row, other: Row) => number);
  readonly sortOrder?: SortOrder | null;
  readonly defaultSortOrder?: SortOrder;
  /** Lines a text may take: 1, or 2 for names, or 'all' for a text to be read whole. */
  readonly lines?: Lines;
  /** The part of the column in the card of a row on a phone; a list without a title there remains a table. */
  readonly card?: CardPart;
  readonly render?: (row: Row) => ReactNode;
};

export const MENU_KEY = 'actions';
const MENU_WIDTH = 56;
export const SELECTION_WIDTH = 44;

/** The last column of a list: the ⋮ menu of each row, in view however far the table is scrolled. */
export const menuColumn = <Row,>(title: string, render: (row: Row) => ReactNode): TableColumn<Row> => ({
  key: MENU_KEY,
  title: <span className="portal-visually-hidden">{title}</span>,
  width: MENU_WIDTH,
  align: 'center',
  fixed: 'end',
  render,
});

/** Identifies a column among those of its table. */
export const keyOfColumn = <Row,>({ key, dataIndex }: TableColumn<Row>, index: number): Key =>
  key ?? dataIndex ?? index;

const isText = (content: unknown): content is string | number =>
  (typeof content === 'string' && content !== '') || typeof content === 'number';

/** The content of a cell. Texts are cut to their lines; dates, tags and buttons fit by the column's width. */
export function contentOf<Row extends object>({ render, dataIndex, lines }: TableColumn<Row>, row: Row): ReactNode {
  const content = render ? render(row) : dataIndex && (row[dataIndex] as ReactNode);
  return isText(content) ? <CutText text={content} lines={lines ?? 1} /> : content;
}

export const cardOf = <Row,>(columns: readonly TableColumn<Row>[], part: CardPart): TableColumn<Row>[] =>
  columns.filter(({ card }) => card === part);

/** The least width in pixels at which no column is narrower than its room. */
export function roomOf<Row>(columns: readonly TableColumn<Row>[], selects: boolean): number {
  const fixed = columns.map(({ width = 0 }) => width);
  const growing = columns.flatMap(({ minWidth }) => minWidth ?? []);
  const sum = fixed.reduce((total, width) => total + width, selects ? SELECTION_WIDTH : 0);
  // They share the room equally, so each gets the width of the widest.
  return sum + growing.length * Math.max(0, ...growing);
}

/** The distance in pixels of a fixed column from the end of the table. */
export const endOffsetOf = <Row,>(columns: readonly TableColumn<Row>[], index: number): number =>
  columns.slice(index + 1).reduce((total, { fixed, width = 0 }) => (fixed ? total + width : total), 0);
