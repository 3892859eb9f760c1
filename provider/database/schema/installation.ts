import { pgTable, text } from 'drizzle-orm/pg-core';

export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
