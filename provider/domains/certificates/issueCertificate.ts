import { oneRow } from '../../database/oneRow.ts';
import { nameKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { takeNumber } from '../../database/counters.ts';
import { studentCertificates } from '../../database/schema/index.ts';
import { instantOf, todayOf } from '../../shared/clock.ts';
import { fail, failFields } from '../../shared/fail.ts';
import { lockSession } from '../sessions/index.ts';
import { lockStudentRow } from '../students/index.ts';
import { counterOf, findIssuer, withContent } from './certificate.queries.ts';
import { firstNoProblems } from './certificate.rules.ts';
import { certificateView } from './certificate.view.ts';
import { newCertificate, requireType } from './certificateContent.ts';

/** Locks the student until commit, so that a departure gets one certificate. */
export const issueCertificate: Handler<'issueCertificate'> = async (ctx, { body }) => {
  const { clock } = ctx.services;
  const { type, firstNo } = body;
  requireType(ctx, type);
  return ctx.write(async (db, unit) => {
    const student = await lockStudentRow(db, body.studentId);
    const { schoolId, id: studentId } = student;
    const session = (await lockSession(db, schoolId, body.sessionId)) ?? fail('NOT_FOUND');
    const { content, receipt } = await newCertificate(db, body, student, session);
    const issuedBy = await findIssuer(db, schoolId, ctx.actor.userId);
    // The last step, because it locks the school's counter until commit.
    const certificateNo = await takeNumber(db, schoolId, counterOf(type), firstNo ?? 1);
    // Another certificate was issued between the check and this step.
    if (firstNo != null && certificateNo !== firstNo) failFields(firstNoProblems(firstNo, false));
    const row = await oneRow(
      db
        .insert(studentCertificates)
        .values({
          ...{ schoolId, type, certificateNo, studentId, content, issuedBy },
          sessionId: session.id,
          receiptId: receipt?.id ?? null,
          issuedOn: todayOf(clock),
          studentName: student.name,
          nameKey: nameKey(student.name),
          createdBy: ctx.actor.userId,
          createdAt: instantOf(clock),
        })
        .returning(),
    );
    const after = { type, certificateNo, studentId, sessionId: session.id, receiptNo: content.receiptNo };
    unit.note({ entity: 'certificate', id: row.id, after });
    return certificateView(withContent(row));
  });
};
