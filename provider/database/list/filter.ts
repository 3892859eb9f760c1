// Filter to SQL: the conditions a filter asks for decide the SQL of a list, and their values fill its placeholders.
import { sql, type Placeholder, type SQL } from 'drizzle-orm';

type Value = string | number;

/** A value, or one of several; `true` for a condition without values; anything empty where the condition is not asked for. */
export type Asked = Value | readonly Value[] | boolean | null | undefined;

/** What a filter says to each condition of a list, by the condition's name. */
export type Conditions<Filter> = Readonly<Record<string, (filter: Filter) => Asked>>;

/** How many values each condition has, 0 for one that is not asked for: all of a filter that decides the SQL. */
export type ValueCounts<Name extends string> = Readonly<Record<Name, number>>;

const placeholderName = (condition: string, at: number): string => `${condition}.${at}`;

function valuesOf(asked: Asked): readonly unknown[] {
  if (asked === undefined || asked === null || asked === false) return [];
  return Array.isArray(asked) ? asked : [asked];
}

/** Splits a filter into what decides the SQL and the values of its placeholders. */
export function readFilter<Filter, Name extends string>(
  conditions: Readonly<Record<Name, (filter: Filter) => Asked>>,
  filter: Filter,
): { counts: ValueCounts<Name>; values: Record<string, unknown> } {
  const counts: Partial<Record<Name, number>> = {};
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(conditions) as Name[]) {
    const found = valuesOf(conditions[name](filter));
    counts[name] = found.length;
    for (const [at, value] of found.entries()) values[placeholderName(name, at)] = value;
  }
  return { counts: counts as ValueCounts<Name>, values };
}

/** The placeholders of a condition's values. */
export const placeholdersOf = <Name extends string>(counts: ValueCounts<Name>, name: Name): Placeholder[] =>
  Array.from({ length: counts[name] }, (_, at) => sql.placeholder(placeholderName(name, at)));

/** The SQL of a condition, made from the placeholders of its values; undefined where the filter does not ask for it. */
export const whenAsked = <Name extends string>(
  counts: ValueCounts<Name>,
  name: Name,
  toSql: (...values: Placeholder[]) => SQL,
): SQL | undefined => (counts[name] > 0 ? toSql(...placeholdersOf(counts, name)) : undefined);
