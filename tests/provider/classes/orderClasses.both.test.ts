import { call, engine, resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import {
  createClass,
  demoClass,
  listClasses,
  numbered,
  ORDERED,
  orderClasses,
  placesOf,
  removeClass,
  type Class,
} from '../support/classes';
import { disableSchool } from '../support/sessions';
import { unenrolAll } from '../support/students';
import { countOf, deadlocks, stored } from '../support/tables';
import { untilWaiting } from '../support/waiting';

let token: string;
let ordered: Class[];
let ids: number[];
beforeEach(async () => {
  await resetProvider();
  await unenrolAll();
  token = await tokenOf('admin');
  ordered = (await listClasses(token)).data.filter(({ sequence }) => sequence !== null);
  ids = ordered.map(({ classId }) => classId);
});

test('the classes are stored and answered in the order of the request; Default has no place', async () => {
  const wanted = [...ids.slice(5), ...ids.slice(0, 5)];
  const answer = await orderClasses(token, wanted);
  expect(answer).toMatchObject({ status: 200, responseCode: 100 });
  expect(answer.data.slice(0, -1).map(({ classId }) => classId)).toEqual(wanted);
  expect(await placesOf(token)).toEqual(numbered([...ORDERED.slice(5), ...ORDERED.slice(0, 5)]));
  expect((await listClasses(token)).data).toEqual(answer.data);
  expect(await placesOf(await tokenOf('admin2'), SECOND)).toEqual(numbered(ORDERED));
});

test('the present order is accepted too, and disabled classes are part of it', async () => {
  await call('PUT', `/class/${ids[3]}/true/disable`, { token });
  expect(await orderClasses(token, ids)).toMatchObject({ status: 200, responseCode: 100 });
  expect(await placesOf(token)).toEqual(numbered(ORDERED));
});

test('a new class takes the place of its name among those that were put in order', async () => {
  await orderClasses(token, [...ids].reverse());
  await removeClass(token, ids[1] ?? 0);
  expect((await createClass(token, 'LKG')).data.sequence).toBe(15);
  expect((await placesOf(token)).slice(-3)).toEqual([
    ['Nursery', 14],
    ['LKG', 15],
    ['Default', null],
  ]);
});

test('CLASS-36 CODE-158 B2 B3 an unknown, a deleted and another school’s class are refused alike, and so is Default', async () => {
  const foreign = await demoClass(await tokenOf('admin2'), '1', SECOND);
  const outside = await demoClass(token, 'Default');
  const { data: gone } = await createClass(token, 'Gone');
  await removeClass(token, gone.classId);
  const before = await stored();
  for (const other of [UNKNOWN, foreign.classId, gone.classId, outside.classId])
    for (const wanted of [[...ids, other], [...ids.slice(1), other], [other]])
      expect(await orderClasses(token, wanted)).toMatchObject({ status: 404, responseCode: 158, data: null });
  expect(await stored()).toEqual(before);
});

test('C10 an order that another user changed since it was read answers 205, and nothing changes', async () => {
  const [first = 0, second = 0, ...others] = ids;
  const ofAnother = [second, first, ...others];
  expect(await orderClasses(token, ofAnother, FIRST, ids)).toMatchObject({ status: 200, responseCode: 100 });
  const before = await stored();
  const stale = await orderClasses(token, [first, second, ...others.toReversed()], FIRST, ids);
  expect(verdict(stale)).toEqual([409, 205]);
  expect(await stored()).toEqual(before);
  expect(verdict(await orderClasses(token, ids, FIRST, ofAnother))).toEqual([200, 100]);
});

test('C10 an order without one of the classes answers 205, because it was added in the meantime, and nothing changes', async () => {
  await createClass(token, 'New');
  const before = await stored();
  for (const wanted of [ids, ids.slice(1), []])
    expect(await orderClasses(token, wanted)).toMatchObject({ status: 409, responseCode: 205, data: null });
  expect(await stored()).toEqual(before);
});

test('CODE-109 a class that is named twice is refused', async () => {
  const before = await stored();
  const message = 'A class is listed twice';
  for (const wanted of [
    [...ids, ids[0]],
    [...ids.slice(1), ids[1]],
  ])
    expect(await orderClasses(token, wanted)).toMatchObject({
      status: 400,
      responseCode: 109,
      responseMsg: message,
      data: { problems: [{ path: 'classIds', message }] },
    });
  expect(await stored()).toEqual(before);
});

test.each<[unknown, string]>([
  [undefined, 'classIds'],
  [null, 'classIds'],
  [1, 'classIds'],
  [['1'], 'classIds.0'],
  [[1, null], 'classIds.1'],
  [[0], 'classIds.0'],
  [[1.5], 'classIds.0'],
  [Array.from({ length: 201 }, (_, at) => at + 1), 'classIds'],
])('B8 CODE-109 %j is not an order', async (classIds, path) => {
  const before = await stored();
  expect(await orderClasses(token, classIds)).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path }] },
  });
  const extra = { classIds: ids, schoolId: FIRST };
  expect(await call('PUT', `/class/order/${FIRST}`, { token, json: extra })).toMatchObject({ responseCode: 109 });
  expect(await stored()).toEqual(before);
});

