// Requests near an operation's sample: one or more things in the address, the headers or the body are not as they should be.
import fc from 'fast-check';
import { resolve, type Operation, type Schema } from '../../contract/support';
import { fieldText, hostileJson, hostileText, json, nearJson, STRANGE_NAMES, trapsOf } from './fuzzing';
import { multipart, type RawRequest } from './http';
import type { Sample } from './samples';
import { partText, takesForm, targetOf } from './samplesWorld';

export interface Shot {
  target: string;
  headers: Record<string, string>;
  body?: string | Buffer | undefined;
}

interface Place {
  at: string;
  schema: Schema | undefined;
}

const bodySchema = ({ requestBody }: Operation): Schema | undefined => {
  const [content] = Object.values(requestBody?.content ?? {});
  return content && resolve<Schema>(content.schema);
};

/** Every value of a body with its schema, and the fields its schema has beside. */
function placesIn(value: unknown, from: Schema | undefined, at = ''): Place[] {
  const schema = from && resolve<Schema>(from);
  const here = at === '' ? [] : [{ at, schema }];
  if (Array.isArray(value))
    return [...here, ...value.slice(0, 3).flatMap((item, index) => placesIn(item, schema?.items, `${at}/${index}`))];
  if (typeof value !== 'object' || value === null) return here;
  const names = [...new Set([...Object.keys(value), ...Object.keys(schema?.properties ?? {})])];
  return [
    ...here,
    ...names.flatMap((name) =>
      placesIn((value as Record<string, unknown>)[name], schema?.properties?.[name], `${at}/${name}`),
    ),
  ];
}

type Changes = ReadonlyMap<string, string | undefined>;

