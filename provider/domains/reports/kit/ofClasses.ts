import { sql, type SQL } from 'drizzle-orm';

/** The condition that the class id in `column` is one of these; without classes it is true. */
export const ofClasses = (column: SQL, classIds: readonly number[] = []): SQL =>
  classIds.length === 0 ? sql`true` : sql`${column} = ANY(${`{${classIds.join(',')}}`}::integer[])`;
