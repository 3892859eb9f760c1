import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, version } from './columns.ts';

/** The values of a school's user beside the account; name, gender, e-mail, disabled and deleted are in `users`. */
export const teachers = pgTable(
  'teachers',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    contactPhone: text('contact_phone').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    version: version(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);
