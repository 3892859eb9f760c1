import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core';

/** An instant; written as ISO 8601, read back as PostgreSQL's text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Counts the changes of a record; a write that names an older version is rejected with 205. */
export const version = () => integer('version').notNull().default(1);

/** Rupees as a text with two decimals: what a double would lose is never in one. */
export const rupees = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A sum of such amounts. */
export const rupeesOfMany = (name: string) => numeric(name, { precision: 16, scale: 2 });
