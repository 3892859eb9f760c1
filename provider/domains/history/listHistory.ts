import type { Handler } from '../../call/handler.ts';
import type { operations } from '../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import type { Reading } from './history.facts.ts';
import { listEntries, namesOf, promotionsOf, type EntryRow } from './history.queries.ts';
import { entryView, idsToName } from './history.view.ts';
import { receiptEntries } from './receiptEntries.ts';
import { KEYS_OF, READERS } from './sources.ts';

const PAGE = 25;

type Requested = operations['listHistory']['parameters']['query'];

const readingOf = ({ entity, id, studentId, subjectId, component }: Requested): Reading => ({
  ...(entity === 'STUDENT' && { studentId: id }),
  ...(entity === 'MARKS' && { cell: [studentId, subjectId ?? [], component].flat().join('/') }),
});

const timeOf = ({ at }: EntryRow): number => Date.parse(isoInstant(at));

/** Entries of the same instant keep their order. */
const newestFirst = (rows: readonly EntryRow[]): EntryRow[] =>
  [...rows].sort((one, other) => timeOf(other) - timeOf(one));

/** 137 without a privilege of the screen that shows the record, 103 for an unknown record. */
export const listHistory: Handler<'listHistory'> = async (ctx, { query }) => {
  const { entity, id, before, limit = PAGE } = query;
  if (!READERS[entity].some((name) => ctx.actor.privileges.has(name))) fail('NO_PRIVILEGES');
  const { schoolId } = ctx;
  return ctx.read(async (db) => {
    const keys = await KEYS_OF[entity](db, schoolId, query);
    const found = await listEntries(db, schoolId, keys, { before, most: limit + 1 });
    const isLast = found.length <= limit;
    const derived = entity === 'RECEIPT' && isLast ? await receiptEntries(db, id, keys) : [];
    const entries = found.slice(0, limit);
    const rows = derived.length === 0 ? entries : newestFirst([...entries, ...derived]);
    const reading = readingOf(query);
    const promotions = entity === 'STUDENT' ? await promotionsOf(db, schoolId, id) : new Map<number, never>();
    const names = await namesOf(db, schoolId, idsToName(rows, reading, promotions));
    return {
      entries: rows.map((row) => entryView(row, { ...reading, names, promotions })),
      next: isLast ? null : (rows.at(-1)?.id ?? null),
    };
  });
};
