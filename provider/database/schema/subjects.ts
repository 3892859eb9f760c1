import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, version } from './columns.ts';

/** The subject list of a school. */
export const masterSubjects = pgTable(
  'master_subjects',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    version: version(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/** The subjects of a class in a session; `subjectId` is that of the subject list. */
export const classSubjects = pgTable(
  'class_subjects',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    type: text('type', { enum: VALUES.SubjectType }).notNull(),
    evaluationMethod: text('evaluation_method', { enum: VALUES.EvaluationMethod }).notNull(),
    theory: boolean('theory').notNull(),
    practical: boolean('practical').notNull(),
    viva: boolean('viva').notNull(),
    /** null for a subject of every stream */
    stream: text('stream', { enum: VALUES.Stream }),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.sessionId, table.classId, table.subjectId] })],
);

export const subjectGroups = pgTable(
  'subject_groups',
  {
    schoolId: integer('school_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    stream: text('stream', { enum: VALUES.Stream }),
    version: version(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

export const subjectGroupMembers = pgTable(
  'subject_group_members',
  {
    schoolId: integer('school_id').notNull(),
    sessionId: integer('session_id').notNull(),
    classId: integer('class_id').notNull(),
    groupId: integer('group_id').notNull(),
    subjectId: integer('subject_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.groupId, table.subjectId] })],
);
