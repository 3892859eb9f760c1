// Creates a complete, synced database in the given folder, or exits with an error. The parent renames the folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { syncPath } from './syncFs.ts';

// Without its parent, nothing would rename the folder.
process.on('disconnect', () => process.exit(1));

function fail(error: unknown): never {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  return process.exit(1);
}

/** initdb's files are copied without a sync, so each is synced once before the folder is renamed. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

async function main(folder: string): Promise<void> {
  const { postgres } = await openPostgres(folder, fail);
  await postgres.close();
  syncTree(folder);
  process.exit(0);
}

main(process.argv[2] ?? fail('no folder given')).catch(fail);
