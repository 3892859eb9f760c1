import { Places } from '../../../provider/documents/pdf/places.ts';

test('so many works go on at once, the others wait in their order, and one that fails gives its place on', async () => {
  const places = new Places(2);
  const ends: Record<string, (failed?: Error) => void> = {};
  const begun: string[] = [];
  const start = (name: string) =>
    places.take(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends[name] = (failed) => (failed ? reject(failed) : resolve(name));
        }),
    );
  const works = ['a', 'b', 'c', 'd'].map(start);
  const settled = Promise.allSettled(works);
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  ends['b']?.(new Error('no'));
  await expect(works[1]).rejects.toThrow('no');
  expect(begun).toEqual(['a', 'b', 'c']);
  ends['a']?.();
  expect(await works[0]).toBe('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends['c']?.();
  ends['d']?.();
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});