test('C7 when classes are ordered, created and deleted at once, they are numbered without a gap and without a repetition', async () => {
  const answers = await Promise.all([
    orderClasses(token, [...ids].reverse()),
    createClass(token, 'Own'),
    removeClass(token, ids[2] ?? 0),
    orderClasses(token, ids),
    createClass(token, 'Another'),
  ]);
  for (const answer of answers)
    expect([
      [200, 100],
      [409, 205],
      [404, 158],
    ]).toContainEqual(verdict(answer));
  const places = (await placesOf(token)).map(([, sequence]) => sequence).filter((sequence) => sequence !== null);
  expect(places).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});

test('C7 C10 an order is refused when a new class was stored before it, and never mixed with it', async () => {
  const names = ['Nursery', 'LKG', 'UKG', '1', '2', '3'];
  for (const { classId } of ordered.slice(0, names.length)) await removeClass(token, classId);
  const rest = ids.slice(names.length);
  const answers = await Promise.all(
    names.flatMap((name) => [orderClasses(token, rest), createClass(token, name), orderClasses(token, rest)]),
  );
  for (const answer of answers)
    expect([
      [200, 100],
      [409, 205],
    ]).toContainEqual(verdict(answer));
  expect(await placesOf(token)).toEqual(numbered(ORDERED));
});

test('AUTH-46 CODE-189 B2 a school’s user orders no other school’s classes, known or not', async () => {
  const before = await stored();
  for (const schoolId of [SECOND, UNKNOWN])
    expect(await orderClasses(token, ids, schoolId)).toMatchObject({ status: 403, responseCode: 189, data: null });
  expect(await stored()).toEqual(before);
});

test('SCHOOL-51 a platform user orders the classes of any school; an unknown one answers 103', async () => {
  const platform = await tokenOf('platform');
  const theirs = (await listClasses(platform, SECOND)).data
    .filter(({ sequence }) => sequence !== null)
    .map(({ classId }) => classId)
    .reverse();
  expect(await orderClasses(platform, theirs, SECOND)).toMatchObject({ status: 200, responseCode: 100 });
  expect(await placesOf(platform, SECOND)).toEqual(numbered([...ORDERED].reverse()));
  expect(await orderClasses(platform, ids, SECOND)).toMatchObject({ status: 404, responseCode: 158 });
  expect(await orderClasses(platform, ids, UNKNOWN)).toMatchObject({ status: 404, responseCode: 103 });
  expect(await countOf('audit_entries', `event = 'orderClasses' AND school_id = ${SECOND}`)).toBe(1);
});

test('SCHOOL-49 CODE-112 CALL2-09 nobody orders the classes of a disabled school', async () => {
  const platform = await tokenOf('platform');
  await disableSchool(platform);
  const before = await stored();
  for (const as of [token, platform])
    expect(await orderClasses(as, [...ids].reverse())).toMatchObject({ status: 409, responseCode: 112, data: null });
  expect(await stored()).toEqual(before);
});

// The embedded engine runs one transaction after the other.
if (engine === 'postgres')
  test('C2 a deletion locks the classes of the school in the order in which a promotion locks them', async () => {
    const { data: added } = await createClass(token, 'Added');
    const first = Math.min(...ids);
    await orderClasses(token, [added.classId, ...ids]);
    await sql('CREATE TABLE gate AS SELECT false AS open');
    const before = await deadlocks();
    try {
      const locksBoth = sql(`DO $$ BEGIN
        PERFORM id FROM classes WHERE id = ${first} FOR SHARE;
        WHILE NOT (SELECT open FROM gate) LOOP PERFORM pg_sleep(0.01); END LOOP;
        PERFORM id FROM classes WHERE id = ${added.classId} FOR SHARE;
      END $$`);
      await untilWaiting(1);
      const removed = removeClass(token, added.classId);
      await untilWaiting(2);
      await sql('UPDATE gate SET open = true');
      await locksBoth;
      expect(verdict(await removed)).toEqual([200, 100]);
      expect(await deadlocks()).toBe(before);
    } finally {
      await sql('UPDATE gate SET open = true');
      await sql('DROP TABLE gate');
    }
  });
