// Reports as the tests ask for them, and the dues that they are compared with.
import { duesOf, type Dues } from '../../../common/dues.ts';
import { toPaise } from '../../../common/money.ts';
import { call, sql, type Answer } from '../../support/provider';
import { ask, bearer, send, type Bytes } from './http';
import { FIRST } from './schools';

export interface Report {
  headers: { columnValue: string; key: string; kind: string }[];
  content: { columnValue: string | number | null }[][];
  totals: { columnValue: number | null }[];
  studentIds: number[];
  classIds?: number[];
  chart?: { label: string; value: number }[];
  chartKind?: string;
  mobiles?: string[];
  totalElements: number;
  totalPages: number;
}
interface Failure {
  problems: { path: string; message: string }[];
}
export type ReportName = 'pending-fee' | 'student-fee';
type Changes = Record<string, unknown>;

/** The running session of the first school. */
export const RUNNING = 2;
export const reportForm = (changes: Changes = {}): Changes => ({
  schoolId: FIRST,
  sessionId: RUNNING,
  classIds: [],
  ...changes,
});

export const listReport = (
  token: string,
  name: ReportName,
  changes: Changes = {},
  query = '',
): Promise<Answer<Report & Failure>> => call('POST', `/reports/${name}${query}`, { token, json: reportForm(changes) });

const request = (token: string, changes: Changes) => ({
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify(reportForm({ fileFormat: 'EXCEL', ...changes })),
});
export const downloadReport = (token: string, name: ReportName, changes: Changes = {}): Promise<Bytes> =>
  send('POST', `/api/reports/${name}/download`, request(token, changes));
export const refuseReport = (token: string, name: ReportName, changes: Changes = {}) =>
  ask('POST', `/api/reports/${name}/download`, request(token, changes));

const schoolRequest = (report: string, changes: Changes): Changes => ({ report, schoolId: FIRST, ...changes });
const schoolFile = (token: string, report: string, changes: Changes) => ({
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify(schoolRequest(report, { fileFormat: 'EXCEL', ...changes })),
});

/** One of the further reports. */
export const listSchoolReport = (
  token: string,
  report: string,
  changes: Changes = {},
  query = '?size=100',
): Promise<Answer<Report & Failure>> =>
  call('POST', `/reports/list${query}`, { token, json: schoolRequest(report, changes) });
export const downloadSchoolReport = (token: string, report: string, changes: Changes = {}): Promise<Bytes> =>
  send('POST', '/api/reports/download', schoolFile(token, report, changes));
export const refuseSchoolReport = (token: string, report: string, changes: Changes = {}) =>
  ask('POST', '/api/reports/download', schoolFile(token, report, changes));

/** The first cells of a student's row by the titles of the columns, as they are stored. */
export async function storedCells(studentId: number | undefined): Promise<Record<string, unknown>> {
  const [row] = await sql<Record<string, unknown>>(
    `SELECT s.code AS "Student Code", s.name AS "Student Name", s.father_name AS "Father Name", c.name AS "Class",
            p.name AS "Section", s.mobile_no AS "Mobile No."
       FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id
       LEFT JOIN sections p ON p.id = e.section_id
      WHERE e.session_id = $1 AND e.student_id = $2`,
    [RUNNING, studentId],
  );
  if (!row) throw new Error('The student is not enrolled.');
  return row;
}

/** The rows of a report as objects by the titles of the columns. */
export const rowsOf = ({ headers, content }: Report): Record<string, string | number | null>[] =>
  content.map((row) => Object.fromEntries(row.map(({ columnValue }, at) => [headers[at]?.columnValue, columnValue])));
export const totalsOf = ({ headers, totals }: Report): Record<string, number> =>
  Object.fromEntries(
    totals.flatMap(({ columnValue }, at) =>
      columnValue === null ? [] : [[headers[at]?.columnValue ?? '', columnValue] as const],
    ),
  );

interface DuesRow {
  id: number;
  rte: boolean;
  total: string;
  admission: string;
  opening: string | null;
  earlier: string | null;
  discount: string | null;
  onEarlier: string | null;
  applies: boolean;
  confirmed: string;
  awaiting: string;
}

/**
 * The dues of all active students of the running session whose fee is determined, by common/dues.ts from the stored rows.
 * `paidUntil`: only payments up to this day.
 */
export async function duesOfSession(
  paidUntil: string | null = null,
): Promise<Map<number, Dues & { rte: boolean; broughtForward: number }>> {
  const rows = await sql<DuesRow>(
    `SELECT e.student_id AS id, e.rte, f.total_fee AS total, f.admission_fee AS admission, g.discount, g.discount_on_earlier AS "onEarlier",
            o.paid AS opening, o.brought_forward AS earlier,
            coalesce(g.admission_fee_applicable, e.new_admission) AS applies,
            (SELECT coalesce(sum(amount), 0) FROM receipts r WHERE r.student_id = e.student_id AND r.session_id = e.session_id
               AND r.type = 'FEE' AND r.status = 'CONFIRMED' AND ($3::date IS NULL OR r.payment_date <= $3)) AS confirmed,
            (SELECT coalesce(sum(amount), 0) FROM receipts r WHERE r.student_id = e.student_id AND r.session_id = e.session_id
               AND r.type = 'FEE' AND r.status = 'PENDING' AND ($3::date IS NULL OR r.payment_date <= $3)) AS awaiting
       FROM enrolments e LEFT JOIN sections p ON p.id = e.section_id
       JOIN fee_structures f ON f.session_id = e.session_id AND f.class_id = e.class_id
        AND coalesce(f.stream, '') = coalesce(p.stream, '')
       LEFT JOIN opening_balances o ON o.session_id = e.session_id AND o.student_id = e.student_id
       LEFT JOIN student_fees g ON g.session_id = e.session_id AND g.student_id = e.student_id
      WHERE e.school_id = $1 AND e.session_id = $2 AND e.life = 'ACTIVE'`,
    [FIRST, RUNNING, paidUntil],
  );
  const paise = (text: string | null) => toPaise(Number(text ?? 0));
  return new Map(
    rows.map(({ id, rte, total, admission, opening, earlier, discount, onEarlier, applies, confirmed, awaiting }) => [
      id,
      {
        rte,
        broughtForward: paise(earlier),
        ...duesOf({
          totalFee: paise(total),
          admissionFee: paise(admission),
          admissionFeeApplicable: applies,
          rte,
          openingPaid: paise(opening),
          broughtForward: paise(earlier),
          discount: paise(discount),
          discountOnEarlier: paise(onEarlier),
          confirmed: paise(confirmed),
          awaiting: paise(awaiting),
        }),
      },
    ]),
  );
}
