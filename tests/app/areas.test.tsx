// The areas of both documents: staff of two schools find all of them in one portal.
import { matchRoutes } from 'react-router-dom';
import { visibleMenu } from '@/app/menu';
import { routes } from '@/app/router';
import { menuWords } from '@/app/words';
import { userOf, type UserClaims } from '@/shared/access';
import { call, resetProvider, tokenOf } from '../support/provider';
import { ALL, setPrivileges } from '../provider/support/privileges';

beforeEach(resetProvider);

/** The screens of each area that the menu leads to. */
const IN_MENU: Record<string, readonly string[]> = {
  schools: ['/schools'],
  'academic sessions': ['/sessions'],
  classes: ['/classes'],
  subjects: ['/subjects'],
  students: [
    ...['/students/list', '/students/register', '/students/tc-list', '/students/strike-off'],
    '/students/update-session',
  ],
  'fee receipts': ['/receipts/management', '/receipts/confirm'],
  teachers: ['/teachers/list', '/teachers/register'],
  'exam results': ['/results/config', '/results/marks-config', '/results/control', '/results/upload'],
  promotion: ['/results/promotion'],
  reports: ['/reports/pending-fees', '/reports/discount-report'],
};
/** The screens of one record, which open from a list. */
const OF_A_RECORD = [
  ...['/schools/add', '/schools/edit', '/schools/view', '/students/view', '/students/edit', '/receipts/fee'],
  ...['/teachers/edit', '/teachers/permission'],
];

/** The addresses of the menu of a user of the provider. */
async function menuOf(userName: string): Promise<string[]> {
  const { data } = await call<UserClaims>('GET', '/user/info', { token: await tokenOf(userName) });
  return visibleMenu(userOf(data), menuWords.en).flatMap((entry) =>
    'items' in entry ? entry.items.map(({ to }) => to) : [entry.to],
  );
}

test('SHELL-01 PRIVILEGE-11 administrators and teachers of two schools find every area in one menu', async () => {
  await setPrivileges('teacher', ...ALL.map(({ name }) => name));
  const addresses = Object.values(IN_MENU).flat();
  for (const as of ['admin', 'teacher', 'admin2']) expect(await menuOf(as)).toEqual(expect.arrayContaining(addresses));
});

test('SHELL-01 PRIVILEGE-11 each area and each record has a screen at its own address', () => {
  const routeOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route;
  const screens = [...Object.values(IN_MENU).flat(), ...OF_A_RECORD].map(routeOf);
  expect(screens.map((route) => [route?.path === '*', typeof route?.lazy])).toEqual(
    screens.map(() => [false, 'function']),
  );
  expect(new Set(screens).size).toBe(screens.length);
});
