import type { Handler } from '../../../call/handler.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { lockClasses } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { importWords as words } from './import.words.ts';
import { readImport, requireImportSession, type ImportFile } from './importFile.ts';
import { countOf, entriesOf, checkRows, type CheckedRow } from './dryRun.ts';
import { storeImport, takeCodes } from './storeImport.ts';

/** Maximum number of problems in a response. */
const MOST_PROBLEMS = 1_000;

/** 166 with the reasons when a row has errors; 205 when the number of ready rows differs from the confirmed one. */
function requireConfirmed(checked: readonly CheckedRow[], confirmed: number): void {
  const wrong = countOf(checked, 'WRONG');
  if (wrong > 0)
    fail('INVALID_FILE_WITH_REASON', {
      message: words.wrong(wrong),
      problems: checked
        .flatMap(({ row, problems }) =>
          problems.map(({ column, message }): Problem => ({ path: column, row, message })),
        )
        .slice(0, MOST_PROBLEMS),
    });
  const ready = countOf(checked, 'READY');
  if (ready !== confirmed) fail('CHANGED_MEANWHILE', { message: words.otherCount(ready, confirmed) });
}

/** Locks the classes until commit; 205 when they changed since the file was read. */
async function requireSameClasses(db: Db, { target }: ImportFile): Promise<void> {
  const now = await lockClasses(db, target.schoolId);
  const comparable = (classes: ImportFile['target']['classes']) =>
    JSON.stringify(
      classes.map(({ id, nameKey, disabled, sections }) => [
        id,
        nameKey,
        disabled,
        sections.map((one) => [one.id, one.nameKey]),
      ]),
    );
  if (comparable(now) !== comparable(target.classes)) fail('CHANGED_MEANWHILE', { message: words.classesChanged });
}

/** Encrypts numbers and checks forms before the transaction, so that locks are short. */
export const importStudents: Handler<'importStudents'> = async (ctx, { body, files }) => {
  const { schoolId, sessionId, students: confirmed } = body;
  const file = await readImport(ctx, body, files);
  return ctx.write(async (db, unit) => {
    const codes = await takeCodes(db, schoolId, confirmed);
    const session = requireImportSession(await lockSession(db, schoolId, sessionId), schoolId);
    await requireSameClasses(db, file);
    const checked = await checkRows(db, schoolId, file.rows);
    requireConfirmed(checked, confirmed);
    await storeImport(db, { schoolId, session, now: instantOf(ctx.services.clock) }, codes, entriesOf(checked));
    const last = codes.code + confirmed - 1;
    unit.note({
      entity: 'students',
      id: sessionId,
      after: { students: confirmed, codes: [codes.code, last], known: countOf(checked, 'KNOWN') },
    });
    return { students: confirmed };
  });
};
