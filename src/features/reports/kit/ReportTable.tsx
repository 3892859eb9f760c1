import type { ReportResult } from '@/api/reports';
import { useHolds } from '@/shared/access';
import { sorted, sortingOf, useServerList, type PageQuery } from '@/shared/lists';
import { paths, type ReceiptHandover } from '@/shared/navigation';
import { DataTable, DateText, Money, NameLink, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { ClassButton } from './ClassButton';
import { ReportChart } from './ReportChart';
import type { ReportFilters } from './reportFilters';
import { reportRows, START_HEADERS, type Header, type Row } from './reportRows';
import { ReportTotals } from './ReportTotals';
import { reportWords } from './reportWords';
import type { ReportList } from './useReportList';

interface ReportTableProps<F extends ReportFilters> {
  readonly list: ReportList<F>;
  readonly label: string;
  readonly emptyText?: string;
  /** The name of a class opens it; without this, it is a text. */
  readonly onOpenClass?: (classId: number) => void;
  readonly query: Omit<PageQuery<never>, 'data'> & { readonly data?: ReportResult | undefined };
}

const NAME = 'studentName';
const CLASS = 'className';

/** The rows of a report with the columns of the provider, and the totals of all pages (REPORT-06, REPORT-07). */
export function ReportTable<F extends ReportFilters>({
  list,
  label,
  emptyText,
  onOpenClass,
  query,
}: ReportTableProps<F>) {
  const words = useWords(reportWords);
  const { data } = query;
  const rows = data && reportRows(data);
  const page = { ...query, data: data && { content: rows ?? [], totalElements: data.totalElements } };
  const shown = useServerList<Row>(page, list, words.loadFailed);
  const { kind } = shown.state;
  // After a failure the query may contain the result of other filters.
  const result = kind === 'failed' || kind === 'refused' ? undefined : data;
  const headers = data?.headers ?? START_HEADERS;
  return (
    <>
      <DataTable<Row>
        {...shown}
        label={label}
        columns={useColumns(headers, list, data?.totals, onOpenClass)}
        rowKey="key"
        emptyText={emptyText ?? words.students}
        onSort={(sort) => list.change(sortingOf(sort) as Partial<F>)}
      />
      {result && result.totalElements > 0 && <ReportTotals result={result} />}
      {result && <ReportChart result={result} title={label} />}
    </>
  );
}

/** Width of a character of a heading, and of its padding and arrows, in pixels. */
const CHARACTER = 7.6;
const BESIDE = 34;

/** The minimum width at which the longest word of a heading is not broken. */
const headingWidth = (title: string): number =>
  Math.ceil(Math.max(...title.split(/[\s-]/).map((word) => word.length)) * CHARACTER + BESIDE);

/** Widths by kind and key; unknown columns of another provider share the remaining width. */
function widthOf({ key, kind, columnValue }: Header, isAdded: boolean): { width: number } | { minWidth: number } {
  const heading = headingWidth(columnValue);
  if (kind === 'MONEY') return { width: Math.max(116, heading) };
  if (kind === 'NUMBER') return { width: isAdded ? heading : Math.max(92, heading) };
  if (kind === 'DATE') return { width: Math.max(104, heading) };
  if (key === 'className' || key === 'sectionName') return { width: 84 };
  return key === 'mobileNo' ? { width: 104 } : { minWidth: Math.max(124, heading) };
}

function useColumns<F extends ReportFilters>(
  headers: readonly Header[],
  list: ReportList<F>,
  totals: ReportResult['totals'] = [],
  onOpenClass?: (classId: number) => void,
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
      ...((kind === 'MONEY' || isAdded) && { align: 'end' as const, className: 'report-figure' }),
      render: ({ cells, classId, student }) => {
        const value = cells[at] ?? null;
        if (value === null) return words.none;
        if (kind === 'MONEY' && typeof value === 'number') return <Money rupees={value} />;
        if (kind === 'DATE') return <DateText date={String(value)} />;
        if (key === CLASS && classId !== undefined && onOpenClass)
          return <ClassButton name={String(value)} onClick={() => onOpenClass(classId)} />;
        if (key !== NAME || !student || !mayReceive || sessionId == null) return value;
        const state: ReceiptHandover = { student, sessionId, filters: {} };
        return <NameLink name={String(value)} to={paths.feeReceipt} state={state} />;
      },
    };
  });
}
