// A folder as the portal's build leaves it, with a page, a script and the placeholder picture.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const PAGE = '<!doctype html><title>School portal</title>';
export const SCRIPT = '/js/main.0123abcd.js';

const FILES = {
  'index.html': PAGE,
  [SCRIPT]: 'void 0;',
  [`${SCRIPT}.map`]: '{}',
  [`${SCRIPT}.map.br`]: '{}',
  'portal.map': '{}',
  'images/no-image.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** The caller removes it. */
export function builtPortal(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-portal-`));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}
