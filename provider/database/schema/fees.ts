import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, requiredRupeesByHead, rupees, version } from './columns.ts';

export const feeStructures = pgTable(
  'fee_structures',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    /** null for a class without streams */
    stream: text('stream', { enum: VALUES.Stream }),
    totalFee: rupees('total_fee').notNull(),
    ...requiredRupeesByHead(),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** The scheduled payments of a structure, one for each date. */
export const feeTerms = pgTable(
  'fee_terms',
  {
    schoolId: integer('school_id').notNull(),
    structureId: integer('structure_id').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: rupees('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.structureId, table.dueDate] })],
);
