// A promotion enrols the eligible students in the target session: all or none, once, and by the result of the year.
import { resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife } from '../support/life';
import { setPrivileges } from '../support/privileges';
import {
  addSupplementary,
  endAfter,
  enrolledIn,
  idAt,
  outcomesOf,
  promote,
  promotionForm,
  promotionWorld,
  setMarks,
  setSessionStatus,
  type Enrolled,
  type PromotionWorld,
} from '../support/promotion';
import { dropConfig } from '../support/results';
import { SECOND } from '../support/schools';
import { disableSchool } from '../support/sessions';

const COUNTS = { promoted: 0, repeating: 0, passedOut: 0, notEligible: 0, leftOut: 0, sectionMissing: 0 };
let admin: string;
let world: PromotionWorld;
beforeEach(async () => {
  await resetProvider();
  await setClock('2027-03-30T05:30:00.000Z');
  admin = await tokenOf('admin');
  world = await promotionWorld();
});

const form = (changes: object = {}) => promotionForm(world, changes);
const run = (changes: object = {}, headers = {}) => promote(admin, form(changes), headers);
/** Class and section of the student at an index in the target session; undefined for one who is not enrolled. */
async function newClassOf(index: number): Promise<string | undefined> {
  const row = (await enrolledIn(world)).find(({ studentId }) => studentId === idAt(world, index));
  return row && `${row.className} ${row.section} ${row.status}`;
}
const idsOf = (rows: readonly Enrolled[]) => rows.map(({ studentId }) => studentId);

test('CALL2-58 PROMOTE-13 PROMOTE-14 students who passed are enrolled in the next class and keep section and RTE', async () => {
  await sql('UPDATE students SET rte = (id = $1) WHERE school_id = $2', [idAt(world, 0), world.schoolId]);
  const answer = await run();
  expect([verdict(answer), answer.data]).toEqual([
    [200, 100],
    { ...COUNTS, runId: expect.any(Number) as number, promoted: 6 },
  ]);
  const common = {
    className: '6',
    status: 'COMPLETE',
    origin: 'PROMOTION',
    newAdmission: false,
    rollNo: null,
    life: 'ACTIVE',
  };
  const expected = world.students.map(({ id, section }, index) => ({
    ...common,
    studentId: id,
    section,
    rte: index === 0,
  }));
  expect(await enrolledIn(world)).toEqual(expected.toSorted((one, other) => one.studentId - other.studentId));
});

test('CALL2-58 PROMOTE-14 a failed student repeats the class in the same section', async () => {
  await setMarks(world, [10]);
  expect((await run()).data).toMatchObject({ promoted: 5, repeating: 1, notEligible: 0 });
  expect(await newClassOf(0)).toBe('5 A COMPLETE');
});

test('ENUM-25 CALL2-58 PROMOTE-13 with excludeFailed a failed student is not enrolled', async () => {
  await setMarks(world, [10]);
  expect((await run({ excludeFailed: true })).data).toMatchObject({ promoted: 5, repeating: 0, notEligible: 1 });
  expect(await newClassOf(0)).toBeUndefined();
});

test('PROMOTE-13 students with an incomplete or awaited result and students who left are not enrolled', async () => {
  await addSupplementary(world);
  await setMarks(world, [10]);
  await sql('DELETE FROM student_marks WHERE student_id = $1', [idAt(world, 1)]);
  for (const [index, life] of ['STRUCK_OFF', 'TC_ISSUED', 'DISABLED'].entries())
    await changeLife(idAt(world, 2 + index), life);
  expect((await run()).data).toMatchObject({ promoted: 1, repeating: 0, notEligible: 5 });
  expect(idsOf(await enrolledIn(world))).toEqual([idAt(world, 5)]);
});

test('PROMOTE-14 STUDENT-69 without a section of the same name the enrolment is PENDING', async () => {
  await sql(
    "UPDATE sections SET name = 'C', name_key = 'c' WHERE name = 'A' AND class_id IN (SELECT id FROM classes WHERE name = '6')",
  );
  expect((await run()).data).toMatchObject({ promoted: 6, sectionMissing: 3 });
  expect([await newClassOf(0), await newClassOf(3)]).toEqual(['6 null PENDING', '6 B COMPLETE']);
});

