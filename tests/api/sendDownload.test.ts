import type { ApiArgs } from '@/api/base-query/request';
import { fileNameOf } from '@/api/base-query/fileName';
import { printPage } from '@/api/base-query/printPage';
import { saveFile } from '@/api/base-query/saveFile';
import { envelope, FakeProvider, gate, type Behaviour, htmlPage } from './support/fakeProvider';
import { kindsApi, openTab, storeSignIn, type Tab, flushPending } from './support/openTab';

let provider: FakeProvider;
let tab: Tab;

beforeEach(() => {
  storeSignIn();
  provider = new FakeProvider();
  tab = openTab(provider);
});
afterEach(() => tab.close());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const start = (args: ApiArgs = { url: '/reports/x', method: 'POST', body: { classId: 1 } }) =>
  tab.store.dispatch(kindsApi.endpoints.download.initiate(args));

const file =
  (headers: Record<string, string>, status = 200) =>
  () =>
    new Response(new Uint8Array([0, 255, 128]), { status, headers });
const named = { 'content-type': XLSX, 'content-disposition': 'attachment; filename="fees.xlsx"' };

test.each(['GET', 'POST'])(
  'CALL-06 CALL2-06 a file answering %s is saved as it is under the name the answer gives',
  async (method) => {
    provider.onCall = file(named);
    const args = { url: '/reports/x', method, ...(method === 'POST' && { body: {} }) };
    const result = await tab.store.dispatch(kindsApi.endpoints.download.initiate(args)).unwrap();
    expect(result).toEqual({ fileName: 'fees.xlsx', size: 3 });
    expect(provider.calls.map((one) => one.method)).toEqual([method]);
    expect(tab.saved.map(({ fileName }) => fileName)).toEqual(['fees.xlsx']);
    expect([...new Uint8Array(await tab.saved[0]!.blob.arrayBuffer())]).toEqual([0, 255, 128]);
  },
);

test.each<[string, number | undefined]>([
  ['612', 612],
  ['0', 0],
  ['many', undefined],
  ['-1', undefined],
])('the number of records %j of an answer is kept as %j', async (header, rows) => {
  provider.onCall = file({ ...named, 'x-row-count': header });
  expect(await start().unwrap()).toEqual({ fileName: 'fees.xlsx', size: 3, ...(rows !== undefined && { rows }) });
});

test('AUTH-29 a download renews its tokens like any call and saves once', async () => {
  provider.onCall = (received) => (received.bearer === 'access-2' ? file(named)() : undefined);
  provider.expire();
  await start().unwrap();
  expect(provider.refreshes).toHaveLength(1);
  expect(tab.saved).toHaveLength(1);
});

test.each<[string, Behaviour, object]>([
  [
    'a refusal in JSON',
    () => envelope({ code: 147, message: 'No data found' }),
    { responseCode: 147, message: 'No data found' },
  ],
  [
    'a refusal in JSON that claims to be attached',
    () => envelope({ status: 404, code: 103, message: '', headers: named }),
    { status: 404 },
  ],
  ['JSON that claims success', () => envelope({ data: { a: 1 } }), { status: 502, message: /cannot read/ }],
  ['a proxy’s page', () => htmlPage(200), { status: 502, message: /cannot read/ }],
  ['a page that claims to be attached', file({ ...named, 'content-type': 'text/html' }), { status: 502 }],
  ['a file with status 500', file(named, 500), { status: 500, message: /cannot read/ }],
  ['text without a name', file({ 'content-type': 'text/plain' }), { status: 502 }],
  ['something that says nothing about itself', file({}), { status: 502 }],
])('CALL2-05 %s is a failure and never saved', async (_name, onCall, failure) => {
  provider.onCall = onCall;
  await expect(start().unwrap()).rejects.toMatchObject(failure);
  expect(tab.saved).toEqual([]);
});

test('a download whose caller has left is not saved, even if it has already arrived', async () => {
  const answer = gate();
  tab.close();
  tab = openTab({ fetch: () => answer.passed.then(file(named)) });
  const running = start();
  await flushPending();
  running.abort();
  answer.open();
  await expect(running.unwrap()).rejects.toMatchObject({ name: 'AbortError' });
  await flushPending();
  expect(tab.saved).toEqual([]);
});

