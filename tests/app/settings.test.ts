// Which provider a build talks to, as /config.json says when the portal starts.
import { readSettings } from '@/app/settings';

const answer =
  (body: string): typeof fetch =>
  () =>
    Promise.resolve(new Response(body));

test.each<[string, typeof fetch, string]>([
  ['an address', answer('{"apiBase":"https://provider.example/v1"}'), 'https://provider.example/v1'],
  [
    'an address that ends in a slash',
    answer('{"apiBase":"https://provider.example/v1/"}'),
    'https://provider.example/v1',
  ],
  ['no address', answer('{}'), '/api'],
  ['no text', answer('{"apiBase":7}'), '/api'],
  ['no settings', answer('<!doctype html>'), '/api'],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), '/api'],
])('settings with %s', async (_what, load, apiBase) => {
  expect(await readSettings(load)).toEqual({ apiBase });
});

test('the settings are asked for again, so that a changed file counts at the next start', async () => {
  const load = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(answer('{}'));
  await readSettings(load);
  expect(load.mock.calls).toEqual([['/config.json', { cache: 'no-cache' }]]);
});
