import type { AuditNote, Context } from '../../../call/context.ts';
import type { FileResponse, Handler } from '../../../call/handler.ts';
import { notedFilter, recordExport } from '../../../call/exportLimit.ts';
import type { Db } from '../../../database/scope.ts';
import { fileNameOf } from '../../../documents/fileName.ts';
import type { FileSlot } from '../../../documents/pool/filePool.ts';
import { SHEET_TYPE, writeSheet, type Cell } from '../../../documents/sheet.ts';
import { todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { listKeyed, listKeys, type EnrolmentKey } from './list.queries.ts';
import type { StudentFilter } from './list.rules.ts';
import { listHistory } from '../lifecycle/history.queries.ts';
import { studentSheetWords as titles } from '../students.words.ts';
import { leavingCells, leavingSheet, sheetRow, type Leaving } from './list.export.ts';

/** Each batch is read in its own transaction, so that a long export does not occupy a connection. */
const BATCH = 1_000;

const noteOf = (form: StudentFilter, rows: number): AuditNote => ({
  entity: 'students',
  id: form.sessionId == null ? 'all' : form.sessionId,
  schoolId: form.schoolId,
  after: { ...notedFilter(form, 'searchText'), rows },
});

/** The kind of departure that the list is about. */
function leavingOf({ onlyTc, onlyBlocked }: StudentFilter): Leaving | undefined {
  if (onlyTc) return 'TC';
  return onlyBlocked ? 'INACTIVE' : undefined;
}

async function* batches(ctx: Context, body: StudentFilter, keys: readonly EnrolmentKey[]): AsyncGenerator<Cell[][]> {
  const leaving = leavingOf(body);
  for (let at = 0; at < keys.length; at += BATCH) {
    const part = keys.slice(at, at + BATCH);
    yield await ctx.read(async (db) => {
      const rows = await listKeyed(db, part);
      if (leaving === undefined) return rows.map(sheetRow);
      const ids = rows.map(({ id }) => id);
      const history = await listHistory(db, body.schoolId, ids);
      return rows.map((row) => [...sheetRow(row), ...leavingCells(leaving, row, history)]);
    });
  }
}

async function wordsOf(db: Db, filter: StudentFilter): Promise<string[]> {
  const { schoolId, sessionId } = filter;
  const school = await getSchoolRow(db, schoolId);
  const session = typeof sessionId === 'number' ? await findSessionRow(db, sessionId) : undefined;
  const leaving = leavingOf(filter);
  return [leaving ? titles[leaving].file : titles.sheet, school.name, ...(session ? [session.name] : [])];
}

/** 137 without LIST_STUDENT; the lists of students who left require only their own privilege. */
function requireOwnList({ actor }: Context, filter: StudentFilter): void {
  const may =
    actor.privileges.has('LIST_STUDENT') ||
    (filter.onlyTc === true && actor.privileges.has('TC_STUDENTS_LIST')) ||
    (!filter.onlyTc && filter.onlyBlocked === true && !filter.onlyDisabled && actor.privileges.has('NAME_STRIKE_OFF'));
  if (!may) fail('NO_PRIVILEGES');
}

async function makeFile(ctx: Context, body: StudentFilter, slot: FileSlot): Promise<FileResponse> {
  // Reads the keys of the list once and the rows in batches.
  const today = todayOf(ctx.services.clock);
  const { keys, words } = await ctx.read(async (db) => ({
    keys: (await listKeys(db, { ...body, today })).map(({ schoolId, sessionId, studentId }) => ({
      schoolId,
      sessionId,
      studentId,
    })),
    words: await wordsOf(db, body),
  }));
  if (keys.length === 0) fail('NO_DATA_FOUND');
  await recordExport(ctx, 'exportStudents', noteOf(body, keys.length));
  return {
    fileName: fileNameOf(words, 'xlsx'),
    contentType: SHEET_TYPE,
    rows: keys.length,
    content: await writeSheet(slot, leavingSheet(leavingOf(body)), batches(ctx, body, keys)),
  };
}

/** Reads nothing before a file slot is free, so that waiting calls keep no list in memory. Ten exports a minute for each user (203). */
export const exportStudents: Handler<'exportStudents'> = async (ctx, { body }) => {
  requireOwnList(ctx, body);
  return ctx.inFileSlot('long', (slot) => makeFile(ctx, body, slot));
};
