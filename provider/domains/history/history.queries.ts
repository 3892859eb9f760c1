import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import {
  auditEntries,
  classes,
  promotions,
  sections,
  sessions,
  students,
  teachers,
  users,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { Key } from './sources.ts';

interface Page {
  /** only entries older than this one */
  before: number | undefined;
  most: number;
}

/** The ids of the newest entries of a key, from the index. */
const newestOf = (schoolId: number, { entity, id, also }: Key, { before, most }: Page) => sql`
  (SELECT id FROM audit_entries
    WHERE school_id = ${schoolId}::integer AND entity = ${entity}::text AND entity_id = ${String(id)}::text
      ${before === undefined ? sql`` : sql`AND id < ${before}::bigint`} ${also ? sql`AND ${also}` : sql``}
    ORDER BY id DESC LIMIT ${most}::integer)`;

/** The newest entries of all keys. Each key is read from the index on its own, so that a page never sorts a long history. */
export async function listEntries(db: Db, schoolId: number, keys: readonly Key[], page: Page) {
  if (keys.length === 0) return [];
  const parts = sql.join(
    keys.map((key) => newestOf(schoolId, key, page)),
    sql` UNION ALL `,
  );
  const found = await db.execute<{ id: number }>(
    sql`SELECT DISTINCT id::double precision AS id FROM (${parts}) AS newest ORDER BY id DESC LIMIT ${page.most}::integer`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      event: auditEntries.event,
      entity: auditEntries.entity,
      // A school does not see the names of platform users.
      by: sql<string | null>`coalesce(${users.fullName}, ${users.userName})`,
      userRecorded: sql<boolean>`true`,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(inArray(auditEntries.id, ids))
    .orderBy(desc(auditEntries.id));
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** The entries of a receipt by event: its creation has a payment date, the other ones a status. */
export async function countReceiptEntries(db: Db, schoolId: number, keys: readonly Key[]) {
  const { at, details } = auditEntries;
  const ofKeys = keys.map(({ entity, id, also }) =>
    and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, String(id)), also),
  );
  const event = sql<string>`CASE WHEN jsonb_exists(${details} -> 'after', 'paymentDate') THEN 'CREATED'
    WHEN ${details} -> 'after' ->> 'status' = 'PENDING' THEN 'REOPENED' ELSE ${details} -> 'after' ->> 'status' END`;
  const rows = await db
    .select({ event, count: count(at) })
    .from(auditEntries)
    .where(and(eq(auditEntries.schoolId, schoolId), or(...ofKeys)))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.event, row.count]));
}

export type Named = 'class' | 'section' | 'session' | 'student' | 'teacher';
export type Names = Readonly<Record<Named, ReadonlyMap<number, string>>>;

/** The names of these records, of deleted ones too. */
export async function namesOf(
  db: Db,
  schoolId: number,
  ids: Readonly<Record<Named, readonly number[]>>,
): Promise<Names> {
  const mapOf = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  const of = async (kind: 'class' | 'section' | 'session' | 'student') => {
    if (ids[kind].length === 0) return mapOf([]);
    const table = { class: classes, section: sections, session: sessions, student: students }[kind];
    const own = and(eq(table.schoolId, schoolId), inArray(table.id, [...ids[kind]]));
    return mapOf(await db.select({ id: table.id, name: table.name }).from(table).where(own));
  };
  const staff =
    ids.teacher.length === 0
      ? []
      : await db
          .select({ id: teachers.id, name: sql<string>`coalesce(${users.fullName}, ${users.userName})` })
          .from(teachers)
          .innerJoin(users, eq(users.id, teachers.userId))
          .where(and(eq(teachers.schoolId, schoolId), inArray(teachers.id, [...ids.teacher])));
  return {
    class: await of('class'),
    section: await of('section'),
    session: await of('session'),
    student: await of('student'),
    teacher: mapOf(staff),
  };
}

/** The results of promotions for a student, by run. */
export async function promotionsOf(db: Db, schoolId: number, studentId: number) {
  const rows = await db
    .select({
      runId: promotions.runId,
      outcome: promotions.outcome,
      fromClassId: promotions.fromClassId,
      toClassId: promotions.toClassId,
      toSectionId: promotions.toSectionId,
    })
    .from(promotions)
    .where(and(eq(promotions.schoolId, schoolId), eq(promotions.studentId, studentId)));
  return new Map(rows.map((row) => [row.runId, row]));
}
