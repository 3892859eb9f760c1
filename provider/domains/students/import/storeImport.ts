// Stores the students of an import in few statements, with the same columns as a registration.
import { isNewAdmission } from '../../../../common/newAdmission.ts';
import { present } from '../../../../common/present.ts';
import { takeNumbers } from '../../../database/counters.ts';
import { insertRows } from '../../../database/bulk.ts';
import { enrolments, studentParents, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { isFirstSession, type SessionRow } from '../../sessions/index.ts';
import { giveSrNos } from '../form/srNumbers.ts';
import { FIRST_CODE } from '../form/studentNumbers.ts';
import type { ImportEntry } from './importRow.ts';

interface Numbers {
  /** the first of the consecutive codes */
  code: number;
}

/** Takes consecutive student codes. Locks the counter until commit: other registrations of the school wait. */
export async function takeCodes(db: Db, schoolId: number, count: number): Promise<Numbers> {
  const { studentCodeStartFrom } = await getSchoolRow(db, schoolId);
  return { code: await takeNumbers(db, schoolId, 'STUDENT_CODE', studentCodeStartFrom ?? FIRST_CODE, count) };
}

interface ImportSession {
  session: SessionRow;
  firstSession: boolean;
}

/** Whether the student of a row is new in the session; imported students have no enrolment in another session. */
export const isNewIn = (
  { session: { startDate: sessionStart, status: sessionStatus }, firstSession }: ImportSession,
  { newAdmission, values: { admissionDate } }: ImportEntry,
): boolean =>
  newAdmission ?? isNewAdmission({ admissionDate, sessionStart, sessionStatus, enrolledEarlier: false, firstSession });

interface Intake {
  schoolId: number;
  session: SessionRow;
  /** ISO 8601 in UTC */
  now: string;
}

/** Numbers of a stored student, by the order of the entries. */
export interface StoredStudent {
  studentId: number;
  studentCode: number;
  studentSrNo: string;
}

/** Stores the students in their order, with parents and enrolment. The caller has checked them and their classes. */
export async function storeImport(
  db: Db,
  { schoolId, session, now }: Intake,
  { code: first }: Numbers,
  entries: readonly ImportEntry[],
): Promise<StoredStudent[]> {
  const firstSession = await isFirstSession(db, session);
  const srNos = await giveSrNos(
    db,
    schoolId,
    entries.map(({ srNo }) => srNo),
  );
  const rows = entries.map(({ values, aadhar }, at) => ({
    ...values,
    ...aadhar,
    schoolId,
    code: first + at,
    srNo: present(srNos[at], 'a Sr. No.'),
    // Rows sent as JSON get no defaults of the database.
    life: 'ACTIVE' as const,
    version: 1,
    createdAt: now,
    modifiedAt: now,
  }));
  const stored = (await insertRows(db, students, rows, ['id', 'code'])) as { id: number; code: number }[];
  const idOf = new Map(stored.map(({ id, code }) => [code, id]));
  const placed = entries.map((entry, at) => ({
    ...entry,
    studentId: present(idOf.get(first + at), 'the id of a student'),
  }));
  await insertRows(
    db,
    studentParents,
    placed.flatMap(({ parents, studentId }) =>
      parents.map(({ id: _new, ...parent }) => ({ ...parent, schoolId, studentId })),
    ),
  );
  await insertRows(
    db,
    enrolments,
    placed.map(({ studentId, ...entry }) => ({
      schoolId,
      sessionId: session.id,
      studentId,
      classId: entry.classId,
      sectionId: entry.sectionId,
      registrationStatus: 'COMPLETE' as const,
      origin: 'ADMISSION' as const,
      life: 'ACTIVE' as const,
      nameKey: entry.values.nameKey,
      newAdmission: isNewIn({ session, firstSession }, entry),
      rte: entry.values.rte,
      createdAt: now,
    })),
  );
  return placed.map(({ studentId }, at) => ({
    studentId,
    studentCode: first + at,
    studentSrNo: present(srNos[at], 'a Sr. No.'),
  }));
}
