import { apiBase } from '../support/provider';
import { SPREADSHEET, type Call } from './call';
import { CALLS } from './calls';
import { document, fieldsOf, jsonAnswer, operations, resolve, type Operation, type Schema } from './support';

const fileAnswer = ({ responses }: Operation) =>
  resolve<{ content?: Record<string, unknown> }>(responses['200']).content ?? {};

const find = ({ method, path }: Pick<Call, 'method' | 'path'>): Operation | undefined =>
  operations.find((operation) => operation.method === method && operation.path === path);

/** The names without their marks, in alphabetical order. */
const plain = (names: readonly string[] = []) => names.map((name) => name.replace('?', '')).sort();

test.each(CALLS.map((call) => [call.id, call.method, call.path, call] as const))(
  'CALL-13 %s %s %s has these fields in the contract',
  (_id, _method, _path, call) => {
    const operation = find(call);
    expect(operation).toBeDefined();
    if (!operation) return;
    const content = operation.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(call.kind ? [call.kind] : []);
    const sent = resolve<Schema>(content?.[call.kind ?? '']?.schema ?? {});
    const body = call.bodyList ? resolve<Schema>(sent.items) : sent;
    expect(fieldsOf(body)).toEqual(plain(call.body));
    const query = operation.parameters.filter((one) => one.in === 'query');
    expect(query.map(({ name }) => name).sort()).toEqual(plain(call.query));
    for (const name of body.required ?? []) expect(call.body).toContain(name);
    if (call.answer === 'file') return expect(Object.keys(fileAnswer(operation))).toEqual(call.files ?? [SPREADSHEET]);
    const data = resolve<Schema>(resolve<Schema>(jsonAnswer(operation)).properties?.['data']);
    const owner = [body, resolve<Schema>(call.list ? data.items : data)];
    for (const [name, fields] of Object.entries(call.entries ?? {})) {
      const list = owner.map(({ properties }) => properties?.[name]).find((one) => one !== undefined);
      expect([name, fieldsOf(resolve<Schema>(list).items ?? list)]).toEqual([name, plain(fields)]);
    }
    if (call.answer === null) expect(data.type).toBe('null');
    else if (call.answer === 'string') expect(data).toMatchObject({ type: 'array', items: { type: 'string' } });
    else expect(fieldsOf(call.list ? data.items : data)).toEqual([...call.answer].sort());
  },
);

test('ENUM-18 the child privileges of a privilege have the same fields', () => {
  const answer = operations.find(({ path }) => path === '/privilege/user/{userId}/all');
  const one = resolve<Schema>(answer && jsonAnswer(answer)).properties?.['data']?.items;
  expect(resolve<Schema>(one).properties?.['childPrivileges']?.items).toEqual(one);
});

test.each(['TeacherForm', 'TeacherChangeForm', 'Teacher'])('ENUM-32 CONST-19 the gender of %s', (name) => {
  const { properties } = resolve<Schema>({ $ref: `#/components/schemas/${name}` });
  expect(resolve<Schema>(properties?.['gender'])['enum']).toEqual(['MALE', 'FEMALE', 'OTHER']);
});

test('CALL-13 the provider serves the contract that portal and provider are generated from', async () => {
  const served: unknown = await (await fetch(`${apiBase}/openapi.json`)).json();
  expect(served).toEqual(document);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'CALL-09 CALL-13 CALL-08 %s is served, with and without a trailing slash',
  async (_id, { method, path, 'x-access': access }) => {
    const target = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => (name === 'status' ? 'true' : '1'));
    for (const one of new Set([target, target.replace(/\/$/, ''), `${target.replace(/\/$/, '')}/`])) {
      const { status } = await fetch(`${apiBase}${one}`, { method });
      if (access === 'public') expect([200, 400, 401]).toContain(status);
      else expect([one, status]).toEqual([one, 401]);
    }
  },
);

test.each([
  ['/student/tc-list', 'students'],
  ['/student/get-name-strike-off', 'students'],
  ['/student/name-strike-off', 'students'],
  ['/result/config', 'results'],
  ['/result/subjects/exams/marks', 'results'],
  ['/result/exams/student/marks', 'results'],
  ['/result/grade/{schoolId}', 'results'],
  ['/privilege/user/{userId}/all', 'privileges'],
  ['/privilege/manage/{userId}', 'privileges'],
  ['/reports/pending-fee', 'reports'],
  ['/reports/student-fee/download', 'reports'],
])('CALL2-08 %s is a path of the contract and of the tag %s', (path, tag) => {
  expect(operations.filter((one) => one.path === path).map(({ tags }) => tags)).toContainEqual([tag]);
});
