// The results of the year of a class for a promotion. Ranks are not computed, so that the class can be read in parts.
import type { Context } from '../../../call/context.ts';
import type { ClassSelection } from '../classSelection.ts';
import { groupBy } from '../examined.ts';
import { examineesOf, readExaminedClass } from './readClassResults.ts';
import { listYearEntries } from './year.queries.ts';
import { yearInTurns } from './yearInTurns.ts';
import { namesIn, yearVerdict, type NamedClass, type YearVerdict } from './yearVerdict.ts';

/** Students whose entries are read in one unit of work: other calls wait for its end on the embedded engine. */
const AT_ONCE = 100;

export interface YearVerdicts {
  /** of the active students, by id */
  verdicts: ReadonlyMap<number, YearVerdict>;
  taught: NamedClass;
}

/** Reads and computes in batches, so that other calls run between them. */
export async function readYearVerdicts(ctx: Pick<Context, 'read'>, selection: ClassSelection): Promise<YearVerdicts> {
  const { students, exams, subjects, settings, examined } = await ctx.read((db) => readExaminedClass(db, selection));
  const names = namesIn({ exams, subjects });
  const verdicts = new Map<number, YearVerdict>();
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
      verdicts.set(result.studentId, yearVerdict(result, names));
  }
  return { verdicts, taught: { exams, subjects } };
}
