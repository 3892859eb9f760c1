import fs from 'node:fs';
import path from 'node:path';

/** The folder of package.json, for the sources and for the build. */
export const projectRoot = (() => {
  let folder = import.meta.dirname;
  while (!fs.existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The project folder was not found.');
    folder = parent;
  }
  return folder;
})();
