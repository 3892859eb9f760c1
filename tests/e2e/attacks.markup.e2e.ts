// Markup where words belong: in every stored field, and in the provider's sentences.
import type { BrowserContext, Page } from '@playwright/test';
import { enter } from './support/account';
import { OWN_PASSWORD, apiOf, type Api } from './support/api';
import { expect, test } from './support/ownServer';
import { choose, open, rowAction, tour } from './support/screens';

const img = (where: string) => `<img src=x onerror=executed('${where}')>`;
const script = (where: string) => `<script>executed('${where}')</script>`;
/** Without blanks, where a field allows none. */
const tight = (where: string) => `<svg/onload=executed('${where}')>`;

const SCHOOL = {
  schoolName: img('school'),
  address: script('address'),
  principal: img('principal'),
  contactEmail: `${tight('mail')}@evil.example`,
  letterNo: tight('letter'),
};
const SESSIONS = [img('session'), script('session 2'), tight('session 3')];
const CLASSES = [tight('class'), '<b onclick=executed(1)>', '"><script>executed(2)</script>'];
const SECTIONS = [img('section'), script('sec'), tight('sec 3')];
const TEACHERS = [
  { userName: tight('user'), teacherName: img('teacher'), contactEmail: `${tight('m1')}@evil.example` },
  {
    userName: "\"><script>executed('u2')</script>",
    teacherName: script('teacher 2'),
    contactEmail: `${tight('m2')}@x.example`,
  },
];

/** Records what runs of a stored text. */
async function hearExecutions(context: BrowserContext): Promise<string[]> {
  const heard: string[] = [];
  await context.exposeFunction('executed', (where: string) => heard.push(where));
  return heard;
}

async function fill(platform: Api): Promise<void> {
  const schoolId = await platform.addSchool(SCHOOL);
  for (const [index, sessionName] of SESSIONS.entries()) {
    const dates = { startDate: `${2026 + index}-04-01`, endDate: `${2027 + index}-03-31` };
    await platform.ask('POST', '/session/', { data: { sessionName, ...dates, status: 'UPCOMING', schoolId } });
  }
  const teachers: { teacherId: number; userId: number }[] = [];
  for (const teacher of TEACHERS) teachers.push(await platform.addTeacher(schoolId, teacher));
  for (const [index, className] of CLASSES.entries()) {
    const data = { className, schoolId, teacherId: teachers[index]?.teacherId ?? null };
    const { classId } = await platform.ask<{ classId: number }>('POST', '/class/', { data });
    for (const sectionName of SECTIONS) await platform.ask('POST', '/section/', { data: { sectionName, classId } });
  }
  await platform.grant(teachers[0]?.userId ?? 0);
}

const shown = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function noneParsed(page: Page, path: string): Promise<void> {
  const parsed = page.locator('img[src="x"], #root script, [onerror], [onload], [onclick]');
  expect(await parsed.count(), path).toBe(0);
}

test('F1 markup stored in every field of school, session, class, section and teacher is text on every screen: nothing runs, the policy is not even asked', async ({
  page,
  context,
  request,
}) => {
  const heard = await hearExecutions(context);
  const platform = await apiOf(request, 'platform');
  await fill(platform);
  const [teacher] = TEACHERS;
  if (!teacher) throw new Error('There is no teacher.');
  await enter(page, teacher.userName, OWN_PASSWORD);
  await tour(page, { school: SCHOOL.schoolName, teacher: teacher.teacherName, platform: false }, (path) =>
    noneParsed(page, path),
  );
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${teacher.teacherName}!`);
  await shown(page, SCHOOL.schoolName);
  await open(page, '/profile');
  for (const text of [teacher.userName, teacher.contactEmail]) await shown(page, text);
  await open(page, '/sessions');
  for (const text of SESSIONS) await shown(page, text);
  await page.getByRole('button', { name: `Delete ${SESSIONS[0] ?? ''}`, exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(SESSIONS[0] ?? '');
  await open(page, '/classes');
  for (const text of CLASSES) await shown(page, text);
  await page
    .getByRole('main')
    .getByRole('button', { name: CLASSES[0] ?? '' })
    .first()
    .click();
  for (const text of SECTIONS) await shown(page, text);
  await open(page, '/teachers/list');
  for (const one of TEACHERS) for (const text of Object.values(one)) await shown(page, text);
  await rowAction(page, teacher.teacherName, 'Delete');
  await expect(page.getByRole('dialog')).toContainText(teacher.teacherName);
  await open(page, '/schools');
  await rowAction(page, SCHOOL.schoolName, 'View Details');
  for (const text of Object.values(SCHOOL)) await shown(page, text);
  await noneParsed(page, 'view');

  await enter(page, 'platform');
  await open(page, '/classes');
  await choose(page, 'School', SCHOOL.schoolName);
  await shown(page, CLASSES[0] ?? '');
  await noneParsed(page, 'selector');
  expect(heard).toEqual([]);
});

test.describe('what the provider says', () => {
  test.use({ expectedConsole: [/status of (400|403|500)/] });
  const sentence = `Refused ${img('sentence')} <b>now</b> &amp; here`;

  const answers: [what: string, status: number, responseCode: number][] = [
    ['a refusal with status 400', 400, 109],
    ['a refusal with status 403', 403, 137],
    ['an answer with status 200 whose code is a refusal of the token', 200, 107],
    ['an answer with status 200 whose code is a failure', 200, 108],
    ['an answer with status 500', 500, 108],
  ];
  test('F5 a failure is judged by its code and its sentence shown literally, tags and all; none starts a refresh', async ({
    page,
    context,
  }) => {
    const heard = await hearExecutions(context);
    const refreshes: string[] = [];
    page.on('request', (sent) => sent.url().endsWith('/auth/refreshToken') && refreshes.push(sent.url()));
    await enter(page, 'admin');
    await open(page, '/classes');
    await page.getByRole('button', { name: 'Add Class' }).click();
    await page.getByLabel('Class name').fill('Twelve');
    for (const [index, [what, status, responseCode]] of answers.entries()) {
      const responseMsg = `${index}: ${sentence}`;
      await page.route('**/api/class/', (route) =>
        route.fulfill({ status, json: { responseCode, responseMsg, data: null } }),
      );
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText(responseMsg, { exact: true }), what).toBeVisible();
      await expect(page.getByLabel('Class name'), what).toHaveValue('Twelve');
      await page.unroute('**/api/class/');
    }
    await expect(page.getByText('Class created successfully')).toHaveCount(0);
    await expect(page).toHaveURL(/\/classes$/);
    await noneParsed(page, 'messages');
    expect([heard, refreshes]).toEqual([[], []]);
  });
});
