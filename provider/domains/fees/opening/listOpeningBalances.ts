import { addPaise, fromPaise, toPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { requireClass } from './requireClass.ts';
import { listImports, listOfClass, sumsByClass, type SumsRow } from './list.queries.ts';

type Sums = components['schemas']['OpeningSums'];

const sumsView = ({ students, paid, discount, earlierDues }: SumsRow): Sums => ({
  students,
  paid: Number(paid),
  discount: Number(discount),
  earlierDues: Number(earlierDues),
});

const added = (all: readonly Sums[], field: 'paid' | 'discount' | 'earlierDues'): number =>
  fromPaise(addPaise(...all.map((one) => toPaise(one[field]))));

const total = (all: readonly Sums[]): Sums => ({
  students: all.reduce((sum, { students }) => sum + students, 0),
  paid: added(all, 'paid'),
  discount: added(all, 'discount'),
  earlierDues: added(all, 'earlierDues'),
});

function importView({ row, entries, by, reversedBy }: Awaited<ReturnType<typeof listImports>>[number]) {
  const { paid, discount, broughtForward: earlierDues, students } = row;
  return {
    importId: row.id,
    fileName: row.fileName,
    createdAt: isoInstant(row.createdAt),
    createdBy: by,
    sums: sumsView({ students, paid, discount, earlierDues }),
    entries,
    reversedAt: row.reversedAt === null ? null : isoInstant(row.reversedAt),
    reversedBy,
  };
}

/** The entries are those of one class, so that the response is bounded. */
export const listOpeningBalances: Handler<'listOpeningBalances'> = (ctx, { path: { sessionId }, query: { classId } }) =>
  ctx.read(async (db) => {
    const session = (await findSessionRow(db, sessionId)) ?? fail('NOT_FOUND');
    const scope = { schoolId: session.schoolId, sessionId };
    await requireClass(db, session.schoolId, classId);
    const byClass = await sumsByClass(db, scope);
    const classes = byClass.map((row) => ({ classId: row.classId, className: row.className, sums: sumsView(row) }));
    const entries = classId === undefined ? [] : await listOfClass(db, scope, classId);
    return {
      sums: total(classes.map(({ sums }) => sums)),
      classes,
      imports: (await listImports(db, scope)).map(importView),
      entries: entries.map(({ paid, discount, earlierDues, ...entry }) => ({
        ...entry,
        paid: Number(paid),
        discount: Number(discount),
        earlierDues: Number(earlierDues),
      })),
    };
  });
