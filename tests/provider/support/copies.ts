// Copies of a class to other classes of its session, as the tests preview and apply them.
import { call, sql, type Answer } from '../../support/provider';
import type { FeePlace } from './fees';
import { FIRST } from './schools';

export interface ClassCopy {
  classId: number;
  className: string;
  adds: string[];
  changes: { name: string; from: string; to: string }[];
  keeps: string[];
  reason: string | null;
  fingerprint: string;
}
interface Failure {
  problems: { path: string; message: string }[];
  change?: { by: string | null; at: string };
}
export const COPIES = {
  subjects: '/subject-copy',
  config: '/result/config-copy',
  limits: '/result/limits-copy',
} as const;
export type Kind = keyof typeof COPIES;

export const preview = (
  token: string,
  kind: Kind,
  { sessionId, classId }: FeePlace,
): Promise<Answer<ClassCopy[] & Failure>> => call('GET', `${COPIES[kind]}/${sessionId}/${classId}`, { token });

/** The rows of the preview by class. */
export async function rowsOf(token: string, kind: Kind, place: FeePlace): Promise<Record<string, ClassCopy>> {
  const { data } = await preview(token, kind, place);
  return Object.fromEntries(data.map((row) => [row.className, row]));
}

export const apply = (
  token: string,
  kind: Kind,
  { sessionId, classId }: FeePlace,
  classes: readonly object[],
): Promise<Answer<ClassCopy[] & Failure>> =>
  call('PUT', COPIES[kind], { token, json: { sessionId, classId, classes } });

export const chosen = (rows: readonly (ClassCopy | undefined)[]) =>
  rows.map((row) => ({ classId: row?.classId ?? 0, fingerprint: row?.fingerprint ?? '' }));

/** Previews and applies at once to the classes with these names. */
export async function copyTo(token: string, kind: Kind, place: FeePlace, names: readonly string[]) {
  const rows = await rowsOf(token, kind, place);
  return apply(token, kind, place, chosen(names.map((name) => rows[name])));
}

export const pathsOf = ({ data }: Answer<Failure>) => data.problems.map(({ path }) => path);

/** The ids of the classes of a school by name. */
export async function classIds(schoolId = FIRST): Promise<Record<string, number>> {
  const rows = await sql<{ id: number; name: string }>('SELECT id, name FROM classes WHERE school_id = $1', [schoolId]);
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

const HERE = 'session_id = $1 AND class_id = $2';

/** Deletes the subjects and groups of a class, and gives it those of another class. */
export async function equalSubjects({ sessionId, classId }: FeePlace, target: number): Promise<void> {
  await clearSubjects({ sessionId, classId: target });
  await sql(
    `INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical,
       viva, stream, created_at, modified_at)
     SELECT school_id, session_id, $3, subject_id, type, evaluation_method, theory, practical, viva, stream, now(), now()
       FROM class_subjects WHERE ${HERE}`,
    [sessionId, classId, target],
  );
  await sql(
    `INSERT INTO subject_groups (school_id, session_id, class_id, name, name_key, stream, created_at, modified_at)
     SELECT school_id, session_id, $3, name, name_key, stream, now(), now() FROM subject_groups WHERE ${HERE}`,
    [sessionId, classId, target],
  );
  await sql(
    `INSERT INTO subject_group_members (school_id, session_id, class_id, group_id, subject_id)
     SELECT m.school_id, m.session_id, $3, copy.id, m.subject_id
       FROM subject_group_members m JOIN subject_groups g ON g.id = m.group_id
       JOIN subject_groups copy ON copy.session_id = m.session_id AND copy.class_id = $3 AND copy.name_key = g.name_key
      WHERE m.session_id = $1 AND m.class_id = $2`,
    [sessionId, classId, target],
  );
}

/** Deletes the subjects and groups of a class with its marks limits. */
export async function clearSubjects({ sessionId, classId }: FeePlace): Promise<void> {
  for (const table of ['exam_limits', 'subject_group_members', 'subject_groups', 'class_subjects'])
    await sql(`DELETE FROM ${table} WHERE ${HERE}`, [sessionId, classId]);
}
