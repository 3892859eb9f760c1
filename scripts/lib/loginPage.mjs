// The files that a browser loads for the login page of the built portal, in transferred bytes.
import fs from 'node:fs';
import path from 'node:path';
import { Plain, root } from './run.mjs';

export const portal = path.join(root, 'build/portal');
const LOGIN = /^src\/features\/auth\/login\/LoginScreen\.tsx$/;

/** The provider sends the Brotli file where there is one. */
function onTheWire(name) {
  const file = path.join(portal, name);
  return { name, bytes: fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size };
}

/** Files that index.html contains, without the leading slash of their addresses. */
const namedByIndex = (html) => [...html.matchAll(/(?:src|href)="\/?([^":]+)"/g)].map(([, name]) => name);

/** @returns {{ scripts: {name: string, bytes: number}[], others: {name: string, bytes: number}[], entryModules: string[] }} */
export function loginPage() {
  const pagesFile = path.join(root, 'build/portal.pages.json');
  if (!fs.existsSync(pagesFile)) throw new Plain('The portal is not built: run `npm start` or `npm test` once.');
  const pages = JSON.parse(fs.readFileSync(pagesFile, 'utf8'));
  const entry = pages.filter((page) => page.entry);
  const login = pages.filter((page) => page.modules.some((name) => LOGIN.test(name)));
  if (entry.length === 0 || login.length === 0)
    throw new Plain('The build has no login page: its screen was moved or renamed.');
  const html = fs.readFileSync(path.join(portal, 'index.html'), 'utf8');
  const names = new Set([...namedByIndex(html), ...[...entry, ...login].flatMap((page) => page.files)]);
  const loaded = ['index.html', ...names].map(onTheWire);
  return {
    scripts: loaded.filter(({ name }) => name.endsWith('.js')),
    others: loaded.filter(({ name }) => !name.endsWith('.js')),
    entryModules: entry.flatMap((page) => page.modules),
  };
}
