// A new installation is filled with the demo around its own day.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withProcess } from '../support/process';

/** Lets the provider's clock, in its threads too, begin at an instant. */
const clockAt = (instant: string) => {
  const script = `const Own = Date; const off = Own.parse('${instant}') - Own.now();
    globalThis.Date = new Proxy(Own, {
      construct: (Type, given) => (given.length > 0 ? new Type(...given) : new Type(Own.now() + off)),
      apply: () => String(new Own(Own.now() + off)),
      get: (Type, name) => (name === 'now' ? () => Own.now() + off : Reflect.get(Type, name)),
    });`;
  return { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(script)}"` };
};

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-demo-`));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const DAY = '2027-04-01';
const NEXT_DAY = '2027-04-02';

test('a first start on the first day of a session has it ACTIVE, receipts of the day that await confirmation, and none later', () =>
  withProcess({ PORTAL_DATA: folder, ...clockAt(`${DAY}T03:00:00.000Z`) }, async ({ at }) => {
    const call = async (method: string, target: string, json?: unknown, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const body = json === undefined ? {} : { body: JSON.stringify(json) };
      const response = await fetch(`${at}/api${target}`, { method, headers, ...body });
      return ((await response.json()) as { data: unknown }).data;
    };
    const signIn = await call('POST', '/auth/login', { userName: 'admin', password: 'Portal@2026' });
    const { accessToken } = signIn as { accessToken: string };
    const sessions = (await call('GET', '/session/all/1', undefined, accessToken)) as Record<string, unknown>[];
    const active = sessions.filter(({ status }) => status === 'ACTIVE');
    expect(active.map(({ sessionName }) => sessionName)).toEqual(['2027 - 2028']);
    const list = (filter: object) =>
      call('POST', '/receipt/student/receipts', { schoolId: 1, page: 0, size: 1, ...filter }, accessToken);
    const ofToday = (await list({ startDate: DAY, endDate: DAY, status: 'PENDING' })) as { totalElements: number };
    expect(ofToday.totalElements).toBeGreaterThan(5);
    expect(await list({ startDate: NEXT_DAY, endDate: '2028-12-31' })).toMatchObject({ totalElements: 0 });
    const close = await call('GET', '/receipt/day-close?schoolId=1', undefined, accessToken);
    expect((close as { total: { receipts: number } }).total.receipts).toBeGreaterThan(5);
  }).then(() => undefined));
