import { and, eq } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { LABELS } from '../../contract/generated/labels.gen.ts';
import { enrolments } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import { isDefaultClass, lackingClass, listClassRows, namedClasses } from '../classes/index.ts';
import { listFeeRows } from './fees.queries.ts';
import { listFeeFacts, type FeeFacts } from './studentFees.queries.ts';
import { openingOf, studentDues } from './studentFees.rules.ts';

const NO_SECTION = 'no section';

/** The message that names the classes and streams of students without a determined fee; undefined without one outside Default. */
async function undeterminedIn(db: Db, schoolId: number, open: readonly FeeFacts[]): Promise<string | undefined> {
  if (open.length === 0) return undefined;
  const classes = (await listClassRows(db, { schoolId })).filter(({ name }) => !isDefaultClass(name));
  const lacking = classes.flatMap((one) => {
    const students = open.filter(({ classId }) => classId === one.id);
    const details = students.flatMap(({ sectionId, needsSection }) => {
      if (needsSection) return NO_SECTION;
      const stream = one.sections.find(({ id }) => id === sectionId)?.stream;
      return stream ? LABELS.Stream[stream] : [];
    });
    return students.length === 0 ? [] : { students: students.length, ...lackingClass(one, [...new Set(details)]) };
  });
  const count = lacking.reduce((sum, { students }) => sum + students, 0);
  if (count === 0) return undefined;
  const whose = count === 1 ? '1 student' : `${count} students`;
  return `The fee of ${whose} is not determined: ${namedClasses(lacking)}. Move them to a class or section with fees`;
}

/**
 * 186 while an active student has a remaining fee, or one that is not determined: its dues would be lost. The class Default has no
 * fees. Students with a free seat, and those of a class without any fee structure in the session, only owe dues of earlier sessions.
 */
export const requireFeesPaid: CrossRules['sessionCompletes'][number] = async (db, { schoolId, sessionId }) => {
  const rows = await listFeeFacts(
    db,
    schoolId,
    and(eq(enrolments.sessionId, sessionId), eq(enrolments.life, 'ACTIVE')),
  );
  const pending = rows.filter((facts) => facts.structure !== null && studentDues(facts).remaining > 0).length;
  const who = pending === 1 ? '1 student has' : `${pending} students have`;
  const withFees = new Set((await listFeeRows(db, { schoolId, sessionId })).map(({ classId }) => classId));
  const owing = ({ rte, classId, ...facts }: FeeFacts) =>
    (!rte && withFees.has(classId)) || openingOf(facts).broughtForward > 0;
  const open = rows.filter((facts) => facts.structure === null && owing(facts));
  const undetermined = await undeterminedIn(db, schoolId, open);
  const reasons = [pending > 0 && `${who} pending fees in this session`, undetermined].filter(
    (one) => typeof one === 'string',
  );
  if (reasons.length > 0) fail('PENDING_FEE_STUDENTS_IN_SESSION', { message: reasons.join('. ') });
};
