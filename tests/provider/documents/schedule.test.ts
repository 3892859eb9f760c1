// Which of the waiting jobs is taken next: turns of schools and users, short jobs, limits, expiry.
import fc from 'fast-check';
import { Schedule, type WaitingJob } from '../../../provider/documents/pool/schedule.ts';

interface Job extends WaitingJob {
  name: string;
}
/** `1.7a`: school, user, and a letter; in upper case it is a short job. */
const job = (name: string, waitUntil = 100): Job => {
  const [, school = '', user = '', letter = ''] = /^(\d+|-)\.(\d+)(\w+)$/.exec(name) ?? [];
  const size = letter === letter.toUpperCase() ? 'short' : 'long';
  return { name, school: school === '-' ? null : Number(school), user: Number(user), size, waitUntil };
};
const LIMITS = { ofOneUser: 5, ofOneSchool: 8, inAll: 12 };

function filled(names: string, limits = LIMITS): Schedule<Job> {
  const schedule = new Schedule<Job>(limits);
  for (const name of names.split(' ')) schedule.add(job(name));
  return schedule;
}
function takenFrom(schedule: Schedule<Job>, shortOnly = false): string {
  const names: string[] = [];
  for (let next = schedule.take(shortOnly); next; next = schedule.take(shortOnly)) names.push(next.name);
  return names.join(' ');
}

test.each([
  ['one user in the order of arrival', '1.1a 1.1b 1.1c', '1.1a 1.1b 1.1c'],
  ['users of one school take turns', '1.1a 1.1b 1.1c 1.2a 1.3a 1.2b', '1.1a 1.2a 1.3a 1.1b 1.2b 1.1c'],
  ['schools take turns, however many users each has', '1.1a 1.2a 1.3a 2.9a 2.9b', '1.1a 2.9a 1.2a 2.9b 1.3a'],
  ['users of the platform take turns as a school', '1.1a 1.1b -.5a -.6a 1.2a', '1.1a -.5a 1.2a -.6a 1.1b'],
  ['short jobs of a user go first, and give no more turns', '1.1a 1.1B 1.1C 1.2a 1.2b', '1.1B 1.2a 1.1C 1.2b 1.1a'],
])('the schedule serves %s', (_what, added, order) => expect(takenFrom(filled(added))).toBe(order));

test('a thread for short jobs takes those alone, in the same turns', () => {
  const schedule = filled('1.1a 1.1B 1.1C 1.2a 2.3D');
  expect(takenFrom(schedule, true)).toBe('1.1B 2.3D 1.1C');
  expect(takenFrom(schedule)).toBe('1.2a 1.1a');
});

test.each([
  ['of a user', '1.1a 1.1b 1.1c 1.1d 1.1e', '1.1f', '1.2a'],
  ['of a school', '1.1a 1.1b 1.1c 1.1d 1.2a 1.2b 1.2c 1.2d', '1.3a', '2.4a'],
  ['of the platform’s users', '-.1a -.1b -.1c -.1d -.2a -.2b -.2c -.2d', '-.3a', '2.4a'],
  ['in all', '1.1a 1.1b 1.1c 1.1d 2.1a 2.1b 2.1c 2.1d 3.1a 3.1b 3.1c 3.1d', '4.1a', undefined],
])('no more jobs %s wait than the limit', (_what, waiting, refused, admitted) => {
  const schedule = filled(waiting);
  expect(schedule.add(job(refused))).toBe(false);
  if (admitted !== undefined) expect(schedule.add(job(admitted))).toBe(true);
  const next = schedule.take(false);
  expect([next?.name, schedule.add(job(refused))]).toEqual([waiting.split(' ')[0], true]);
});

test('a job that is removed is not taken, and leaves its place to another one of its user', () => {
  const schedule = new Schedule<Job>({ ...LIMITS, ofOneUser: 2 });
  const [first, second, third] = [job('1.1a'), job('1.1b'), job('1.1c')];
  expect([schedule.add(first), schedule.add(second), schedule.add(third)]).toEqual([true, true, false]);
  expect([schedule.remove(first), schedule.remove(first), schedule.waiting]).toEqual([true, false, 1]);
  expect(schedule.add(third)).toBe(true);
  expect(takenFrom(schedule)).toBe('1.1b 1.1c');
  expect([schedule.remove(second), schedule.waiting]).toEqual([false, 0]);
});

