// Stores entries of the marks grid in one statement for each table.
import { sql } from 'drizzle-orm';
import { asRows } from '../../../database/bulk.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import type { SentEntry } from './marks.rules.ts';

export interface StoredBy {
  examId: number;
  /** ISO 8601 */
  at: string;
  userId: number;
}

const KEYS = 'school_id, session_id, class_id, exam_id';

async function storeMarks(
  db: Db,
  selection: ClassSelection,
  entries: readonly SentEntry[],
  by: StoredBy,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ studentId, subjectId, name, value }) => ({
    student_id: studentId,
    subject_id: subjectId,
    component: name,
    marks: value.marks,
    grade_id: value.gradeId,
    reason: value.reason,
  }));
  const type = 'student_id integer, subject_id integer, component text, marks numeric, grade_id integer, reason text';
  await db.execute(sql`
    INSERT INTO student_marks (${sql.raw(KEYS)}, student_id, subject_id, component, marks, grade_id, reason, modified_at, modified_by)
    SELECT ${selection.schoolId}::integer, ${selection.sessionId}::integer, ${selection.classId}::integer, ${by.examId}::integer,
           student_id, subject_id, component, marks, grade_id, reason, ${by.at}::timestamptz, ${by.userId}::integer
      FROM ${asRows(rows, 'sent', type)}
    ON CONFLICT (school_id, exam_id, subject_id, student_id, component) DO UPDATE
      SET marks = excluded.marks, grade_id = excluded.grade_id, reason = excluded.reason, modified_at = excluded.modified_at,
          modified_by = excluded.modified_by, version = student_marks.version + 1`);
}

async function storeAttendance(
  db: Db,
  selection: ClassSelection,
  entries: readonly SentEntry[],
  by: StoredBy,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ studentId, name, value }) => ({
    student_id: studentId,
    kind: name === 'schoolAttendance' ? 'school' : 'student',
    days: value.marks,
  }));
  await db.execute(sql`
    INSERT INTO exam_attendance (${sql.raw(KEYS)}, student_id, kind, days, modified_at, modified_by)
    SELECT ${selection.schoolId}::integer, ${selection.sessionId}::integer, ${selection.classId}::integer, ${by.examId}::integer,
           student_id, kind, days, ${by.at}::timestamptz, ${by.userId}::integer
      FROM ${asRows(rows, 'sent', 'student_id integer, kind text, days numeric')}
    ON CONFLICT (school_id, exam_id, student_id, kind) DO UPDATE
      SET days = excluded.days, modified_at = excluded.modified_at, modified_by = excluded.modified_by,
          version = exam_attendance.version + 1`);
}

/** Stores the entries; each gets its next version. */
export async function storeEntries(
  db: Db,
  selection: ClassSelection,
  entries: readonly SentEntry[],
  by: StoredBy,
): Promise<void> {
  await storeMarks(
    db,
    selection,
    entries.filter(({ subjectId }) => subjectId !== null),
    by,
  );
  await storeAttendance(
    db,
    selection,
    entries.filter(({ subjectId }) => subjectId === null),
    by,
  );
}
