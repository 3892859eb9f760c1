// Every kind of record a user adds: how its form is filled and sent, what it still holds, and how many are stored.
import { expect, type Page } from '@playwright/test';
import { LOGO, OWN_PASSWORD, type OwnSchool } from './api';
import { choose, open } from './screens';

export interface Save {
  what: string;
  /** the address the form posts to */
  post: string;
  /** who adds it: the platform administrator, else the school's own head */
  byPlatform?: boolean;
  /** what has to be there before */
  prepare?: (school: OwnSchool) => Promise<unknown>;
  fill: (page: Page) => Promise<void>;
  send: string;
  /** the fields and what was typed into them */
  typed: Record<string, string>;
  done: string;
  stored: (school: OwnSchool) => Promise<number>;
}

type Row = Record<string, unknown>;

const fillAll = async (page: Page, typed: Record<string, string>) => {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
};

const counted = async (school: OwnSchool, path: string, matches: (row: Row) => boolean): Promise<number> =>
  (await school.platform.ask<Row[]>('GET', path)).filter(matches).length;

const SCHOOL = { 'School name': 'Cut Off Vidyalaya', Address: 'Tonk Road, Jaipur', Mobile: '98290 11111' };
const SESSION = { 'Session name': 'The cut year' };
const CLASS = { 'Class name': 'Cut class' };
const SECTION = { 'Section name': 'Cut section' };
const TEACHER = {
  Username: 'cut.off',
  Password: OWN_PASSWORD,
  'Confirm password': OWN_PASSWORD,
  'Full name': 'Cut Off Teacher',
  Email: 'cut@off.example',
  Phone: '9829033333',
};

export const SAVES: readonly Save[] = [
  {
    what: 'a school',
    post: '**/api/school/',
    byPlatform: true,
    fill: async (page) => {
      await open(page, '/schools/add');
      await page.getByLabel('School logo').setInputFiles(LOGO);
      await fillAll(page, SCHOOL);
    },
    send: 'Create School',
    typed: SCHOOL,
    done: 'School created successfully',
    stored: (school) => counted(school, '/school/all', ({ schoolName }) => schoolName === SCHOOL['School name']),
  },
  {
    what: 'a session',
    post: '**/api/session/',
    fill: async (page) => {
      await open(page, '/sessions');
      await page.getByRole('button', { name: 'Add Session' }).click();
      await fillAll(page, SESSION);
    },
    send: 'Create',
    typed: SESSION,
    done: 'Session created successfully',
    stored: (school) => counted(school, `/session/all/${school.schoolId}`, () => true),
  },
  {
    what: 'a class',
    post: '**/api/class/',
    fill: async (page) => {
      await open(page, '/classes');
      await page.getByRole('button', { name: 'Add Class' }).click();
      await fillAll(page, CLASS);
    },
    send: 'Create',
    typed: CLASS,
    done: 'Class created successfully',
    stored: (school) => counted(school, `/class/all/${school.schoolId}`, ({ className }) => className === 'Cut class'),
  },
  {
    what: 'a section',
    post: '**/api/section/',
    prepare: ({ platform, schoolId }) => platform.ask('POST', '/class/', { data: { className: '11', schoolId } }),
    fill: async (page) => {
      await open(page, '/classes');
      await page.getByRole('main').getByRole('button', { name: '11' }).first().click();
      await page.getByRole('button', { name: 'Add Section' }).click();
      await fillAll(page, SECTION);
    },
    send: 'Create',
    typed: SECTION,
    done: 'Section created successfully',
    stored: async (school) => {
      const classes = await school.platform.ask<{ sections: Row[] }[]>('GET', `/class/all/${school.schoolId}`);
      return classes.flatMap(({ sections }) => sections).length;
    },
  },
  {
    what: 'a teacher',
    post: '**/api/user/teacher',
    fill: async (page) => {
      await open(page, '/teachers/register');
      await fillAll(page, TEACHER);
      await choose(page, 'Gender', 'Female');
    },
    send: 'Register',
    typed: TEACHER,
    done: 'Teacher registered successfully',
    stored: (school) =>
      counted(school, `/user/teacher/all/${school.schoolId}`, ({ teacherName }) => teacherName === 'Cut Off Teacher'),
  },
];

export async function expectKept(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}
