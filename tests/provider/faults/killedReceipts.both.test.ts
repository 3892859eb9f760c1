// The process is killed while receipts are made: each acknowledged one is there once, and no number is missing.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, tokenAt, withOwnProvider, type Running } from './ownProvider';

/** One kill; a kill among 200 is a long proof (npm run trials -- killUnderWrites). */
const ACKNOWLEDGED = 12;
const CASHIERS = 3;

interface Payment {
  key: string;
  form: object;
  /** of an acknowledged one */
  receiptNo: number | undefined;
}
interface Made {
  receiptNo: number;
}
interface Page {
  content: Made[];
  totalElements: number;
}

async function send(address: string, token: string, payment: Payment): Promise<number> {
  const { responseCode, data } = await ask<Made>(address, 'POST', '/receipt/receipt', {
    token,
    json: payment.form,
    headers: { 'idempotency-key': payment.key },
  });
  if (responseCode === 100) payment.receiptNo = data.receiptNo;
  return responseCode;
}

/** Several cashiers, each one payment after the other, until the process is gone. */
async function payUntilKilled(provider: Running, address: string, token: string, form: object): Promise<Payment[]> {
  const payments: Payment[] = [];
  const cashier = async () => {
    while (provider.child.exitCode === null) {
      const amountPaid = (100 + payments.length) / 100;
      const payment = { key: randomUUID(), form: { ...form, amountPaid }, receiptNo: undefined };
      payments.push(payment);
      await send(address, token, payment);
    }
  };
  const paying = Array.from({ length: CASHIERS }, () => cashier().catch(() => undefined));
  while (payments.filter(({ receiptNo }) => receiptNo !== undefined).length < ACKNOWLEDGED) await delay(5);
  await provider.end('SIGKILL');
  await Promise.all(paying);
  return payments;
}

const numbersAt = async (address: string, token: string): Promise<number[]> => {
  const asked = (page: number) =>
    ask<Page>(address, 'POST', `/receipt/student/receipts?page=${page}&size=100&sort=receiptNo,ASC`, {
      token,
      json: { schoolId: 1, includeDeleted: true },
    });
  const { data: first } = await asked(0);
  const rest = Array.from({ length: Math.ceil(first.totalElements / 100) - 1 }, (_, at) => asked(at + 1));
  return [first, ...(await Promise.all(rest)).map(({ data }) => data)].flatMap(({ content }) =>
    content.map(({ receiptNo }) => receiptNo),
  );
};

test('R1 C1 C2 a kill among receipts loses none that was acknowledged, stores none twice, and leaves no gap in the numbers', () =>
  withOwnProvider(async ({ start }) => {
    const killed = start();
    const before = await killed.ready;
    const token = await tokenAt(before);
    const { data: sessions } = await ask<{ sessionId: number; status: string }[]>(before, 'GET', '/session/all/1', {
      token,
    });
    const sessionId = sessions.find(({ status }) => status === 'ACTIVE')?.sessionId;
    const { data: page } = await ask<{ content: { studentId: number }[] }>(
      before,
      'POST',
      '/student/all/paged?size=1',
      {
        token,
        json: { schoolId: 1, sessionId },
      },
    );
    const form = { studentId: page.content[0]?.studentId, sessionId, paymentMode: 'CASH', receiptType: 'OTHER' };
    const payments = await payUntilKilled(killed, before, token, form);
    const address = await start().ready;
    const again = await tokenAt(address);
    const stored = await numbersAt(address, again);
    const acknowledged = payments.flatMap(({ receiptNo }) => receiptNo ?? []);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
    expect(acknowledged.filter((no) => !stored.includes(no))).toEqual([]);
    for (const payment of payments) expect(await send(address, again, payment)).toBe(100);
    const all = await numbersAt(address, again);
    expect(new Set(payments.map(({ receiptNo }) => receiptNo)).size).toBe(payments.length);
    expect(all).toEqual(Array.from({ length: all.length }, (_, at) => (all[0] ?? 0) + at));
    expect(all.at(-1)).toBe(Math.max(...payments.map(({ receiptNo }) => receiptNo ?? 0)));
  }));
