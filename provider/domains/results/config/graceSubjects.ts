// Grace is granted in no more subjects than a class has (159): checked when a config is saved, a subject deleted, a session activated.
import { and, eq, sql } from 'drizzle-orm';
import type { CrossRules } from '../../../call/crossRules.ts';
import { classSubjects } from '../../../database/schema/index.ts';
import { fail } from '../../../shared/fail.ts';
import { holdClasses, isDefaultClass } from '../../classes/index.ts';
import { findConfigRow } from './config.queries.ts';
import { namedClasses } from './config.crossRules.ts';

/** 159 where the class would have fewer subjects than its result config grants grace in. */
export const keepGraceWithinSubjects: CrossRules['subjectIsDeleted'][number] = async (db, place) => {
  const { schoolId, sessionId, classId } = place;
  // Locked before the config is read: saving a config locks them too, so it is either read here or reads the subjects without this one.
  const subjects = await db
    .select({ id: classSubjects.subjectId })
    .from(classSubjects)
    .where(
      and(
        eq(classSubjects.schoolId, schoolId),
        eq(classSubjects.sessionId, sessionId),
        eq(classSubjects.classId, classId),
      ),
    )
    .orderBy(classSubjects.subjectId)
    .for('update');
  const grace = (await findConfigRow(db, place))?.maxGraceSubjectsNo ?? 0;
  if (grace < subjects.length) return;
  const message = `The result config grants grace in ${grace} of ${subjects.length} subjects. Lower that number first`;
  if (grace > 0) fail('GRACE_SUBJECTS_ABOVE_AVAILABLE', { message });
};

/** 159 while a class that is not disabled and not Default grants grace in more subjects than it has. */
export const requireGraceWithinSubjects: CrossRules['sessionActivates'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  const classes = await holdClasses(db, schoolId);
  const rows = await db.execute<{ class_id: number }>(sql`
    SELECT r.class_id FROM result_configs r
     WHERE r.school_id = ${schoolId} AND r.session_id = ${sessionId}
       AND r.max_grace_subjects_no > (SELECT count(*) FROM class_subjects s
             WHERE s.school_id = r.school_id AND s.session_id = r.session_id AND s.class_id = r.class_id)`);
  const above = new Set(rows.map(({ class_id }) => class_id));
  const names = classes
    .filter(({ id, name, disabled }) => !disabled && !isDefaultClass(name) && above.has(id))
    .map(({ name }) => name);
  if (names.length === 0) return;
  const message = `Grace is granted in more subjects than the class has: ${namedClasses(names)}. Lower it in the result config`;
  fail('GRACE_SUBJECTS_ABOVE_AVAILABLE', { message });
};
