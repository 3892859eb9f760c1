// All checks of one operation, with a valid request. Rejected calls come first, because they change nothing.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { privileges } from './contract.mjs';
import { anyDifferences, failureDifferences, invalidDifferences, successDifferences, summary } from './responses.mjs';
import { aboutNothing, countIds, inSchool, invalidRequests } from './variants.mjs';

const INVALID_TOKEN = 'not.a.token';
const UNKNOWN_RECORD = 404;

/** The user that an operation is for. */
export const userOf = ({ access }) => (access.user === 'platform' ? 'platform' : 'admin');

const lackingCode = ({ tag }) => (tag === 'privileges' ? 'UNAUTHORIZED_PRIVILEGE_MANAGEMENT' : 'NO_PRIVILEGES');

/** No token and an invalid one, where the operation needs a token. */
async function checkTokens({ operation, sample, check }) {
  if (!operation.needsToken) return;
  const expect = (response) => failureDifferences(operation, response, ['INVALID_USER']);
  await check('no token', sample, {}, expect);
  await check('an invalid token', sample, { token: INVALID_TOKEN }, expect);
}

/** The other kind of user, and a clerk with all privileges but those of the operation. */
async function checkAccess({ operation, sample, check, accounts, setPrivileges }) {
  const { user, anyOf } = operation.access;
  const expect = (name) => (response) => failureDifferences(operation, response, [name]);
  if (user === 'platform' || user === 'school') {
    const other = user === 'platform' ? 'admin' : 'platform';
    const token = await accounts.tokenOf(other);
    await check(`a ${other === 'admin' ? 'school' : 'platform'} user`, sample, { token }, expect('NOT_AUTHORIZED'));
  }
  if (user === 'platform' || anyOf.length === 0) return;
  await setPrivileges(privileges.filter(({ name }) => !anyOf.includes(name)).map(({ id }) => id));
  const token = await accounts.tokenOf('clerk');
  await check('a user without the privilege', sample, { token }, expect(lackingCode(operation)));
}

/** The name of each record of the first school contains the marker, which no record of the other school has. */
const showsMarker = ({ bytes }, marker) => bytes.toString('utf8').toLowerCase().includes(marker.toLowerCase());
const leak = (response, marker) =>
  showsMarker(response, marker)
    ? [
        {
          expected: 'nothing of the other school in the response',
          received: `${summary(response)} with a record of it`,
        },
      ]
    : [];

const isDenied = ({ access, namesSchool }) => access.user === 'platform' || namesSchool;

function unknownDifferences(operation, response) {
  return response.status === UNKNOWN_RECORD
    ? anyDifferences(operation, response, true)
    : [{ expected: 'HTTP 404 with a code of the operation', received: summary(response) }];
}

function foreignDifferences(operation, response, missing) {
  if (isDenied(operation)) return failureDifferences(operation, response, ['NOT_AUTHORIZED']);
  if (response.fault || response.status !== UNKNOWN_RECORD)
    return [{ expected: 'HTTP 404 with a code of the operation, as for an unknown id', received: summary(response) }];
  const isSame = response.status === missing.status && isDeepStrictEqual(response.json, missing.json);
  return isSame
    ? []
    : [{ expected: `the response for an unknown id: ${summary(missing)}`, received: summary(response) }];
}

const rejectionDifferences = (operation, response) =>
  response.status === 200
    ? [{ expected: 'a failure', received: summary(response) }]
    : anyDifferences(operation, response);

/** The administrator of the other school sends the request, and the request with the own school's id. */
async function checkOtherSchool({ operation, sample, check, accounts, world }) {
  if (operation.access.isPublic || operation.access.user === 'platform') return;
  const token = await accounts.tokenOf('otherAdmin');
  const leaks = (response) => leak(response, world.marker);
  if (countIds(sample) > 0) {
    const missing = await check('an unknown id', aboutNothing(sample), { token }, (response) =>
      isDenied(operation)
        ? failureDifferences(operation, response, ['NOT_AUTHORIZED'])
        : unknownDifferences(operation, response),
    );
    await check('a record of another school', sample, { token }, (response) => [
      ...foreignDifferences(operation, response, missing),
      ...leaks(response),
    ]);
  }
  const own = inSchool(operation, sample, world.otherSchool.schoolId);
  if (own.others > 0 && operation.namesSchool)
    await check('ids of another school beside the own school', own.sample, { token }, (response) => [
      ...(operation.isRead ? anyDifferences(operation, response) : rejectionDifferences(operation, response)),
      ...leaks(response),
    ]);
  else if (own.others === 0 && operation.isRead)
    await check('the request in another school', own.sample, { token }, (response) => [
      ...anyDifferences(operation, response),
      ...leaks(response),
    ]);
}

async function checkInvalid({ operation, sample, check, token }) {
  for (const { what, sample: invalid } of invalidRequests(operation, sample))
    await check(what, invalid, { token }, (response) => invalidDifferences(operation, response));
}

async function checkRejections({ operation, step, check, token, world }) {
  for (const { what, request, code } of step.rejects ?? [])
    await check(what, request(world), { token }, (response) => failureDifferences(operation, response, [code]));
}

const takesKey = ({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key');

/** Initial passwords are in the first response alone. */
const withoutPasswords = (json) =>
  JSON.parse(JSON.stringify(json, (key, value) => (key === 'password' ? null : value)) ?? 'null');

/** The valid request; a second time with the same key, it has the same response and is not applied again. */
async function checkSuccess({ operation, sample, token, check }) {
  const headers = takesKey(operation) ? { 'idempotency-key': randomUUID() } : {};
  const expect = (response) => successDifferences(operation, response);
  const response = await check('a valid request', sample, { token, headers }, expect);
  if (!takesKey(operation) || response.status !== 200) return response;
  await check('the valid request again with the same Idempotency-Key', sample, { token, headers }, (again) =>
    again.status === 200 && isDeepStrictEqual(again.json, withoutPasswords(response.json))
      ? []
      : [{ expected: 'the response of the first request', received: summary(again) }],
  );
  return response;
}

/**
 * Runs all checks of a step.
 * @param {{ operation: any, step: any, sample: any, token: string | undefined, accounts: any, world: any, setPrivileges: (ids: number[]) =>
 * Promise<void>, check: (what: string, sample: any, options: object, judge: (response: any) => object[]) => Promise<any> }} call
 * @returns {Promise<any>} the response of the valid request
 */
export async function checkOperation(call) {
  await checkTokens(call);
  await checkAccess(call);
  await checkOtherSchool(call);
  await checkInvalid(call);
  await checkRejections(call);
  return checkSuccess(call);
}