test('PROMOTE-14 students of the last class pass out without an enrolment; a second run finds nobody', async () => {
  await endAfter(world);
  expect((await run()).data).toMatchObject({ promoted: 0, passedOut: 6, runId: expect.any(Number) as number });
  expect(await enrolledIn(world)).toEqual([]);
  const outcomes = await outcomesOf(admin, form());
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['NOT_ELIGIBLE ALREADY_PASSED_OUT']));
  expect((await run()).data).toEqual({ ...COUNTS, runId: null, notEligible: 6 });
});

test('C6 a repeated promotion enrols nobody, stores no run and reports this', async () => {
  await run();
  const before = await enrolledIn(world);
  const again = await run({ expected: { promoted: 6, repeating: 0, passedOut: 0 } });
  expect([verdict(again), again.data]).toEqual([[200, 100], { ...COUNTS, runId: null, notEligible: 6 }]);
  expect(await enrolledIn(world)).toEqual(before);
  expect(await sql('SELECT id FROM promotion_runs')).toHaveLength(1);
});

test('code 205 a promotion whose confirmed students are all not eligible any more is reported as changed', async () => {
  for (const { id } of world.students) await changeLife(id, 'DISABLED');
  const answer = await run({ expected: { promoted: 6, repeating: 0, passedOut: 0 } });
  expect([verdict(answer), answer.responseMsg]).toEqual([
    [409, 205],
    'Students or marks have changed: now 0 promoted, 0 repeating and 0 passed out. Search again',
  ]);
});

test('C1 a repeated idempotency key returns the first response; other content is code 206', async () => {
  const key = { 'Idempotency-Key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f64' };
  const first = await run({}, key);
  expect((await run({}, key)).data).toEqual(first.data);
  expect(verdict(await run({ excludeFailed: true }, key))).toEqual([422, 206]);
  expect(await sql('SELECT id FROM promotion_runs')).toHaveLength(1);
});

test('code 205 numbers that differ from the confirmed ones are reported, and nothing is stored', async () => {
  await setMarks(world, [10]);
  for (const confirmed of [
    { promoted: 6, repeating: 1, passedOut: 0 },
    { promoted: 5, repeating: 0, passedOut: 0 },
    { promoted: 5, repeating: 1, passedOut: 1 },
  ]) {
    const answer = await run({ expected: confirmed });
    expect([verdict(answer), answer.responseMsg]).toEqual([
      [409, 205],
      expect.stringContaining('now 5 promoted, 1 repeating and 0 passed out') as string,
    ]);
  }
  expect([await enrolledIn(world), await sql('SELECT id FROM promotion_runs')]).toEqual([[], []]);
  expect(verdict(await run({ expected: { promoted: 5, repeating: 1, passedOut: 0 } }))).toEqual([200, 100]);
});

