// The kit of reports: a report is its columns and a query; pages, totals, spreadsheets and PDFs follow from them.
import type { SQL } from 'drizzle-orm';

export type Kind = 'text' | 'number' | 'money' | 'date';

export interface ReportColumn {
  /** the column of the query, and what a request sorts by */
  key: string;
  title: string;
  kind: Kind;
  /** the column of the query by which it is sorted; its own without it */
  orderBy?: string;
  /** in characters of a spreadsheet */
  width: number;
  /** width in a PDF relative to the other columns */
  weight: number;
}

export interface Report<Request> {
  /** title and first word of the file name */
  name: string;
  layout: 'portrait' | 'landscape';
  columns: readonly ReportColumn[];
  /** Rows with the keys of the columns, "studentId", and "order", an array by which they are sorted at first. */
  query: (request: Request) => SQL;
  /** the chosen filters with their labels, besides session and classes */
  filters: (request: Request) => { label: string; value: string }[];
}

/** What every report is about. */
export interface ReportRequest {
  schoolId: number;
  sessionId: number;
  /** empty or absent: all classes */
  classIds?: readonly number[];
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
}
