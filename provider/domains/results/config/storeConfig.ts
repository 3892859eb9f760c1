import { changedFields } from '../../../call/changes.ts';
import type { Work } from '../../../call/context.ts';
import { resultConfigs } from '../../../database/schema/index.ts';
import { oneRow } from '../../../database/oneRow.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { storeExams } from '../exams/storeExams.ts';
import { configOf, type ConfigRow } from './config.queries.ts';
import { valuesOf, type ConfigValues } from './config.rules.ts';

interface Storing {
  db: Db;
  unit: Work;
  now: string;
}

interface Change {
  /** the stored row, locked; undefined for a class without a config */
  before: ConfigRow | undefined;
  values: ConfigValues;
  /** whether the user agreed that limits of removed exams are deleted */
  removeLimits: boolean;
  /** the class that the values were copied from */
  copiedFrom?: number;
}

/** The record in the audit trail and in later conflicts. */
export const recordOf = ({ sessionId, classId }: ClassSelection) => ({
  entity: `result config of session ${sessionId}`,
  id: classId,
});

async function storeRow(
  db: Db,
  selection: ClassSelection,
  { before, values }: Change,
  now: string,
): Promise<ConfigRow> {
  const { maxGraceMarks, ...choices } = values;
  const row = { ...choices, maxGraceMarks: maxGraceMarks.toFixed(2), modifiedAt: now };
  const config = await oneRow(
    before
      ? db
          .update(resultConfigs)
          .set({ ...row, version: before.version + 1 })
          .where(configOf(selection))
          .returning()
      : db
          .insert(resultConfigs)
          .values({ ...selection, ...row, createdAt: now })
          .returning(),
  );
  return config;
}

/** Stores the config of a class with its exams, and notes the change. */
export async function storeConfig(
  { db, unit, now }: Storing,
  selection: ClassSelection,
  change: Change,
): Promise<ConfigRow> {
  const { before, values, removeLimits, copiedFrom } = change;
  const row = await storeRow(db, selection, change, now);
  const removed = await storeExams(db, selection, values, { removeLimits, now });
  const was = before && valuesOf(before);
  unit.note({
    ...recordOf(selection),
    ...(was && { before: { ...was } }),
    after: {
      ...values,
      ...(removed.length > 0 && { removedExams: removed }),
      ...(copiedFrom !== undefined && { copiedFrom }),
    },
    changed: { version: row.version, fields: was ? changedFields(was, values) : Object.keys(values) },
  });
  return row;
}
