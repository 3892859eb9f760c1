import type { ReactNode } from 'react';
import type { TextFilter } from '../lib/filteredText';
import type { SheetColumn } from './types';

interface GridColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** In pixels; the columns that grow share the room left over. */
  readonly width: number;
  readonly grow?: boolean;
  /** Order of the stored values, so that rows do not move while one types. */
  readonly sort?: (a: Row, b: Row) => number;
}

/** A column that is read only, with any content. */
export interface InfoColumn<Row> extends GridColumn<Row> {
  readonly kind: 'info';
  readonly render: (row: Row) => ReactNode;
  /** The column that names the row. */
  readonly isRowHeader?: boolean;
}

/** A column of cells. */
export interface CellColumn<Row> extends GridColumn<Row>, SheetColumn<Row> {
  readonly kind: 'cell';
  /** second line of the heading */
  readonly subtitle?: string;
  /** third line of the heading */
  readonly note?: ReactNode;
  /** the key of the group above neighbouring columns */
  readonly group?: string;
  /** The accessible name of a cell, e.g. 'Aanya Sharma, Mathematics Theory'. */
  readonly label: (row: Row) => string;
  /** Why a row has no cell in this column. */
  readonly gap?: (row: Row) => string;
  readonly inputMode: 'numeric' | 'decimal' | 'text';
  /** Free texts, such as remarks: a block that is pasted while one is edited belongs to it. */
  readonly isProse?: boolean;
  /** Characters that typing accepts. */
  readonly filter?: TextFilter;
  /** Texts that the field offers. */
  readonly options?: readonly string[];
  /** The name of the button that empties a cell with this text; undefined for a cell without one. */
  readonly clearLabel?: (text: string) => string | undefined;
  /** The text after Alt and an arrow key. */
  readonly adjust?: (text: string, by: 1 | -1) => string;
  /** Shows errors beside the text instead of below it, where the column is wide enough. */
  readonly errorsBeside?: boolean;
}

export type SheetGridColumn<Row> = InfoColumn<Row> | CellColumn<Row>;

/** A heading above neighbouring columns. */
export interface ColumnGroup {
  readonly key: string;
  readonly title: ReactNode;
}

export const cellColumnsOf = <Row>(columns: readonly SheetGridColumn<Row>[]): CellColumn<Row>[] =>
  columns.filter((column) => column.kind === 'cell');
