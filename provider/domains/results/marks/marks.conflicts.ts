// Entries and maximum marks that another user changed since a request was made.
import { inArray } from 'drizzle-orm';
import { users } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { isoInstant } from '../../../shared/clock.ts';
import { fail, type MarksConflict } from '../../../shared/fail.ts';
import type { Component } from '../../../../common/results/index.ts';
import { isSame, pathOf, TITLES, type EntryValue, type ExamRules, type SentEntry } from './marks.rules.ts';

/** A stored entry; version 0 and no value without a row. */
export interface StoredEntry {
  value: EntryValue;
  version: number;
  modifiedAt: string;
  modifiedBy: number | null;
}

/** The sent entries that differ from the stored ones. An equal value conflicts with nothing. */
export const changedEntries = (
  entries: readonly SentEntry[],
  storedOf: (entry: SentEntry) => StoredEntry | undefined,
  none: EntryValue,
): SentEntry[] => entries.filter((entry) => !isSame(entry.value, storedOf(entry)?.value ?? none));

/** The names of users by id. A platform user is not visible in a school. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, fullName: users.fullName, userName: users.userName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, fullName, userName }) => [id, fullName ?? userName]));
}

export interface ConflictWords {
  nameOf: (entry: SentEntry) => string;
  textOf: (value: EntryValue) => string | null;
}

/** The entries whose version is not the stored one, each with both values, who saved it and when. */
export async function conflictsOf(
  db: Db,
  changed: readonly SentEntry[],
  storedOf: (entry: SentEntry) => StoredEntry | undefined,
  { textOf }: Pick<ConflictWords, 'textOf'>,
): Promise<{ entry: SentEntry; conflict: MarksConflict }[]> {
  const stale = changed.flatMap((entry) => {
    const stored = storedOf(entry);
    return stored && entry.version !== undefined && entry.version !== stored.version ? [{ entry, stored }] : [];
  });
  const names = await namesOf(
    db,
    stale.flatMap(({ stored }) => stored.modifiedBy ?? []),
  );
  return stale.map(({ entry, stored }) => ({
    entry,
    conflict: {
      studentId: entry.studentId,
      subjectId: entry.subjectId,
      entry: entry.name,
      sent: textOf(entry.value),
      stored: textOf(stored.value),
      version: stored.version,
      by: (stored.modifiedBy === null ? undefined : names.get(stored.modifiedBy)) ?? null,
      at: isoInstant(stored.modifiedAt),
    },
  }));
}

/** 205 with exactly the entries whose version is stale. */
export async function requireNoConflict(
  db: Db,
  changed: readonly SentEntry[],
  storedOf: (entry: SentEntry) => StoredEntry | undefined,
  words: ConflictWords,
): Promise<void> {
  const conflicts = await conflictsOf(db, changed, storedOf, words);
  if (conflicts.length === 0) return;
  fail('STALE_VERSION', {
    marks: conflicts.map(({ conflict }) => conflict),
    problems: conflicts.map(({ entry, conflict: { stored, by } }) => ({
      path: pathOf(entry, 'Marks'),
      message: `${words.nameOf(entry)}: ${stored ?? 'an empty entry'} was saved by ${by ?? 'another user'}`,
    })),
  });
}

const otherMaximum = (paper: string, now: number, shown: number): string =>
  now === 0
    ? `${paper} has no maximum marks now, but marks were entered out of ${shown}.`
    : `${paper} is out of ${now} now, but marks were entered out of ${shown}.`;

/** 205 for changed marks that were entered under another maximum than the paper has now: 45 out of 70 is not 45 out of 100. */
export function requireSameMaximums(changed: readonly SentEntry[], { subjects, limits, nameOf }: ExamRules): void {
  const others = changed.flatMap((entry) => {
    const { subjectId, name, max, value } = entry;
    const subject = subjectId === null ? undefined : subjects.get(subjectId);
    if (!subject || max === undefined || value.marks === null) return [];
    const now = limits.get(subject.id)?.[`${name as Component}Max`] ?? 0;
    return now === max ? [] : [{ entry, max, text: otherMaximum(`${subject.name} ${TITLES[name]}`, now, max) }];
  });
  if (others.length === 0) return;
  fail('STALE_VERSION', {
    message: [...new Set(others.map(({ text }) => text)), 'Nothing was stored. Check these marks.'].join(' '),
    problems: others.map(({ entry, max }) => ({
      path: pathOf(entry, 'Marks'),
      message: `${nameOf(entry)}: Marks were entered out of ${max}`,
    })),
  });
}
