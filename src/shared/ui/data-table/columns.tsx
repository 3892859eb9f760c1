/** A column's data say how much room it has: all tables are laid out by these rules, and no screen sets widths in its styles. */
import type { TableColumnsType, TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { CutText, type Lines } from '../cut-text/CutText';

/** In pixels, padding included: so wide, or at least so wide with an equal share of the room left over. */
type Room =
  | { readonly width: number; readonly minWidth?: never }
  | { readonly minWidth: number; readonly width?: never };

export type CardPart = 'title' | 'tag' | 'line';

type OfAntd = 'key' | 'dataIndex' | 'className' | 'align' | 'fixed' | 'sorter' | 'sortOrder' | 'defaultSortOrder';

export type TableColumn<Row> = Room &
  Pick<TableColumnType<Row>, OfAntd> & {
    readonly title: ReactNode;
    /** Lines a text may take: 1, or 2 for names, or 'all' for what is there to be read. */
    readonly lines?: Lines;
    /** The part of the column in the card of a row on a phone; a list without a title there stays a table. */
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

const isText = (content: unknown): content is string | number =>
  typeof content === 'string' || typeof content === 'number';

const fitted = (content: ReactNode, lines: Lines | undefined): ReactNode =>
  isText(content) ? <CutText text={content} lines={lines ?? 1} /> : content;

/** The columns as antd takes them. Texts are cut to their lines; dates, tags and buttons fit by the column's width. */
export const laidOut = <Row,>(columns: readonly TableColumn<Row>[]): TableColumnsType<Row> =>
  columns.map(({ lines, minWidth: _room, card: _card, render, ...column }) => ({
    ...column,
    render: (value: unknown, row: Row) => fitted(render ? render(row) : (value as ReactNode), lines),
  }));

/** The content of a column in a card. */
export function contentOf<Row extends object>({ render, dataIndex, lines }: TableColumn<Row>, row: Row): ReactNode {
  if (render) return fitted(render(row), lines);
  return fitted(row[dataIndex as keyof Row] as ReactNode, lines);
}

export const cardOf = <Row,>(columns: readonly TableColumn<Row>[], part: CardPart): TableColumn<Row>[] =>
  columns.filter(({ card }) => card === part);

/** The least width in pixels at which no column is narrower than it says. */
export function roomOf<Row>(columns: readonly TableColumn<Row>[], selects: boolean): number {
  const fixed = columns.map(({ width = 0 }) => width);
  const growing = columns.flatMap(({ minWidth }) => minWidth ?? []);
  const sum = fixed.reduce((total, width) => total + width, selects ? SELECTION_WIDTH : 0);
  // They share the room equally, so each gets the width of the widest.
  return sum + growing.length * Math.max(0, ...growing);
}
