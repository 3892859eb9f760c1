// Every screen at its address: inside the main layout, without a privilege, and with the school of the user.
import { within } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { routes } from '@/app/router';
import { setPrivileges } from '../provider/support/privileges';
import { operations, type Operation } from '../contract/support';
import { resetProvider } from '../support/provider';
import { countCalls } from '../support/faults';
import { renderPortal, screen, waitFor, waitForResponses, type Fault, type Sent } from '../support/portal';
import { findRow, getButton, getField, navigateTo, queryDatabase } from '../support/screen';
import { ADDRESSES, RECORDS } from './support/screens';

beforeEach(resetProvider);

const REDIRECTS = ['/login', '/change-password'];
/** For visitors, and for platform users alone. */
const OF_OTHERS = ['/auth/login', '/schools/set-up'];
const SCREENS = ADDRESSES.filter((address) => ![...REDIRECTS, ...OF_OTHERS].includes(address));

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

test.each([
  ['SHELL-16', '/sessions', 'Session Management'],
  ['SHELL-18', '/students/edit', 'Edit Student'],
  ['SHELL-18', '/students/tc-list', 'TC Student List'],
  ['SHELL-18', '/students/strike-off', 'Name Strike Off Students'],
])('%s %s exists inside the main layout', async (_id, at, heading) => {
  const { path } = await renderPortal({ shell: true, at, as: 'admin', state: RECORDS });
  expect(await title(heading)).toBeVisible();
  expect(path()).toBe(at);
  expect(screen.getByRole('button', { name: /^Account/ })).toBeVisible();
  expect(menu().getByText('School Management')).toBeVisible();
});

test('SHELL-18 /students/register exists inside the main layout, with the empty form of a new student', async () => {
  const { path, sent } = await renderPortal({ shell: true, at: '/students/register', as: 'admin', state: RECORDS });
  expect(await title('Student Registration')).toBeVisible();
  await waitForResponses();
  expect(path()).toBe('/students/register');
  expect(getField('Student Name')).toHaveValue('');
  expect(getButton('Register')).toBeVisible();
  expect(countCalls(sent, 'GET /student/1')).toBe(0);
  expect(menu().getByText('School Management')).toBeVisible();
});

test('SHELL-18 /students/view exists inside the main layout, with the student handed over', async () => {
  const { path } = await renderPortal({ shell: true, at: '/students/view', as: 'admin', state: RECORDS });
  const [student] = await queryDatabase<{ name: string }>('SELECT name FROM students WHERE id = 1');
  expect(await title(student?.name ?? '')).toBeVisible();
  expect(path()).toBe('/students/view');
  expect(menu().getByText('School Management')).toBeVisible();
});

test('AUTH-15 no screen is for a forgotten password', () => {
  for (const address of ['/auth/forgot-password', '/forgot-password', '/auth/reset-password'])
    expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*');
  expect(ADDRESSES.filter((address) => /forgot|reset|recover/i.test(address))).toEqual([]);
});

test('SHELL-11 PRIVILEGE-16 a user without any privilege opens every screen by its address; only the menu is empty', async () => {
  await setPrivileges('teacher');
  const rendered = await renderPortal({ shell: true, at: '/profile', as: 'teacher' });
  await title('Profile');
  expect(menu().queryAllByRole('menuitem')).toEqual([]);
  const opened: string[] = [];
  const headings = new Map<string, string | null>();
  for (const address of SCREENS) {
    await navigateTo(rendered, address, RECORDS);
    await waitForResponses();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toBeVisible();
    opened.push(rendered.path());
    headings.set(address, heading.textContent);
  }
  expect(opened).toEqual(SCREENS);
  // Each screen has its own heading; three of them have two addresses.
  expect(new Set(headings.values()).size).toBe(SCREENS.length - 3);
});

/** The school that a call names where the contract has it in the path, the query or the body; undefined for other calls. */
function schoolOf({ method, path }: Sent, body: unknown): unknown {
  const [route = '', query = ''] = path.split('?');
  const shape = (one: Operation) =>
    new RegExp(`^${one.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)').replace(/\/$/, '/?')}/?$`);
  const operation = operations.find((one) => one.method === method && shape(one).test(route));
  if (operation === undefined) return `no operation for ${method} ${path}`;
  const { groups } = shape(operation).exec(route) as RegExpExecArray;
  const source = operation['x-school'];
  if (source === 'query.schoolId') return Number(new URLSearchParams(query).get('schoolId'));
  if (source === 'path.schoolId') return Number(groups?.['schoolId']);
  return source === 'body.schoolId' ? (JSON.parse(String(body)) as { schoolId: unknown }).schoolId : undefined;
}

test('SHELL-05 a screen has no data without the provider, and after a reload what the provider stores by then', async () => {
  const names = ['Nalanda Public School', 'Lake School'];
  const shownNames = () => names.filter((name) => screen.queryByText(name) !== null);
  const first = await renderPortal({ at: '/schools', as: 'platform' });
  await findRow('Nalanda Public School');
  first.leave();
  const silent = await renderPortal({
    at: '/schools',
    as: 'platform',
    fault: () => new Promise<never>(() => undefined),
  });
  await title('Schools');
  await waitFor(() => expect(countCalls(silent.sent, 'GET /school/all')).toBe(1));
  expect(shownNames()).toEqual([]);
  silent.leave();
  await queryDatabase("UPDATE schools SET name = 'Lake School', name_key = 'lake school' WHERE id = 2");
  await renderPortal({ at: '/schools', as: 'platform' });
  await findRow('Lake School');
  expect(shownNames()).toEqual(['Lake School']);
});

test('AUTH-42 PRIVILEGE-12 SHELL-05 on every screen all calls are those of the contract, and those that name a school name the school of the user', async () => {
  const named: [string, unknown][] = [];
  const fault: Fault = (call, init) => {
    const school = schoolOf(call, init?.body);
    if (school !== undefined) named.push([`${call.method} ${call.path.split('?')[0]}`, school]);
    return undefined;
  };
  const rendered = await renderPortal({ at: '/profile', as: 'admin2', fault });
  await title('Profile');
  for (const address of SCREENS) {
    await navigateTo(rendered, address);
    await waitForResponses();
  }
  expect(named.filter(([, school]) => school !== 2)).toEqual([]);
  expect(new Set(named.map(([call]) => call)).size).toBeGreaterThanOrEqual(15);
});
