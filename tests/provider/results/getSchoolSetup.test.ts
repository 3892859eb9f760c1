// How far the set-up of a school is, from nothing to its first active session.
import { setupSession } from '../../../provider/domains/results/readiness/setup.rules.ts';
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { giveFees } from '../support/fees';
import { verdict } from '../support/http';
import { withdrawPrivileges } from '../support/privileges';
import { createSchool, FIRST, SECOND, UNKNOWN } from '../support/schools';
import { FORM } from '../support/teachers';

interface Setup {
  session: { sessionId: number; sessionName: string; status: string } | null;
  readiness: { className: string; missing: { part: string; details: string[] }[] }[];
  [field: string]: unknown;
}

const ALL = ['SUBJECTS', 'EXAMS', 'FEES'].map((part) => ({ part, details: [] }));

let platform: string;
beforeEach(async () => {
  await resetProvider();
  platform = await tokenOf('platform');
});

const setupOf = (schoolId: number, token = platform): Promise<Answer<Setup>> =>
  call('GET', `/school/${schoolId}/set-up`, { token });

test('a new school lacks everything but its details, and each step of its set-up is counted', async () => {
  const { schoolId, schoolName } = (await createSchool(platform)).data;
  const nothing = { session: null, classes: 0, sections: 0, classesWithoutSection: 0, readiness: [], students: 0 };
  const start = { schoolId, schoolName, hasLogo: true, hasNumbers: true, hasAdministrator: false };
  expect((await setupOf(schoolId)).data).toEqual({ ...start, ...nothing });

  const classes = ['Default', '1', '2'].map((className) => ({
    className,
    sections: className === '2' ? [] : [{ stream: null, sections: 2 }],
  }));
  await call('POST', '/class/several', { token: platform, json: { schoolId, classes } });
  await call('POST', '/user/administrator', { token: platform, json: { ...FORM, schoolId } });
  const year = { startDate: '2026-04-01', endDate: '2027-03-31', status: 'UPCOMING' };
  await call('POST', '/session/', { token: platform, json: { ...year, sessionName: '2026 - 2027', schoolId } });
  await sql('UPDATE schools SET fee_receipt_start_from = NULL, logo_id = NULL WHERE id = $1', [schoolId]);
  const { data } = await setupOf(schoolId);
  expect(data).toMatchObject({
    ...{ hasLogo: false, hasNumbers: false, hasAdministrator: true },
    ...{ classes: 2, sections: 2, classesWithoutSection: 1 },
    session: { sessionName: '2026 - 2027', status: 'UPCOMING' },
    readiness: [
      { className: '1', subjects: 0, exams: 0, missing: ALL },
      { className: '2', subjects: 0, exams: 0, missing: ALL },
    ],
  });
});

test('fees, students and the administrator who was disabled are counted as they are now', async () => {
  await sql("UPDATE sessions SET status = 'UPCOMING' WHERE school_id = $1 AND status = 'ACTIVE'", [FIRST]);
  const { data } = await setupOf(FIRST);
  expect(data.session?.status).toBe('UPCOMING');
  expect(data['students']).toBeGreaterThan(500);
  await giveFees(data.session?.sessionId ?? 0);
  expect((await setupOf(FIRST)).data.readiness.flatMap(({ missing }) => missing)).toEqual([]);
  await sql('UPDATE users SET disabled = true WHERE school_id = $1', [FIRST]);
  expect((await setupOf(FIRST)).data['hasAdministrator']).toBe(false);
});

const session = (id: number, status: string, disabled = false) => ({ id, status, disabled }) as never;
test.each<[string, never[], number | undefined]>([
  ['none', [], undefined],
  ['the first of two upcoming ones', [session(3, 'UPCOMING'), session(2, 'UPCOMING')], 2],
  ['an upcoming one that is not disabled', [session(3, 'UPCOMING'), session(2, 'UPCOMING', true)], 3],
  ['the active one', [session(3, 'UPCOMING'), session(2, 'ACTIVE'), session(1, 'COMPLETED')], 2],
  ['the upcoming one after completed ones', [session(3, 'UPCOMING'), session(2, 'COMPLETED')], 3],
  ['the latest completed one', [session(2, 'COMPLETED'), session(1, 'COMPLETED')], 2],
])('the session of a set-up is %s', (_what, sessions, expected) => {
  expect((setupSession(sessions) as { id: number } | undefined)?.id).toBe(expected);
});

test('CODE-189 CODE-103 a user without privileges sees the own school alone', async () => {
  const clerk = await tokenOf('clerk');
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  expect(verdict(await setupOf(FIRST, clerk))).toEqual([200, 100]);
  for (const schoolId of [SECOND, UNKNOWN]) expect(verdict(await setupOf(schoolId, clerk))).toEqual([403, 189]);
  expect(verdict(await setupOf(UNKNOWN))).toEqual([404, 103]);
});
