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
  /** The sum of all rows is shown; amounts are always added up. */
  sum?: boolean;
  /** Nothing is stored for it: the query has no such column, pages leave it out, and files have it blank, to be filled in. */
  empty?: boolean;
}

export interface ReportShape {
  columns: readonly ReportColumn[];
  /** the record that each row is about, which the query names in "studentId" or "classId"; null for other groups of records */
  subject: 'student' | 'class' | null;
  /** the keys of the columns that label and measure the bars of a chart */
  chart?: { label: string; value: string; kind: 'number' | 'money' };
}

export interface Report<Request> {
  /** title and first word of the file name */
  name: string;
  layout: 'portrait' | 'landscape';
  /** why it is a spreadsheet only; without it, there is a PDF too */
  noPdf?: string;
  shape: (request: Request) => ReportShape;
  /**
   * Rows with the keys of the columns, the id of the subject, and "order", an array by which they are sorted at first.
   * `today`: yyyy-MM-dd.
   */
  query: (request: Request, today: string) => SQL;
  /** the chosen filters with their labels, besides session and classes */
  filters: (request: Request, today: string) => { label: string; value: string }[];
}

/** What every report is about. */
export interface ReportRequest {
  schoolId: number;
  sessionId?: number;
  /** empty or absent: all classes */
  classIds?: readonly number[];
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
}

/** A request for a report of a session. */
export interface SessionRequest extends ReportRequest {
  sessionId: number;
}
