// A backup of a provider that is in use, and the installation that is restored from it on the other engine.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { engine } from '../../support/provider';
import { ask, tokenAt, withOwnProvider, type Running } from '../faults/ownProvider';
import { openModes } from '../support/modes';
import { emptyInstallation, hasServer, manifestOf, newPath, removeAll, SECRET, succeed } from '../support/commands';

afterAll(removeAll);

const OTHER_ENGINE = engine === 'embedded' && hasServer ? 'postgres' : 'embedded';
const CASHIERS = 2;
/** Receipts before the backup begins. */
const BEFORE = 6;

interface Student {
  studentId: number;
  aadharNo: string | null;
}
interface Desk {
  address: string;
  token: string;
  form: object;
  student: Student;
}

async function deskAt(address: string): Promise<Desk> {
  const token = await tokenAt(address);
  const { data: sessions } = await ask<{ sessionId: number; status: string }[]>(address, 'GET', '/session/all/1', {
    token,
  });
  const sessionId = sessions.find(({ status }) => status === 'ACTIVE')?.sessionId;
  const { data } = await ask<{ content: Student[] }>(address, 'POST', '/student/all/paged?size=50', {
    token,
    json: { schoolId: 1, sessionId },
  });
  const student = data.content.find(({ aadharNo }) => aadharNo !== null);
  if (!student) throw new Error('No student of the demo has an Aadhaar number.');
  const form = { studentId: student.studentId, sessionId, paymentMode: 'CASH', receiptType: 'OTHER' };
  return { address, token, form, student };
}

let amount = 100;

/** A receipt of an amount that no other one has, which would be rejected as a duplicate. */
async function pay({ address, token, form }: Desk): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() };
  const { responseCode, data } = await ask<{ receiptNo: number }>(address, 'POST', '/receipt/receipt', {
    token,
    json: { ...form, amountPaid: (amount += 1) / 100 },
    headers,
  });
  if (responseCode !== 100) throw new Error(`A receipt was rejected with ${responseCode}.`);
  return data.receiptNo;
}

const aadhaarAt = async ({ address, token, student }: Desk): Promise<string> =>
  (await ask<{ aadharNo: string }>(address, 'POST', `/student/${student.studentId}/reveal`, { token })).data.aadharNo;

async function receiptNumbers({ address, token, form }: Desk): Promise<number[]> {
  const { data } = await ask<{ content: { receiptNo: number }[] }>(
    address,
    'POST',
    '/receipt/student/receipts?size=100&sort=receiptNo,DESC',
    { token, json: { schoolId: 1, studentId: (form as { studentId: number }).studentId } },
  );
  return data.content.map(({ receiptNo }) => receiptNo);
}

/** Receipts without a break, while `work` runs. Returns the acknowledged numbers before and during `work`. */
async function whilePaying(desk: Desk, work: () => Promise<void>): Promise<{ before: number[]; during: number[] }> {
  const numbers: number[] = [];
  let ended = false;
  let reached = () => {};
  const enough = new Promise<void>((resolve) => (reached = resolve));
  const cashier = async () => {
    while (!ended) {
      numbers.push(await pay(desk));
      if (numbers.length >= BEFORE) reached();
    }
  };
  const paying = Array.from({ length: CASHIERS }, cashier);
  await Promise.race([enough, Promise.all(paying)]);
  const before = [...numbers];
  try {
    await work();
  } finally {
    ended = true;
  }
  await Promise.all(paying);
  return { before, during: numbers.slice(before.length) };
}

async function backUpWhilePaying(provider: Running, env: Record<string, string>, folder: string) {
  const desk = await deskAt(await provider.ready);
  const { before, during } = await whilePaying(desk, async () => {
    await succeed('backup', folder, env);
  });
  expect(during).not.toEqual([]);
  return { desk, before, aadhaar: await aadhaarAt(desk), last: Math.max(...before, ...during) };
}

test('R13 a backup taken under writes is restored on the other engine with every receipt before it, sums, numbers and Aadhaar', () =>
  withOwnProvider(async ({ env, start }) => {
    const folder = newPath('backup');
    const settings = { ...env, PORTAL_SECRET: SECRET };
    const found = await backUpWhilePaying(start({ PORTAL_SECRET: SECRET }), settings, folder);
    expect(openModes(folder)).toEqual([]);

    const target = { ...(await emptyInstallation(OTHER_ENGINE)), PORTAL_SECRET: SECRET };
    await succeed('restore', folder, target);
    const again = `${folder}.again`;
    await succeed('backup', again, target);
    const contents = [folder, again].map((each) =>
      manifestOf(each).tables.map(({ name, rows, sums, sha256 }) => ({ name, rows, sums, sha256 })),
    );
    expect(contents[1]).toEqual(contents[0]);
    expect(manifestOf(again)).toMatchObject({ engine: OTHER_ENGINE, secret: { file: null } });
    expect(manifestOf(again).sequences).toEqual(manifestOf(folder).sequences);

    // The restored database has priority over that of the test: `start` sets the settings of the latter first.
    const restored = start({ DATABASE_URL: '', PORTAL_DATA: path.join(folder, 'none'), ...target });
    const desk = await deskAt(await restored.ready);
    const stored = await receiptNumbers(desk);
    expect(stored).toEqual(expect.arrayContaining(found.before));
    expect(Math.max(...stored)).toBeLessThanOrEqual(found.last);
    expect(await pay(desk)).toBe(Math.max(...stored) + 1);
    expect(await aadhaarAt({ ...desk, student: found.desk.student })).toBe(found.aadhaar);
  }));