/** A body as JSON with other texts in some places; undefined leaves one out. */
function render(value: unknown, changes: Changes, at = ''): string | undefined {
  if (changes.has(at)) return changes.get(at);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => render(item, changes, `${at}/${index}`));
    return `[${items.filter((text) => text !== undefined).join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : JSON.stringify(value);
  const added = [...changes.keys()].filter((key) => key.slice(0, key.lastIndexOf('/')) === at && key !== '');
  const names = [...new Set([...Object.keys(value), ...added.map((key) => key.slice(at.length + 1))])];
  const fields = names.map((name): [string, string | undefined] => [
    name,
    render((value as Record<string, unknown>)[name], changes, `${at}/${name}`),
  ]);
  return `{${fields.flatMap(([name, text]) => (text === undefined ? [] : `${JSON.stringify(name)}:${text}`)).join(',')}}`;
}

function jsonText(body: unknown, schema: Schema | undefined): fc.Arbitrary<string> {
  const places = placesIn(body, schema);
  const near = fc.oneof(
    ...places.flatMap(({ at, schema }) => (schema ? [fc.tuple(fc.constant(at), nearJson(schema))] : [])),
  );
  const rendered = (changes: fc.Arbitrary<[string, string | undefined]>, maxLength: number) =>
    fc.array(changes, { minLength: 1, maxLength }).map((list) => render(body, new Map(list)) ?? '');
  const anything = fc.tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...places.map(({ at }) => at)) },
      { weight: 1, arbitrary: fc.constantFrom(...STRANGE_NAMES.map((name) => `/${name}`)) },
    ),
    fc.option(hostileJson, { nil: undefined, freq: 8 }),
  );
  return fc.oneof(
    { weight: 12, arbitrary: rendered(near, 2) },
    { weight: 10, arbitrary: rendered(anything, 3) },
    { weight: 2, arbitrary: hostileJson },
    { weight: 1, arbitrary: fc.constant(JSON.stringify(body)) },
    {
      weight: 1,
      arbitrary: fc.tuple(rendered(anything, 1), fc.nat()).map(([text, at]) => text.slice(0, at % text.length)),
    },
  );
}

type Parts = Parameters<typeof multipart>[0];
const FILES = [
  '',
  'GIF89a',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\u0089PNG\r\n\u001a\n',
  'x'.repeat(100_000),
].map((text) => Buffer.from(text, 'latin1'));
const FILE_NAMES = ['logo.png', '', '../../x.png', 'a\u0000.png', 'x'.repeat(2_000), 'नाम.png', '"; name="schoolName'];

type Change = (list: Parts) => Parts;

const isObject = (schema: Schema | undefined): boolean =>
  schema !== undefined && resolve<Schema>(schema).type === 'object';
/** What a part is taken for: near the JSON it holds where it holds an object, else near its text. */
const textOf = (schema: Schema | undefined, whole: string | Buffer): fc.Arbitrary<string> =>
  isObject(schema) && typeof whole === 'string' ? jsonText(JSON.parse(whole), schema) : fieldText(schema);

function changesOf(schema: Schema | undefined, parts: Parts, at: number): fc.Arbitrary<Change> {
  const { name = '', fileName, value: whole = '' } = parts[at] ?? {};
  const text = textOf(schema?.properties?.[name], whole);
  const file = fc.oneof(
    fc.constantFrom(...FILES),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
    fc.nat({ max: whole.length }).map((end) => Buffer.from(whole.slice(0, end))),
  );
  const put = (part: Partial<Parts[number]>) => (list: Parts) =>
    list.map((one, index) => (index === at ? { ...one, ...part } : one));
  const content: fc.Arbitrary<string | Buffer> = fileName === undefined ? text : file;
  return fc.oneof(
    { weight: 8, arbitrary: content.map((value) => put({ value })) },
    { weight: 1, arbitrary: fc.constant((list: Parts) => list.filter((_one, index) => index !== at)) },
    { weight: 1, arbitrary: text.map((value) => (list: Parts) => [...list, { name, value }]) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_NAMES, 'a"b', 'a\r\nb').map((other) => put({ name: other })) },
    { weight: 1, arbitrary: fc.constantFrom(...FILE_NAMES).map((other) => put({ fileName: other })) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 30 }).map((bytes) => put({ value: Buffer.from(bytes) })) },
  );
}

const partsOf = ({ body = {}, files = {} }: Sample): Parts => [
  ...Object.entries(body).map(([name, value]) => ({ name, value: partText(value) })),
  ...Object.entries(files).map(([name, value]) => ({ name, value, fileName: `${name}.png` })),
];

function formBody(operation: Operation, sample: Sample): fc.Arbitrary<RawRequest> {
  const parts = partsOf(sample);
  const change = fc.oneof(...parts.map((_part, at) => changesOf(bodySchema(operation), parts, at)));
  const changes = fc.array(change, { maxLength: 3 });
  const whole = changes.map((list) => multipart(list.reduce((all, change) => change(all), parts)));
  const cut = fc.tuple(whole, fc.nat()).map(([{ headers = {}, body: bytes }, at]) => {
    const buffer = bytes as Buffer;
    return { headers, body: buffer.subarray(0, at % (buffer.length + 1)) };
  });
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 1, arbitrary: cut });
}

const wellFormed = (text: string) => Buffer.from(text).toString();
const RAW_SEGMENTS = [
  ...['%00', '%', '%zz', '%ff', '%2e%2e', '..', '%2F', '0', '-1', '1.5', '2147483647', '2147483648', '1e3', '01', '+1'],
  ...['', 'x'.repeat(300)],
];
const segment = fc.oneof(
  fc.constantFrom(...RAW_SEGMENTS),
  fc.integer({ min: 1, max: 80 }).map(String),
  hostileText.map((text) => encodeURIComponent(wellFormed(text)).slice(0, 2_000)),
);
const QUERIES = [
  ...['?', '?a=1', '?__proto__=1', '?schoolId=2', '?page=0&size=1000000', '?a=1&a=2', '?%00=1', '?%zz=1'],
  ...['?constructor[a]=1', `?${'q'.repeat(3_000)}`],
];

function target({ path, parameters }: Operation, sample: Sample): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const values = fc.tuple(
    ...names.map((name) =>
      fc.oneof({ weight: 3, arbitrary: fc.constant(String(sample.path?.[name])) }, { weight: 1, arbitrary: segment }),
    ),
  );
  const query = fc.oneof(
    { weight: 12, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: fc.constantFrom(...QUERIES) },
  );
  return fc
    .tuple(values, query)
    .map(
      ([found, text]) =>
        `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => found[names.indexOf(name)] ?? '')}${text}`,
    );
}

const KEYS = ['', 'short', 'k'.repeat(16), 'k'.repeat(64), 'k'.repeat(65), 'ü'.repeat(20), "' OR 1=1 --12345"];
const TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'application/jsonx', ''],
  ...['a/b; boundary', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/xml'],
];
const BEARERS = ['Bearer', 'Bearer a b', 'Basic YTpi', 'bearer null', `Bearer ${'x'.repeat(5_000)}`];
const HEADERS: Record<string, string>[] = [
  ...KEYS.map((key) => ({ 'idempotency-key': key })),
  ...TYPES.map((type) => ({ 'content-type': type })),
  ...BEARERS.map((value) => ({ authorization: value })),
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': "1.2.3.4, ' OR 1=1" },
  { 'x-http-method-override': 'DELETE', accept: 'text/html', 'if-match': '*', range: 'bytes=0-' },
];

const asJson = (body: string) => ({ headers: { 'content-type': 'application/json' }, body });

/** Requests near the operation's sample. */
export function shots(operation: Operation, sample: Sample): fc.Arbitrary<Shot> {
  const none = fc.constant<RawRequest>({});
  const bodies: fc.Arbitrary<RawRequest> = takesForm(operation)
    ? formBody(operation, sample)
    : operation.requestBody
      ? jsonText(sample.body ?? {}, bodySchema(operation)).map(asJson)
      : fc.oneof({ weight: 8, arbitrary: none }, { weight: 1, arbitrary: hostileJson.map(asJson) });
  const headers = fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...HEADERS) },
  );
  return fc.tuple(target(operation, sample), headers, bodies).map(([to, more, { headers: own, body }]) => ({
    target: to,
    headers: { ...(own as Record<string, string>), ...more },
    body: body as string | Buffer | undefined,
  }));
}

/** The sample with one field at a time taken for each of its traps. */
export function trapShots(operation: Operation, sample: Sample): Shot[] {
  const place = `/api${targetOf(operation, sample)}`;
  const shot = ({ headers, body }: RawRequest): Shot => ({
    target: place,
    headers: headers as Record<string, string>,
    body: body as string | Buffer,
  });
  const { body = {} } = sample;
  const fields = placesIn(body, bodySchema(operation)).flatMap(({ at, schema }) =>
    schema ? trapsOf(schema).map((value) => ({ at, value })) : [],
  );
  if (!takesForm(operation))
    return fields.map(({ at, value }) => shot(asJson(render(body, new Map([[at, json(value)]])) ?? '')));
  const parts = partsOf(sample);
  return fields.map(({ at, value }) => {
    const [, name = '', ...rest] = at.split('/');
    const text = () =>
      rest.length === 0 ? String(value) : (render(body[name], new Map([[`/${rest.join('/')}`, json(value)]])) ?? '');
    return shot(multipart(parts.map((part) => (part.name === name ? { ...part, value: text() } : part))));
  });
}
