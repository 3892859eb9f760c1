// Reads of one call in one transaction, on a connection that records what it receives.
import type { Connection, Engine } from '../../../provider/database/engine';
import { SharedReads } from '../../../provider/database/sharedReads';

function recorded() {
  const log: string[] = [];
  const connection: Connection = {
    query: ({ text }) => {
      log.push(text);
      return text === 'failing' ? Promise.reject(new Error('failed')) : Promise.resolve({ rows: [], rowCount: 0 });
    },
    exec: (sql) => Promise.resolve(void log.push(sql)),
  };
  const engine: Pick<Engine, 'transaction'> = {
    transaction: async (setup, work, kind) => {
      log.push(`begin ${kind} ${setup}`);
      return work(connection).then(
        (value) => {
          log.push('commit');
          return value;
        },
        (error: unknown) => {
          log.push('roll back');
          throw error;
        },
      );
    },
  };
  const shared = new SharedReads<string>(
    engine as Engine,
    (scope) => `in ${scope}`,
    (scope) => `scope ${scope}`,
  );
  const read = (scope: string, text: string) => shared.read(scope, (open) => open.query({ text }));
  return { log, shared, read };
}

// The clock does not move by itself: a transaction older than 20 ms ends.
let now: jest.SpyInstance<number, []>;
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => now.mockRestore());

/** All pending reactions of promises have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('reads share one transaction, and change its scope before their first statement', async () => {
  const { log, shared, read } = recorded();
  await read('sign-in', 'a');
  await read('school', 'b');
  await read('school', 'c');
  shared.end();
  await settled();
  expect(log).toEqual(['begin read in sign-in', 'a', 'scope school', 'b', 'c', 'commit']);
});

test('a read in another scope begins after the end of the read before', async () => {
  const { log, shared, read } = recorded();
  const two = async (open: Connection) => {
    await open.query({ text: 'a' });
    await settled();
    return open.query({ text: 'b' });
  };
  await Promise.all([shared.read('school', two), read('platform', 'c')]);
  expect(log).toEqual(['begin read in school', 'a', 'b', 'scope platform', 'c']);
});

test('the transaction ends after the reads that were requested, and a later read begins another one', async () => {
  const { log, shared, read } = recorded();
  const first = read('school', 'a');
  shared.end();
  await first;
  await settled();
  await read('school', 'b');
  shared.end();
  await settled();
  expect(log).toEqual(['begin read in school', 'a', 'commit', 'begin read in school', 'b', 'commit']);
});

test('a caller that computes or waits between two reads occupies no transaction in the time between', async () => {
  const { log, read } = recorded();
  await read('school', 'a');
  await settled();
  expect(log).toEqual(['begin read in school', 'a', 'commit']);
  await read('school', 'b');
  expect(log.slice(3)).toEqual(['begin read in school', 'b']);
});

test('reads that are requested together give way to other calls after 20 ms', async () => {
  const { log, shared } = recorded();
  const at = (text: string, ms: number) =>
    shared.read('school', async (open) => {
      await open.query({ text });
      now.mockReturnValue(ms);
    });
  await Promise.all([at('a', 1_020), at('b', 1_021), at('c', 1_021)]);
  expect(log).toEqual(['begin read in school', 'a', 'b', 'begin read in school', 'commit', 'c']);
});

test('a failed read rolls back, and the next read begins another transaction', async () => {
  const { log, shared, read } = recorded();
  await expect(read('school', 'failing')).rejects.toThrow('failed');
  await read('platform', 'a');
  shared.end();
  await settled();
  expect(log).toEqual(['begin read in school', 'failing', 'roll back', 'begin read in platform', 'a', 'commit']);
});

test('a transaction that cannot begin fails the read alone', async () => {
  let attempts = 0;
  const transaction = () => ((attempts += 1), Promise.reject(new Error(`no connection ${attempts}`)));
  const shared = new SharedReads<string>({ transaction } as unknown as Engine, String, String);
  const read = () => shared.read('school', (open) => open.query({ text: 'a' }));
  await expect(read()).rejects.toThrow('no connection 1');
  await expect(read()).rejects.toThrow('no connection 2');
  shared.end();
  await settled();
});
