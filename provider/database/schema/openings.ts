import { integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rupees, rupeesByHead, version } from './columns.ts';

/** Rupees of many students. */
const sum = (name: string) => numeric(name, { precision: 15, scale: 2 });

/** A stored workbook of opening balances, with the sums of its entries at that time. */
export const openingImports = pgTable(
  'opening_imports',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').notNull(),
    fileName: text('file_name').notNull(),
    students: integer('students').notNull(),
    paid: sum('paid').notNull(),
    discount: sum('discount').notNull(),
    broughtForward: sum('brought_forward').notNull(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** when its last entry was reversed */
    reversedAt: instant('reversed_at'),
    reversedBy: integer('reversed_by'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** Payments and dues of a student from before the school used the portal. Deleted by a reversal, never changed. */
export const openingBalances = pgTable(
  'opening_balances',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    studentId: integer('student_id').notNull(),
    importId: integer('import_id').notNull(),
    /** of the workbook */
    fileRow: integer('file_row').notNull(),
    /** for the fee of the session */
    paid: rupees('paid').notNull(),
    /** paid by heads; all null where only the total was given */
    ...rupeesByHead(),
    /** open dues of earlier sessions */
    broughtForward: rupees('brought_forward').notNull(),
    /** the discount that the entry wrote to student_fees */
    discount: rupees('discount').notNull(),
    version: version(),
    createdBy: integer('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.studentId] })],
);
