// Ends the process with a message on an outdated Node. Imported first, because newer syntax would fail before.
import fs from 'node:fs';

const { engines } = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = /\d+\.\d+/.exec(engines.node)[0];
const [major, minor] = needed.split('.').map(Number);
const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(`The school portal needs Node ${needed} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
