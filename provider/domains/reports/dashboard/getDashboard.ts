import { activeSession } from '../../../../common/activeSession.ts';
import { EXAM_ORDER } from '../../../../common/results/index.ts';
import type { Context } from '../../../call/context.ts';
import type { Handler } from '../../../call/handler.ts';
import type { Changed, KeptReads } from '../../../call/readCache.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Privilege } from '../../../contract/generated/privileges.gen.ts';
import { expectManyRows } from '../../../database/largeRead.ts';
import type { Db } from '../../../database/scope.ts';
import { todayOf } from '../../../shared/clock.ts';
import { readDueTotals } from '../../fees/index.ts';
import { readProgress } from '../../results/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { listSessionRows, type SessionRow } from '../../sessions/index.ts';
import { countAwaiting, countByClass, sumsByMonth } from './dashboard.queries.ts';
import { collectionOf, examsByName } from './dashboard.rules.ts';

type Dashboard = components['schemas']['Dashboard'];

interface Figure {
  /** of a value that is kept for a short time; figures without one are counted by triggers and read at once */
  kept?: { name: string; independentOf: readonly Changed[] };
  /** of the screens that show the figure; one of them is enough */
  privileges: readonly Privilege[];
  read: (db: Db, session: SessionRow, today: string) => Promise<Dashboard>;
}

const keysOf = ({ schoolId, id }: SessionRow) => ({ schoolId, sessionId: id });

const FIGURES: readonly Figure[] = [
  {
    kept: { name: 'exams', independentOf: ['receipts'] },
    privileges: ['LOCK_RESULT', 'UPLOAD_RESULT'],
    read: async (db, session) => ({ exams: examsByName(await readProgress(db, keysOf(session)), EXAM_ORDER) }),
  },
  {
    kept: { name: 'students', independentOf: ['receipts', 'marks'] },
    privileges: ['LIST_STUDENT'],
    read: async (db, session) => {
      const rows = await countByClass(db, keysOf(session));
      const classes = rows.map(({ pending: _pending, ...row }) => row);
      return { students: { pending: rows.reduce((sum, { pending }) => sum + pending, 0), classes } };
    },
  },
  {
    privileges: ['LIST_RECEIPT'],
    read: async (db, session) => ({ collection: collectionOf(session, await sumsByMonth(db, keysOf(session))) }),
  },
  {
    kept: { name: 'dues', independentOf: ['marks'] },
    privileges: ['PENDING_FEE_REPORT'],
    read: async (db, session, day) => ({ dues: await readDueTotals(db, { ...keysOf(session), day }) }),
  },
  {
    privileges: ['CONFIRM_FEE_RECEIPT'],
    read: async (db, session) => ({ awaiting: await countAwaiting(db, keysOf(session)) }),
  },
];

async function readFigures(db: Db, ctx: Context, figures: readonly Figure[], keep: KeptReads): Promise<Dashboard> {
  await getSchoolRow(db, ctx.schoolId);
  const today = todayOf(ctx.services.clock);
  const session = activeSession(await listSessionRows(db, ctx.schoolId), today);
  if (!session) return {};
  await expectManyRows(db);
  const found: Dashboard = { session: { sessionId: session.id, sessionName: session.name } };
  for (const { kept, read } of figures) {
    const figure = () => read(db, session, today);
    Object.assign(
      found,
      await (kept ? keep({ ...kept, name: `${kept.name} ${session.id} ${today}` }, figure) : figure()),
    );
  }
  return found;
}

/** The figures of the active session for which the caller has a privilege. 103 for an unknown school. */
export const getDashboard: Handler<'getDashboard'> = (ctx) => {
  const figures = FIGURES.filter(({ privileges }) => privileges.some((name) => ctx.actor.privileges.has(name)));
  const keep = ctx.keptReads();
  return ctx.read(async (db) => (figures.length === 0 ? {} : readFigures(db, ctx, figures, keep)));
};
