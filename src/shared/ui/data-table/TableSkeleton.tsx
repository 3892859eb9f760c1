import { Table, type TableColumnsType } from 'antd';
import { tableLook } from './TableRows';

interface SkeletonRow {
  readonly key: number;
}

const WIDTHS = ['70%', '85%', '55%', '90%', '65%'] as const;

/** The same columns with a grey bar in each cell, so that the header stands still when the rows arrive. */
function skeletonColumns<Row>(columns: TableColumnsType<Row>): TableColumnsType<SkeletonRow> {
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

interface TableSkeletonProps<Row> {
  readonly label: string;
  readonly columns: TableColumnsType<Row>;
  readonly count: number;
}

/** The table before its first rows are there. */
export function TableSkeleton<Row>({ label, columns, count }: TableSkeletonProps<Row>) {
  const rows = Array.from({ length: Math.min(count, 10) }, (_, key): SkeletonRow => ({ key }));
  return (
    <Table
      {...tableLook}
      aria-label={label}
      rowKey="key"
      pagination={false}
      columns={skeletonColumns(columns)}
      dataSource={rows}
    />
  );
}
