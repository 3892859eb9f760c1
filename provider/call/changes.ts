// Who changed a record since a caller read it, when, and which fields, by the audit trail. The values are not part of a 205.
import { and, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { auditEntries, users } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';
import { isoInstant } from '../shared/clock.ts';
import { fail, type RecordChange } from '../shared/fail.ts';
import type { AuditNote } from './context.ts';

/** The fields of a form whose values differ. `fields`: what the form calls a value, where the record calls it otherwise. */
export function changedFields<V extends object>(
  before: { readonly [K in keyof V]: unknown },
  after: V,
  fields: Partial<Record<keyof V, string>> = {},
): string[] {
  const differ = (Object.keys(after) as (keyof V & string)[]).filter((name) => before[name] !== after[name]);
  return [...new Set(differ.map((name) => fields[name] ?? name))];
}

interface Edited extends Pick<AuditNote, 'entity'> {
  id: number;
  schoolId: number;
  /** the one that is stored */
  version: number;
}

type Named = Omit<Edited, 'id' | 'version'> & ({ id: number | string } | { ids: readonly (number | string)[] });

/** Records as the trail names them; without ids, all of the entity. */
export interface TrailRecords extends Pick<AuditNote, 'entity'> {
  ids?: readonly (number | string)[];
}

/** Maximum number of entries that are read of a record that changed since a form was opened. */
const MOST = 1_000;

const concerns = ({ entity, ids }: TrailRecords): SQL | undefined =>
  and(eq(auditEntries.entity, entity), ids === undefined ? undefined : inArray(auditEntries.entityId, ids.map(String)));

/** Entries of the school's trail that meet the condition, the latest first. */
const searchTrail = (db: Db, schoolId: number, which: SQL | undefined, most: number) =>
  db
    .select({
      at: auditEntries.at,
      // A platform user is seen in no school.
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(and(eq(auditEntries.schoolId, schoolId), which))
    .orderBy(desc(auditEntries.id))
    .limit(most);

/** The audit entries of a record, the latest first. */
function entriesOf(db: Db, { entity, schoolId, ...named }: Named, also: (details: SQL) => SQL, most: number) {
  const record = concerns({ entity, ids: 'ids' in named ? named.ids : [named.id] });
  return searchTrail(db, schoolId, and(record, also(sql`${auditEntries.details}`)), most);
}

/** The latest change after a version, with the fields of all of them; undefined where the trail names none. */
async function changeSince(db: Db, record: Edited, held: number): Promise<RecordChange | undefined> {
  const since = (details: SQL) => sql`(${details} -> 'changed' ->> 'version')::integer > ${held}::integer`;
  const rows = await entriesOf(db, record, since, MOST);
  const [latest] = rows;
  if (!latest) return undefined;
  const fields = rows.reverse().flatMap(({ details }) => (details as Required<AuditNote>).changed.fields);
  return { by: latest.by, at: isoInstant(latest.at), fields: [...new Set(fields)] };
}

/** Whether a caller edited a stale version of the record; a caller who names no version is let through. */
export const isStale = ({ version }: Pick<Edited, 'version'>, held: number | undefined): boolean =>
  held !== undefined && held !== version;

/** 205 when the record is no longer as the caller read it. */
export async function requireUnchanged(db: Db, record: Edited, held: number | undefined): Promise<void> {
  if (held === undefined || !isStale(record, held)) return;
  // What was never a version, such as a number of the database's next size, is no place to begin from.
  const known = held >= 0 && held < record.version;
  const change = known ? await changeSince(db, record, held) : undefined;
  fail('STALE_VERSION', change ? { change } : {});
}

/** The latest change of one of these records, whatever was changed; undefined where the trail names none. */
export async function latestChange(
  db: Db,
  { entity, schoolId }: Pick<Edited, 'entity' | 'schoolId'>,
  ids: readonly number[],
): Promise<Pick<RecordChange, 'by' | 'at'> | undefined> {
  const [latest] = await entriesOf(db, { entity, schoolId, ids }, () => sql`true`, 1);
  return latest && { by: latest.by, at: isoInstant(latest.at) };
}

/** Who changed one of these parts of a list last, and when; the parts are called as the notes of the list call them. */
export async function lastChange(db: Db, list: Named, parts: readonly string[]): Promise<{ change?: RecordChange }> {
  const names = sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
  const [latest] = await entriesOf(db, list, (details) => sql`${details} -> 'after' ?| ARRAY[${names}]`, 1);
  return latest ? { change: { by: latest.by, at: isoInstant(latest.at), fields: [] } } : {};
}

/** The latest change of one of these records since an instant (ISO 8601); undefined where the trail names none. */
export async function changeSinceInstant(
  db: Db,
  schoolId: number,
  since: string,
  records: readonly TrailRecords[],
): Promise<RecordChange | undefined> {
  const [latest] = await searchTrail(db, schoolId, and(gte(auditEntries.at, since), or(...records.map(concerns))), 1);
  return latest && { by: latest.by, at: isoInstant(latest.at), fields: [] };
}
