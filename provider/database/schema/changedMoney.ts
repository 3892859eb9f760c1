import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rupees } from './columns.ts';

/** A changed discount of a student in a session. Rows are added and never changed. */
export const discountChanges = pgTable(
  'discount_changes',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    before: rupees('before').notNull(),
    after: rupees('after').notNull(),
    source: text('source', { enum: ['FEES', 'OPENING_IMPORT', 'OPENING_REVERSAL'] }).notNull(),
    reason: text('reason'),
    changedBy: integer('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** A confirmed receipt that was set back to PENDING. Rows are added and never changed. */
export const receiptReversals = pgTable(
  'receipt_reversals',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    receiptId: integer('receipt_id').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    reason: text('reason').notNull(),
    reversedBy: integer('reversed_by').notNull(),
    reversedAt: instant('reversed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);
