// The result of a run as text. Text of the checked provider is shortened, and shown without control characters and secrets.
const MOST = 300;
/** A shorter text is a part of other texts by chance. */
const SHORTEST_SECRET = 6;
const plural = (count, one, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** @param {string} text @param {Set<string>} secrets */
export function shown(text, secrets) {
  let clean = text;
  for (const secret of secrets) if (secret.length >= SHORTEST_SECRET) clean = clean.replaceAll(secret, '…');
  clean = clean.replaceAll(/\p{C}/gu, ' ');
  return clean.length > MOST ? `${clean.slice(0, MOST)}…` : clean;
}

const stateOf = ({ differences, notChecked }) => (differences.length > 0 ? 'DIFFERS' : notChecked ? 'NOT CHECKED' : 'ok');

function linesOf(result, secrets) {
  const { id, method, path, checks, differences, notChecked } = result;
  const head = `${stateOf(result).padEnd(11)}  ${id}  ${method} ${path}  ${plural(checks, 'call')}`;
  return [
    head,
    ...(notChecked ? [`    not checked: ${shown(notChecked, secrets)}`] : []),
    ...differences.flatMap(({ check, expected, received, requestId }) => [
      `    ${check}${requestId ? ` (request ${shown(requestId, secrets)})` : ''}`,
      `      expected: ${shown(expected, secrets)}`,
      `      received: ${shown(received, secrets)}`,
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

/** @param {import('./run.mjs').Result[]} results @param {Set<string>} secrets */
export function reportOf(results, secrets) {
  const { operations, checked, notChecked, differences } = totals(results);
  const summary = `${checked} of ${operations} operations checked, ${plural(differences, 'difference')}, ${notChecked} not checked.`;
  return [...results.flatMap((result) => linesOf(result, secrets)), '', summary].join('\n');
}
