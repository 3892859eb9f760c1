import { reload } from '@/api/reload';

const answering = <T>(answer: Promise<T>) => ({ refetch: () => ({ unwrap: () => answer }) });

test('the requested data is returned, and a failure rejects', async () => {
  await expect(reload(answering(Promise.resolve([1])))).resolves.toEqual([1]);
  await expect(reload(answering(Promise.reject(new Error('offline'))))).rejects.toThrow('offline');
});

test('a response that a sign-out discarded rejects, instead of being taken for data', async () => {
  await expect(reload(answering(Promise.resolve(undefined)))).rejects.toThrow('The response was discarded.');
});
