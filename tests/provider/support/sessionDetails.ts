// Roll numbers as the tests send and read them.
import { call, sql, type Answer } from '../../support/provider';
import type { Place } from './students';

export interface Detail {
  studentId: number;
  rollNo: unknown;
  rollNoBefore?: number | null;
}

interface Refused {
  problems?: { path: string; message: string }[];
}

/** Saves numbers in a place; `changes` take the place of its ids, undefined leaves one out. */
export const saveNumbers = (
  token: string,
  { sessionId, classId, sectionId }: Place,
  students: readonly Detail[],
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer<Refused | null>> =>
  call('PUT', '/student/session/details', {
    token,
    json: { sessionId, classId, sectionId, students, ...changes },
    headers,
  });

export interface Pupil {
  id: number;
  rollNo: number | null;
  sectionId: number | null;
  status: 'PENDING' | 'COMPLETE';
}

/** The active students of a class in a session, by their ids. */
export const pupilsOf = ({ schoolId, sessionId, classId }: Place): Promise<Pupil[]> =>
  sql<Pupil>(
    `SELECT student_id AS id, roll_no AS "rollNo", section_id AS "sectionId", registration_status AS status
       FROM enrolments WHERE school_id = $1 AND session_id = $2 AND class_id = $3 AND life = 'ACTIVE' ORDER BY student_id`,
    [schoolId, sessionId, classId],
  );

/** As a registration without a section leaves a student. */
export const makeWait = (id: number, { sessionId }: Place) =>
  sql(
    "UPDATE enrolments SET section_id = NULL, roll_no = NULL, registration_status = 'PENDING' WHERE student_id = $1 AND session_id = $2",
    [id, sessionId],
  );
