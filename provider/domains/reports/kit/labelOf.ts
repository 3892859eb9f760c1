import { sql, type SQL } from 'drizzle-orm';

/** The label of an enum value in SQL, for sorting a list by its displayed texts. Null for null. */
export const labelOf = (value: SQL, labels: Readonly<Record<string, string>>): SQL =>
  sql`CASE ${value} ${sql.join(
    Object.entries(labels).map(([one, label]) => sql`WHEN ${one} THEN ${label}::text`),
    sql` `,
  )} END`;
