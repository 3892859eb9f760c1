import fs from 'node:fs';
import path from 'node:path';
import { within } from '@testing-library/react';
import { PRIVILEGES } from '@/api/catalogue';
import { menuOf, visibleMenu } from '@/app/menu';
import { menuWords } from '@/app/words';
import { reportCatalogue, reportTitles } from '@/features/reports';
import { userOf } from '@/shared/access';
import { resetProvider, sql } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';
import { tokensWith } from './support/claims';

beforeEach(resetProvider);

const MENU = menuOf(menuWords.en);
const holding = (...permissions: string[]) => userOf({ permissions, schoolId: 1 });
const shown = (...permissions: string[]) =>
  visibleMenu(holding(...permissions), menuWords.en).flatMap((entry) => [
    entry.label,
    ...('items' in entry ? entry.items.map(({ label }) => label) : []),
  ]);
const everything = MENU.flatMap((entry) => ('items' in entry ? [entry, ...entry.items] : [entry]));

/** The labels of the menu on screen, with one of its groups opened. */
async function menuOnScreen(
  user: { click: (element: Element) => Promise<void> },
  group = 'School Management',
): Promise<(string | null)[]> {
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const entry = menu.queryByRole('menuitem', { name: group });
  if (entry && entry.getAttribute('aria-expanded') !== 'true') await user.click(menu.getByText(group));
  return menu.queryAllByRole('menuitem').map((item) => item.textContent);
}
const keepOnly = (...names: string[]) =>
  sql(
    `DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = 'admin') AND NOT privilege_id = ANY($1::int[])`,
    [names.map((name) => (PRIVILEGES as readonly string[]).indexOf(name) + 1)],
  );

const SCHOOLS = ['School Management', 'SCHOOL_MANAGEMENT'] as const;
const STUDENT = ['Student', 'STUDENT'] as const;
const RECEIPTS = ['Receipts', 'RECEIPT'] as const;
const USER = ['User', 'USERS'] as const;
const RESULT = ['Result', 'RESULT'] as const;
const REPORT = ['Report', 'REPORTS'] as const;

test.each([
  ['SHELL-42', 'Dashboard', '/dashboard', 'DASHBOARD', SCHOOLS],
  ['SHELL-44', 'Schools', '/schools', 'SCHOOL_MANAGEMENT', SCHOOLS],
  ['SHELL-45', 'Session Management', '/sessions', 'SESSION_MANAGEMENT', SCHOOLS],
  ['SHELL-46', 'Classes', '/classes', 'LIST_CLASS', SCHOOLS],
  ['SHELL-47', 'Subjects', '/subjects', 'CLASS_SUBJECTS_LIST', SCHOOLS],
  ['SHELL-49 PRIVILEGE-19', 'Registration', '/students/register', 'ADD_STUDENT', STUDENT],
  ['SHELL-50 PRIVILEGE-19', 'Student List', '/students/list', 'LIST_STUDENT', STUDENT],
  [
    'SHELL-51 PRIVILEGE-19',
    'Update Session Details',
    '/students/update-session',
    'UPDATE_STUDENT_SESSION_DETAILS',
    STUDENT,
  ],
  ['SHELL-52 PRIVILEGE-19', 'TC Student List', '/students/tc-list', 'TC_STUDENTS_LIST', STUDENT],
  ['SHELL-53 PRIVILEGE-19', 'Name Strike Off', '/students/strike-off', 'NAME_STRIKE_OFF', STUDENT],
  ['beyond the documents:', 'Certificates', '/certificates', 'LIST_STUDENT', STUDENT],
  ['SHELL-55 PRIVILEGE-20', 'Receipt Management', '/receipts/management', 'LIST_RECEIPT', RECEIPTS],
  ['SHELL-56 PRIVILEGE-20', 'Confirm Receipt', '/receipts/confirm', 'CONFIRM_FEE_RECEIPT', RECEIPTS],
  ['SHELL-58 PRIVILEGE-21', 'Teacher List', '/teachers/list', 'LIST_TEACHER', USER],
  ['SHELL-59 PRIVILEGE-21', 'Teacher Registration', '/teachers/register', 'ADD_TEACHER', USER],
  ['SHELL-61 PRIVILEGE-22', 'Result Config', '/results/config', 'RESULT_CONFIG', RESULT],
  ['beyond the documents:', 'Result Rules', '/results/rules', 'RESULT_CONFIG', RESULT],
  ['SHELL-62 PRIVILEGE-22', 'Marks Config', '/results/marks-config', 'SUBJECT_MARKS_SETTING', RESULT],
  ['SHELL-63 PRIVILEGE-22', 'Upload Result', '/results/upload', 'UPLOAD_RESULT', RESULT],
  ['The entry', 'Remarks', '/results/remarks', 'UPLOAD_RESULT', RESULT],
  ['SHELL-64 PRIVILEGE-22', 'Control Result', '/results/control', 'LOCK_RESULT', RESULT],
  ['SHELL-65 PRIVILEGE-22', 'Students Promotion', '/results/promotion', 'STUDENTS_PROMOTION', RESULT],
  ['SHELL-67 PRIVILEGE-23', 'Pending Fees', '/reports/pending-fees', 'PENDING_FEE_REPORT', REPORT],
  [
    'SHELL-68 PRIVILEGE-23',
    'Student Discount/Admission Fees Report',
    '/reports/discount-report',
    'STUDENT_DISCOUNT_ADMISSION_FEE_REPORT',
    REPORT,
  ],
  ...reportCatalogue.map(
    ({ report, path: to, privilege }) => ['A report', reportTitles.en[report], to, privilege, REPORT] as const,
  ),
] as const)('%s %s leads to %s and needs %s', async (_id, label, to, privilege, [group, ofGroup]) => {
  expect(everything).toContainEqual(expect.objectContaining({ label, to, privilege }));
  expect(shown(ofGroup, privilege)).toContain(label);
  expect(shown(...PRIVILEGES.filter((name) => name !== privilege))).not.toContain(label);
  const { path, user } = await renderPortal({ shell: true, at: '/profile', as: 'platform' });
  await menuOnScreen(user, group);
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: label }));
  await waitFor(() => expect(path()).toBe(to));
});

