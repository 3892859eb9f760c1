// Students whose section, and so whose stream, is missing.
import { sql, type SQLWrapper } from 'drizzle-orm';

/** Without a section in a class with streams, the stream of a student, and so fee and subjects, are not determined (design, section 8). */
export const needsSectionIn = (e: SQLWrapper) => sql<boolean>`(${e}.section_id IS NULL AND EXISTS (
  SELECT FROM sections o
   WHERE o.school_id = ${e}.school_id AND o.class_id = ${e}.class_id AND o.stream IS NOT NULL AND o.deleted_at IS NULL))`;
