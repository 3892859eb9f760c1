// Which schools a call is about, as x-school says. A caller who belongs to a school never gets beyond it.
import type { Actor } from '../call/context.ts';
import type { SchoolEntity, SchoolFinders } from '../call/schoolFinder.ts';
import type { Database } from '../database/scope.ts';
import { fail } from '../shared/fail.ts';

/** Where an id stands in a request: path.id, query.schoolId, body.student.schoolId. */
type Place = `${'path' | 'query' | 'body'}.${string}`;
/**
 * The caller's own school, a school's id, or a record of a school; a school `named` beside it must be the caller's too. Of several
 * places for an id, each may be absent: the first one present counts, and the handler requires that there is one.
 */
export type SchoolSource = 'own' | Place | { of: SchoolEntity; id: Place | Place[]; named?: Place | Place[] };

/** The id at a place of a checked request; undefined where an optional field is absent. */
const idAt = (input: unknown, place: Place): number | undefined =>
  place.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], input) as
    | number
    | undefined;

/** 189 for a school that is not the caller's. */
function schoolNamed(input: unknown, place: Place, own: number | null): number | undefined {
  const named = idAt(input, place);
  if (named !== undefined && own !== null && named !== own) fail('NOT_AUTHORIZED');
  return named;
}

async function schoolFrom(
  source: SchoolSource,
  input: unknown,
  actor: Actor,
  { database, finders }: { database: Database; finders: SchoolFinders },
): Promise<number | null | undefined> {
  const own = actor.schoolId;
  if (source === 'own') return own;
  if (typeof source === 'string') return schoolNamed(input, source, own);
  for (const place of [source.named ?? []].flat()) schoolNamed(input, place, own);
  // In the own school another school's record does not exist: the handler finds nothing.
  if (own !== null) return own;
  const { find, missing } = finders[source.of];
  const places = [source.id].flat();
  const id = places.reduce<number | undefined>((first, place) => first ?? idAt(input, place), undefined);
  if (id === undefined && places.length > 1) return undefined;
  if (id === undefined) throw new Error(`A request came through without its ${places.join()}.`);
  const found = await database.read({ kind: 'platform', userId: actor.userId }, (db) => find(db, id));
  return found === undefined ? fail(missing) : found;
}

/**
 * The schools a call is about, in the order in which they are locked: 189 for a named school that is not the caller's. None
 * for a platform user who names none.
 */
export async function schoolsOf(
  sources: readonly SchoolSource[],
  input: unknown,
  actor: Actor,
  means: { database: Database; finders: SchoolFinders },
): Promise<number[]> {
  const found = new Set<number>();
  for (const source of sources) {
    const schoolId = await schoolFrom(source, input, actor, means);
    if (typeof schoolId === 'number') found.add(schoolId);
  }
  return [...found].sort((a, b) => a - b);
}
