// Many files asked for at one time, through the app: whose turn it is, who is rejected, and what a closed connection leaves.
import http from 'node:http';
import { call, origin, resetProvider, sql, tokenOf } from '../../support/provider';
import { bearer, envelopeOf, isFile, send, verdict, type Bytes } from '../support/http';
import { holdFiles, moveFileClock, passFiles, untilFiles } from '../support/insight';
import { emptyReceipts, makeReceipt } from '../support/receipts';
import { FIRST } from '../support/schools';
import { countOf } from '../support/tables';

let clerk: string;
let admin: string;
let documentPath: string;
beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  [clerk, admin] = await Promise.all([tokenOf('clerk'), tokenOf('admin')]);
  const { receiptId } = await makeReceipt(clerk, { paymentDate: '2026-07-10' });
  documentPath = `/api/receipt/v2/receipt/download/${receiptId}`;
  await holdFiles(true);
});
afterEach(() => holdFiles(false));

/** As many as run at once, and as many of one user as wait. */
const RUNNING = 3;
const WAITING = 10;

const takeDocument = (token: string): Promise<Bytes> => send('GET', documentPath, { headers: bearer(token) });
const json = (token: string, body: object) => ({
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify(body),
});
const EXPORTS = '/api/student/export';
const PRINTS = '/api/receipt/student/receipts/print';
const JULY = { schoolId: FIRST, startDate: '2026-07-01', endDate: '2026-07-31' };

/** The clerk's documents use every thread, and this many more wait. */
async function flood(waiting: number): Promise<Promise<Bytes>[]> {
  const documents = Array.from({ length: RUNNING + waiting }, () => takeDocument(clerk));
  await untilFiles({ atGate: RUNNING, waiting });
  return documents;
}
const rejected = (answer: Bytes) => [
  ...verdict(envelopeOf(answer)),
  envelopeOf(answer).responseMsg,
  answer.headers['retry-after'],
];
const BUSY = 'Many files are being prepared. Try again in a few seconds.';

test('while the files of one user hold every thread, others are served, and get the next thread but one', async () => {
  const documents = await flood(WAITING);
  expect(verdict(await call('GET', '/user/info', { token: admin }))).toEqual([200, 100]);
  const other = takeDocument(admin);
  await untilFiles({ waiting: WAITING + 1 });
  await passFiles(1);
  await untilFiles({ waiting: WAITING });
  await passFiles(1);
  const { started } = await untilFiles({ waiting: WAITING - 1 });
  const users = await sql<{ id: number }>(
    "SELECT id FROM users WHERE user_name IN ('clerk', 'admin') ORDER BY user_name",
  );
  const [adminId, clerkId] = users.map(({ id }) => id);
  expect(started).toEqual([...Array<unknown>(RUNNING + 1).fill(clerkId), adminId]);
  await holdFiles(false);
  for (const answer of await Promise.all([other, ...documents])) expect(isFile(answer.headers)).toBe(true);
});

test('code 204 the eleventh waiting file of a user is rejected at once, with the time to come again', async () => {
  const documents = await flood(WAITING);
  expect(rejected(await takeDocument(clerk))).toEqual([503, 204, BUSY, '5']);
  await holdFiles(false);
  await Promise.all(documents);
});

test('code 204 files that waited for 20 s are rejected; they count as no export and leave receipts unprinted', async () => {
  const documents = await flood(0);
  const waiting = [
    send('POST', EXPORTS, json(admin, { schoolId: FIRST })),
    send('POST', PRINTS, json(admin, JULY)),
    takeDocument(clerk),
  ];
  await untilFiles({ waiting: waiting.length });
  await moveFileClock(19_999);
  await untilFiles({ waiting: waiting.length });
  await moveFileClock(1);
  for (const answer of await Promise.all(waiting)) expect(rejected(answer)).toEqual([503, 204, BUSY, '10']);
  expect(await countOf('audit_entries', "event IN ('exportStudents', 'printReceipts')")).toBe(0);
  expect(await sql('SELECT printed_at FROM receipts')).toEqual([{ printed_at: null }]);
  await holdFiles(false);
  await Promise.all(documents);
});

test('CODE-175 a file that is not made within its time is an envelope, and its thread serves the next one', async () => {
  const documents = await flood(0);
  await moveFileClock(20_000);
  for (const answer of await Promise.all(documents)) expect(verdict(envelopeOf(answer))).toEqual([500, 175]);
  await holdFiles(false);
  expect(isFile((await takeDocument(clerk)).headers)).toBe(true);
});

/** A request whose connection the test closes. */
function ask(method: string, path: string, { headers, body }: { headers: http.OutgoingHttpHeaders; body?: string }) {
  const request = http.request(`${origin}${path}`, { method, headers, agent: false });
  request.on('error', () => undefined).end(body);
  return request;
}

test.each([
  ['GET', () => ask('GET', documentPath, { headers: bearer(clerk) })],
  ['POST', () => ask('POST', EXPORTS, json(clerk, { schoolId: FIRST }))],
])(
  'the file of a %s whose connection closes never starts, and leaves its place to another one',
  async (_method, asked) => {
    const documents = await flood(WAITING - 1);
    const request = asked();
    await untilFiles({ waiting: WAITING });
    request.destroy();
    await untilFiles({ waiting: WAITING - 1 });
    const next = takeDocument(clerk);
    await untilFiles({ waiting: WAITING });
    await holdFiles(false);
    expect((await Promise.all([...documents, next])).map(({ status }) => status)).toEqual(
      Array(RUNNING + WAITING).fill(200),
    );
    expect(await countOf('audit_entries', "event = 'exportStudents'")).toBe(0);
  },
);
