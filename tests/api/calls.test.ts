// The request that the portal sends for each call of the documents: method, address, token and body.
import '@/api/auth';
import '@/api/certificates';
import '@/api/classes';
import '@/api/fees';
import '@/api/history';
import '@/api/privileges';
import '@/api/promotion';
import '@/api/receipts';
import '@/api/reports';
import '@/api/results';
import '@/api/schools';
import '@/api/sessions';
import '@/api/students';
import '@/api/subjects';
import '@/api/teachers';
import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { FORM, type Call } from '../contract/call';
import { CALLS } from '../contract/calls';
import { operations, resolve, type Operation, type Schema } from '../contract/support';
import { envelope, FakeProvider } from './support/fakeProvider';
import { openTab, storeSignIn, type Tab } from './support/openTab';

type Endpoint = { initiate: (args: object) => UnknownAction & { unwrap?: never } };
const endpoints = baseApi.endpoints as unknown as Record<string, Endpoint | undefined>;

let provider: FakeProvider;
let tab: Tab;
beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
  tab = openTab(provider);
});
afterEach(() => tab.close());

const PDF = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="x.pdf"' };
const plain = (names: readonly string[] = []) => names.map((name) => name.replace('?', ''));
/** A value for each parameter, no two alike, so that none can take the position of another. */
const NUMBERS = [...new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];
const valueOf = (name: string) => (['flag', 'status'].includes(name) ? 'true' : String(NUMBERS.indexOf(name) + 7));
const pathOf = ({ path }: Call) => path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => valueOf(name));

/** A body with each documented field, a file where the contract takes one. */
function bodyOf(call: Call, schema: Schema): object {
  const fields = resolve<Schema>(schema).properties ?? {};
  const entries = plain(call.body).map((name): [string, unknown] => {
    const isFile = resolve<Schema>(fields[name] ?? {}).contentMediaType !== undefined;
    return [name, isFile ? new File(['x'], 'x.png') : `value of ${name}`];
  });
  const body = Object.fromEntries(entries);
  return call.bodyList ? [body] : body;
}

/** The arguments of the generated endpoint: each parameter, and the body by the name of its schema. */
function argumentsOf(call: Call, { parameters, requestBody }: Operation): { args: object; body: object | undefined } {
  const named = parameters.filter((one) => one.in !== 'header').map(({ name }) => [name, valueOf(name)]);
  const schema = requestBody?.content[call.kind ?? '']?.schema;
  const body = schema && bodyOf(call, schema);
  const name = schema?.$ref?.split('/').at(-1) ?? 'Body';
  return { args: { ...Object.fromEntries(named), [name.charAt(0).toLowerCase() + name.slice(1)]: body }, body };
}

const TOKENS: Record<string, string | null> = { signIn: null, requestPasswordReset: null, refreshTokens: 'refresh-1' };

/** Of the ids of a call those of the areas CALL and CALL2. */
const callIds = ({ id }: Call) => id.split(' ').filter((one) => one.startsWith('CALL'));

test.each(CALLS.map((call) => [callIds(call).join(' '), call.method, call.path, call] as const))(
  'CALL-03 CALL-08 CALL-09 CALL2-02 %s %s %s is sent by the portal as the contract has it',
  async (_id, method, _path, call) => {
    const operation = operations.find((one) => one.method === method && one.path === call.path) as Operation;
    provider.onCall = () =>
      call.answer === 'file' ? new Response('x', { headers: PDF }) : envelope({ data: call.list ? [] : {} });
    const { args, body } = argumentsOf(call, operation);
    await tab.store.dispatch(endpoints[operation.operationId]?.initiate(args) as UnknownAction);
    const [sent] = provider.received;
    expect([sent?.method, sent?.path]).toEqual([method, pathOf(call)]);
    expect(sent?.bearer).toBe(TOKENS[operation.operationId] === undefined ? 'access-1' : TOKENS[operation.operationId]);
    const query = plain(call.query).map((name) => [name, valueOf(name)]);
    expect([...new URLSearchParams(sent?.search)].sort()).toEqual(query.sort());
    if (call.kind === FORM) expect([...(sent?.body as FormData).keys()].sort()).toEqual(plain(call.body).sort());
    else expect(sent?.body).toEqual(body && JSON.stringify(body));
  },
);

test('CALL-09 CALL-13 every endpoint of the portal is an operation of the contract', () => {
  const known = operations.map(({ operationId }) => operationId);
  // The document of a certificate is also loaded as a page; the last two are the endpoints of these tests.
  const others = ['viewCertificate', 'readThing', 'writeThing'];
  expect(Object.keys(endpoints).filter((name) => !known.includes(name))).toEqual(others);
});
