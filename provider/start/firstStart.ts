// Fills an empty database: with the demo, or with a platform user whose password is printed once.
import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { present } from '../../common/present.ts';
import { instantOf } from '../shared/clock.ts';
import type { Services } from '../call/services.ts';
import { isContended } from '../database/constraints.ts';
import { fillDemo } from './demo/fill.ts';
import { installation, users } from '../database/schema/index.ts';
import type { Db } from '../database/scope.ts';

export const PLATFORM_USER = 'platform';

export type FirstStart =
  | { kind: 'filled-before'; demo: boolean }
  | { kind: 'demo' }
  | { kind: 'bare'; password: string };

const ALPHABETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '@$!%*?&'] as const;

/** 14 random characters that meet the portal's password rule. */
function randomPassword(): string {
  const pick = (letters: string) => letters.charAt(randomInt(letters.length));
  const all = ALPHABETS.join('');
  const letters = [...ALPHABETS.map(pick), ...Array.from({ length: 10 }, () => pick(all))];
  for (let i = letters.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [letters[i], letters[j]] = [present(letters[j], 'a letter'), present(letters[i], 'a letter')];
  }
  return letters.join('');
}

async function addPlatformUser(db: Db, services: Services, passwordHash: string): Promise<void> {
  await db.insert(users).values({
    isPlatform: true,
    userName: PLATFORM_USER,
    userNameKey: PLATFORM_USER,
    passwordHash,
    fullName: 'Platform Administrator',
    createdAt: instantOf(services.clock),
  });
}

/**
 * A statement may wait for a lock for seconds only, so that the wait for another instance's fill is repeated as often as a migration may
 * take: 20 times PostgreSQL's five seconds.
 */
const TURNS = 20;

/** Fills an empty database once, in one transaction. Of instances that start at the same time, one fills it and the others wait. */
export async function prepareFirstStart(services: Services): Promise<FirstStart> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await fillWhereEmpty(services);
    } catch (error) {
      if (turn === TURNS || !isContended(error)) throw error;
    }
  }
}

async function fillWhereEmpty(services: Services): Promise<FirstStart> {
  const { database, passwords, settings } = services;
  const scope = { kind: 'platform' } as const;
  const before = await database.read(scope, async (db) =>
    db.select().from(installation).where(eq(installation.key, 'filled')),
  );
  if (before[0]) return { kind: 'filled-before', demo: before[0].value === 'demo' };
  const password = randomPassword();
  const passwordHash = await passwords.hash(password);
  const demo = settings.demo ? await fillDemo(services) : undefined;
  return database.write(scope, async (db) => {
    const claimed = await db
      .insert(installation)
      .values({ key: 'filled', value: demo ? 'demo' : 'bare' })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) return { kind: 'filled-before', demo: demo !== undefined };
    if (demo) await demo(db);
    else await addPlatformUser(db, services, passwordHash);
    return demo ? { kind: 'demo' } : { kind: 'bare', password };
  });
}
