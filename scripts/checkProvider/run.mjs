// Runs all steps against a provider and collects the result of each operation.
import { randomInt } from 'node:crypto';
import { createAccounts } from './accounts.mjs';
import { checkOperation, userOf } from './checks.mjs';
import { createClient } from './client.mjs';
import { codes, operations } from './contract.mjs';
import { cacheDifferences, successDifferences } from './responses.mjs';
import { addPassword } from './secrets.mjs';
import { steps } from './steps/index.mjs';
import { createWorld, NotPrepared } from './world.mjs';

/**
 * @typedef {{ check: string, expected: string, received: string, requestId?: string }} Difference
 * @typedef {{ id: string, method: string, path: string, checks: number, differences: Difference[], notChecked?: string }} Result
 */

const { code: SUCCESS } = codes.SUCCESS;
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const MARKER_LETTERS = 8;
const randomLetters = (count) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A password that the contract permits and no list contains. */
const randomPassword = () => `Q7@${randomLetters(9)}`;

function newWorld() {
  const marker = `Q${randomLetters(MARKER_LETTERS)}`;
  const otherMarker = `Z${randomLetters(MARKER_LETTERS)}`;
  const [password, newPassword] = [randomPassword(), randomPassword()];
  for (const each of [password, newPassword]) addPassword(each);
  return createWorld({
    ...{ marker, otherMarker, password, newPassword },
    runKey: `check-${marker.toLowerCase()}-${randomInt(1e9)}`,
    sectionName: 'A',
  });
}

const NO_STEP = 'the check has no step for it';
const newResult = ({ id, method, path }) => ({ id, method, path, checks: 0, differences: [], notChecked: NO_STEP });

function add(result, check, found, response) {
  for (const { expected, received } of found) {
    const requestId = response.headers['x-request-id'];
    result.differences.push({ check, expected, received, ...(requestId && { requestId }) });
  }
}

/** Sends a call, compares its response, and adds to the result of the operation. */
const checker = (send, operation, result) => async (check, sample, options, judge) => {
  const response = await send(operation, sample, options);
  result.checks += 1;
  // A missing header is reported once, not with every call.
  const ofCache = cacheDifferences(response).filter(
    ({ received }) => !result.differences.some((one) => one.received === received),
  );
  add(result, check, [...judge(response), ...ofCache], response);
  return response;
};

/** Gives the clerk these privileges and no others. */
const privilegesOf = ({ send, accounts, world }) => {
  let stored = '';
  return async (ids) => {
    if (stored === ids.join()) return;
    const sample = { path: { userId: world.clerk.userId }, body: { assignedPrivileges: ids } };
    const operation = operations.get('manageUserPrivileges');
    const response = await send(operation, sample, { token: await accounts.tokenOf('admin') });
    const [difference] = successDifferences(operation, response);
    if (difference) throw new NotPrepared(`the privileges of the clerk could not be changed: ${difference.received}`);
    stored = ids.join();
  };
};

async function runStep(step, operation, result, context) {
  const { world, accounts, send, isWanted } = context;
  const sample = (await step.request?.(world)) ?? {};
  const name = step.as ?? userOf(operation);
  const takesToken = operation.needsToken || step.token !== undefined;
  const token = takesToken ? (await accounts.tokensOf(name))[step.token ?? 'accessToken'] : undefined;
  const check = checker(send, operation, result);
  const response =
    step.prepares || !isWanted(step.id)
      ? await check('a valid request for another record', sample, { token }, (one) =>
          successDifferences(operation, one),
        )
      : await checkOperation({ ...context, operation, step, sample, token, check });
  if (response.status === 200 && response.json?.responseCode === SUCCESS) keepData(step, world, response, accounts);
}

/** Data that differ from the contract are reported already; a later step reports what it could not store. */
function keepData({ keep }, world, { json }, accounts) {
  try {
    keep?.(world, json.data, { accounts });
  } catch {
    return;
  }
}

/** A step that reads an unexpected response may fail in any way; the run goes on with the next one. */
const reasonOf = (error) =>
  error instanceof NotPrepared
    ? error.message
    : `the responses of earlier steps have other data than expected (${error})`;

/** Disables the two schools of the run. @returns {Promise<string | undefined>} the reason why they are not disabled */
async function disableSchools({ send, accounts, world }) {
  try {
    for (const { schoolId } of [world.school, world.otherSchool]) {
      const sample = { path: { id: schoolId, status: 'true' } };
      const response = await send(operations.get('setSchoolStatus'), sample, {
        token: await accounts.tokenOf('platform'),
      });
      const [difference] = successDifferences(operations.get('setSchoolStatus'), response);
      if (difference) return difference.received;
    }
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Nothing can be checked; the message is a sentence for the operator. */
export class CannotStart extends Error {}

/**
 * @param {{ base: string, userName: string, password: string, timeoutMs: number, only?: string[], isStopped: () => boolean }} settings
 * only: operationIds; of all others the valid request alone is sent, for the records that it creates
 * isStopped: asked before each step; after true only the schools are disabled
 * @returns {Promise<{ results: Result[], marker: string, notDisabled?: string }>}
 */
export async function checkProvider({ base, userName, password, timeoutMs, only, isStopped }) {
  const send = createClient(base, timeoutMs);
  const accounts = createAccounts(send);
  accounts.add('platform', userName, password);
  const { failure, isReached } = await accounts.signIn({ userName, password });
  if (failure)
    throw new CannotStart(
      isReached
        ? `The platform administrator cannot sign in at ${base}: ${failure}`
        : `The provider at ${base} cannot be reached: ${failure}`,
    );
  const world = newWorld();
  const isWanted = (id) => only === undefined || only.includes(id);
  const context = {
    send,
    accounts,
    world,
    isWanted,
    isStopped,
    setPrivileges: privilegesOf({ send, accounts, world }),
  };
  const results = new Map([...operations.values()].map((operation) => [operation.id, newResult(operation)]));
  await runSteps(results, context);
  const notDisabled = await disableSchools(context);
  const wanted = [...results.values()].filter(({ id }) => isWanted(id));
  return { results: wanted, marker: world.marker, ...(notDisabled && { notDisabled }) };
}

/** Without the steps that no wanted one needs: later ones, and reads of which nothing is stored. */
function stepsFor(isWanted) {
  const last = steps.findLastIndex(({ id }) => isWanted(id));
  const isNeeded = ({ id, keep }) => {
    const { isRead, success } = operations.get(id);
    return isWanted(id) || keep !== undefined || !(isRead || success.isFile);
  };
  return steps.slice(0, last + 1).filter(isNeeded);
}

async function runSteps(results, context) {
  for (const step of stepsFor(context.isWanted)) {
    if (context.isStopped()) return;
    const result = results.get(step.id);
    try {
      await runStep(step, operations.get(step.id), result, context);
      if (!step.prepares) delete result.notChecked;
    } catch (error) {
      result.notChecked = reasonOf(error);
    }
  }
}
