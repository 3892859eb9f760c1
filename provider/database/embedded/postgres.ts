// The only module that opens PGlite, so that it never runs without syncing.
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { failureText } from './failureText.ts';
import { SyncFs } from './syncFs.ts';

const durable = ['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'full_page_writes=on'];
const modest = ['shared_buffers=16MB'];

/** Opens the database, or creates it in an empty folder. Throws with the last error message of PostgreSQL. */
export async function openPostgres(database: string, onSyncFailure: (error: unknown) => never) {
  const disk = new SyncFs(database, onSyncFailure);
  let lastWords = '';
  try {
    const postgres = await PGlite.create({
      fs: disk,
      extensions: { btree_gin, btree_gist, pg_trgm },
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...[...durable, ...modest].flatMap((setting) => ['-c', setting]),
      ],
      onStderr: (text) => {
        lastWords = /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? lastWords;
        return true;
      },
    });
    return { postgres, disk, lastWords: () => lastWords };
  } catch (error) {
    throw new Error(lastWords || failureText(error, dirname(database)), { cause: error });
  }
}
