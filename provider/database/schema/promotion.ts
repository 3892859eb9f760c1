import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A promotion of classes into another session; rows are never deleted. */
export const promotionRuns = pgTable(
  'promotion_runs',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sourceSessionId: integer('source_session_id').notNull(),
    targetSessionId: integer('target_session_id').notNull(),
    /** the chosen classes in their order */
    classIds: integer('class_ids').array().notNull(),
    excludeFailed: boolean('exclude_failed').notNull(),
    notEligible: integer('not_eligible').notNull(),
    leftOut: integer('left_out').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: integer('undone_by'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** The result of a run for a student; the enrolment is in `enrolments`. */
export const promotions = pgTable(
  'promotions',
  {
    schoolId: integer('school_id').notNull(),
    runId: integer('run_id').notNull(),
    studentId: integer('student_id').notNull(),
    outcome: text('outcome', { enum: ['PROMOTED', 'REPEATS', 'PASSED_OUT'] }).notNull(),
    /** of the contract's PromotionReason */
    reason: text('reason').notNull(),
    fromClassId: integer('from_class_id').notNull(),
    /** null for PASSED_OUT */
    toClassId: integer('to_class_id'),
    toSectionId: integer('to_section_id'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.runId, table.studentId] })],
);
