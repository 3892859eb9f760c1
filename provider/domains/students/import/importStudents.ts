import type { Handler } from '../../../call/handler.ts';
import { present } from '../../../../common/present.ts';
import { storeHeadings } from '../../../database/importHeadings.ts';
import type { Db } from '../../../database/scope.ts';
import { headingsToStore, requireConfirmedHeadings } from '../../../documents/importMapping.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { lockClasses } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { importWords as words } from './import.words.ts';
import { CLASS, READ_COLUMNS, SECTION } from './importColumns.ts';
import { PART, readImport, requireImportSession, type ImportFile } from './importFile.ts';
import { countOf, entriesOf, checkRows, type CheckedRow } from './dryRun.ts';
import { storeImport, takeCodes, type StoredStudent } from './storeImport.ts';

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
  if (ready !== confirmed) fail('STALE_VERSION', { message: words.otherCount(ready, confirmed) });
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
  if (comparable(now) !== comparable(target.classes)) fail('STALE_VERSION', { message: words.classesChanged });
}

/** The stored students with their rows. */
const registeredOf = (checked: readonly CheckedRow[], stored: readonly StoredStudent[]) =>
  checked
    .filter(({ state }) => state === 'READY')
    .map(({ row, names, entry }, at) => ({
      row,
      ...present(stored[at], 'a stored student'),
      studentName: present(entry, 'the values of a row').values.name,
      className: present(names.get(CLASS), 'the class of a row'),
      sectionName: names.get(SECTION) ?? null,
    }));

/** Encrypts numbers and checks forms before the transaction, so that locks are short. */
export const importStudents: Handler<'importStudents'> = async (ctx, { body, files }) => {
  const { schoolId, sessionId, students: confirmed } = body;
  const file = await readImport(ctx, body, files);
  requireConfirmedHeadings(file.table, PART);
  return ctx.write(async (db, unit) => {
    const codes = await takeCodes(db, schoolId, confirmed);
    const session = requireImportSession(await lockSession(db, schoolId, sessionId), schoolId);
    await requireSameClasses(db, file);
    const checked = await checkRows(db, schoolId, file.rows);
    requireConfirmed(checked, confirmed);
    const intake = { schoolId, session, now: instantOf(ctx.services.clock) };
    const stored = await storeImport(db, intake, codes, entriesOf(checked));
    await storeHeadings(db, schoolId, 'STUDENTS', headingsToStore(file.table, READ_COLUMNS));
    const last = codes.code + confirmed - 1;
    unit.note({
      entity: 'students',
      id: sessionId,
      after: { students: confirmed, codes: [codes.code, last], known: countOf(checked, 'KNOWN') },
    });
    return { students: confirmed, registered: registeredOf(checked, stored) };
  });
};
