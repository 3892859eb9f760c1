import { Table } from 'antd';
import { laidOut, type TableColumn } from './columns';
import { tableLook } from './TableRows';

interface SkeletonRow {
  readonly key: number;
}

const WIDTHS = ['70%', '85%', '55%', '90%', '65%'] as const;

/** The same columns with a grey bar in each cell, so that the header stands still when the rows arrive. */
const skeletonColumns = <Row,>(columns: readonly TableColumn<Row>[]): TableColumn<SkeletonRow>[] =>
  columns.map(({ key, title, width, minWidth, fixed, align, className }, place) => ({
    key: key ?? place,
    title,
    ...(width === undefined ? { minWidth } : { width }),
    ...(fixed === undefined ? {} : { fixed }),
    ...(align === undefined ? {} : { align }),
    ...(className === undefined ? {} : { className }),
    render: ({ key: row }) => (
      <span className="portal-skeleton-bar" style={{ width: WIDTHS[(row + place) % WIDTHS.length] }} />
    ),
  }));

interface TableSkeletonProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
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
      columns={laidOut(skeletonColumns(columns))}
      dataSource={rows}
    />
  );
}