test('jobs expire at their time, and the next expiry is that of the earliest', () => {
  const schedule = new Schedule<Job>(LIMITS);
  expect(schedule.nextExpiry()).toBeUndefined();
  for (const one of [job('1.1a', 30), job('1.1b', 10), job('2.2a', 20)]) schedule.add(one);
  expect([schedule.nextExpiry(), schedule.expire(9)]).toEqual([10, []]);
  expect(schedule.expire(20).map(({ name }) => name)).toEqual(['1.1b', '2.2a']);
  expect([schedule.nextExpiry(), takenFrom(schedule), schedule.nextExpiry()]).toEqual([30, '1.1a', undefined]);
});

const event = fc.record({
  kind: fc.constantFrom('add' as const, 'add' as const, 'take' as const, 'remove' as const),
  school: fc.constantFrom(null, 1, 2, 3),
  user: fc.integer({ min: 1, max: 4 }),
  size: fc.constantFrom('short' as const, 'long' as const),
  shortOnly: fc.boolean(),
  at: fc.nat(50),
});
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;
const jobOf = ({ school, user, size }: Event): Job => ({ name: '', school, user, size, waitUntil: 0 });

test('in any order of events a job waits within the limits, and is taken once or removed', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120 }), (events) => {
      const schedule = new Schedule<Job>(LIMITS);
      let waiting: Job[] = [];
      for (const one of events) {
        const { kind, school, user, shortOnly, at } = one;
        if (kind === 'add') {
          const added = jobOf(one);
          const ofSchool = waiting.filter((other) => other.school === school);
          const ofUser = ofSchool.filter((other) => other.user === user);
          const mayWait =
            ofUser.length < LIMITS.ofOneUser && ofSchool.length < LIMITS.ofOneSchool && waiting.length < LIMITS.inAll;
          expect(schedule.add(added)).toBe(mayWait);
          if (mayWait) waiting.push(added);
        } else {
          const gone = kind === 'take' ? schedule.take(shortOnly) : waiting[at];
          if (kind === 'take' && !gone)
            expect(waiting.filter(({ size }) => size === 'short' || !shortOnly)).toEqual([]);
          if (kind === 'remove' && gone) expect(schedule.remove(gone)).toBe(true);
          if (gone) expect(waiting).toContain(gone);
          waiting = waiting.filter((other) => other !== gone);
        }
        expect(schedule.waiting).toBe(waiting.length);
      }
    }),
  );
});

/** Who was served while others waited: nobody twice before each of the others has had a turn. */
class Turns {
  readonly #passed = new Map<unknown, unknown[]>();

  serve(served: unknown, waiting: readonly unknown[]): void {
    for (const one of this.#passed.keys()) if (one === served || !waiting.includes(one)) this.#passed.delete(one);
    for (const one of new Set(waiting)) {
      if (one === served) continue;
      const passed = this.#passed.get(one) ?? [];
      expect(passed).not.toContain(served);
      this.#passed.set(one, [...passed, served]);
    }
  }
}

test('in any order of events no school, and no user of a school, is served twice while another one waits', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120 }), (events) => {
      const schedule = new Schedule<Job>(LIMITS);
      const schools = new Turns();
      const users = new Map([null, 1, 2, 3].map((school) => [school, new Turns()]));
      let waiting: Job[] = [];
      for (const one of events) {
        if (one.kind === 'add') {
          const added = jobOf(one);
          if (schedule.add(added)) waiting.push(added);
        } else {
          const taken = schedule.take(false);
          if (!taken) continue;
          const { school, user } = taken;
          const ofSchool = waiting.filter((other) => other.school === school);
          schools.serve(
            school,
            waiting.map((other) => other.school),
          );
          users.get(school)?.serve(
            user,
            ofSchool.map((other) => other.user),
          );
          waiting = waiting.filter((other) => other !== taken);
        }
      }
    }),
  );
});
