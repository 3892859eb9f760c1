// The kit of reports: a report is its columns and a query; pages, totals, spreadsheets and PDFs follow from them.
import type { SQL } from 'drizzle-orm';
import type { Slip } from '../../../documents/document.ts';
import type { SlipLanguage } from '../../../documents/printed/reminder.words.ts';
import type { DocumentSchool } from '../../../documents/printed/school.ts';

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
  /**
   * The column of the table `students` with the value, and the one by which it is sorted where `orderBy` is not in the query. The query
   * leaves both out: a page reads them for its own rows alone.
   */
  ofStudent?: { value: string; order?: string };
  /** The sum of all rows is shown; amounts are always added up. */
  sum?: boolean;
  /** The column is left out when its sum is 0. */
  ifAny?: boolean;
  /** Nothing is stored for it: the query has no such column, pages leave it out, and files have it blank, to be filled in. */
  empty?: boolean;
}

export interface ReportShape {
  columns: readonly ReportColumn[];
  /** the record that each row is about, which the query names in "studentId" or "classId"; null for other groups of records */
  subject: 'student' | 'class' | null;
  /** the keys of the columns that label and measure the bars of a chart */
  chart?: { label: string; value: string; kind: 'number' | 'money' };
  /** Each value of "mobileNo" of all rows is listed once. */
  mobiles?: boolean;
}

/** A row by the keys of the columns; amounts in rupees. */
export type ReportRecord = Readonly<Record<string, string | number | null>>;

/** The printed context of the slips of a report. */
export interface SlipScope {
  school: DocumentSchool;
  session: string | undefined;
  language: SlipLanguage;
  /** yyyy-MM-dd */
  today: string;
}

export interface SlipsOfReport<Request> {
  /** title and first word of the file name */
  name: string;
  /** Pages of at most four slips; the rows are in their first order. */
  pages: (rows: Iterable<ReportRecord>, request: Request, scope: SlipScope) => Iterable<readonly Slip[]>;
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
  /** Each row can be printed as a slip to cut off. */
  slips?: SlipsOfReport<Request>;
}

/** The scope of every report. */
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
