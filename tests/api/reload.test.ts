import { reload } from '@/api/reload';

type Query = Parameters<typeof reload<number[]>>[0];
type Refetch = ReturnType<Query['refetch']>;

/** A query whose refetches get these responses in turn; those of one request id are one request. */
function queryOf(
  ...responses: { readonly own: string; readonly shown: string | undefined; data: Promise<number[] | undefined> }[]
): Query {
  const refetch = (): Refetch => {
    const { own, shown, data } = responses.shift() ?? { own: '', shown: '', data: Promise.reject(new Error('none')) };
    const settled = data.then(
      () => ({ requestId: shown }),
      () => ({ requestId: shown }),
    );
    return Object.assign(settled, { requestId: own, unwrap: () => data, refetch });
  };
  return { refetch };
}
const answering = (data: Promise<number[] | undefined>) => queryOf({ own: 'a', shown: 'a', data });
const pending = (data: Promise<number[]>) => ({ own: 'b', shown: 'a', data });
const later = { own: 'c', shown: 'c', data: Promise.resolve([2]) };

test('the requested data is returned, and a failure rejects', async () => {
  await expect(reload(answering(Promise.resolve([1])))).resolves.toEqual([1]);
  await expect(reload(answering(Promise.reject(new Error('offline'))))).rejects.toThrow('offline');
});

test('a response that a sign-out discarded rejects, instead of being taken for data', async () => {
  await expect(reload(answering(Promise.resolve(undefined)))).rejects.toThrow('The response was discarded.');
});

test('a sign-out during an earlier request sends no further request', async () => {
  const query = queryOf({ own: 'b', shown: undefined, data: Promise.resolve(undefined) }, later);
  await expect(reload(query)).rejects.toThrow('The response was discarded.');
});

test.each([
  ['succeeds', Promise.resolve([1])],
  ['fails', Promise.reject<number[]>(new Error('offline'))],
])('the data is requested again after an earlier request that %s', async (_end, data) => {
  await expect(reload(queryOf(pending(data), later))).resolves.toEqual([2]);
});
