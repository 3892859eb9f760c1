// Samples of the history of records; see samples.ts.
import { sql } from '../../support/provider';
import { demoExam } from './results';
import type { Sample } from './sample';
import { FIRST } from './schools';
import { demoStudent, placeOf } from './students';

const ofSchool = async (text: string, schoolId: number): Promise<number> =>
  (await sql<{ id: number }>(text, [schoolId]))[0]?.id ?? 0;

/** The ids beside `id` are of other records than a student; they are sent so that each is tried with one of another school. */
export const historyMakers: Record<string, (schoolId: number) => Promise<Sample>> = {
  listHistory: async (schoolId) => {
    const id = await demoStudent('5', { schoolId });
    const sessionId = await ofSchool('SELECT id FROM sessions WHERE school_id = $1 ORDER BY id LIMIT 1', schoolId);
    const subjectId = await ofSchool(
      'SELECT id FROM master_subjects WHERE school_id = $1 ORDER BY id LIMIT 1',
      schoolId,
    );
    return { query: { schoolId, entity: 'STUDENT', id, sessionId, studentId: id, subjectId } };
  },
};

const about = (query: object) => () => ({ query: { schoolId: FIRST, ...query } });
const idBy = (text: string): Promise<number> => ofSchool(text, FIRST);
const receipt = 'SELECT id FROM receipts WHERE school_id = $1 ORDER BY id LIMIT 1';
const user = 'SELECT id FROM users WHERE school_id = $1 ORDER BY id LIMIT 1';

/** The record that a user with a single privilege may see. */
export const historyOfPrivilege: Record<string, () => Promise<Sample>> = {
  LIST_RECEIPT: async () => about({ entity: 'RECEIPT', id: await idBy(receipt) })(),
  CLASS_FEE_STRUCTURE: async () => {
    const { classId: id, sessionId } = await placeOf();
    return about({ entity: 'FEE_STRUCTURE', id, sessionId })();
  },
  UPLOAD_RESULT: async () => {
    const studentId = await demoStudent();
    return about({ entity: 'MARKS', id: await demoExam(), studentId, component: 'schoolAttendance' })();
  },
  SUBJECT_MARKS_SETTING: async () => {
    const { classId: id, sessionId } = await placeOf();
    return about({ entity: 'MARKS_LIMITS', id, sessionId })();
  },
  LOCK_RESULT: async () => about({ entity: 'EXAM', id: await demoExam() })(),
  USER_MANAGEMENT: async () => about({ entity: 'USER', id: await idBy(user) })(),
  SESSION_MANAGEMENT: async () => about({ entity: 'SESSION', id: (await placeOf()).sessionId })(),
  LIST_CLASS: async () => about({ entity: 'CLASS', id: (await placeOf()).classId })(),
};
