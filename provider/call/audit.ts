import { auditEntries } from '../database/schema/index.ts';
import type { Db, Scope } from '../database/scope.ts';
import { instantOf, type Clock } from '../shared/clock.ts';
import type { Actor, AuditNote, Work } from './context.ts';

interface AuditFacts {
  event: string;
  requestId: string;
  actor: Actor | undefined;
  /** decides the school of the entry, also for a platform user */
  scope: Scope;
}

/** Rows per statement, because an import of students adds thousands of notes. */
const BATCH_SIZE = 1_000;

function rowOf(clock: Clock, facts: AuditFacts, note?: AuditNote): typeof auditEntries.$inferInsert {
  const ownSchool = facts.scope.kind === 'school' ? facts.scope.schoolId : (facts.actor?.schoolId ?? null);
  return {
    at: instantOf(clock),
    schoolId: note?.schoolId === undefined ? ownSchool : note.schoolId,
    userId: facts.actor?.userId ?? null,
    event: note?.event ?? facts.event,
    requestId: facts.requestId,
    details: note === undefined ? null : { ...note, schoolId: undefined, event: undefined },
  };
}

export const addAuditEntry = async (db: Db, clock: Clock, facts: AuditFacts, note?: AuditNote): Promise<void> => {
  await db.insert(auditEntries).values(rowOf(clock, facts, note));
};

/** Runs `work` with an audit row for each note; without notes it adds one row without details where `rows` is `always`. */
export async function audited<T>(
  db: Db,
  clock: Clock,
  facts: AuditFacts,
  rows: 'always' | 'noted',
  work: (unit: Work) => Promise<T>,
): Promise<T> {
  const notes: AuditNote[] = [];
  const value = await work({ note: (note) => void notes.push(note) });
  if (notes.length === 0 && rows === 'always') await addAuditEntry(db, clock, facts);
  for (let start = 0; start < notes.length; start += BATCH_SIZE)
    await db
      .insert(auditEntries)
      .values(notes.slice(start, start + BATCH_SIZE).map((note) => rowOf(clock, facts, note)));
  return value;
}
