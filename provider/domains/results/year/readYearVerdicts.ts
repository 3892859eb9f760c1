// The results of the year of a class for a promotion. Ranks are not computed, so that the class can be read in parts.
import type { Context } from '../../../call/context.ts';
import type { ClassSelection } from '../classSelection.ts';
import { groupBy } from '../examined.ts';
import type { ExaminedRow } from '../marks/marks.queries.ts';
import { examineesOf, readExaminedClass } from './readClassResults.ts';
import { listYearEntries } from './year.queries.ts';
import { yearInTurns } from './yearInTurns.ts';
import { namesIn, yearVerdict, type NamedClass, type YearVerdict } from './yearVerdict.ts';

/** Students whose entries are read in one unit of work: other calls wait for its end on the embedded engine. */
const AT_ONCE = 100;

/** `stream`: of the student's section, which decides the subjects */
export type VerdictOfStudent = YearVerdict & Pick<ExaminedRow, 'stream'>;

export interface YearVerdicts {
  /** of the active students, by id */
  verdicts: ReadonlyMap<number, VerdictOfStudent>;
  taught: NamedClass;
}

/** Reads and computes in batches, so that other calls run between them. */
export async function readYearVerdicts(ctx: Pick<Context, 'read'>, selection: ClassSelection): Promise<YearVerdicts> {
  const { students, exams, subjects, settings, examined } = await ctx.read((db) => readExaminedClass(db, selection));
  const names = namesIn({ exams, subjects });
  const streams = new Map(students.map(({ id, stream }) => [id, stream]));
  const verdicts = new Map<number, VerdictOfStudent>();
  for (let from = 0; from < students.length; from += AT_ONCE) {
    const part = students.slice(from, from + AT_ONCE);
    const ids = part.map(({ id }) => id);
    const rows = await ctx.read((db) => listYearEntries(db, selection, ids));
    const examinees = examineesOf(
      examined,
      part,
      groupBy(rows, ({ studentId }) => studentId),
    );
    for (const result of await yearInTurns({ examined, examinees, settings }))
      verdicts.set(result.studentId, {
        ...yearVerdict(result, names),
        stream: streams.get(result.studentId) ?? null,
      });
  }
  return { verdicts, taught: { exams, subjects } };
}
