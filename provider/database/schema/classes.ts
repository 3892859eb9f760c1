import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, version } from './columns.ts';

export const classes = pgTable(
  'classes',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    /** position in the order of classes, from 1; null for the class named Default */
    sequence: integer('sequence'),
    teacherId: integer('teacher_id'),
    disabled: boolean('disabled').notNull().default(false),
    version: version(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

export const sections = pgTable(
  'sections',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    classId: integer('class_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    stream: text('stream', { enum: VALUES.Stream }),
    version: version(),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);
