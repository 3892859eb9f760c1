import type { Handler } from '../../call/handler.ts';
import { todayOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { findSessionRow } from '../sessions/index.ts';
import { findStudentRow } from '../students/index.ts';
import { findFeeFacts } from './studentFees.queries.ts';
import { studentFeesView } from './studentFees.view.ts';

/** 126 for a student not enrolled in the session, 122 where no fee structure determines the fee (DISCOUNT-09). */
export const getStudentFees: Handler<'getStudentFees'> = (ctx, { body }) =>
  ctx.read(async (db) => {
    const student = (await findStudentRow(db, body.studentId)) ?? fail('NOT_FOUND');
    const session = (await findSessionRow(db, body.sessionId)) ?? fail('NOT_FOUND');
    const facts = (await findFeeFacts(db, student, session.id)) ?? fail('STUDENT_NOT_ENROLLED_IN_SESSION');
    return studentFeesView(db, facts, todayOf(ctx.services.clock));
  });
