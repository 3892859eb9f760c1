// Reads the contract in openapi/, checks it (Redocly and the house rules) and returns it bundled.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import YAML from 'yaml';
import { houseRules } from './codegen/houseRules.mjs';

export const root = path.resolve(import.meta.dirname, '..');
const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
const read = (name) => YAML.parse(fs.readFileSync(path.join(root, 'openapi', name), 'utf8'));

const runRedocly = (...args) => {
  try {
    execFileSync(process.execPath, [redocly, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  } catch (error) {
    throw new Error(`The contract does not pass its lint:\n${error.stdout ?? ''}${error.stderr ?? ''}`, {
      cause: error,
    });
  }
};

/** @returns {{ document: object, codes: Record<string, {code: number, status: number, text?: string, says?: string}>, privileges: object[] }} */
export function loadContract() {
  runRedocly('lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  try {
    const file = path.join(folder, 'openapi.json');
    runRedocly('bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '-o', file);
    const document = JSON.parse(fs.readFileSync(file, 'utf8'));
    const codes = read('codes.yaml');
    const privileges = read('privileges.yaml');
    const faults = houseRules(document, codes, privileges);
    if (faults.length > 0)
      throw new Error(`The contract breaks the house rules:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    return { document, codes, privileges };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  loadContract();
  console.log('The contract holds.');
}
