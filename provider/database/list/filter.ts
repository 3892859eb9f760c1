// Converts a filter to SQL. The conditions in use decide the SQL of a list, their values fill its placeholders.
import { sql, type Placeholder, type SQL } from 'drizzle-orm';

type Value = string | number;

/** A value, or several; `true` for a condition without values; null, undefined, false or an empty list for an unused condition. */
export type FilterValue = Value | readonly Value[] | boolean | null | undefined;

/** The values of each condition of a list, by its name. */
export type Conditions<Filter> = Readonly<Record<string, (filter: Filter) => FilterValue>>;

/** The number of values of each condition, 0 for an unused one. These numbers determine the SQL. */
export type ValueCounts<Name extends string> = Readonly<Record<Name, number>>;

const placeholderName = (condition: string, at: number): string => `${condition}.${at}`;

function valuesOf(value: FilterValue): readonly unknown[] {
  if (value === undefined || value === null || value === false) return [];
  return Array.isArray(value) ? value : [value];
}

/** Splits a filter into the counts that determine the SQL, and the values of its placeholders. */
export function readFilter<Filter, Name extends string>(
  conditions: Readonly<Record<Name, (filter: Filter) => FilterValue>>,
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

/** The SQL of a condition with placeholders for its values; undefined where the filter does not use it. */
export const filterCondition = <Name extends string>(
  counts: ValueCounts<Name>,
  name: Name,
  toSql: (...values: Placeholder[]) => SQL,
): SQL | undefined => (counts[name] > 0 ? toSql(...placeholdersOf(counts, name)) : undefined);
