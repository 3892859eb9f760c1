// Whatever a user requests, no user gets a privilege that neither the target nor the granting user had before.
import fc from 'fast-check';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { selectedIn, savePrivileges } from '../support/privileges';
import { FIRST, SECOND } from '../support/schools';
import { privilegeIds } from '../support/privilegeTree';

/** Few privileges, so that what people hold is often part of what others hold. */
const UNIVERSE = privilegeIds('DASHBOARD', 'LIST_TEACHER', 'EDIT_TEACHER', 'USER_MANAGEMENT');
const [MANAGE = 0] = privilegeIds('USER_MANAGEMENT');

interface Person {
  userName: string;
  schoolId: number | null;
  /** disabled people sign nobody in, and count as no manager */
  disabled: boolean;
}
const PEOPLE: Person[] = [
  { userName: 'platform', schoolId: null, disabled: false },
  { userName: 'admin', schoolId: FIRST, disabled: false },
  { userName: 'kavita.meena', schoolId: FIRST, disabled: false },
  { userName: 'pooja.saini', schoolId: FIRST, disabled: false },
  { userName: 'om.jangid', schoolId: FIRST, disabled: true },
  { userName: 'admin2', schoolId: SECOND, disabled: false },
  { userName: 'deepika.hada', schoolId: SECOND, disabled: false },
];
const ACTORS = PEOPLE.filter(({ disabled }) => !disabled);
const NAMES = PEOPLE.map(({ userName }) => `'${userName}'`).join(', ');

type State = Map<string, Set<number>>;
interface Step {
  actor: Person;
  target: Person;
  wanted: number[];
}

const set = fc.subarray(UNIVERSE);
const steps = fc.array(
  fc.record({ actor: fc.constantFrom(...ACTORS), target: fc.constantFrom(...PEOPLE), wanted: set }),
  { minLength: 15, maxLength: 15 },
);
const starts = fc.tuple(...PEOPLE.map(() => set));

const tokens = new Map<string, string>();
const userIds = new Map<string, number>();
beforeAll(async () => {
  await resetProvider();
  for (const { userName } of ACTORS) tokens.set(userName, await tokenOf(userName));
  for (const row of await sql<{ id: number; name: string }>(`SELECT id, user_name AS name FROM users`))
    userIds.set(row.name, row.id);
});

async function begin(start: number[][]): Promise<void> {
  const rows = PEOPLE.flatMap(({ userName, schoolId }, at) =>
    (schoolId === null ? [] : (start[at] ?? [])).map((id) => `(${userIds.get(userName)}, ${id}, ${schoolId})`),
  );
  await sql('DELETE FROM user_privileges');
  if (rows.length > 0)
    await sql(`INSERT INTO user_privileges (user_id, privilege_id, school_id) VALUES ${rows.join(', ')}`);
}

async function everybody(): Promise<State> {
  const rows = await sql<{ name: string; held: number[] }>(
    `SELECT user_name AS name, coalesce((SELECT json_agg(privilege_id ORDER BY privilege_id) FROM user_privileges
       WHERE user_id = users.id), '[]'::json) AS held FROM users WHERE user_name IN (${NAMES})`,
  );
  return new Map(rows.map(({ name, held }) => [name, new Set(held)]));
}

/** What a platform user holds is not stored: all there is. */
const of = (state: State, { userName, schoolId }: Person) =>
  schoolId === null ? new Set(UNIVERSE) : (state.get(userName) ?? new Set<number>());
const within = (part: Iterable<number>, whole: ReadonlySet<number>) => [...part].every((id) => whole.has(id));

/** What the rules say, written down a second time. */
function isAllowed({ actor, target, wanted }: Step, before: State): boolean {
  const [own, theirs] = [of(before, actor), of(before, target)];
  const reached = target.schoolId !== null && (actor.schoolId === null || actor.schoolId === target.schoolId);
  const othersManage = PEOPLE.some(
    (one) => one !== target && !one.disabled && one.schoolId === target.schoolId && of(before, one).has(MANAGE),
  );
  const keepsOne = target.disabled || !theirs.has(MANAGE) || wanted.includes(MANAGE) || othersManage;
  return own.has(MANAGE) && actor !== target && reached && within(theirs, own) && within(wanted, own) && keepsOne;
}

let carriedOut = 0;
let refused = 0;

/** Carries a step out and returns what everybody holds then. */
async function take(step: Step, before: State): Promise<State> {
  const { actor, target, wanted } = step;
  const answer = await savePrivileges(tokens.get(actor.userName) ?? '', userIds.get(target.userName) ?? 0, wanted);
  const after = await everybody();
  for (const person of PEOPLE)
    if (person !== target || answer.responseCode !== 100) expect(of(after, person)).toEqual(of(before, person));
  expect(of(after, actor)).toEqual(of(before, actor));
  expect(within(of(after, target), new Set([...of(before, target), ...of(before, actor)]))).toBe(true);
  expect([step, answer.responseCode === 100]).toEqual([step, isAllowed(step, before)]);
  if (answer.responseCode === 100) {
    expect(of(after, target)).toEqual(new Set(wanted));
    expect(selectedIn(answer.data)).toEqual([...wanted].sort((a, b) => a - b));
    carriedOut += 1;
  } else {
    expect([102, 109, 136, 137]).toContain(answer.responseCode);
    refused += 1;
  }
  return after;
}

test('B6 PRIVILEGE-08 whoever saves what for whom: the target holds only privileges that one of the two held, and no other user changes', async () => {
  await fc.assert(
    fc.asyncProperty(starts, steps, async (start, list) => {
      await begin(start);
      let state = await everybody();
      for (const step of list) state = await take(step, state);
    }),
    { numRuns: 16, endOnFailure: true },
  );
  expect(carriedOut).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(100);
});
