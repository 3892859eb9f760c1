// What no form of the portal sends: bodies that are none, fields of tables, flags that are neither true nor false.
import { operations, resolve, type Operation, type Schema } from '../../contract/support';
import { call } from '../../support/provider';
import { ask, bearer, multipart, verdict, type RawRequest } from '../support/http';
import { sampleOf, type Sample } from '../support/samples';
import { partText, sendSample, signAllIn, takesForm, targetOf, type World } from '../support/samplesWorld';
import { stored, tables } from '../support/tables';

const BAD = [400, 109];
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

const HOSTILE = [
  ...[
    '',
    ' ',
    '{',
    '[',
    '{"a":1',
    "{'a':'b'}",
    '{"a":1,}',
    '{"a" 1}',
    '{a:1}',
    '\u0000',
    'undefined',
    'NaN',
    '<a/>',
    '// {}',
  ],
  ...['null', 'true', '1', '"text"', '[]', '[{}]', '[null]', '{}', '\ufeff{}', '{"a":1}{"b":2}'],
  ...[nested('[', ']', 8_000), nested('{"a":', '}', 2_500), '['.repeat(16_000)],
  ...[
    '{"__proto__":{"isPlatform":true}}',
    '{"a":{"__proto__":null}}',
    '{"constructor":{"prototype":{"isPlatform":true}}}',
  ],
  `{${Array.from({ length: 1_400 }, (_, at) => `"f${at}":1`).join(',')}}`,
];

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

/** A caller who may do everything the operation does. */
const callerOf = ({ 'x-access': access }: Operation) =>
  world.tokens[typeof access === 'object' && access.user === 'school' ? 'admin' : 'platform'].accessToken;
const named = (some: Operation[]) => some.map((one) => [one.operationId, one] as const);
const withBody = operations.filter(({ requestBody }) => requestBody);

test.each(named(withBody.filter((one) => !takesForm(one))))(
  'F7 CODE-109 %s refuses every hostile body, and the provider keeps running',
  async (_id, operation) => {
    const target = `/api${targetOf(operation, await sampleOf(operation))}`;
    const headers = { 'content-type': 'application/json', ...bearer(callerOf(operation)) };
    const before = await stored();
    const answers = await Promise.all(HOSTILE.map((body) => ask(operation.method, target, { headers, body })));
    expect(answers.map(verdict)).toEqual(HOSTILE.map(() => BAD));
    expect(verdict(await call('GET', '/health'))).toEqual([200, 100]);
    expect(await stored()).toEqual(before);
  },
);

test.each(named(operations.filter(({ method, requestBody }) => method !== 'GET' && !requestBody)))(
  'F7 %s takes no body: with one it is carried out, or refused because it is not JSON',
  async (_id, operation) => {
    const target = `/api${targetOf(operation, await sampleOf(operation))}`;
    const headers = { 'content-type': 'application/json', ...bearer(callerOf(operation)) };
    for (const body of HOSTILE) {
      const { status, responseCode } = await ask(operation.method, target, { headers, body });
      expect([200, 400, 401, 404]).toContain(status);
      expect(responseCode).not.toBe(108);
    }
    expect(verdict(await call('GET', '/health'))).toEqual([200, 100]);
  },
);

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_text, letter: string) => letter.toUpperCase());
const columns = [
  ...new Set(tables.flatMap((table) => table.columns.flatMap(({ name }) => [name, camel(name)]))),
].sort();
/** Few enough to be all named: a response lists 100 problems at most, and a form has 100 parts. */
const AT_ONCE = 60;

const JSON_TYPE = { 'content-type': 'application/json' };

function bodyWith(operation: Operation, { body = {}, files = {} }: Sample, extra: string[]): RawRequest {
  const more = Object.fromEntries(extra.map((name) => [name, '1']));
  const parsed: unknown = body;
  if (Array.isArray(parsed)) {
    const [first, ...others] = parsed as object[];
    return { headers: JSON_TYPE, body: JSON.stringify([{ ...first, ...more }, ...others]) };
  }
  if (!takesForm(operation)) return { headers: JSON_TYPE, body: JSON.stringify({ ...body, ...more }) };
  const texts = Object.entries({ ...body, ...more }).map(([name, value]) => ({ name, value: partText(value) }));
  const parts = Object.entries(files).map(([name, value]) => ({ name, value, fileName: `${name}.png` }));
  return multipart([...texts, ...parts]);
}

test.each(named(withBody))(
  'B8 CODE-109 %s takes no column of a table that is not its own field',
  async (_id, operation) => {
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const schema = resolve<Schema>(content?.schema);
    // Of a list its first item takes them.
    const own = (schema.items ? resolve<Schema>(schema.items) : schema).properties ?? {};
    const strange = columns.filter((name) => !(name in own));
    const sample = await sampleOf(operation);
    const before = await stored();
    for (let at = 0; at < strange.length; at += AT_ONCE) {
      const extra = strange.slice(at, at + AT_ONCE);
      const { headers, body } = bodyWith(operation, sample, extra);
      const answer = await ask(operation.method, `/api${targetOf(operation, sample)}`, {
        headers: { ...headers, ...bearer(callerOf(operation)) },
        body: body as string | Buffer,
      });
      expect(verdict(answer)).toEqual(BAD);
      expect(answer.data?.problems?.map(({ path }) => path.replace(/^0\./, '')).sort()).toEqual([...extra].sort());
    }
    expect(await stored()).toEqual(before);
  },
);

const flagOf = ({ parameters }: Operation) =>
  parameters.find((one) => one.in === 'path' && (one.schema['enum'] as unknown[] | undefined)?.includes('true'))?.name;

test.each(named(operations.filter(flagOf)))(
  'B11 CALL-10 %s sets its flag, gives the same result twice, and accepts only true and false',
  async (_id, operation) => {
    const token = callerOf(operation);
    const sample = await sampleOf(operation);
    const send = (flag: string) =>
      sendSample(operation, { ...sample, path: { ...sample.path, [flagOf(operation) ?? '']: flag } }, token);
    const before = await stored();
    for (const flag of [
      '1',
      '0',
      'TRUE',
      'True',
      'true ',
      ' true',
      '[]',
      'null',
      'truefalse',
      'true,false',
      'yes',
      '\u0000',
    ])
      expect([flag, ...verdict(await send(flag))]).toEqual([flag, ...BAD]);
    expect(await stored()).toEqual(before);
    for (const flag of ['true', 'false']) {
      expect(verdict(await send(flag))).toEqual([200, 100]);
      const once = await stored();
      expect(verdict(await send(flag))).toEqual([200, 100]);
      expect(await stored()).toEqual(once);
    }
  },
);
