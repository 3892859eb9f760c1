import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  schoolId: integer('school_id'),
  userId: integer('user_id'),
  event: text('event').notNull(),
  requestId: text('request_id').notNull(),
  details: jsonb('details'),
  entity: text('entity').generatedAlwaysAs(sql`(details ->> 'entity')`),
  entityId: text('entity_id').generatedAlwaysAs(sql`(details ->> 'id')`),
});
