// Finds the handler of an operation: the only file <operationId>.ts anywhere below the folder of its tag.
import fs from 'node:fs';
import path from 'node:path';

export const domains = 'provider/domains';

/** The files below provider/domains, as paths below the project's root. */
export const domainFiles = (root) =>
  fs
    .readdirSync(path.join(root, domains), { recursive: true })
    .map((name) => `${domains}/${name.replaceAll('\\', '/')}`)
    .sort();

/**
 * Finds the file of an operation among these paths. No file or several files are a problem, which names the operation.
 * @returns {{ file: string } | { problem: string }}
 */
export function handlerFile(files, { tags: [tag], operationId }) {
  const folder = `${domains}/${tag}/`;
  const found = files.filter((name) => name.startsWith(folder) && name.endsWith(`/${operationId}.ts`));
  if (found.length === 0) return { problem: `${operationId}: no file ${operationId}.ts below ${folder}` };
  if (found.length > 1) return { problem: `${operationId}: more than one file: ${found.join(', ')}` };
  return { file: found[0] };
}
