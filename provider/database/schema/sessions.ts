import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, version } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    status: text('status', { enum: VALUES.SessionStatus }).notNull(),
    disabled: boolean('disabled').notNull().default(false),
    sourceSessionId: integer('source_session_id'),
    createSubjectsConfig: boolean('create_subjects_config').notNull().default(false),
    createExamConfig: boolean('create_exam_config').notNull().default(false),
    createMarksConfig: boolean('create_marks_config').notNull().default(false),
    version: version(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);
