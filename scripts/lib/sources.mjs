// A hash of the sources of a build.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const byName = (a, b) => (a < b ? -1 : 1);

function* filesBelow(name) {
  const here = path.join(root, name);
  if (!fs.existsSync(here)) return;
  if (!fs.statSync(here).isDirectory()) return yield name;
  for (const child of fs.readdirSync(here).sort(byName)) yield* filesBelow(`${name}/${child}`);
}

/** @param {string[]} names files and folders below the project's root */
export function hashOf(names) {
  const hash = createHash('sha256');
  for (const name of names.flatMap((each) => [...filesBelow(each)])) {
    const content = fs.readFileSync(path.join(root, name));
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