test.each([
  ['SHELL-43', ...SCHOOLS, 'SCHOOL_MANAGEMENT'],
  ['SHELL-48', ...STUDENT, 'LIST_STUDENT'],
  ['SHELL-54', ...RECEIPTS, 'LIST_RECEIPT'],
  ['SHELL-57', ...USER, 'LIST_TEACHER'],
  ['SHELL-60', ...RESULT, 'LOCK_RESULT'],
  ['SHELL-66', ...REPORT, 'PENDING_FEE_REPORT'],
] as const)('%s the group %s needs %s', (_id, label, privilege, ofChild) => {
  expect(MENU).toContainEqual(expect.objectContaining({ label, privilege, items: expect.any(Array) as unknown }));
  expect(shown(privilege, ofChild)).toContain(label);
  expect(shown(...PRIVILEGES.filter((name) => name !== privilege))).not.toContain(label);
});

test('PRIVILEGE-21 the privilege EDIT_TEACHER has no menu entry', () => {
  expect(PRIVILEGES).toContain('EDIT_TEACHER');
  expect(everything.map(({ privilege }) => privilege)).not.toContain('EDIT_TEACHER');
});

test('SHELL-38 AUTH-45 an entry appears only to a user who holds its privilege at the provider', async () => {
  await keepOnly('DASHBOARD');
  const { user } = await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  expect(await menuOnScreen(user)).toEqual(['Dashboard']);
});

test('SHELL-38 every entry appears exactly to users who hold its privilege and that of its group', () => {
  for (const { privilege, label } of everything)
    expect(shown(...PRIVILEGES.filter((name) => name !== privilege))).not.toContain(label);
  expect(shown(...PRIVILEGES)).toEqual(everything.map(({ label }) => label));
});

test('SHELL-39 AUTH-45 upper and lower case do not matter in the permissions of a token', async () => {
  expect(shown('Dashboard', 'school_management')).toEqual(['Dashboard', 'School Management', 'Schools']);
  const tokens = await tokensWith('admin', { permissions: ['dashboard', 'School_Management'] });
  // The provider's own answer would replace the permissions of the token.
  const { user } = await renderPortal({
    shell: true,
    at: '/profile',
    tokens,
    fault: ({ path }) => (path === '/user/info' ? new Promise<never>(() => undefined) : undefined),
  });
  expect(await menuOnScreen(user)).toEqual(['Dashboard', 'School Management', 'Schools']);
});

test('SHELL-40 SHELL-41 a user for whom no entry is visible, with privileges of entries alone, reads whom to ask', async () => {
  await keepOnly('LIST_STUDENT', 'LOCK_RESULT');
  await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  expect(menu.getByText('No menu items available. Contact administrator for access.')).toBeVisible();
  expect(menu.queryAllByRole('menuitem')).toEqual([]);
});

