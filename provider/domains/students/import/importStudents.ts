import type { Handler } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { lockClasses } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { importWords as words } from './import.words.ts';
import { readImport, requireImportSession, type ImportFile } from './importFile.ts';
import { countOf, entriesOf, judge, type JudgedRow } from './dryRun.ts';
import { storeImport, takeCodes } from './storeImport.ts';

/** A failure names no more of them. */
const MOST_PROBLEMS = 1_000;

/** 166 with the reasons while a row is wrong; 205 where others would be stored than were confirmed. */
function requireConfirmed(judged: readonly JudgedRow[], confirmed: number): void {
  const wrong = countOf(judged, 'WRONG');
  if (wrong > 0)
    fail('INVALID_FILE_WITH_REASON', {
      message: words.wrong(wrong),
      problems: judged
        .flatMap(({ row, problems }) =>
          problems.map(({ column, message }): Problem => ({ path: column, row, message })),
        )
        .slice(0, MOST_PROBLEMS),
    });
  const ready = countOf(judged, 'READY');
  if (ready !== confirmed) fail('CHANGED_MEANWHILE', { message: words.otherCount(ready, confirmed) });
}

/** The classes stay until the transaction ends, as they were when the rows were read; else 205. */
async function requireSamePlaces(db: Db, { place }: ImportFile): Promise<void> {
  const now = await lockClasses(db, place.schoolId);
  const said = (classes: ImportFile['place']['classes']) =>
    JSON.stringify(
      classes.map(({ id, nameKey, disabled, sections }) => [
        id,
        nameKey,
        disabled,
        sections.map((one) => [one.id, one.nameKey]),
      ]),
    );
  if (said(now) !== said(place.classes)) fail('CHANGED_MEANWHILE', { message: words.placesChanged });
}

/** Everything that needs no lock is done before: numbers are sealed and forms judged, so that others wait for little. */
export const importStudents: Handler<'importStudents'> = async (ctx, { body, files }) => {
  const { schoolId, sessionId, students: confirmed } = body;
  const file = await readImport(ctx, body, files);
  return ctx.write(async (db, unit) => {
    const codes = await takeCodes(db, schoolId, confirmed);
    const session = requireImportSession(await lockSession(db, schoolId, sessionId), schoolId);
    await requireSamePlaces(db, file);
    const judged = await judge(db, schoolId, file.rows);
    requireConfirmed(judged, confirmed);
    await storeImport(db, { schoolId, session, now: instantOf(ctx.services.clock) }, codes, entriesOf(judged));
    const last = codes.code + confirmed - 1;
    unit.note({
      entity: 'students',
      id: sessionId,
      after: { students: confirmed, codes: [codes.code, last], known: countOf(judged, 'KNOWN') },
    });
    return { students: confirmed };
  });
};
