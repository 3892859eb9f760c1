import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Headings of import files as the users of a school have confirmed them. */
export const importHeadings = pgTable(
  'import_headings',
  {
    schoolId: integer('school_id').notNull(),
    reader: text('reader', { enum: ['STUDENTS', 'TEACHERS', 'OPENING_BALANCES', 'RECEIPTS'] }).notNull(),
    /** see `mappingKey` of documents/headings.ts */
    headingKey: text('heading_key').notNull(),
    /** null: not read, stored by an earlier version */
    field: text('field'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.reader, table.headingKey] })],
);
