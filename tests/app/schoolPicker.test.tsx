// The School picker of every screen: users of a school have none, platform users choose a school before its data.
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitForResponses } from '../support/portal';
import { navigateTo } from '../support/screen';
import { ADDRESSES, RECORDS } from './support/screens';

beforeEach(resetProvider);

const SCREENS = ADDRESSES.filter((address) => !address.endsWith('/login'));

/** The screens of the data of a school: lists, grids and reports, and the registration of a teacher. */
const OF_A_SCHOOL = SCREENS.filter(
  (address) =>
    /^\/(sessions|class|subjects|results|reports)/.test(address) ||
    address === '/certificates' ||
    /^\/students\/(lists?|tc-list|strike-off|update-session)$/.test(address) ||
    /^\/receipts\/(management|day-close|confirm)$/.test(address) ||
    /^\/teachers\/(list|register)$/.test(address),
);

/** Opens the addresses one after the other and returns those with a School picker. */
async function openAll(as: string, addresses: readonly string[]) {
  const rendered = await renderPortal({ at: '/profile/change-password', as });
  await screen.findByRole('heading', { level: 1, name: 'Change Password' });
  await waitForResponses();
  const before = rendered.sent.length;
  const withPicker: string[] = [];
  for (const address of addresses) {
    await navigateTo(rendered, address, RECORDS);
    await waitForResponses();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    if (screen.queryByRole('combobox', { name: 'School' })) withPicker.push(address);
  }
  return { withPicker, calls: rendered.sent.slice(before).map(({ method, path }) => `${method} ${path}`) };
}

test('PRIVILEGE-12 AUTH-42 a user of a school sees no School picker on any screen', async () => {
  const { withPicker } = await openAll('admin', SCREENS);
  expect(SCREENS.length).toBeGreaterThanOrEqual(51);
  expect(withPicker).toEqual([]);
});

test('PRIVILEGE-13 AUTH-43 SCHOOL-48 a platform user sees the School picker on every screen of school data, and until a school is chosen only the active schools are loaded', async () => {
  const { withPicker, calls } = await openAll('platform', OF_A_SCHOOL);
  expect(withPicker).toEqual(OF_A_SCHOOL);
  expect(OF_A_SCHOOL.length).toBeGreaterThanOrEqual(32);
  // The portal loads the privileges of the user again from time to time.
  expect(new Set(calls.filter((call) => call !== 'GET /user/info'))).toEqual(new Set(['GET /school/active']));
});
