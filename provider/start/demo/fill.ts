// The demo: equal rows on every machine on the same day, written to an empty database in one transaction.
import { eq, sql } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { nameKey, textKey } from '../../../common/names.ts';
import { present } from '../../../common/present.ts';
import { PRIVILEGE_ROWS } from '../../contract/generated/privileges.gen.ts';
import type { Services } from '../../call/services.ts';
import { counters, images, schools, teachers, userPrivileges, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { addClasses, addSessions } from './classes.ts';
import { demoDays, type DemoDays } from './days.ts';
import { addFees } from './fees.ts';
import { DEMO_SCHOOLS, drawLogo, type DemoSchool } from './schools.ts';
import { addLimits } from './limits.ts';
import { addMarks } from './marks.ts';
import { addReceipts } from './receipts.ts';
import { addResults } from './results.ts';
import { drawPortraits } from './portraits.ts';
import { DEMO_TEACHERS, TEACHER_PRIVILEGES } from './staff.ts';
import { addStudents } from './students.ts';
import { addSubjects } from './subjects.ts';

const idOf = new Map<string, number>(PRIVILEGE_ROWS.map(({ name, id }) => [name, id]));

async function addSchool(
  db: Db,
  { colours: _colours, seats: _seats, created, ...school }: DemoSchool,
  logo: Buffer,
  { year }: DemoDays,
): Promise<number> {
  const createdAt = `${year}-${created}`;
  const row = await oneRow(
    db
      .insert(schools)
      .values({ ...school, createdAt, nameKey: nameKey(school.name) })
      .returning({ id: schools.id }),
  );
  const schoolId = row.id;
  const image = await oneRow(
    db
      .insert(images)
      .values({ schoolId, contentType: 'image/png', bytes: logo, createdAt })
      .returning({ id: images.id }),
  );
  await db.update(schools).set({ logoId: image.id }).where(eq(schools.id, schoolId));
  await db.insert(counters).values([
    { schoolId, kind: 'STUDENT_CODE', nextNumber: present(school.studentCodeStartFrom, 'where student codes start') },
    { schoolId, kind: 'FEE_RECEIPT', nextNumber: present(school.feeReceiptStartFrom, 'where receipts start') },
    {
      schoolId,
      kind: 'FEE_CERTIFICATE',
      nextNumber: present(school.feeCertificateStartFrom, 'where certificates start'),
    },
  ]);
  await db.execute(sql`SELECT start_school_lists(${schoolId}, ${createdAt})`);
  return schoolId;
}

interface Filling {
  db: Db;
  days: DemoDays;
  schoolIds: readonly number[];
  passwordHash: string;
}

type Account = Omit<DemoAccount, 'what'> & { disabled?: boolean };

const createdIn = ({ year }: DemoDays): string => `${year}-01-05T04:30:00.000Z`;

async function addAccount({ db, days, schoolIds, passwordHash }: Filling, account: Account): Promise<number> {
  const schoolId = account.school === null ? null : present(schoolIds[account.school], 'the account’s school');
  const row = await oneRow(
    db
      .insert(users)
      .values({
        schoolId,
        isPlatform: schoolId === null,
        isDemo: true,
        userName: account.userName,
        userNameKey: textKey(account.userName),
        passwordHash,
        fullName: account.fullName,
        gender: account.gender,
        email: account.email,
        disabled: account.disabled ?? false,
        createdAt: createdIn(days),
      })
      .returning({ id: users.id }),
  );
  const rows = account.privileges.map((name) => ({
    userId: row.id,
    schoolId,
    privilegeId: present(idOf.get(name), name),
  }));
  if (rows.length > 0) await db.insert(userPrivileges).values(rows);
  return row.id;
}

async function addTeacher(
  { db, days }: Filling,
  schoolId: number,
  userId: number,
  about: TeacherFacts,
): Promise<number> {
  const row = await oneRow(
    db
      .insert(teachers)
      .values({ ...about, schoolId, userId, modifiedAt: createdIn(days) })
      .returning({ id: teachers.id }),
  );
  return row.id;
}

type TeacherFacts = NonNullable<DemoAccount['teacher']>;

const mailHostOf = (school: number): string =>
  present(DEMO_SCHOOLS[school]?.contactEmail?.split('@')[1], 'the mail host of a demo school');

/** The teachers of a school with their accounts, the named accounts included. Returns those who may be class teachers. */
async function addStaff(filling: Filling, school: number, named: ReadonlyMap<DemoAccount, number>): Promise<number[]> {
  const schoolId = present(filling.schoolIds[school], 'a demo school');
  const classTeachers: number[] = [];
  for (const { dateOfBirth, contactPhone, ...person } of DEMO_TEACHERS[school] ?? []) {
    const email = `${person.userName}@${mailHostOf(school)}`;
    const userId = await addAccount(filling, { ...person, email, school, privileges: TEACHER_PRIVILEGES });
    const teacherId = await addTeacher(filling, schoolId, userId, { dateOfBirth, contactPhone });
    if (!person.disabled) classTeachers.push(teacherId);
  }
  for (const [account, userId] of named)
    if (account.school === school && account.teacher) await addTeacher(filling, schoolId, userId, account.teacher);
  return classTeachers;
}

/** The last of the named accounts that may create receipts. */
function cashierOf(school: number, named: ReadonlyMap<DemoAccount, number>): number {
  const cashiers = [...named].filter(
    ([account]) => account.school === school && account.privileges.includes('LIST_RECEIPT'),
  );
  return present(cashiers.at(-1), 'a cashier of a demo school')[1];
}

/** Hashes passwords and draws portraits outside the transaction; the returned function writes. */
export async function fillDemo({ passwords, settings, clock }: Services): Promise<(db: Db) => Promise<void>> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  const logos = await Promise.all(DEMO_SCHOOLS.map(({ colours }) => drawLogo(colours)));
  const portraits = await drawPortraits();
  const days = demoDays(clock.now());
  return async (db) => {
    const schoolIds: number[] = [];
    for (const [index, school] of DEMO_SCHOOLS.entries())
      schoolIds.push(await addSchool(db, school, present(logos[index], 'a logo'), days));
    const filling = { db, days, schoolIds, passwordHash };
    const named = new Map<DemoAccount, number>();
    for (const account of DEMO_ACCOUNTS) named.set(account, await addAccount(filling, account));
    for (const [school, schoolId] of schoolIds.entries()) {
      const classTeachers = await addStaff(filling, school, named);
      await addSessions(db, schoolId, days, createdIn(days));
      await addClasses(db, schoolId, classTeachers, createdIn(days));
      await addFees(db, schoolId, days);
      await addSubjects(db, schoolId, days);
      await addResults(db, schoolId, days);
      await addLimits(db, schoolId, days);
      const { studentCodeStartFrom, seats } = present(DEMO_SCHOOLS[school], 'a demo school');
      await addStudents(db, settings.keys, {
        schoolId,
        firstCode: present(studentCodeStartFrom, 'where student codes start'),
        seats,
        portraits,
        days,
      });
      await addMarks(db, schoolId, days);
      await addReceipts(db, schoolId, cashierOf(school, named), days);
    }
  };
}
