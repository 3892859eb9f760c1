// Where a request names a record by its id: the path, the query, the body and what is nested in it, the parts of a form.
import { resolve, type Operation, type Schema } from '../../contract/support';
import type { Sample } from './samples';

type Part = 'path' | 'query' | 'body';
/** One place of one request: the part and the way down into it. */
export interface IdPlace {
  part: Part;
  way: (string | number)[];
}

const NAMES_AN_ID = /(^id|Ids?)$/;

const isWhole = ({ type }: Schema): boolean => [type].flat().includes('integer');

function waysIn(schema: Schema | undefined, name: string, way: string[]): string[][] {
  if (!schema) return [];
  const node = resolve<Schema>(schema);
  const below = Object.entries(node.properties ?? {}).flatMap(([key, field]) => waysIn(field, key, [...way, key]));
  const choices = [node['oneOf'], node['anyOf'], node['allOf']].flatMap((one) => (one ?? []) as Schema[]);
  return [
    ...(isWhole(node) && NAMES_AN_ID.test(name) ? [way] : []),
    ...below,
    ...waysIn(node.items, name, [...way, '*']),
    ...choices.flatMap((one) => waysIn(one, name, way)),
  ];
}

/** The ids an operation's request can name, found in the contract; `*` represents each item of a list. */
export function idFieldsOf({ parameters, requestBody }: Operation): { part: Part; way: string[] }[] {
  const named = parameters
    .filter((one) => isWhole(one.schema) && (one.in === 'path' || NAMES_AN_ID.test(one.name)))
    .map((one) => ({ part: one.in as Part, way: [one.name] }));
  const body = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => waysIn(schema, '', []));
  return [...named, ...body.map((way) => ({ part: 'body' as const, way }))];
}

function waysDown(value: unknown, [step, ...rest]: string[]): IdPlace['way'][] {
  if (step === undefined) return value === undefined || value === null ? [] : [[]];
  if (typeof value !== 'object' || value === null) return [];
  const keys = step === '*' ? (value as unknown[]).map((_item, at) => at) : [step];
  return keys.flatMap((key) => waysDown((value as Record<string, unknown>)[key], rest).map((way) => [key, ...way]));
}

/** The places of a field in a request: none where it is left out, one for each item of a list. */
export const placesOf = (sample: Sample, { part, way }: { part: Part; way: string[] }): IdPlace[] =>
  waysDown(sample[part], way).map((found) => ({ part, way: found }));

export const valueAt = (sample: Sample, { part, way }: IdPlace): unknown =>
  way.reduce<unknown>((here, step) => (here as Record<string, unknown>)[step], sample[part]);

/** The same request with another id at one place. */
export function withValueAt(sample: Sample, { part, way }: IdPlace, value: unknown): Sample {
  const copy = { ...sample, [part]: structuredClone(sample[part]) };
  const last = way.at(-1) ?? '';
  const owner = way.slice(0, -1).reduce<unknown>((here, step) => (here as Record<string, unknown>)[step], copy[part]);
  (owner as Record<string, unknown>)[last] = value;
  return copy;
}