describe('a document that is requested as HTML', () => {
  const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-disposition': 'inline; filename="receipt.html"' };
  let printed: string[];
  const print = (onCall: Behaviour, how: 'params' | 'body' = 'params') => {
    printed = [];
    tab.close();
    provider.onCall = onCall;
    tab = openTab(provider, { printPage: (html) => Promise.resolve(void printed.push(html)) });
    return start({ url: '/reports/x', method: 'POST', body: {}, [how]: { html: true } }).unwrap();
  };
  const receipt = (headers: Record<string, string>) => () => new Response('<p>Receipt</p>', { headers });

  test.each(['params', 'body'] as const)('is printed and not saved, whether its %s ask for it', async (how) => {
    expect(await print(receipt(HTML), how)).toEqual({ fileName: 'receipt.html', size: 14 });
    expect([printed, tab.saved]).toEqual([['<p>Receipt</p>'], []]);
  });

  test.each<[string, Behaviour]>([
    ['a proxy’s page', () => htmlPage(200)],
    ['a file', file(named)],
    ['a refusal', () => envelope({ code: 147, message: 'No data found' })],
  ])('%s in its place is a failure and never printed', async (_what, onCall) => {
    await expect(print(onCall)).rejects.toMatchObject({ message: expect.any(String) as string });
    expect([printed, tab.saved]).toEqual([[], []]);
  });

  test('is in a frame without scripts, outside the tab order, until it was printed or ten minutes are over', async () => {
    jest.useFakeTimers();
    const frame = () => document.querySelector('iframe');
    for (const leave of [
      (one: HTMLIFrameElement) => one.contentWindow?.dispatchEvent(new Event('afterprint')),
      () => jest.advanceTimersByTime(600_000),
    ]) {
      const handed = printPage('<p>Receipt</p>');
      const one = frame() as HTMLIFrameElement;
      expect([one.getAttribute('sandbox'), one.srcdoc]).toEqual(['allow-same-origin allow-modals', '<p>Receipt</p>']);
      expect([one.tabIndex, one.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
      const asked = jest.fn();
      Object.assign(one.contentWindow as object, { print: asked });
      one.dispatchEvent(new Event('load'));
      await handed;
      expect(asked).toHaveBeenCalledTimes(1);
      jest.advanceTimersByTime(599_999);
      expect(frame()).toBe(one);
      leave(one);
      expect(frame()).toBeNull();
    }
    jest.useRealTimers();
  });
});

test.each([
  [null, 'download'],
  ['attachment', 'download'],
  ['attachment; filename=fees.xlsx', 'fees.xlsx'],
  ['attachment; filename=fees 2026.xlsx', 'fees 2026.xlsx'],
  ['inline; FileName="TC; class \\"X\\".pdf"', 'TC; class _X_.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%AA%E0%A4%A4%E0%A5%8D%E0%A4%B0.pdf', 'पत्र.pdf'],
  ["attachment; filename*=iso-8859-1'en'r%E9sum%E9.pdf", 'résumé.pdf'],
  ['attachment; filename="good.pdf"; filename*=UTF-8\'\'%E0%A4', 'good.pdf'],
  ['attachment; filename="good.pdf"; filename*=utf-7\'\'x.pdf', 'good.pdf'],
  ['attachment; filename="good.pdf"; filename*=bad.pdf', 'good.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Users\\\\x.pdf"', 'x.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fx.pdf", 'x.pdf'],
  ["attachment; filename*=UTF-8''a%00b%0D%0Ac.pdf", 'abc.pdf'],
  ["attachment; filename*=UTF-8''receipt%E2%80%AEfdp.exe", 'receiptfdp.exe'],
  ['attachment; filename=".htaccess"', 'htaccess'],
  ['attachment; filename=".."', 'download'],
  ['attachment; filename=""', 'download'],
])('CALL2-06 the file name in %j is %j', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

test('CALL2-06 the joiners of Devanagari are kept in a file name', () => {
  const name = 'क्\u200dष.pdf';
  expect(fileNameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name);
});

test('CALL2-06 the browser is given the file under its name, and the address is given back afterwards', () => {
  jest.useFakeTimers();
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const revoked = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const clicked: unknown[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download, this.isConnected, revoked.mock.calls.length]);
  });
  saveFile(new Blob(['x']), 'fees.xlsx');
  expect(clicked).toEqual([['blob:x', 'fees.xlsx', true, 0]]);
  expect(document.querySelector('a')).toBeNull();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});