describe('requests that are rejected', () => {
  /** Nothing of the request is stored. */
  async function requireRejected(changes: object, expected: [number, number], paths: string[] = []): Promise<string> {
    const answer = await run(changes);
    expect(verdict(answer)).toEqual(expected);
    expect((answer.data?.problems ?? []).map(({ path }) => path)).toEqual(paths);
    expect(await enrolledIn(world)).toEqual([]);
    return answer.responseMsg;
  }

  test.each(['schoolId', 'sourceSessionId', 'targetSessionId', 'classIds', 'excludeFailed'])(
    'CALL2-58 PROMOTE-15 ENUM-25 CODE-109 a promotion without %s is rejected',
    async (field) => {
      await requireRejected({ [field]: undefined }, [400, 109], [field]);
    },
  );

  test('PROMOTE-15 CODE-109 equal sessions, no class and a class that is listed twice are rejected', async () => {
    await requireRejected({ targetSessionId: world.source }, [400, 109], ['targetSessionId']);
    await requireRejected({ classIds: [] }, [400, 109], ['classIds']);
    await requireRejected({ classIds: [world.classId, world.classId] }, [400, 109], ['classIds.1']);
  });

  test('CODE-109 a target before the source and a disabled target are rejected', async () => {
    await sql('UPDATE sessions SET start_date = start_date - 3650, end_date = end_date - 3650 WHERE id = $1', [
      world.target,
    ]);
    await requireRejected({}, [400, 109], ['targetSessionId']);
    await sql(
      'UPDATE sessions SET start_date = start_date + 3650, end_date = end_date + 3650, disabled = true WHERE id = $1',
      [world.target],
    );
    await requireRejected({}, [400, 109], ['targetSessionId']);
  });

  test('PROMOTE-15 CODE-188 a class without a result config is named in message and problems', async () => {
    const other = await promotionWorld('7');
    await dropConfig({ sessionId: other.source, classId: other.classId });
    const message = await requireRejected({ classIds: [world.classId, other.classId] }, [409, 188], ['classIds.1']);
    expect(message).toBe('No result config is saved for this class yet: 7');
  });

  test('PROMOTE-16 CODE-187 CODE-191 an UPCOMING source and a COMPLETED target are rejected', async () => {
    await setSessionStatus(world.source, 'UPCOMING');
    await requireRejected({}, [409, 187]);
    await setSessionStatus(world.source, 'COMPLETED');
    await setSessionStatus(world.target, 'COMPLETED');
    await requireRejected({}, [409, 191]);
    await setSessionStatus(world.target, 'ACTIVE');
    expect((await run()).data).toMatchObject({ promoted: 6 });
  });

  test('CALL2-58 CODE-103 CODE-158 unknown sessions and classes, and those of another school, are rejected alike', async () => {
    const theirs = await promotionWorld('5', { schoolId: SECOND });
    for (const id of [2_000_000, theirs.source])
      await requireRejected({ sourceSessionId: id }, [404, 103], ['sourceSessionId']);
    for (const id of [2_000_000, theirs.target])
      await requireRejected({ targetSessionId: id }, [404, 103], ['targetSessionId']);
    for (const id of [2_000_000, theirs.classId])
      await requireRejected({ classIds: [world.classId, id] }, [404, 158], ['classIds.1']);
    expect(await enrolledIn(theirs)).toEqual([]);
  });

  test('CODE-109 CODE-118 students and sections of another school are as unknown ones', async () => {
    const theirs = await promotionWorld('5', { schoolId: SECOND });
    const [student, mine] = [idAt(theirs, 0), idAt(world, 0)];
    const [section] = await sql<{ id: number }>('SELECT id FROM sections WHERE school_id = $1 LIMIT 1', [SECOND]);
    await requireRejected({ leftOut: [student] }, [400, 109], ['leftOut.0']);
    await requireRejected({ promoteAnyway: [student] }, [400, 109], ['promoteAnyway.0']);
    await requireRejected(
      { sections: [{ studentId: student, sectionId: null }] },
      [400, 109],
      ['sections.0.studentId'],
    );
    const sections = [{ studentId: mine, sectionId: section?.id }];
    expect(await requireRejected({ sections }, [404, 118], ['sections.0.sectionId'])).not.toContain(
      String(section?.id),
    );
  });

  test('CALL2-58 CODE-112 CODE-137 CODE-189 only users of the school with STUDENTS_PROMOTION promote, and not in a disabled school', async () => {
    await setPrivileges('teacher', 'UPLOAD_RESULT');
    const as = async (userName: string) => verdict(await promote(await tokenOf(userName), form()));
    expect([await as('teacher'), await as('admin2')]).toEqual([
      [403, 137],
      [403, 189],
    ]);
    await requireRejected({ schoolId: SECOND }, [403, 189]);
    await setPrivileges('teacher', 'STUDENTS_PROMOTION');
    await disableSchool(await tokenOf('platform'));
    expect(await as('teacher')).toEqual([409, 112]);
    await sql('UPDATE schools SET disabled = false');
    expect(await as('teacher')).toEqual([200, 100]);
  });
});

test('C6 a platform user promotes in the school of the request', async () => {
  expect((await promote(await tokenOf('platform'), form())).data).toMatchObject({ promoted: 6 });
});

test('ENUM-25 CALL2-58 PROMOTE-14 several classes are promoted in one run; a student of one does not follow another class', async () => {
  const six = await promotionWorld('6');
  expect((await run({ classIds: [six.classId, world.classId] })).data).toMatchObject({ promoted: 12 });
  const rows = await enrolledIn(world);
  expect(
    rows
      .filter(({ className }) => className === '6')
      .map(({ studentId }) => studentId)
      .toSorted(),
  ).toEqual(world.students.map(({ id }) => id).toSorted());
  expect(rows.filter(({ className }) => className === '7')).toHaveLength(6);
  expect(await sql('SELECT class_ids FROM promotion_runs')).toEqual([{ class_ids: [world.classId, six.classId] }]);
});