test('SHELL-41 a child stays hidden without the privilege of its group, a group without a visible child too, for platform users as well', () => {
  for (const entry of MENU) {
    if (!('items' in entry)) continue;
    const children = entry.items.map(({ privilege }) => privilege as string).filter((name) => name !== entry.privilege);
    expect(shown(...children)).toEqual([]);
    const own = entry.items.filter(({ privilege }) => privilege === entry.privilege).map(({ label }) => label);
    expect(shown(entry.privilege)).toEqual(own.length > 0 ? [entry.label, ...own] : []);
  }
  expect(visibleMenu(userOf({ permissions: [], role: 'SUPER_ADMIN' }), menuWords.en)).toEqual([]);
});

const requirements = () =>
  fs.readFileSync(path.resolve(__dirname, '../requirements/access-and-school-setup.md'), 'utf8');

/** The labels of the menu table, in its order, as the requirements SHELL-42 to SHELL-68 name them. */
function menuTable(): string[] {
  const lines = requirements().matchAll(/^- \*\*SHELL-(\d+)\*\* \[ui\] (?:Group )?'([^']+)' /gm);
  return [...lines].filter(([, id]) => Number(id) >= 42 && Number(id) <= 68).map(([, , label = '']) => label);
}

test('SHELL-70 the portal knows the privileges of the menu table and thirteen more, and no other', () => {
  const named = [...requirements().matchAll(/^- \*\*SHELL-(\d+)\*\* (.*)$/gm)]
    .filter(([, id]) => Number(id) >= 42 && Number(id) <= 70)
    .flatMap(([, , text = '']) => [...text.matchAll(/'([A-Z_]+)'/g)].map(([, name = '']) => name));
  expect(named.slice(-13)).toEqual([
    ...['ADD_CLASS', 'EDIT_CLASS', 'REMOVE_CLASS', 'CLASS_FEE_STRUCTURE', 'SUBJECTS', 'ADD_SUBJECT_GROUP'],
    ...['EDIT_SUBJECT_GROUP', 'REMOVE_SUBJECT', 'EDIT_STUDENT', 'REMOVE_STUDENT', 'USER_MANAGEMENT'],
    ...['EDIT_TEACHER', 'DOWNLOAD_MARKSHEET'],
  ]);
  expect([...PRIVILEGES].sort()).toEqual([...new Set(named)].sort());
});

/** Entries beyond the documents, which the menu table does not have. */
const BEYOND = [
  ...['Certificates', 'Result Rules', 'Remarks'],
  ...reportCatalogue.map(({ report }) => reportTitles.en[report]),
];
const isOfTable = (label: string) => !BEYOND.includes(label);

test('SHELL-69 the entries are in the order of the menu table', async () => {
  const table = menuTable();
  expect(table).toHaveLength(27);
  const ofTable = shown(...PRIVILEGES).filter(isOfTable);
  expect(ofTable).toEqual(table);
  const { user } = await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  expect(await menuOnScreen(user)).toEqual([
    'Dashboard',
    'School Management',
    'Schools',
    'Session Management',
    'Classes',
    'Subjects',
    'Student',
    'Receipts',
    'User',
    'Result',
    'Report',
  ]);
});

test('SHELL-69 on screen each group has its entries, in the order of the menu table', async () => {
  const { user } = await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
  const onScreen: (string | null)[] = ['Dashboard'];
  for (const [group] of [SCHOOLS, STUDENT, RECEIPTS, USER, RESULT, REPORT]) {
    await menuOnScreen(user, group);
    const list = menu.getByRole('menuitem', { name: group }).closest('li') as HTMLElement;
    onScreen.push(
      group,
      ...within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    );
  }
  expect(onScreen.filter((label) => isOfTable(label ?? ''))).toEqual(menuTable());
});

test('sessions and classes of the school are requested once when the pointer reaches a link, before its screen is opened', async () => {
  const { user, sent, path } = await renderPortal({ shell: true, at: '/profile', as: 'admin' });
  await menuOnScreen(user, 'Student');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  const lookups = () => sent.map(({ path: called }) => called).filter((called) => /\/all\/1$/.test(called));
  expect(lookups()).toEqual([]);
  await user.hover(menu.getByRole('link', { name: 'Student List' }));
  await waitFor(() => expect(lookups()).toEqual(['/session/all/1', '/class/all/1']));
  await user.hover(menu.getByRole('link', { name: 'Registration' }));
  await user.click(menu.getByRole('link', { name: 'Student List' }));
  await screen.findByRole('table');
  expect([path(), lookups()]).toEqual(['/students/list', ['/session/all/1', '/class/all/1']]);
});
