import { sql, type SQLWrapper } from 'drizzle-orm';
import { needsSectionIn } from '../classes/index.ts';

/** The tables of a query, or their aliases. */
interface Tables {
  enrolment: SQLWrapper;
  session: SQLWrapper;
  /** the section of the enrolment, outer joined */
  section: SQLWrapper;
}

/**
 * Whether the structure `f` of the enrolment's class and session determines the fee: that of the section's stream, or of the class.
 * The activation leaves one kind of structures to a class (deleteUnusedFees), so streams that it gets later change no dues: the structure
 * of the class then applies to all its students. Sessions activated by older versions may have both kinds in a class: the section decides
 * there, and after the completion the dues of students without a section are not lost by streams that the class gets later.
 */
export const feeApplies = (f: SQLWrapper, { enrolment: e, session: y, section: p }: Tables) => sql`(
  coalesce(${f}.stream, '') = coalesce(${p}.stream, '') AND (${y}.status = 'COMPLETED' OR NOT ${needsSectionIn(e)})
  OR ${f}.stream IS NULL AND ${y}.status <> 'UPCOMING' AND NOT EXISTS (
    SELECT FROM fee_structures o
     WHERE o.school_id = ${f}.school_id AND o.session_id = ${f}.session_id AND o.class_id = ${f}.class_id AND o.stream IS NOT NULL))`;

/** The aliases of the queries in SQL. */
export const ALIASES: Tables = { enrolment: sql`e`, session: sql`y`, section: sql`p` };
