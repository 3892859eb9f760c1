// What a tour through every screen leaves in the browser and writes into addresses.
import type { Page } from '@playwright/test';
import { enter } from './support/account';
import { choose, tour, type Place } from './support/screens';
import { expect, test } from './support/ownServer';

const KEYS = ['accessToken', 'refreshToken', 'theme', 'lastSchoolId', 'rememberMe', 'userPreferences'];
const CANARY = { name: 'Kanariya Devi', mobile: '9700012345', email: 'kanariya@canary.example', user: 'kanariya.devi' };
/** Names, e-mail addresses, numbers and usernames of the demo and the canary. */
const PERSONAL =
  /Kanariya|97000 ?12345|kanariya|Kavita|Meena|Verma|Asha|Priya|Nair|@|%40|98291\d{5}|98290\d{5}|Kamla|Station Road|(0141)/i;

interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
  databases: string[];
  caches: string[];
  state: string;
  cookies: string;
}

const keptBy = (page: Page): Promise<Kept> =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: 'caches' in window ? await caches.keys() : [],
    state: JSON.stringify(history.state),
    cookies: document.cookie,
  }));

function judge(path: string, kept: Kept): void {
  const { local, state, ...others } = kept;
  expect(
    Object.keys(local).filter((key) => !KEYS.includes(key)),
    path,
  ).toEqual([]);
  const { accessToken, refreshToken, ...rest } = local;
  expect(accessToken && refreshToken, path).toBeTruthy();
  expect(JSON.stringify(rest), path).not.toMatch(PERSONAL);
  expect(others, path).toEqual({ session: {}, databases: [], caches: [], cookies: '' });
  judgeState(path, state);
}

/** A reference with its name, and nothing else of a record. */
function judgeState(path: string, state: string): void {
  const { usr } = JSON.parse(state) as { usr: Record<string, Record<string, unknown>> | null };
  const [handed] = Object.entries(usr ?? {});
  const fields = { school: ['schoolId', 'schoolName'], teacher: ['teacherId', 'userId', 'teacherName'] };
  const reference = fields[(handed?.[0] ?? '') as keyof typeof fields];
  const isHandedTo = /\/schools\/(view|edit)$|\/teachers\/(edit|permission)$/.test(path);
  expect(Object.keys(handed?.[1] ?? {}).sort(), path).toEqual(isHandedTo ? [...reference].sort() : []);
  expect(state.replace(/"(schoolName|teacherName)":"[^"]*"/, ''), path).not.toMatch(PERSONAL);
}

/** Types a person into whatever the screen has fields for; nothing is saved. */
async function typeCanary(page: Page, path: string): Promise<number> {
  const typed: Record<string, string> = {
    'School name': CANARY.name,
    Principal: CANARY.name,
    Mobile: CANARY.mobile,
    Email: CANARY.email,
    Username: CANARY.user,
    'Full name': CANARY.name,
    Phone: CANARY.mobile,
  };
  if (!/\/(add|register|edit)$/.test(path)) return 0;
  await page.getByRole('main').locator('form').first().waitFor();
  let fields = 0;
  for (const [label, text] of Object.entries(typed)) {
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    if ((await field.count()) === 0 || !(await field.isEditable())) continue;
    await field.fill(text);
    fields += 1;
  }
  return fields;
}

const TOURS: [user: 'admin' | 'platform', place: Place][] = [
  ['admin', { school: 'Saraswati Vidya Mandir', teacher: 'Kavita Meena', platform: false }],
  ['platform', { school: 'Nalanda Public School', teacher: 'Kavita Meena', platform: true }],
];

for (const [user, place] of TOURS)
  test(`A1 E5 E7 F1 a tour of every screen as ${user} keeps the six keys, hands over references alone, writes nobody into an address, and leaves the console quiet`, async ({
    page,
    context,
    server,
  }) => {
    const addresses: string[] = [];
    let typed = 0;
    context.on('request', (request) => addresses.push(request.url()));
    // A form that was typed into asks before it is left.
    page.on('dialog', (dialog) => void dialog.accept());
    await enter(page, user);
    if (place.platform) {
      await page.goto('/sessions');
      await choose(page, 'School', 'Saraswati Vidya Mandir');
    }
    await tour(page, place, async (path) => {
      typed += await typeCanary(page, path);
      judge(path, await keptBy(page));
    });
    expect(typed).toBeGreaterThanOrEqual(place.platform ? 14 : 10);
    const calls = addresses.filter((address) => address.includes('/api/'));
    expect(calls.length).toBeGreaterThan(15);
    expect(
      addresses.filter((address) => new URL(address).origin !== server.address && !/^(data|blob):/.test(address)),
    ).toEqual([]);
    expect(addresses.filter((address) => PERSONAL.test(address.replace(/^data:.*/, '')))).toEqual([]);
  });
