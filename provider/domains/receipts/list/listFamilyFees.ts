import { and, eq, inArray } from 'drizzle-orm';
import { fromPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import { classes, enrolments, sections, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { accountOf, listFeeFacts } from '../../fees/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findStudentRow, flagsOf, listFamilyIds } from '../../students/index.ts';

/** Names and classes of these students in a session. */
const listNames = (db: Db, schoolId: number, sessionId: number, ids: number[]) =>
  db
    .select({
      studentId: students.id,
      studentCode: students.code,
      studentName: students.name,
      life: students.life,
      className: classes.name,
      sectionName: sections.name,
    })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(
      and(eq(enrolments.schoolId, schoolId), eq(enrolments.sessionId, sessionId), inArray(enrolments.studentId, ids)),
    );

/** Students who can pay a FEE receipt in the session; a student with a TC can pay dues. */
export const listFamilyFees: Handler<'listFamilyFees'> = (ctx, { query }) =>
  ctx.read(async (db) => {
    const student = (await findStudentRow(db, query.studentId)) ?? fail('NOT_FOUND');
    const { schoolId } = student;
    const session = await findSessionRow(db, query.sessionId);
    if (session?.schoolId !== schoolId) fail('NOT_FOUND');
    const ids = await listFamilyIds(db, student);
    const names = await listNames(db, schoolId, session.id, ids);
    const enrolled = and(eq(enrolments.sessionId, session.id), inArray(enrolments.studentId, ids));
    const facts = await listFeeFacts(db, schoolId, enrolled);
    const members = [];
    for (const id of ids) {
      const name = names.find(({ studentId }) => studentId === id);
      const of = facts.find(({ studentId }) => studentId === id);
      if (!name || of?.structure == null) continue;
      const { life, ...shown } = name;
      if (flagsOf(life).disabled && life !== 'TC_ISSUED') continue;
      const { dues, dueNow } = await accountOf(db, of, todayOf(ctx.services.clock));
      if (dues.remaining > 0)
        members.push({ ...shown, remainingFee: fromPaise(dues.remaining), dueNow: fromPaise(dueNow) });
    }
    return members;
  });
