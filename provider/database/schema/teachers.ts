import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, version } from './columns.ts';

/** What a school's user is beside an account; name, gender, e-mail, disabled and deleted stand in `users`. */
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
