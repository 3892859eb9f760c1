// The demo: the same rows on every machine, written in one transaction into an empty database.
import { eq } from 'drizzle-orm';
import { PRIVILEGE_ROWS } from '../../contract/generated/privileges.gen.ts';
import type { Services } from '../../shared/services.ts';
import { nameKey } from '../../shared/text.ts';
import { counters, images, schools, userPrivileges, users } from '../schema/index.ts';
import type { Db } from '../scope.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { DEMO_SCHOOLS, drawLogo, type DemoSchool } from './schools.ts';

const idOf = new Map<string, number>(PRIVILEGE_ROWS.map(({ name, id }) => [name, id]));
const CREATED = '2026-01-05T04:30:00.000Z';

async function addSchool(db: Db, { colours: _colours, ...school }: DemoSchool, logo: Buffer): Promise<number> {
  const [row] = await db
    .insert(schools)
    .values({ ...school, nameKey: nameKey(school.name) })
    .returning({ id: schools.id });
  if (!row) throw new Error('A demo school was not stored.');
  const schoolId = row.id;
  const [image] = await db
    .insert(images)
    .values({ schoolId, contentType: 'image/png', bytes: logo, createdAt: school.createdAt })
    .returning({ id: images.id });
  await db
    .update(schools)
    .set({ logoId: image?.id ?? null })
    .where(eq(schools.id, schoolId));
  await db.insert(counters).values([
    { schoolId, kind: 'STUDENT_CODE', nextNumber: school.studentCodeStartFrom ?? 1000 },
    { schoolId, kind: 'FEE_RECEIPT', nextNumber: school.feeReceiptStartFrom ?? 1000 },
    { schoolId, kind: 'FEE_CERTIFICATE', nextNumber: school.feeCertificateStartFrom ?? 1000 },
  ]);
  return schoolId;
}

async function addAccount(db: Db, account: DemoAccount, schoolIds: number[], passwordHash: string): Promise<void> {
  const schoolId = account.school === null ? null : (schoolIds[account.school] ?? null);
  const [row] = await db
    .insert(users)
    .values({
      schoolId,
      isPlatform: schoolId === null,
      isDemo: true,
      userName: account.userName,
      userNameKey: nameKey(account.userName),
      passwordHash,
      fullName: account.fullName,
      gender: account.gender,
      email: account.email,
      createdAt: CREATED,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('A demo account was not stored.');
  const rows = account.privileges.map((name) => ({ userId: row.id, schoolId, privilegeId: idOf.get(name) ?? 0 }));
  await db.insert(userPrivileges).values(rows);
}

/** Hashes and draws first, outside any transaction; the returned function writes. */
export async function fillDemo({ passwords }: Services): Promise<(db: Db) => Promise<void>> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const logos = await Promise.all(DEMO_SCHOOLS.map(({ colours }) => drawLogo(colours)));
  return async (db) => {
    const schoolIds: number[] = [];
    for (const [index, school] of DEMO_SCHOOLS.entries())
      schoolIds.push(await addSchool(db, school, logos[index] ?? Buffer.of()));
    for (const account of DEMO_ACCOUNTS) await addAccount(db, account, schoolIds, passwordHash);
  };
}
