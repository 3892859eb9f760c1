// Binds a database to its secret. With another one, numbers would be stored that the first one cannot decrypt.
import type { Services } from '../call/services.ts';
import type { Settings } from '../config.ts';
import type { Connection } from '../database/engine.ts';
import { bindKey, countNumbers, endSignIns, fitOf, hasNumberTables, storedKeyOf } from '../database/numberKey.ts';
import { otherSecret } from '../shared/installationSecret.ts';
import { keyIdOf } from '../shared/personalNumbers.ts';

const reject = (settings: Settings): never => {
  throw new Error(otherSecret(process.env, { file: settings.secretFile }, settings));
};

/** Throws when the database belongs to another secret. It may have the tables of an earlier version, or none. */
export const requireOwnSecret = (settings: Settings) => async (connection: Connection) => {
  if (!(await hasNumberTables(connection))) return;
  await connection.exec(`SET LOCAL app.scope = 'platform'`);
  const { kind } = await fitOf(connection, keyIdOf(settings.keys.personalNumbers));
  if (kind === 'other') reject(settings);
};

/**
 * Binds the database to the secret, and returns how many numbers of other secrets it has. All sign-ins end where the secret replaces
 * another one. Of instances that bind it at the same time, the first one decides.
 */
export async function bindOwnSecret({ database, settings }: Services): Promise<number> {
  const own = keyIdOf(settings.keys.personalNumbers);
  return database.write({ kind: 'platform' }, async ({ connection }) => {
    const fit = await fitOf(connection, own);
    if (fit.kind === 'other') return reject(settings);
    if (fit.kind === 'bound') {
      const counts = await countNumbers(connection, own, own);
      return counts.total - counts.own;
    }
    if (!(await bindKey(connection, own, fit.stored))) {
      if ((await storedKeyOf(connection)) !== own) reject(settings);
    } else if (fit.stored !== null) await endSignIns(connection);
    return fit.unreadable;
  });
}
