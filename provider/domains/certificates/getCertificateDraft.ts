import { addPaise, fromPaise } from '../../../common/money.ts';
import type { Handler } from '../../call/handler.ts';
import type { Db } from '../../database/scope.ts';
import { todayOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { findFeeFacts, listRemainingDues, studentDues } from '../fees/index.ts';
import { findSessionRow } from '../sessions/index.ts';
import { findStudentRow, type StudentRow } from '../students/index.ts';
import { findNextNo, findOfSession, listEnrolments } from './certificate.queries.ts';
import { certificateView } from './certificate.view.ts';
import { enrolmentIn, findDeparture, obstacleFor, recordOf, requireType } from './certificateContent.ts';
import { draftDetails } from './draftDetails.ts';

/** Rupees that remain to be paid in the session; null where the fee is not determined. */
async function remainingOf(db: Db, student: StudentRow, sessionId: number): Promise<number | null> {
  const facts = await findFeeFacts(db, student, sessionId);
  return facts?.structure ? fromPaise(studentDues(facts).remaining) : null;
}

/** 103 for an unknown student or session, 126 for a student who is not enrolled in the session, 137. */
export const getCertificateDraft: Handler<'getCertificateDraft'> = async (ctx, { path: { type, ...requested } }) => {
  requireType(ctx, type);
  const today = todayOf(ctx.services.clock);
  return ctx.read(async (db) => {
    const student = (await findStudentRow(db, requested.studentId)) ?? fail('NOT_FOUND');
    const session = (await findSessionRow(db, requested.sessionId)) ?? fail('NOT_FOUND');
    const enrolled = await listEnrolments(db, student);
    const enrolment = enrolmentIn(enrolled, session.id);
    const departure = type === 'TRANSFER' ? await findDeparture(db, student) : null;
    const issued = type === 'TRANSFER' ? departure?.certificate : await findOfSession(db, student, type, session.id);
    const nextNo = await findNextNo(db, student.schoolId, type);
    const remainingFee = await remainingOf(db, student, session.id);
    const earlier = await listRemainingDues(db, student, session.startDate);
    const earlierDues = fromPaise(addPaise(...earlier.map(({ remaining }) => remaining)));
    const { srNo, ...record } = recordOf(student, enrolment);
    return {
      student: { studentId: student.id, studentSrNo: srNo, ...record },
      details: await draftDetails(db, {
        ...{ type, student, enrolled, enrolment, departure, today },
        duesCleared: remainingFee === 0 && earlierDues === 0,
      }),
      nextNo: nextNo ?? 1,
      isFirst: nextNo === undefined,
      obstacle: obstacleFor(type, student, departure),
      issued: issued ? certificateView(issued) : null,
      remainingFee,
      earlierDues,
    };
  });
};
