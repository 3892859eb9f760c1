import { apiBase } from '../support/provider';
import { document, fieldsOf, jsonAnswer, operations, resolve, type Operation, type Schema } from './support';

interface Call {
  id: string;
  method: string;
  path: string;
  kind?: 'application/json' | 'multipart/form-data';
  /** fields of the body; a trailing ? marks one the documents do not ask for */
  body?: string[];
  answer: string[] | null;
  list?: boolean;
}

const TOKENS = ['accessToken', 'expiresIn', 'refreshToken'];
const USER = [
  'userId',
  'userName',
  'username',
  'name',
  'fullName',
  'firstName',
  'lastName',
  'email',
  'permissions',
  'role',
  'userType',
  'gender',
  'isActive',
  'schoolId',
  'schoolName',
  'schoolLogoUrl',
];
const SCHOOL_FORM = [
  'schoolName',
  'address',
  'principal',
  'contactEmail',
  'contactPhone',
  'contactMobile',
  'studentCodeStartFrom',
  'feeReceiptStartFrom',
  'feeCertificateStartFrom',
  'letterNo',
  'logo',
  'version?',
];
const SCHOOL = [...SCHOOL_FORM.filter((name) => name !== 'version?'), 'schoolId', 'disabled', 'createdAt', 'version'];
const JSON_BODY = 'application/json';
const FORM = 'multipart/form-data';

const CALLS: Call[] = [
  {
    id: 'CALL-14',
    method: 'POST',
    path: '/auth/login',
    kind: JSON_BODY,
    body: ['userName', 'password'],
    answer: TOKENS,
  },
  { id: 'CALL-15', method: 'POST', path: '/auth/refreshToken', answer: TOKENS },
  { id: 'CALL-16', method: 'POST', path: '/auth/forgot-password', kind: JSON_BODY, body: ['email'], answer: null },
  { id: 'CALL-18', method: 'GET', path: '/user/info', answer: USER },
  {
    id: 'CALL-19',
    method: 'POST',
    path: '/user/update-password',
    kind: JSON_BODY,
    body: ['oldPassword', 'newPassword'],
    answer: null,
  },
  { id: 'CALL-20', method: 'GET', path: '/school/all', answer: SCHOOL, list: true },
  { id: 'CALL-21', method: 'GET', path: '/school/active', answer: SCHOOL, list: true },
  { id: 'CALL-22', method: 'GET', path: '/school/{id}', answer: SCHOOL },
  { id: 'CALL-23', method: 'POST', path: '/school/', kind: FORM, body: SCHOOL_FORM, answer: SCHOOL },
  { id: 'CALL-24', method: 'PUT', path: '/school/{id}', kind: FORM, body: SCHOOL_FORM, answer: SCHOOL },
  { id: 'CALL-26', method: 'DELETE', path: '/school/{id}', answer: null },
  { id: 'CALL-27', method: 'PUT', path: '/school/{id}/{status}/disable', answer: null },
];

const find = ({ method, path }: Pick<Call, 'method' | 'path'>): Operation | undefined =>
  operations.find((operation) => operation.method === method && operation.path === path);

test.each(CALLS.map((call) => [call.id, call.method, call.path, call] as const))(
  '%s %s %s stands in the contract with these fields',
  (_id, _method, _path, call) => {
    const operation = find(call);
    expect(operation).toBeDefined();
    if (!operation) return;
    const content = operation.requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(call.kind ? [call.kind] : []);
    const body = resolve<Schema>(content?.[call.kind ?? '']?.schema ?? {});
    const wanted = (call.body ?? []).map((name) => name.replace('?', '')).sort();
    expect(fieldsOf(body)).toEqual(wanted);
    for (const name of body.required ?? []) expect(call.body).toContain(name);
    const data = resolve<Schema>(resolve<Schema>(jsonAnswer(operation)).properties?.['data']);
    if (call.answer === null) expect(data.type).toBe('null');
    else expect(fieldsOf(call.list ? data.items : data)).toEqual([...call.answer].sort());
  },
);

test('CALL-13 the provider serves the contract both rooms are made from', async () => {
  const served: unknown = await (await fetch(`${apiBase}/openapi.json`)).json();
  expect(served).toEqual(document);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  'CALL-13 CALL-08 %s is served, with and without a trailing slash',
  async (_id, { method, path, 'x-access': access }) => {
    const target = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => (name === 'status' ? 'true' : '1'));
    for (const one of new Set([target, target.replace(/\/$/, ''), `${target.replace(/\/$/, '')}/`])) {
      const { status } = await fetch(`${apiBase}${one}`, { method });
      if (access === 'public') expect([200, 400, 401]).toContain(status);
      else expect([one, status]).toEqual([one, 401]);
    }
  },
);
