import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core';
import { byHead } from '../../../common/feeHeads.ts';

/** An instant; written as ISO 8601, read as PostgreSQL's text. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** The version of a record; a write with an older one is rejected with 205. */
export const version = () => integer('version').notNull().default(1);

/** Rupees as text with two decimals, because a double is not exact. */
export const rupees = (name: string) => numeric(name, { precision: 12, scale: 2 });

/** A sum of such amounts. */
export const rupeesOfMany = (name: string) => numeric(name, { precision: 16, scale: 2 });

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column of rupees for each fee head, such as admission_fee; null where an amount is not divided into heads. */
export const rupeesByHead = () => byHead((head) => rupees(snakeCase(head)));

/** The same columns where every head has an amount. */
export const requiredRupeesByHead = () => byHead((head) => rupees(snakeCase(head)).notNull());
