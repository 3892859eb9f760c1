// Teachers: operations and stored rows.
import { samplesIn } from '../../support/entities/table';
import { TEACHER } from '../../support/entities/teachers';
import { call, sql, type Answer } from '../../support/provider';
import { FIRST } from './schools';

export interface Teacher {
  teacherId: number;
  userId: number;
  teacherName: string;
  userName: string;
  disabled: boolean;
  version: number;
  [field: string]: unknown;
}

export const BASE = '/user/teacher';

/** The fields of a change. */
export const CHANGE = samplesIn(TEACHER, 'person');

export const NEW_PASSWORD = TEACHER.password.sample;
export const FORM = { ...samplesIn(TEACHER, 'create'), schoolId: FIRST };

/** A value of undefined leaves its field out. */
export type Changes = Record<string, unknown>;

export const createTeacher = (
  token: string,
  changes: Changes = {},
  headers: Record<string, string> = {},
): Promise<Answer<Teacher>> => call('POST', BASE, { token, json: { ...FORM, ...changes }, headers });

export const updateTeacher = (token: string, id: number | string, changes: Changes = {}): Promise<Answer<Teacher>> =>
  call('PUT', `${BASE}/${id}`, { token, json: { ...CHANGE, ...changes } });

export const getTeacher = (token: string, id: number | string): Promise<Answer<Teacher>> =>
  call('GET', `${BASE}/${id}`, { token });

export const listTeachers = (token: string, schoolId: number | string): Promise<Answer<Teacher[]>> =>
  call('GET', `${BASE}/all/${schoolId}`, { token });

export const listActiveTeachers = (token: string, schoolId: number | string): Promise<Answer<Teacher[]>> =>
  call('GET', `${BASE}/active/${schoolId}`, { token });

export const setDisabled = (token: string, id: number | string, flag: string | boolean): Promise<Answer<null>> =>
  call('PUT', `${BASE}/${id}/${flag}/disable`, { token });

export const deleteTeacher = (token: string, id: number | string): Promise<Answer<null>> =>
  call('DELETE', `${BASE}/${id}`, { token });

export interface Ids {
  teacherId: number;
  userId: number;
}

/** Both ids of a teacher of the demo. */
export async function idsOf(userName: string): Promise<Ids> {
  const [row] = await sql<Ids>(
    'SELECT t.id AS "teacherId", u.id AS "userId" FROM teachers t JOIN users u ON u.id = t.user_id WHERE u.user_name = $1',
    [userName],
  );
  if (!row) throw new Error(`${userName} is no teacher.`);
  return row;
}

export async function hashOf(userName: string): Promise<string> {
  const [row] = await sql<{ hash: string }>('SELECT password_hash AS hash FROM users WHERE user_name = $1', [userName]);
  return row?.hash ?? '';
}

/** The same value repeated, to compare lists of verdicts. */
export const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
