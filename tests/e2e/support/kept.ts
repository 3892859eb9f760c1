// What a screen may leave in the browser: the agreed keys, a reference to the record it is about, and nobody's data.
import { expect, type Page } from '@playwright/test';

const KEYS = ['accessToken', 'refreshToken', 'theme', 'lastSchoolId', 'rememberMe', 'userPreferences'];
const CANARY = { name: 'Kanariya Devi', mobile: '9700012345', email: 'kanariya@canary.example', user: 'kanariya.devi' };
/** Names, e-mail addresses, numbers and usernames of the demo and the canary. */
export const PERSONAL =
  /Kanariya|97000 ?12345|kanariya|Kavita|Meena|Verma|Asha|Priya|Nair|@|%40|98291\d{5}|98290\d{5}|Kamla|Station Road|(0141)/i;

interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
  databases: string[];
  caches: string[];
  state: string;
  cookies: string;
}

export const keptBy = (page: Page): Promise<Kept> =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: 'caches' in window ? await caches.keys() : [],
    state: JSON.stringify(history.state),
    cookies: document.cookie,
  }));

export function judgeKept(path: string, kept: Kept): void {
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
export async function typeCanary(page: Page, path: string): Promise<number> {
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
