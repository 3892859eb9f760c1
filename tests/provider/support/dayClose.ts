// The close of a day as the tests ask for it, and receipts of any moment, stored past the provider.
import { apiBase, call, sql, type Answer } from '../../support/provider';
import { bearer } from './http';
import { FIRST } from './schools';
import { demoStudent, placeOf } from './students';

export interface Count {
  receipts: number;
  amount: number;
}
export interface Sum extends Count {
  firstNo: number | null;
  lastNo: number | null;
}
interface Cancelled extends Count {
  list: Record<string, unknown>[];
}
export interface DayClose {
  schoolId: number;
  date: string;
  asOf: string;
  total: Sum;
  modes: { mode: string; total: Sum; pending: Count }[];
  types: { type: string; total: Sum }[];
  cashiers: { cashierId: number; cashier: string | null; total: Sum; cash: Sum; cheque: Sum; online: Sum }[];
  otherDate: Count;
  cancelled: Cancelled;
  earlierCancelled: Cancelled;
  counts: CashCount[];
}
export interface CashCount extends Record<string, unknown> {
  cashierId: number;
  amount: number;
  cash: number;
  difference: number;
  version: number;
}

const queryOf = (date: string | undefined, schoolId: number) =>
  `schoolId=${schoolId}${date === undefined ? '' : `&date=${date}`}`;

export const dayClose = (token: string, date?: string, schoolId = FIRST, more = ''): Promise<Answer<DayClose>> =>
  call('GET', `/receipt/day-close?${queryOf(date, schoolId)}${more}`, { token });

export const dayCloseDocument = (token: string, date?: string, more = '', schoolId = FIRST): Promise<Response> =>
  fetch(`${apiBase}/receipt/day-close/download?${queryOf(date, schoolId)}${more}`, { headers: bearer(token) });

export const userIdOf = async (name: string): Promise<number> => {
  const [row] = await sql<{ id: number }>('SELECT id FROM users WHERE user_name = $1', [name]);
  if (!row) throw new Error(`No user ${name}.`);
  return row.id;
};

/** Stores the count of a drawer of 15 July 2026. */
export const saveCount = (
  token: string,
  cashierId: number,
  form: Record<string, unknown> = {},
): Promise<Answer<CashCount>> =>
  call('PUT', '/receipt/day-close/cash', { token, json: { schoolId: FIRST, date: '2026-07-15', cashierId, ...form } });

export const handover = (token: string, query: string): Promise<Response> =>
  fetch(`${apiBase}/receipt/day-close/hand-over?${query}`, { headers: bearer(token) });

export interface StoredReceipt {
  /** a user's name */
  cashier: string;
  mode: 'CASH' | 'CHEQUE' | 'ONLINE';
  type: 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
  status: 'PENDING' | 'CONFIRMED' | 'CANCELLED';
  paise: number;
  /** instants */
  madeAt: string;
  changedAt: string;
  paymentDate: string;
}

/** In their order, numbered from `first` on. */
export async function storeMade(made: readonly StoredReceipt[], first: number, schoolId = FIRST): Promise<void> {
  const { sessionId } = await placeOf('5', { schoolId });
  const studentId = await demoStudent('5', { schoolId });
  const rows = made.map(({ paise, ...receipt }, at) => ({
    ...receipt,
    number: first + at,
    amount: `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`,
  }));
  await sql(
    `INSERT INTO receipts (school_id, receipt_no, session_id, student_id, type, mode, amount, payment_date, reference_no,
       reference_key, reference_date, bank_name, comments, status, created_by, created_at, modified_at, stated_at,
       session_name, student_name, father_name, sr_no)
     SELECT $2, number, $3, $4, type, mode, amount::numeric, "paymentDate"::date, nr, nr, CASE WHEN nr <> '' THEN DATE '2026-07-01' END,
         CASE WHEN nr <> '' THEN 'Bank' END, CASE WHEN status = 'CANCELLED' THEN 'Wrong' END, status,
         (SELECT id FROM users WHERE user_name = cashier), "madeAt"::timestamptz, "changedAt"::timestamptz,
         "madeAt"::timestamptz, '2026 - 2027', 'A student', '', ''
       FROM jsonb_to_recordset($1::jsonb) AS r(cashier text, mode text, type text, status text, amount text, number integer,
         "madeAt" text, "changedAt" text, "paymentDate" text)
         CROSS JOIN LATERAL (SELECT CASE WHEN mode <> 'CASH' THEN 'D' || number END AS nr) named`,
    [JSON.stringify(rows), schoolId, sessionId, studentId],
  );
}
