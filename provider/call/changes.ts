// Latest changes of a record by the audit trail: user, instant and fields, for the details of a 205. Values are never part of it.
import { and, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { auditEntries, users } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';
import { isoInstant } from '../shared/clock.ts';
import { fail, type RecordChange } from '../shared/fail.ts';
import type { AuditNote } from './context.ts';

/** The names of the fields whose values differ. `fields` maps a column to the field of the form where the names differ. */
export function changedFields<V extends object>(
  before: { readonly [K in keyof V]: unknown },
  after: V,
  fields: Partial<Record<keyof V, string>> = {},
): string[] {
  const changed = (Object.keys(after) as (keyof V & string)[]).filter((name) => before[name] !== after[name]);
  return [...new Set(changed.map((name) => fields[name] ?? name))];
}

interface StoredRecord extends Pick<AuditNote, 'entity'> {
  id: number;
  schoolId: number;
  /** the stored version */
  version: number;
  /** the other entities whose entries contain raised versions of such records */
  raisedBy?: readonly string[];
}

type RecordKey = Omit<StoredRecord, 'id' | 'version' | 'raisedBy'> &
  ({ id: number | string } | { ids: readonly (number | string)[] });

/** Records by the names of the audit trail; all records of the entity where `ids` is absent. */
export interface TrailRecords extends Pick<AuditNote, 'entity'> {
  ids?: readonly (number | string)[];
}

/** Maximum number of entries read for one conflict. */
const MAX_ENTRIES = 1_000;

const matches = ({ entity, ids }: TrailRecords): SQL | undefined =>
  and(eq(auditEntries.entity, entity), ids === undefined ? undefined : inArray(auditEntries.entityId, ids.map(String)));

/** Entries of the school's audit trail that meet the condition, latest first. */
const searchTrail = (db: Db, schoolId: number, condition: SQL | undefined, limit: number) =>
  db
    .select({
      at: auditEntries.at,
      // A school does not see the names of platform users.
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(and(eq(auditEntries.schoolId, schoolId), condition))
    .orderBy(desc(auditEntries.id))
    .limit(limit);

/** Audit entries of a record that meet the additional condition, latest first. */
function entriesOf(db: Db, { entity, schoolId, ...key }: RecordKey, condition: (details: SQL) => SQL, limit: number) {
  const record = matches({ entity, ids: 'ids' in key ? key.ids : [key.id] });
  return searchTrail(db, schoolId, and(record, condition(sql`${auditEntries.details}`)), limit);
}

/** The latest change after `sentVersion`, with the fields of all changes since then; undefined without entries. */
async function changeSince(db: Db, record: StoredRecord, sentVersion: number): Promise<RecordChange | undefined> {
  const { entity, schoolId, id, raisedBy = [] } = record;
  const { details } = auditEntries;
  const isLater = (version: SQL) => sql`(${version})::integer > ${sentVersion}::integer`;
  const own = and(matches({ entity, ids: [id] }), isLater(sql`${details} -> 'changed' ->> 'version'`));
  const raised = and(
    inArray(auditEntries.entity, [...raisedBy]),
    sql`${details} -> 'raised' ->> 'entity' = ${entity}`,
    isLater(sql`${details} -> 'raised' -> 'versions' ->> ${String(id)}`),
  );
  const rows = await searchTrail(db, schoolId, raisedBy.length === 0 ? own : or(own, raised), MAX_ENTRIES);
  const [latest] = rows;
  if (!latest) return undefined;
  const fields = rows.reverse().flatMap((row) => {
    const note = row.details as AuditNote;
    return (note.entity === entity ? note.changed : note.raised)?.fields ?? [];
  });
  return { by: latest.by, at: isoInstant(latest.at), fields: [...new Set(fields)] };
}

/** Whether a caller edited a stale version of the record. A call without a version is accepted. */
export const isStale = ({ version }: Pick<StoredRecord, 'version'>, sentVersion: number | undefined): boolean =>
  sentVersion !== undefined && sentVersion !== version;

/** 205 when the record has changed since the version that the caller edited. */
export async function requireUnchanged(db: Db, record: StoredRecord, sentVersion: number | undefined): Promise<void> {
  if (sentVersion === undefined || !isStale(record, sentVersion)) return;
  // Only versions below the stored one were ever sent to a caller; for other numbers there are no changes to report.
  const known = sentVersion >= 0 && sentVersion < record.version;
  const change = known ? await changeSince(db, record, sentVersion) : undefined;
  fail('STALE_VERSION', change ? { change } : {});
}

/** The latest change of one of these records, of any field; undefined without an entry. */
export async function latestChange(
  db: Db,
  { entity, schoolId }: Pick<StoredRecord, 'entity' | 'schoolId'>,
  ids: readonly number[],
): Promise<Pick<RecordChange, 'by' | 'at'> | undefined> {
  const [latest] = await entriesOf(db, { entity, schoolId, ids }, () => sql`true`, 1);
  return latest && { by: latest.by, at: isoInstant(latest.at) };
}

/** The latest change of one of these parts of a list. `parts`: their keys in the audit notes of the list. */
export async function lastChange(
  db: Db,
  list: RecordKey,
  parts: readonly string[],
): Promise<{ change?: RecordChange }> {
  const names = sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
  const [latest] = await entriesOf(db, list, (details) => sql`${details} -> 'after' ?| ARRAY[${names}]`, 1);
  return latest ? { change: { by: latest.by, at: isoInstant(latest.at), fields: [] } } : {};
}

/** The latest change of one of these records since an instant (ISO 8601); undefined without an entry. */
export async function changeSinceInstant(
  db: Db,
  schoolId: number,
  since: string,
  records: readonly TrailRecords[],
): Promise<RecordChange | undefined> {
  const [latest] = await searchTrail(db, schoolId, and(gte(auditEntries.at, since), or(...records.map(matches))), 1);
  return latest && { by: latest.by, at: isoInstant(latest.at), fields: [] };
}
