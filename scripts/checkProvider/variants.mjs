// Requests derived from a valid one: invalid bodies, and ids that belong to another school or to no record.
import { resolve } from './contract.mjs';

/** An id that no record has; each id of a request gets a different one. */
const UNKNOWN = 1_999_000_000;
const NAMES_AN_ID = /(^id|Ids?)$/;
const isId = (name, value) => NAMES_AN_ID.test(name) && Number.isInteger(value);

/** A copy of a value in which `change(name, value)` replaces each id; the items of a list have the name of the list. */
function withIds(value, name, change) {
  if (isId(name, value)) return change(name, value);
  if (Array.isArray(value)) return value.map((item) => withIds(item, name, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, key, change)]));
}

const changeIds = (sample, change) => ({
  ...sample,
  path: withIds(sample.path ?? {}, '', change),
  query: withIds(sample.query ?? {}, '', change),
  ...(sample.body !== undefined && { body: withIds(sample.body, '', change) }),
});

export function countIds(sample) {
  let found = 0;
  changeIds(sample, (_name, value) => {
    found += 1;
    return value;
  });
  return found;
}

/** The same request about records that do not exist. */
export function aboutNothing(sample) {
  let next = UNKNOWN;
  return changeIds(sample, () => (next += 1));
}

/** The path parameter `id` of this operation is the school. */
const schoolIsId = ({ school }) => school.includes('path.id');

/** The request with another school's id, and the number of other ids that remain. */
export function inSchool(operation, sample, schoolId) {
  let others = 0;
  const changed = changeIds(sample, (name, value) => {
    if (name === 'schoolId' || (name === 'id' && schoolIsId(operation))) return schoolId;
    others += 1;
    return value;
  });
  return { sample: changed, others };
}

/** A value of another type than the schema permits, as JSON or as the part of a form; undefined where every text is valid. */
function wrongValue(schema, isForm) {
  const types = [resolve(schema).type].flat();
  if (types.includes('string')) return isForm ? undefined : 7;
  return types.includes('object') || types.includes('array') ? 'x' : 'not a number';
}

const without = (body, name) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));

function invalidBodies({ schema, bodyType }, sample) {
  const { body = {} } = sample;
  const isForm = bodyType === 'multipart/form-data';
  if (Array.isArray(body)) return [{ what: 'an object instead of a list', sample: { ...sample, body: {} } }];
  const required = (schema.required ?? []).find((name) => name in body);
  const wrong = Object.entries(schema.properties ?? {})
    .filter(([name]) => name in body)
    .map(([name, property]) => ({ name, value: wrongValue(property, isForm) }))
    .find(({ value }) => value !== undefined);
  return [
    ...(required ? [{ what: `${required} missing`, sample: { ...sample, body: without(body, required) } }] : []),
    ...(wrong
      ? [{ what: `${wrong.name} of another type`, sample: { ...sample, body: { ...body, [wrong.name]: wrong.value } } }]
      : []),
    { what: 'an unknown field', sample: { ...sample, body: { ...body, unknownField: 'x' } } },
  ];
}

function invalidParameters({ parameters }, sample) {
  const isNumber = ({ schema }) => [resolve(schema).type].flat().includes('integer');
  const inPath = parameters.find((one) => one.in === 'path' && isNumber(one));
  const inQuery = parameters.find((one) => one.in === 'query' && isNumber(one) && one.name in (sample.query ?? {}));
  const required = parameters.find((one) => one.in === 'query' && one.required);
  return [
    ...(inPath
      ? [
          {
            what: `${inPath.name} of the path as text`,
            sample: { ...sample, path: { ...sample.path, [inPath.name]: 'x' } },
          },
        ]
      : []),
    ...(inQuery
      ? [
          {
            what: `${inQuery.name} of the query as text`,
            sample: { ...sample, query: { ...sample.query, [inQuery.name]: 'x' } },
          },
        ]
      : []),
    ...(required
      ? [{ what: `${required.name} missing`, sample: { ...sample, query: without(sample.query ?? {}, required.name) } }]
      : []),
  ];
}

/** Invalid requests of an operation, each with the reason. */
export const invalidRequests = (operation, sample) => [
  ...(operation.schema ? invalidBodies(operation, sample) : []),
  ...invalidParameters(operation, sample),
];
