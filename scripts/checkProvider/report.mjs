// The result of a run as text. Text of the checked provider is shortened, and shown without control characters and secrets.
import { withoutSecrets } from './secrets.mjs';

const MOST = 300;
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** @param {string} text */
export function shown(text) {
  const clean = withoutSecrets(text).replaceAll(/\p{C}/gu, ' ');
  return clean.length > MOST ? `${clean.slice(0, MOST)}…` : clean;
}

const stateOf = ({ differences, notChecked }) =>
  differences.length > 0 ? 'DIFFERS' : notChecked ? 'NOT CHECKED' : 'ok';

function linesOf(result) {
  const { id, method, path, checks, differences, notChecked } = result;
  const head = `${stateOf(result).padEnd(11)}  ${id}  ${method} ${path}  ${plural(checks, 'call')}`;
  return [
    head,
    ...(notChecked ? [`    not checked: ${shown(notChecked)}`] : []),
    ...differences.flatMap(({ check, expected, received, requestId }) => [
      `    ${check}${requestId ? ` (request ${shown(requestId)})` : ''}`,
      `      expected: ${shown(expected)}`,
      `      received: ${shown(received)}`,
    ]),
  ];
}

export function totals(results) {
  const checked = results.filter(({ notChecked }) => !notChecked).length;
  return {
    operations: results.length,
    checked,
    notChecked: results.length - checked,
    differences: results.reduce((sum, { differences }) => sum + differences.length, 0),
  };
}

/** @param {import('./run.mjs').Result[]} results */
export function reportOf(results) {
  const { operations, checked, notChecked, differences } = totals(results);
  const summary = `${checked} of ${operations} operations checked, ${plural(differences, 'difference')}, ${notChecked} not checked.`;
  return [...results.flatMap((result) => linesOf(result)), '', summary].join('\n');
}
