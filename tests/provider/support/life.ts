// Students who left and came back, as the tests make and read them.
import { call, sql, tokenOf, type Answer } from '../../support/provider';
import { setPrivileges } from './privileges';
import { FIRST } from './schools';
import type { Changes, Page, Row } from './students';

export interface HistoryEntry {
  comment: string;
  type: 'ACTIVE' | 'INACTIVE' | 'TC';
  createdAt: string;
}
export interface LifePage extends Omit<Page, 'content'> {
  content: { studentDetail: Row; history: HistoryEntry[] }[];
}

type List = 'tc-list' | 'get-name-strike-off';

export const lifeList = (token: string, list: List, filter: Changes = {}, query = ''): Promise<Answer<LifePage>> =>
  call('POST', `/student/${list}${query}`, { token, json: { schoolId: FIRST, ...filter } });

/** Past the provider. */
export const changeLife = (id: number, life: string) => sql('UPDATE students SET life = $2 WHERE id = $1', [id, life]);

/** Changes the student's state, with an entry of the history in this session. */
export async function leave(id = 0, life = 'TC_ISSUED', sessionId = 0, at = '2026-11-10T06:00:00Z') {
  const type = { TC_ISSUED: 'TC', STRUCK_OFF: 'INACTIVE' }[life] ?? life;
  await changeLife(id, life);
  await sql(
    `INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at)
     VALUES ($1, $2, $3, $4, 'Moved', $5)`,
    [FIRST, id, sessionId, type, at],
  );
}

/** The ids of the sections of a class. */
export const sectionIdsOf = async (classId: number): Promise<number[]> =>
  (await sql<{ id: number }>('SELECT id FROM sections WHERE class_id = $1', [classId])).map(({ id }) => id);

/** The token of the teacher of the demo, who holds this privilege and no other. */
export async function withPrivilege(privilege: string): Promise<string> {
  await setPrivileges('teacher', privilege);
  return tokenOf('teacher');
}

export const codesIn = async (token: string, list: List, filter: Changes): Promise<number[]> =>
  (await lifeList(token, list, { size: 100, ...filter })).data.content
    .map(({ studentDetail }) => studentDetail.studentCode)
    .sort((one, other) => one - other);

/** The codes of the first school's students of this state in a session, of one class or section if given, as they are stored. */
export async function codesWith(
  life: string,
  sessionId: number,
  classId: number | null = null,
  sectionId: number | null = null,
): Promise<number[]> {
  const rows = await sql<{ code: number }>(
    `SELECT s.code FROM students s JOIN enrolments e ON e.student_id = s.id
      WHERE s.school_id = $1 AND s.life = $2 AND e.session_id = $3 AND e.class_id = coalesce($4::integer, e.class_id)
        AND ($5::integer IS NULL OR e.section_id = $5) ORDER BY s.code`,
    [FIRST, life, sessionId, classId, sectionId],
  );
  return rows.map(({ code }) => code);
}
