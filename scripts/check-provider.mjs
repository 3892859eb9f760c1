// `npm run check-provider -- URL`: compares a provider with the contract over HTTP, with records of its own.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import './lib/nodeVersion.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromCaller, onStop, Plain } from './lib/run.mjs';

const USAGE = `Usage: npm run check-provider -- http://host:port/api [--json FILE] [--timeout SECONDS] [--only OPERATION,…]
PORTAL_CHECK_USER and PORTAL_CHECK_PASSWORD name a platform administrator of the provider.`;
const DEFAULT_TIMEOUT = '30';
const LONGEST_TIMEOUT = 600;
/** Exit codes: no difference, differences, and a check that could not run. */
const [EQUAL, DIFFERENT, NOT_RUN] = [0, 1, 2];

function settingsOf(args, env) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'string' },
      only: { type: 'string' },
      timeout: { type: 'string', default: DEFAULT_TIMEOUT },
    },
  });
  const seconds = Number(values.timeout);
  const [address = ''] = positionals;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (positionals.length !== 1 || !/^https?:$/.test(url?.protocol ?? '') || url.username !== '' || url.search !== '')
    throw new Plain(USAGE);
  if (!(seconds > 0 && seconds <= LONGEST_TIMEOUT)) throw new Plain(USAGE);
  const { PORTAL_CHECK_USER: userName, PORTAL_CHECK_PASSWORD: password } = env;
  if (!userName || !password) throw new Plain(`PORTAL_CHECK_USER or PORTAL_CHECK_PASSWORD is missing.\n${USAGE}`);
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  return { base, userName, password, timeoutMs: seconds * 1000, json: values.json, only: values.only?.split(',') };
}

/** The first signal, which ends the check after the current step. */
let stoppedBy;
const isStopped = () => stoppedBy !== undefined;

const notice = (base) => `Checks ${base} against the contract.
The check creates two schools of its own with accounts, students and receipts in this provider, and disables them at the end.
They stay in the database. Use a test installation.`;

async function main() {
  const settings = settingsOf(process.argv.slice(2), process.env);
  await ensureInstalled();
  const { CannotStart, checkProvider } = await import('./checkProvider/run.mjs');
  const { reportOf, shown, totals } = await import('./checkProvider/report.mjs');
  const { operations } = await import('./checkProvider/contract.mjs');
  const unknown = settings.only?.find((id) => !operations.has(id));
  if (unknown !== undefined) throw new Plain(`The contract has no operation ${unknown}.`);
  console.log(`${notice(settings.base)}\n`);
  onStop((signal) => (stoppedBy ??= signal));
  try {
    const { results, marker, notDisabled } = await checkProvider({ ...settings, isStopped });
    if (!isStopped()) console.log(reportOf(results));
    console.log(`The names of the schools begin with “Check of the contract”, the marker of this run is ${marker}.`);
    if (notDisabled) console.log(`The schools could not be disabled: ${shown(notDisabled)}`);
    if (isStopped()) throw new Plain(`The check was stopped by ${stoppedBy}.`);
    const sums = totals(results);
    if (settings.json !== undefined) writeJson(settings.json, { base: settings.base, ...sums, results }, shown);
    return sums.differences === 0 && sums.notChecked === 0 ? EQUAL : DIFFERENT;
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    throw new Plain(shown(error.message));
  }
}

/** npm changes to the folder of the project; the file is relative to the folder in which npm was called. */
function writeJson(file, content, shown) {
  const text = JSON.stringify(content, (_key, value) => (typeof value === 'string' ? shown(value) : value), 2);
  try {
    fs.writeFileSync(fromCaller(file), `${text}\n`);
  } catch (error) {
    throw new Plain(`The file of --json cannot be written: ${error.message}`);
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const isUsage = error?.code?.startsWith?.('ERR_PARSE_ARGS');
  console.error(isUsage ? `${error.message}\n${USAGE}` : error instanceof Plain ? error.message : error);
  process.exitCode = NOT_RUN;
}
