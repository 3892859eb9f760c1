// Binds a database to the secret of its first start. With another one, numbers would be stored that the first one cannot decrypt.
import type { Services } from '../call/services.ts';
import { NUMBER_KEY, numberKeyOf } from '../database/numberKey.ts';
import { installation } from '../database/schema/index.ts';
import { keyIdOf } from '../shared/personalNumbers.ts';

const sentence = (databaseUrl: string | undefined): string =>
  [
    'The secret is not that of this database: Aadhaar and PAN numbers could not be decrypted. Set PORTAL_SECRET to the secret of the installation',
    databaseUrl === undefined ? ', or remove it to use the file secret in PORTAL_DATA.' : '.',
  ].join('');

/** Throws when the database belongs to another secret. Of instances that start at the same time, the first one decides. */
export async function requireOwnSecret({ database, settings }: Services): Promise<void> {
  const own = keyIdOf(settings.keys.personalNumbers);
  await database.write({ kind: 'platform' }, async (db) => {
    const require = async () => {
      if (((await numberKeyOf(db.connection)) ?? own) !== own) throw new Error(sentence(settings.databaseUrl));
    };
    await require();
    await db.insert(installation).values({ key: NUMBER_KEY, value: own }).onConflictDoNothing();
    await require();
  });
}
