import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import { instant, version } from './columns.ts';

export const users = pgTable('users', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  schoolId: integer('school_id'),
  isPlatform: boolean('is_platform').notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  userName: text('user_name').notNull(),
  userNameKey: text('user_name_key').notNull(),
  passwordHash: text('password_hash').notNull(),
  fullName: text('full_name'),
  gender: text('gender', { enum: VALUES.Gender }),
  email: text('email'),
  disabled: boolean('disabled').notNull().default(false),
  version: version(),
  createdAt: instant('created_at').notNull(),
  deletedAt: instant('deleted_at'),
});

export const userPrivileges = pgTable(
  'user_privileges',
  {
    userId: integer('user_id').notNull(),
    privilegeId: integer('privilege_id').notNull(),
    schoolId: integer('school_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.privilegeId] })],
);

export const signIns = pgTable('sign_ins', {
  id: uuid('id').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  id: uuid('id').primaryKey(),
  signInId: uuid('sign_in_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  childId: uuid('child_id'),
  usedAt: instant('used_at'),
});

export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instant('last_at').notNull(),
  blockedUntil: instant('blocked_until'),
});
