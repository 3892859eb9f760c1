import { and, count, eq, gt } from 'drizzle-orm';
import { present } from '../../../common/present.ts';
import type { Handler } from '../../call/handler.ts';
import { auditEntries, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fileNameOf } from '../../documents/fileName.ts';
import { SHEET_TYPE, writeSheet, type Cell } from '../../documents/sheet.ts';
import { instantOf } from '../../shared/clock.ts';
import type { Context } from '../../call/context.ts';
import { fail } from '../../shared/fail.ts';
import { getSchoolRow } from '../schools/index.ts';
import { findSessionRow } from '../sessions/index.ts';
import { listAfter, listPage, type ListRow } from './list.queries.ts';
import type { StudentFilter } from './list.rules.ts';
import { sheetRow, STUDENT_SHEET } from './students.sheet.ts';

const EVENT = 'exportStudents';
const A_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Read one batch after the other, each in its own unit of work: a long file holds no connection. */
const BATCH = 1_000;

/** Ten a minute for each user (203); the trail says who took how many rows. */
async function recordExport(ctx: Context, filter: StudentFilter, rows: number): Promise<void> {
  const { clock } = ctx.services;
  const { userId } = ctx.actor;
  const lately = and(
    eq(auditEntries.userId, userId),
    eq(auditEntries.event, EVENT),
    gt(auditEntries.at, instantOf(clock, -MINUTE_MS)),
  );
  await ctx.account.write(EVENT, async (db, unit) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const [recent] = await db.select({ exports: count() }).from(auditEntries).where(lately);
    const { exports } = present(recent, 'the count of exports');
    if (exports >= A_MINUTE) fail('TOO_MANY_REQUESTS', { retryAfterSeconds: MINUTE_MS / 1000 });
    const { searchText, ...named } = filter;
    unit.note({
      entity: 'students',
      id: filter.sessionId == null ? 'all' : filter.sessionId,
      schoolId: filter.schoolId,
      after: { ...named, searched: Boolean(searchText), rows },
    });
  });
}

async function* batches(ctx: Context, filter: StudentFilter): AsyncGenerator<Cell[][]> {
  let last: ListRow | undefined;
  do {
    const cursor = last;
    const rows = await ctx.read((db) => listAfter(db, filter, cursor, BATCH));
    last = rows.length === BATCH ? rows.at(-1) : undefined;
    if (rows.length > 0) yield rows.map(sheetRow);
  } while (last);
}

async function wordsOf(db: Db, { schoolId, sessionId }: StudentFilter): Promise<string[]> {
  const school = await getSchoolRow(db, schoolId);
  const session = typeof sessionId === 'number' ? await findSessionRow(db, sessionId) : undefined;
  return ['Students', school.name, ...(session ? [session.name] : [])];
}

export const exportStudents: Handler<'exportStudents'> = async (ctx, { body }) => {
  const { total, words } = await ctx.read(async (db) => ({
    total: (await listPage(db, body, 0, 1)).total,
    words: await wordsOf(db, body),
  }));
  if (total === 0) fail('NO_DATA_FOUND');
  await recordExport(ctx, body, total);
  return {
    fileName: fileNameOf(words, 'xlsx'),
    contentType: SHEET_TYPE,
    content: await writeSheet(STUDENT_SHEET, batches(ctx, body)),
  };
};
