import { eq } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { sections } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { CODES } from '../../contract/generated/codes.gen.ts';
import { fail } from '../../shared/fail.ts';
import { listSectionRows, type SectionRow } from './classes.queries.ts';
import { mixesStreams, type Stream } from './classes.rules.ts';

/** 190 when the class would have sections with and without a stream. The caller has locked the class. */
export async function checkStream(db: Db, classId: number, stream: Stream | null, ownId?: number): Promise<void> {
  const others = (await listSectionRows(db, classId)).filter(({ id }) => id !== ownId);
  const streams = others.map((section) => section.stream);
  if (!mixesStreams(streams, stream)) return;
  const { text: message } = CODES.CLASS_CONFIGURATION_INCORRECT;
  fail('CLASS_CONFIGURATION_INCORRECT', { problems: [{ path: 'stream', message }] });
}

/** Updates a section whose class the caller has locked, and increments its version. */
export async function changeSectionRow(
  db: Db,
  stored: SectionRow,
  changes: Partial<typeof sections.$inferInsert>,
): Promise<SectionRow> {
  const row = await oneRow(
    db
      .update(sections)
      .set({ ...changes, version: stored.version + 1 })
      .where(eq(sections.id, stored.id))
      .returning(),
  );
  return row;
}
