import type { ReportResult } from '@/api/reports';
import { groupDigits } from '@common/digits';
import { useHolds } from '@/shared/access';
import { sorted, sortingOf, useServerList, type PageQuery } from '@/shared/lists';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { DataTable, DateText, Money, NameLink, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import type { ReportFilters } from './reportFilters';
import { reportRows, START_HEADERS, type Header, type Row } from './reportRows';
import { reportWords } from './reportWords';
import type { ReportList } from './useReportList';

interface ReportTableProps<F extends ReportFilters> {
  readonly list: ReportList<F>;
  readonly label: string;
  readonly query: Omit<PageQuery<never>, 'data'> & { readonly data?: ReportResult | undefined };
}

const NAME = 'studentName';

/** The rows of a report with the columns of the provider, and the totals of all pages (REPORT-06, REPORT-07). */
export function ReportTable<F extends ReportFilters>({ list, label, query }: ReportTableProps<F>) {
  const words = useWords(reportWords);
  const { data } = query;
  const rows = data && reportRows(data);
  const page = { ...query, data: data && { content: rows ?? [], totalElements: data.totalElements } };
  const shown = useServerList<Row>(page, list, words.loadFailed);
  const headers = data?.headers ?? START_HEADERS;
  return (
    <>
      <DataTable<Row>
        {...shown}
        label={label}
        columns={useColumns(headers, list, data?.totals)}
        rowKey="key"
        emptyText={words.empty}
        onSort={(sort) => list.change(sortingOf(sort) as Partial<F>)}
      />
      {data && data.totalElements > 0 && <Totals result={data} />}
    </>
  );
}

/** Widths by kind and key; unknown columns of another provider share the room. */
const widthOf = ({ key, kind }: Header, isAdded: boolean): { width: number } | { minWidth: number } => {
  if (kind === 'MONEY') return { width: 116 };
  if (kind === 'NUMBER') return { width: isAdded ? 78 : 92 };
  if (key === 'className' || key === 'sectionName') return { width: 84 };
  return key === 'mobileNo' ? { width: 104 } : { minWidth: 124 };
};

function useColumns<F extends ReportFilters>(
  headers: readonly Header[],
  list: ReportList<F>,
  totals: ReportResult['totals'] = [],
): TableColumn<Row>[] {
  const words = useWords(reportWords);
  const mayReceive = useHolds()('LIST_RECEIPT');
  const { sessionId, sortBy, sortOrder } = list.filters;
  return headers.map((header, at): TableColumn<Row> => {
    const { key = String(at), columnValue, kind } = header;
    const sorting = header.key === undefined ? { key } : sorted<Row, string>({ sortBy, sortOrder }, key);
    const isAdded = typeof totals[at]?.columnValue === 'number';
    return {
      ...sorting,
      ...widthOf(header, isAdded),
      title: columnValue,
      lines: 2,
      ...((kind === 'MONEY' || isAdded) && { align: 'right' as const }),
      render: ({ cells, student }) => {
        const value = cells[at] ?? null;
        if (value === null) return words.none;
        if (kind === 'MONEY' && typeof value === 'number') return <Money rupees={value} />;
        if (kind === 'DATE') return <DateText date={String(value)} />;
        if (key !== NAME || !student || !mayReceive || sessionId == null) return value;
        const state: ReceiptHandover = { student, sessionId, filters: {} };
        return <NameLink name={String(value)} to={paths.feeReceipt} state={state} />;
      },
    };
  });
}

/** The sums of all pages, below the table. */
function Totals({ result: { headers, totals = [] } }: { readonly result: ReportResult }) {
  const words = useWords(reportWords);
  const sums = headers.flatMap(({ columnValue: title, kind }, at) => {
    const sum = totals[at]?.columnValue;
    return typeof sum === 'number' ? [{ title, kind, sum }] : [];
  });
  if (sums.length === 0) return null;
  return (
    <section className="portal-card" aria-label={words.total}>
      <dl className="report-totals">
        {sums.map(({ title, kind, sum }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{kind === 'MONEY' ? <Money rupees={sum} /> : groupDigits(sum)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
