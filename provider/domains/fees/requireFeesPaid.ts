import { and, eq, isNotNull } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { enrolments, feeStructures } from '../../database/schema/index.ts';
import { fail } from '../../shared/fail.ts';
import { listFeeFacts } from './studentFees.queries.ts';
import { studentDues } from './studentFees.rules.ts';

/** 186 while an active student has a remaining fee that is determined. Students with a free seat only owe dues of earlier sessions. */
export const requireFeesPaid: CrossRules['sessionCompletes'][number] = async (db, { schoolId, sessionId }) => {
  const owing = and(eq(enrolments.sessionId, sessionId), eq(enrolments.life, 'ACTIVE'));
  const rows = await listFeeFacts(db, schoolId, and(owing, isNotNull(feeStructures.id)));
  const pending = rows.filter((facts) => studentDues(facts).remaining > 0).length;
  if (pending === 0) return;
  const who = pending === 1 ? '1 student has' : `${pending} students have`;
  fail('PENDING_FEE_STUDENTS_IN_SESSION', { message: `${who} pending fees in this session` });
};
