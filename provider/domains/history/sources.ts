// The keys of a record's history in the audit trail. Entries about many students or receipts are found by their content.
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { HISTORY_READERS } from '../../../common/historyReaders.ts';
import type { components, operations } from '../../contract/generated/operations.gen.ts';
import type { Privilege } from '../../contract/generated/privileges.gen.ts';
import {
  auditEntries,
  enrolments,
  exams,
  feeStructures,
  promotions,
  receipts,
  sections,
  users,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail, failField } from '../../shared/fail.ts';
import { listClassRows } from '../classes/index.ts';
import { discountEntity } from '../fees/index.ts';
import { findSessionRow } from '../sessions/index.ts';
import { findStudentRow } from '../students/index.ts';

export type HistoryEntity = components['schemas']['HistoryEntity'];
type Requested = operations['listHistory']['parameters']['query'];

/** Entries of one record in the index of the trail; `also` selects among them. */
export interface Key {
  entity: string;
  id: number | string;
  also?: SQL;
}

type KeysOf = (db: Db, schoolId: number, requested: Requested) => Promise<Key[]>;

const { details } = auditEntries;
const isEvent = (...events: string[]): SQL => inArray(auditEntries.event, events);
const exists = (row: object | undefined): void => {
  if (!row) fail('NOT_FOUND');
};

/** 109 without an id that the record needs. */
function required<Name extends keyof Requested>(requested: Requested, name: Name): NonNullable<Requested[Name]> {
  return requested[name] ?? failField(name, 'Required for this record');
}

async function requireSession(db: Db, schoolId: number, id: number): Promise<void> {
  const session = await findSessionRow(db, id);
  if (session?.schoolId !== schoolId) fail('NOT_FOUND');
}

async function requireClass(db: Db, schoolId: number, classId: number): Promise<void> {
  const [row] = await listClassRows(db, { classId });
  if (row?.schoolId !== schoolId) fail('NOT_FOUND');
}

async function requireStudent(db: Db, schoolId: number, id: number) {
  const row = await findStudentRow(db, id);
  return row?.schoolId === schoolId ? row : fail('NOT_FOUND');
}

/**
 * The classes of a student, also the earlier ones of a changed enrolment and of a promotion that was undone: roll numbers were saved
 * there.
 */
