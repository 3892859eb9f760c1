// Determines the schools of a call by x-school. A user of a school never gets access to another school.
import type { Actor } from '../call/context.ts';
import type { SchoolEntity, SchoolFinders } from '../call/schoolFinder.ts';
import type { Reader } from '../database/scope.ts';
import { fail } from '../shared/fail.ts';

/** The path of an id in a request: path.id, query.schoolId, body.student.schoolId. */
type IdPath = `${'path' | 'query' | 'body'}.${string}`;
/**
 * The caller's own school, a school's id, or a record of a school. A school `named` in addition must also be the caller's. Of
 * several paths of an id the first one present is used; the handler requires one of them.
 */
export type SchoolSource = 'own' | IdPath | { of: SchoolEntity; id: IdPath | IdPath[]; named?: IdPath | IdPath[] };

/** The id at a path of a validated request; undefined where an optional field is absent. */
const idAt = (input: unknown, path: IdPath): number | undefined =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input) as
    | number
    | undefined;

/** 189 for a school that is not the caller's. */
function schoolNamed(input: unknown, path: IdPath, own: number | null): number | undefined {
  const named = idAt(input, path);
  if (named !== undefined && own !== null && named !== own) fail('NOT_AUTHORIZED');
  return named;
}

async function schoolFrom(
  source: SchoolSource,
  input: unknown,
  actor: Actor,
  { reader, finders }: { reader: Reader; finders: SchoolFinders },
): Promise<number | null | undefined> {
  const own = actor.schoolId;
  if (source === 'own') return own;
  if (typeof source === 'string') return schoolNamed(input, source, own);
  for (const path of [source.named ?? []].flat()) schoolNamed(input, path, own);
  // Another school's record does not exist in the scope of the own school: the handler finds nothing.
  if (own !== null) return own;
  const { find, missing } = finders[source.of];
  const paths = [source.id].flat();
  const id = paths.reduce<number | undefined>((first, path) => first ?? idAt(input, path), undefined);
  if (id === undefined && paths.length > 1) return undefined;
  if (id === undefined) throw new Error(`A validated request has no ${paths.join()}.`);
  const found = await reader.read({ kind: 'platform', userId: actor.userId }, (db) => find(db, id));
  return found === undefined ? fail(missing) : found;
}

/**
 * The schools of a call, in locking order. 189 for a named school that is not the caller's; empty for a platform user who names
 * none.
 */
export async function schoolsOf(
  sources: readonly SchoolSource[],
  input: unknown,
  actor: Actor,
  means: { reader: Reader; finders: SchoolFinders },
): Promise<number[]> {
  const found = new Set<number>();
  for (const source of sources) {
    const schoolId = await schoolFrom(source, input, actor, means);
    if (typeof schoolId === 'number') found.add(schoolId);
  }
  return [...found].sort((a, b) => a - b);
}
