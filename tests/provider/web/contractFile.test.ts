// The contract is serialised once, and a caller who has it gets no body.
import { resetProvider } from '../../support/provider';
import { send } from '../support/http';

beforeAll(resetProvider);

test('the contract has a tag, and a caller who sends the tag gets 304 without a body', async () => {
  const first = await send('GET', '/api/openapi.json');
  const tag = String(first.headers.etag);
  expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'no-cache',
  ]);
  expect(JSON.parse(first.body.toString())).toMatchObject({ openapi: expect.stringMatching(/^3/) });
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const { status, body, headers } = await send('GET', '/api/openapi.json', { headers: { 'if-none-match': known } });
    expect([known, status, body.length, headers.etag]).toEqual([known, 304, 0, tag]);
  }
  const other = await send('GET', '/api/openapi.json', { headers: { 'if-none-match': '"other"' } });
  expect([other.status, other.body.length]).toEqual([200, first.body.length]);
});
