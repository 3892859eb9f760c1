// Reads of the rows beside saves: rows that were requested before a save ended are dropped.
import { waitFor } from '@testing-library/react';
import { ReadOrder } from '@/shared/sheet/readOrder';

const REJECTED = { status: 400, responseCode: 101, code: '101', message: '' };
const LOST = { status: 0, responseCode: null, code: 'NETWORK', message: '' };

/** One save, and reads whose rows are named by the step in which they were requested. */
function open() {
  const order = new ReadOrder();
  const steps: string[] = [];
  const ends: (() => void)[] = [];
  const load = async () => {
    steps.push('read');
    const data = steps.join(' ');
    await new Promise<void>((answer) => ends.push(answer));
    return { ok: true, data } as const;
  };
  const save = { resolve: (_answer: unknown) => {}, reject: (_failure: unknown) => {} };
  const saved = new Promise<unknown>((resolve, reject) => Object.assign(save, { resolve, reject }));
  return {
    steps,
    read: async () => order.read(load),
    /** The response of a read arrives. */
    answer: (index: number) => waitFor(() => (ends[index] ?? fail())()),
    begin: async () => order.save(async () => saved.finally(() => steps.push('saved'))).catch(() => undefined),
    save,
  };
}

function fail(): never {
  throw new Error('Nothing was read.');
}

test('rows are returned where no save ran', async () => {
  const { read, answer } = open();
  const found = read();
  await answer(0);
  expect(await found).toBe('read');
});

test.each(['save', 'read'])(
  'rows requested before a save are requested again after it: first the %s ends',
  async (first) => {
    const { read, answer, begin, save, steps } = open();
    const found = read();
    await waitFor(() => expect(steps).toEqual(['read']));
    const saved = begin();
    if (first === 'read') await answer(0);
    save.resolve(null);
    await saved;
    if (first === 'save') await answer(0);
    await answer(1);
    expect(await found).toBe('read saved read');
  },
);

test('rows are read after a running save, also after one without a result', async () => {
  const { read, answer, begin, save } = open();
  void begin();
  const found = read();
  save.reject(LOST);
  await answer(0);
  expect(await found).toBe('saved read');
});

test('a save that ended with the sign-in ends the read that waited for it', async () => {
  const { read, begin, save, steps } = open();
  void begin();
  const waiting = read();
  save.reject({ status: 401, responseCode: null, code: 'NOT_SIGNED_IN', message: '' });
  await waitFor(() => expect(steps).toContain('saved'));
  expect([await waiting, steps]).toEqual([undefined, ['saved']]);
});

test('a rejected save ends the read that waited for it, and no later one', async () => {
  const { read, answer, begin, save, steps } = open();
  void begin();
  const waiting = read();
  save.reject(REJECTED);
  expect([await waiting, steps]).toEqual([undefined, ['saved']]);
  const found = read();
  await answer(0);
  expect(await found).toBe('saved read');
});
