import type { CSSProperties } from 'react';
import { endOffsetOf, type TableColumn } from './columns';

interface CellLook {
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/** Class and position of the cells of a column, in the head and in the rows. */
export function cellOf<Row>(columns: readonly TableColumn<Row>[], index: number): CellLook {
  const { className, align, fixed } = columns[index] ?? {};
  const classes = [className, align && `portal-table-${align}`, fixed && 'portal-table-fixed'].filter(Boolean);
  return {
    className: classes.length > 0 ? classes.join(' ') : undefined,
    style: fixed ? { insetInlineEnd: endOffsetOf(columns, index) } : undefined,
  };
}