async function classesOf(db: Db, schoolId: number, studentId: number): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    SELECT class_id::text AS id FROM enrolments WHERE school_id = ${schoolId}::integer AND student_id = ${studentId}::integer
     UNION
    SELECT to_class_id::text FROM promotions
     WHERE school_id = ${schoolId}::integer AND student_id = ${studentId}::integer AND to_class_id IS NOT NULL
     UNION
    SELECT details -> 'before' ->> 'classId' FROM audit_entries
     WHERE school_id = ${schoolId}::integer AND entity = 'student' AND entity_id = ${String(studentId)}::text
       AND details -> 'before' ->> 'classId' IS NOT NULL`);
  return rows.map(({ id }) => id);
}

/** The student's own entries; imports, promotions, roll numbers and transfer certificates that name the student. */
async function keysOfStudent(db: Db, schoolId: number, { id }: Requested): Promise<Key[]> {
  const { code } = await requireStudent(db, schoolId, id);
  const enrolled = await db
    .select({ sessionId: enrolments.sessionId })
    .from(enrolments)
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.studentId, id)));
  const runs = await db
    .select({ id: promotions.runId })
    .from(promotions)
    .where(and(eq(promotions.schoolId, schoolId), eq(promotions.studentId, id)));
  const certificates = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(and(eq(receipts.schoolId, schoolId), eq(receipts.studentId, id), eq(receipts.type, 'TC')));
  const inCodes = sql`${code}::integer BETWEEN (${details} -> 'after' -> 'codes' ->> 0)::integer
    AND (${details} -> 'after' -> 'codes' ->> 1)::integer`;
  const numbered = sql`jsonb_exists(${details} -> 'after' -> 'rollNumbers', ${String(id)})`;
  return [
    { entity: 'student', id },
    ...enrolled.map(({ sessionId }) => ({
      entity: 'students',
      id: sessionId,
      also: and(isEvent('importStudents'), inCodes) as SQL,
    })),
    ...(await classesOf(db, schoolId, id)).map((classId) => ({
      entity: 'class',
      id: classId,
      also: and(isEvent('saveSessionDetails'), numbered) as SQL,
    })),
    ...runs.map((run) => ({ entity: 'promotion', id: run.id })),
    ...certificates.map((receipt) => ({
      entity: 'receipt',
      id: receipt.id,
      also: isEvent('createReceipt', 'createReceipts', 'cancelReceipt'),
    })),
  ];
}

/** The receipt's own entries, and the confirmations that contain it. */
async function keysOfReceipt(db: Db, schoolId: number, { id }: Requested): Promise<Key[]> {
  const [row] = await db
    .select({ sessionId: receipts.sessionId })
    .from(receipts)
    .where(and(eq(receipts.schoolId, schoolId), eq(receipts.id, id)));
  const { sessionId } = row ?? fail('NOT_FOUND');
  const confirmed = sql`${details} -> 'after' ->> 'status' = 'CONFIRMED' AND ${details} -> 'after' -> 'receipts' @> ${String(id)}::jsonb`;
  return [
    { entity: 'receipt', id },
    { entity: 'receipts', id: sessionId, also: confirmed },
  ];
}

async function keysOfFees(db: Db, schoolId: number, requested: Requested): Promise<Key[]> {
  const sessionId = required(requested, 'sessionId');
  await requireSession(db, schoolId, sessionId);
  await requireClass(db, schoolId, requested.id);
  const ofClass = await db
    .select({ id: feeStructures.id, stream: feeStructures.stream })
    .from(feeStructures)
    .where(
      and(
        eq(feeStructures.schoolId, schoolId),
        eq(feeStructures.sessionId, sessionId),
        eq(feeStructures.classId, requested.id),
      ),
    );
  return ofClass
    .filter(({ stream }) => stream === (requested.stream ?? null))
    .map(({ id }) => ({ entity: 'fee structure', id }));
}

async function keysOfDiscount(db: Db, schoolId: number, requested: Requested): Promise<Key[]> {
  const sessionId = required(requested, 'sessionId');
  await requireSession(db, schoolId, sessionId);
  await requireStudent(db, schoolId, requested.id);
  return [{ entity: discountEntity(sessionId), id: requested.id }];
}

const examRow = async (db: Db, schoolId: number, id: number) => {
  const [row] = await db
    .select({ id: exams.id })
    .from(exams)
    .where(and(eq(exams.schoolId, schoolId), eq(exams.id, id)));
  return row;
};

/** The saves and uploads of the exam that contain the entry. */
async function keysOfMarks(db: Db, schoolId: number, requested: Requested): Promise<Key[]> {
  const parts = [required(requested, 'studentId'), requested.subjectId ?? [], required(requested, 'component')].flat();
  exists(await examRow(db, schoolId, requested.id));
  await requireStudent(db, schoolId, required(requested, 'studentId'));
  return [
    {
      entity: 'marks of exam',
      id: requested.id,
      also: sql`jsonb_exists(${details} -> 'after', ${parts.join('/')})`,
    },
  ];
}

async function keysOfClass(db: Db, schoolId: number, { id }: Requested): Promise<Key[]> {
  await requireClass(db, schoolId, id);
  const parts = await db
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.schoolId, schoolId), eq(sections.classId, id)));
  // Roll numbers are in the history of each student.
  const own = sql`${auditEntries.event} <> 'saveSessionDetails'`;
  return [{ entity: 'class', id, also: own }, ...parts.map((section) => ({ entity: 'section', id: section.id }))];
}

/** One of these is required for the history of a record. */
export const READERS: Readonly<Record<HistoryEntity, readonly Privilege[]>> = HISTORY_READERS;

/** The keys of a record, after the check that the school has it. */
export const KEYS_OF: Readonly<Record<HistoryEntity, KeysOf>> = {
  STUDENT: keysOfStudent,
  RECEIPT: keysOfReceipt,
  FEE_STRUCTURE: keysOfFees,
  DISCOUNT: keysOfDiscount,
  MARKS: keysOfMarks,
  MARKS_LIMITS: async (db, schoolId, requested) => {
    const sessionId = required(requested, 'sessionId');
    await requireSession(db, schoolId, sessionId);
    await requireClass(db, schoolId, requested.id);
    return [{ entity: 'marks config', id: `${sessionId}/${requested.id}` }];
  },
  EXAM: async (db, schoolId, { id }) => {
    exists(await examRow(db, schoolId, id));
    return [{ entity: 'exam', id }];
  },
  USER: async (db, schoolId, { id }) => {
    const own = and(eq(users.schoolId, schoolId), eq(users.id, id));
    const [row] = await db.select({ id: users.id }).from(users).where(own);
    exists(row);
    return [{ entity: 'privileges', id }];
  },
  SESSION: async (db, schoolId, { id }) => {
    await requireSession(db, schoolId, id);
    return [{ entity: 'session', id }];
  },
  CLASS: keysOfClass,
};
