// Students whose section is missing.
import { sql, type SQLWrapper } from 'drizzle-orm';

const lacksOneOf = (e: SQLWrapper, wanted: SQLWrapper) => sql<boolean>`(${e}.section_id IS NULL AND EXISTS (
  SELECT FROM sections o
   WHERE o.school_id = ${e}.school_id AND o.class_id = ${e}.class_id AND o.deleted_at IS NULL AND ${wanted}))`;

/** Without a section in a class with sections, which the class may have got after the enrolment. */
export const lacksSectionIn = (e: SQLWrapper) => lacksOneOf(e, sql`true`);

/** Without a section in a class with streams, the stream of a student, and so fee and subjects, are not determined (design, section 8). */
export const needsSectionIn = (e: SQLWrapper) => lacksOneOf(e, sql`o.stream IS NOT NULL`);
