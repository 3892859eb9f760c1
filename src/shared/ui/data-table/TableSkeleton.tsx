import { cellOf } from './cellOf';
import { keyOfColumn, type TableColumn } from './columns';
import { TableHead } from './TableHead';

const WIDTHS = ['70%', '85%', '55%', '90%', '65%'] as const;

interface TableSkeletonProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly count: number;
}

/** The table before its first rows are loaded: the same columns, with a grey bar in each cell. */
export const TableSkeleton = <Row,>({ label, columns, count }: TableSkeletonProps<Row>) => (
  <table aria-label={label}>
    <TableHead columns={columns} />
    <tbody>
      {Array.from({ length: Math.min(count, 10) }, (_, row) => (
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={keyOfColumn(column, index)} {...cellOf(columns, index)}>
              <span className="portal-skeleton-bar" style={{ width: WIDTHS[(row + index) % WIDTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
