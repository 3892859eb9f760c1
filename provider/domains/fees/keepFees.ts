import { sql } from 'drizzle-orm';
import type { CrossRules } from '../../call/crossRules.ts';
import { LABELS } from '../../contract/generated/labels.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { fail } from '../../shared/fail.ts';
import { namedClasses } from '../classes/index.ts';
import { ALIASES, feeApplies } from './feeApplies.ts';

interface Lost extends Record<string, unknown> {
  className: string;
  stream: components['schemas']['Stream'] | null;
  sessionName: string;
}

/**
 * 140 where students of a class with fees have no determined fee after the change, in an ACTIVE session: fees cannot be added there
 * (121), so their dues would be lost. The caller has locked the class, and the session or the students.
 */
export const keepFees: CrossRules['feeClassChanges'][number] = async (db, { schoolId, classId, of, path }) => {
  const changed =
    'sectionId' in of
      ? sql`e.section_id = ${of.sectionId}::integer`
      : sql`e.session_id = ${of.sessionId}::integer AND e.student_id = ANY(${`{${of.studentIds.join(',')}}`}::integer[])`;
  const [lost] = await db.execute<Lost>(sql`
    SELECT c.name AS "className", p.stream, y.name AS "sessionName"
      FROM enrolments e
      JOIN sessions y ON y.school_id = e.school_id AND y.id = e.session_id AND y.status = 'ACTIVE'
      JOIN classes c ON c.school_id = e.school_id AND c.id = e.class_id
      LEFT JOIN sections p ON p.school_id = e.school_id AND p.id = e.section_id
     WHERE e.school_id = ${schoolId}::integer AND ${changed} AND e.life <> 'DELETED'
       AND EXISTS (SELECT FROM fee_structures b
                    WHERE b.school_id = e.school_id AND b.session_id = e.session_id AND b.class_id = ${classId}::integer)
       AND NOT EXISTS (SELECT FROM fee_structures f
                        WHERE f.school_id = e.school_id AND f.session_id = e.session_id AND f.class_id = e.class_id
                          AND ${feeApplies(sql`f`, ALIASES)})
     LIMIT 1`);
  if (!lost) return;
  const name = namedClasses([{ name: lost.className, details: lost.stream ? [LABELS.Stream[lost.stream]] : [] }]);
  const message = `The dues of students would be lost: ${name} has no fee structure in the active session ${lost.sessionName}`;
  fail('ACTIVE_SESSION_CLASS_UPDATE_WITHOUT_FEE', { message, problems: [{ path, message }] });
};
