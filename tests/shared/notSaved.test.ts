import { isUndecided } from '@/shared/feedback';

test.each<[string, number, number | null, boolean]>([
  ['no connection', 503, null, true],
  ['no answer in time', 503, null, true],
  ['an answer nobody can read', 502, null, true],
  ['the page of a proxy in front', 413, null, true],
  ['a provider that is overloaded', 503, 108, true],
  ['a provider that failed', 500, 108, true],
  ['too many calls', 429, 203, false],
  ['too many calls of a proxy in front', 429, null, true],
  ['a field refused', 400, 109, false],
  ['a missing privilege', 403, 137, false],
  ['saved by somebody else meanwhile', 409, 205, false],
  ['a refusal with the status of a success', 200, 113, false],
])('whether a save was decided on: %s', (_what, status, responseCode, undecided) => {
  expect(isUndecided({ status, responseCode })).toBe(undecided);
});
