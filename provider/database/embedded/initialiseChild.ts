// Creates a complete, synced database in the given folder, or exits with an error. The parent renames the folder.
import { dirname } from 'node:path';
import { failureText } from './failureText.ts';
import { openPostgres } from './postgres.ts';
import { syncTree } from './syncFs.ts';

// Without its parent, nothing would rename the folder.
process.on('disconnect', () => process.exit(1));

function fail(error: unknown): never {
  process.stderr.write(failureText(error, dirname(process.argv[2] ?? '')));
  return process.exit(1);
}

async function main(folder: string): Promise<void> {
  const { postgres } = await openPostgres(folder, fail);
  await postgres.close();
  // initdb's files are copied without a sync.
  syncTree(folder);
  process.exit(0);
}

main(process.argv[2] ?? fail('no folder given')).catch(fail);
