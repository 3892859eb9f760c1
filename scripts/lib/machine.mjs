import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { root } from './run.mjs';

function commit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** The environment of a measured figure. */
export function describeRun(command) {
  const cpus = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 2 ** 30);
  return [
    `Command: ${command}`,
    `Machine: ${cpus.length} × ${cpus[0]?.model.trim() ?? 'CPU'}, ${gigabytes} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}`,
    `Load:    ${os.loadavg()[0].toFixed(1)} before the run; commit ${commit()}`,
  ].join('\n');
}
