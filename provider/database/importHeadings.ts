// The headings of import files that a school has confirmed, by reader.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { lockInSchool } from './advisoryLocks.ts';
import { insertRows } from './bulk.ts';
import { importHeadings } from './schema/index.ts';
import type { Db } from './scope.ts';

export type ImportReader = (typeof importHeadings.$inferSelect)['reader'];
/** Fields by the key of the heading. */
export type RememberedHeadings = ReadonlyMap<string, string>;

const ofReader = (schoolId: number, reader: ImportReader) =>
  and(eq(importHeadings.schoolId, schoolId), eq(importHeadings.reader, reader));

/** That a column is not read is decided for each file: rows without a field are of an earlier version. */
export async function rememberedHeadings(db: Db, schoolId: number, reader: ImportReader): Promise<RememberedHeadings> {
  const rows = await db
    .select()
    .from(importHeadings)
    .where(and(ofReader(schoolId, reader), isNotNull(importHeadings.field)));
  return new Map(rows.flatMap(({ headingKey, field }) => (field === null ? [] : [[headingKey, field] as const])));
}

/** Replaces the stored fields of these headings. An undefined field removes its heading. */
export async function storeHeadings(
  db: Db,
  schoolId: number,
  reader: ImportReader,
  headings: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  if (headings.size === 0) return;
  // Two imports at the same time must not insert a heading twice.
  await lockInSchool(db, 'import headings', schoolId);
  const keys = JSON.stringify([...headings.keys()]);
  await db
    .delete(importHeadings)
    .where(
      and(
        ofReader(schoolId, reader),
        sql`${importHeadings.headingKey} IN (SELECT json_array_elements_text(${keys}::json))`,
      ),
    );
  const rows = [...headings].flatMap(([headingKey, field]) =>
    field === undefined ? [] : [{ schoolId, reader, headingKey, field }],
  );
  await insertRows(db, importHeadings, rows);
}
