import type { TableColumnsType } from 'antd';

export interface SkeletonRow {
  readonly key: number;
}

const WIDTHS = ['70%', '85%', '55%', '90%', '65%'] as const;

export const skeletonRows = (count: number): SkeletonRow[] => Array.from({ length: count }, (_, key) => ({ key }));

/** The same columns with a grey bar in each cell, so that the header stands still when the rows arrive. */
export function skeletonColumns<Row>(columns: TableColumnsType<Row>): TableColumnsType<SkeletonRow> {
  return columns.map((column, place) => {
    const { title, width, fixed, align, className } = column;
    const shell = {
      key: column.key ?? place,
      ...(typeof title === 'function' ? {} : { title }),
      ...(width === undefined ? {} : { width }),
      ...(fixed === undefined ? {} : { fixed }),
      ...(align === undefined ? {} : { align }),
      ...(className === undefined ? {} : { className }),
    };
    if ('children' in column) return { ...shell, children: skeletonColumns(column.children) };
    return {
      ...shell,
      render: (_: unknown, row: SkeletonRow) => (
        <span className="portal-skeleton-bar" style={{ width: WIDTHS[(row.key + place) % WIDTHS.length] }} />
      ),
    };
  });
}
