// The further reports as the tests ask for them.
import { call, sql, type Answer } from '../../support/provider';
import { ask, bearer, send, type Bytes } from './http';
import { reportForm, type Report } from './reports';

type Changes = Record<string, unknown>;
export interface SchoolReport extends Report {
  classIds: number[];
  mobiles?: string[];
  problems?: { path: string; message: string }[];
}

export const listSchoolReport = (token: string, report: string, changes: Changes = {}): Promise<Answer<SchoolReport>> =>
  call('POST', '/reports/list', { token, json: reportForm({ report, size: 100, ...changes }) });

const request = (token: string, report: string, changes: Changes) => ({
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify(reportForm({ report, fileFormat: 'EXCEL', ...changes })),
});
export const downloadSchoolReport = (token: string, report: string, changes: Changes = {}): Promise<Bytes> =>
  send('POST', '/api/reports/download', request(token, report, changes));
export const refuseSchoolReport = (token: string, report: string, changes: Changes = {}) =>
  ask('POST', '/api/reports/download', request(token, report, changes));

/** The scheduled payments of the fee structure of a class without streams in a session. */
export async function scheduleOf(sessionId: number, classId: number): Promise<{ date: string; amount: number }[]> {
  return sql(
    `SELECT t.due_date::text AS date, (t.amount * 100)::integer AS amount
       FROM fee_terms t JOIN fee_structures f ON f.school_id = t.school_id AND f.id = t.structure_id
      WHERE f.session_id = $1 AND f.class_id = $2 AND f.stream IS NULL`,
    [sessionId, classId],
  );
}
