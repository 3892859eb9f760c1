import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rupees, version } from './columns.ts';

export const feeStructures = pgTable(
  'fee_structures',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    /** null for a class without streams */
    stream: text('stream', { enum: ['SCIENCE', 'COMMERCE', 'ARTS'] }),
    totalFee: rupees('total_fee').notNull(),
    admissionFee: rupees('admission_fee').notNull(),
    tuitionFee: rupees('tuition_fee').notNull(),
    examFee: rupees('exam_fee').notNull(),
    computerFee: rupees('computer_fee').notNull(),
    developmentFee: rupees('development_fee').notNull(),
    otherFee: rupees('other_fee').notNull(),
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
