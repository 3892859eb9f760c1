// The roll numbers of a section: what is stored, and what is refused.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { createClass, createSection } from '../support/classes';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { makeWait, pupilsOf, saveNumbers, type Detail, type Pupil } from '../support/sessionDetails';
import {
  demoStudent,
  formOf,
  getStudent,
  listAll,
  placeOf,
  remove,
  setDisabled,
  update,
  type Place,
} from '../support/students';
import { stored } from '../support/tables';

let token: string;
let place: Place;
let pupils: Pupil[];
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  pupils = await inSection();
});

const inSection = async (at = place) => (await pupilsOf(at)).filter(({ sectionId }) => sectionId === at.sectionId);
const id = (at: number): number => pupils[at]?.id ?? UNKNOWN;
const save = (students: readonly Detail[], changes: Record<string, unknown> = {}) =>
  saveNumbers(token, place, students, changes);
const numbers = async (...ids: number[]) => {
  const all = await pupilsOf(place);
  return ids.map((one) => all.find((pupil) => pupil.id === one)?.rollNo);
};
/** What is shown of which field. */
const told = ({ data }: Awaited<ReturnType<typeof save>>) =>
  data?.problems?.map(({ path, message }) => `${path}: ${message}`);

test('ROLL-06 CALL2-25 each student of the list has its number afterwards, null takes one away, nobody else is touched', async () => {
  const others = (await pupilsOf(place)).filter(({ id: one }) => ![id(0), id(1), id(2)].includes(one));
  const answer = await save([
    { studentId: id(0), rollNo: 301, rollNoBefore: pupils[0]?.rollNo ?? null },
    { studentId: id(1), rollNo: 99_999 },
    { studentId: id(2), rollNo: null },
  ]);
  expect(answer).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect(await numbers(id(0), id(1), id(2))).toEqual([301, 99_999, null]);
  const rows = (await listAll(token, { sessionId: place.sessionId, classId: place.classId })).data;
  expect(rows.find(({ studentId }) => studentId === id(0))?.enrollments[0]?.rollNo).toBe(301);
  expect((await pupilsOf(place)).filter(({ id: one }) => others.some((other) => other.id === one))).toEqual(others);
  const before = await stored();
  expect(verdict(await save([{ studentId: id(0), rollNo: 301 }]))).toEqual([200, 100]);
  expect(await stored()).toEqual(before);
});

test('ROLL-06 CALL2-25 who waits for a section gets the one of the list, and a form that was opened before is informed so', async () => {
  await makeWait(id(0), place);
  await makeWait(id(1), place);
  const { data: opened } = await getStudent(token, id(0), place.sessionId);
  expect(
    verdict(
      await save([
        { studentId: id(0), rollNo: 301, rollNoBefore: null },
        { studentId: id(1), rollNo: null },
      ]),
    ),
  ).toEqual([200, 100]);
  const placed = (await inSection()).slice(0, 2);
  expect(placed).toEqual([
    { id: id(0), rollNo: 301, sectionId: place.sectionId, status: 'COMPLETE' },
    { id: id(1), rollNo: null, sectionId: place.sectionId, status: 'COMPLETE' },
  ]);
  expect(verdict(await update(token, id(0), formOf(opened)))).toEqual([409, 205]);
  const [audit] = await sql<{ details: unknown }>(
    "SELECT details FROM audit_entries WHERE event = 'saveSessionDetails'",
  );
  expect(audit?.details).toEqual({
    entity: 'class',
    id: place.classId,
    before: { rollNumbers: { [id(0)]: null, [id(1)]: null } },
    after: {
      sessionId: place.sessionId,
      sectionId: place.sectionId,
      rollNumbers: { [id(0)]: 301, [id(1)]: null },
      placed: [id(0), id(1)],
    },
    raised: { entity: 'student', versions: { [id(0)]: 2, [id(1)]: 2 }, fields: ['enrollments'] },
  });
});

test('ROLL-07 CODE-171 C9 one number for two of the list, or for one of the list and one who is not, is refused at its rows', async () => {
  const before = await stored();
  const twice = await save([
    { studentId: id(0), rollNo: 301 },
    { studentId: id(1), rollNo: 302 },
    { studentId: id(2), rollNo: 301 },
  ]);
  expect([...verdict(twice), twice.responseMsg]).toEqual([409, 171, 'This roll number is already assigned']);
  expect(told(twice)).toEqual([0, 2].map((at) => `students.${at}.rollNo: Roll number 301 is entered twice`));
  const taken = pupils[3]?.rollNo;
  const other = await save([
    { studentId: id(0), rollNo: 301 },
    { studentId: id(1), rollNo: taken },
  ]);
  expect(verdict(other)).toEqual([409, 171]);
  expect(told(other)).toEqual([`students.1.rollNo: Roll number ${taken} belongs to another student`]);
  expect(await stored()).toEqual(before);
});

test('ROLL-07 CODE-171 CALL2-25 the same number is accepted and stored in another section and in another session', async () => {
  const elsewhere = await placeOf('5', { section: 'B' });
  const next = await placeOf('5', { status: 'UPCOMING' });
  const [there] = await inSection(elsewhere);
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, $2, student_id, class_id, section_id, 'COMPLETE', 'PROMOTION', life, name_key, now() FROM enrolments
      WHERE student_id = $1 AND session_id = $3`,
    [id(0), next.sessionId, place.sessionId],
  );
  for (const [at, studentId] of [
    [place, id(0)],
    [elsewhere, there?.id ?? 0],
    [next, id(0)],
  ] as const)
    expect(verdict(await saveNumbers(token, at, [{ studentId, rollNo: 301 }]))).toEqual([200, 100]);
  const rows = await sql<{ at: string }>(
    "SELECT concat_ws(' ', session_id, section_id, student_id) AS at FROM enrolments WHERE roll_no = 301",
  );
  expect(rows.map((row) => row.at).sort()).toEqual(
    [
      `${place.sessionId} ${place.sectionId} ${id(0)}`,
      `${place.sessionId} ${elsewhere.sectionId} ${there?.id}`,
      `${next.sessionId} ${place.sectionId} ${id(0)}`,
    ].sort(),
  );
});

test.each([0, -1, 1.5, 100_000, 1e15])(
  'ROLL-08 CODE-172 ROLL-10 the roll number %p is refused at its row, and nothing is stored',
  async (rollNo) => {
    const before = await stored();
    const answer = await save([
      { studentId: id(0), rollNo: 301 },
      { studentId: id(1), rollNo },
    ]);
    expect([...verdict(answer), answer.responseMsg]).toEqual([400, 172, 'Invalid roll number']);
    expect(told(answer)).toEqual(['students.1.rollNo: Roll number must be a whole number from 1 to 99999']);
    expect(await stored()).toEqual(before);
  },
);

test.each(['5', 'x', '', true])(
  'ROLL-08 CODE-109 the roll number %j, which is no number, is not valid',
  async (rollNo) => {
    const answer = await save([{ studentId: id(0), rollNo }]);
    expect([...verdict(answer), told(answer)]).toEqual([400, 109, ['students.0.rollNo: Roll No. is not valid']]);
  },
);

test.each([
  [1e15, 172],
  [1e15 + 1, 109],
  [-1e15, 172],
  [-1e15 - 1, 109],
])('ROLL-08 CODE-109 CODE-172 the roll number %p answers %i', async (rollNo, code) => {
  const before = await stored();
  expect(verdict(await save([{ studentId: id(0), rollNo }]))).toEqual([400, code]);
  expect(await stored()).toEqual(before);
});

test('ROLL-10 ROLL-09 CODE-126 CODE-127 who is in another section, class or session, is unknown, deleted or has left, is refused at the row', async () => {
  const [otherSection] = await inSection(await placeOf('5', { section: 'B' }));
  const otherClass = await demoStudent('6');
  await remove(token, id(5));
  const before = await stored();
  for (const studentId of [otherSection?.id ?? 0, otherClass, UNKNOWN, id(5)]) {
    const answer = await save([
      { studentId: id(0), rollNo: 301 },
      { studentId, rollNo: 302 },
    ]);
    expect(verdict(answer)).toEqual([409, 126]);
    expect(told(answer)).toEqual([
      'students.1.studentId: The student is not enrolled in this session, class and section',
    ]);
  }
  expect(await stored()).toEqual(before);
  await setDisabled(token, id(6), true);
  const left = await save([{ studentId: id(6), rollNo: 301 }]);
  expect(verdict(left)).toEqual([409, 127]);
  expect(told(left)).toEqual(['students.0.studentId: The student has left']);
  const next = await placeOf('5', { status: 'UPCOMING' });
  const notYet = await inSection(next);
  expect(notYet.map((one) => one.id)).not.toContain(id(0));
  expect(verdict(await saveNumbers(token, next, [{ studentId: id(0), rollNo: 301 }]))).toEqual([409, 126]);
});

test('CALL2-25 CODE-191 CODE-158 CODE-118 CODE-148 CODE-103 session, class and section are those of a running school', async () => {
  const students = [{ studentId: id(0), rollNo: 301 }];
  const past = await placeOf('5', { status: 'COMPLETED' });
  const other = await placeOf('6');
  const foreign = await placeOf('5', { schoolId: SECOND });
  const [plain] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = $1 AND name = 'Default'", [
    FIRST,
  ]);
  const before = await stored();
  const refused: [Record<string, unknown>, number][] = [
    [{ sessionId: past.sessionId }, 191],
    [{ sessionId: UNKNOWN }, 103],
    [{ sessionId: foreign.sessionId }, 103],
    [{ classId: UNKNOWN }, 158],
    [{ classId: foreign.classId }, 158],
    [{ sectionId: UNKNOWN }, 118],
    [{ sectionId: other.sectionId }, 118],
    [{ sectionId: foreign.sectionId }, 118],
    [{ classId: plain?.id }, 148],
  ];
  for (const [changes, code] of refused)
    expect([changes, (await save(students, changes)).responseCode]).toEqual([changes, code]);
  for (const sectionId of [undefined, null]) {
    const answer = await save(students, { sectionId });
    expect([answer.responseCode, told(answer)]).toEqual([109, ['sectionId: Section is required.']]);
  }
  const twice = await save([...students, { studentId: id(0), rollNo: 302 }]);
  expect([twice.responseCode, told(twice)?.length]).toEqual([109, 2]);
  expect((await save([])).responseCode).toBe(109);
  expect(await stored()).toEqual(before);
  await sql('UPDATE sessions SET disabled = true WHERE id = $1', [place.sessionId]);
  expect((await save(students)).responseCode).toBe(109);
  await sql('UPDATE sessions SET disabled = false WHERE id = $1', [place.sessionId]);
  await sql('UPDATE classes SET disabled = true WHERE id = $1', [place.classId]);
  expect((await save(students)).responseCode).toBe(158);
});

test('CODE-171 ROLL-06 ROLL-07 STUDENT-69 a number is taken within a class without sections, not in another such class; the pending registration becomes complete', async () => {
  const [plain] = await sql<{ id: number }>("SELECT id FROM classes WHERE school_id = $1 AND name = 'Default'", [
    FIRST,
  ]);
  const at = { sectionId: undefined, classId: plain?.id };
  await sql(
    "UPDATE enrolments SET class_id = $1, section_id = NULL, roll_no = NULL, registration_status = 'PENDING' WHERE student_id IN ($2, $3) AND session_id = $4",
    [plain?.id, id(0), id(1), place.sessionId],
  );
  expect((await save([{ studentId: id(0), rollNo: 1 }], at)).responseCode).toBe(100);
  const second = await save([{ studentId: id(1), rollNo: 1 }], at);
  expect([second.responseCode, told(second)]).toEqual([
    171,
    ['students.0.rollNo: Roll number 1 belongs to another student'],
  ]);
  const other = { ...at, classId: (await createClass(token, 'Bridge course')).data.classId };
  await sql('UPDATE enrolments SET class_id = $1 WHERE student_id = $2 AND session_id = $3', [
    ...[other.classId, id(1), place.sessionId],
  ]);
  expect((await save([{ studentId: id(1), rollNo: 1 }], other)).responseCode).toBe(100);
  const there = await pupilsOf({ ...place, classId: plain?.id ?? 0 });
  expect(there.find((one) => one.id === id(0))).toEqual({ id: id(0), rollNo: 1, sectionId: null, status: 'COMPLETE' });
});

test('C10 code 205 a number that was given in the meantime is not overwritten, and the row says so', async () => {
  const [was] = await numbers(id(0));
  const rows = [
    { studentId: id(1), rollNo: 302 },
    { studentId: id(0), rollNo: 301, rollNoBefore: was ?? null },
  ];
  expect(verdict(await save([{ studentId: id(0), rollNo: 400 }]))).toEqual([200, 100]);
  const before = await stored();
  const answer = await save(rows);
  expect(verdict(answer)).toEqual([409, 205]);
  expect(told(answer)).toEqual(['students.1.rollNo: Another user changed this roll number']);
  expect((await save([{ studentId: id(0), rollNo: 301, rollNoBefore: null }])).responseCode).toBe(205);
  expect(await stored()).toEqual(before);
  expect(verdict(await save([{ studentId: id(0), rollNo: 301, rollNoBefore: 400 }]))).toEqual([200, 100]);
});

test('ROLL-07 the number of who has left is free, and who comes back loses it when another one has it', async () => {
  const [mine, own] = await numbers(id(0), id(2));
  const status = (type: string, comment: string) =>
    call('POST', '/student/name-strike-off', {
      token,
      json: { schoolId: FIRST, sessionId: place.sessionId, studentId: id(0), type, comment },
    });
  expect(verdict(await status('INACTIVE', 'Moved away'))).toEqual([200, 100]);
  expect(verdict(await save([{ studentId: id(1), rollNo: mine }]))).toEqual([200, 100]);
  expect(verdict(await status('ACTIVE', ''))).toEqual([200, 100]);
  expect(await numbers(id(0), id(1))).toEqual([null, mine]);
  await setDisabled(token, id(2), true);
  await setDisabled(token, id(2), false);
  expect(await numbers(id(2))).toEqual([own]);
});

test('CODE-137 AUTH-47 the list may be read with the privilege of this screen alone, and without it nothing is stored', async () => {
  const clerk = await tokenOf('clerk');
  await setPrivileges('clerk', 'UPDATE_STUDENT_SESSION_DETAILS');
  const { sessionId, classId } = place;
  expect((await listAll(clerk, { sessionId, classId })).data.length).toBeGreaterThan(10);
  expect(verdict(await saveNumbers(clerk, place, [{ studentId: id(0), rollNo: 301 }]))).toEqual([200, 100]);
  await setPrivileges('clerk', 'LIST_STUDENT', 'EDIT_STUDENT');
  expect(verdict(await saveNumbers(clerk, place, [{ studentId: id(0), rollNo: 302 }]))).toEqual([403, 137]);
  expect(await numbers(id(0))).toEqual([301]);
});

test('STUDENT-69 the first section of a class leaves its registrations complete', async () => {
  const { classId } = (await createClass(token, 'Bridge course')).data;
  await sql(
    'UPDATE enrolments SET class_id = $1, section_id = NULL, roll_no = NULL WHERE student_id IN ($2, $3) AND session_id = $4',
    [classId, id(0), id(1), place.sessionId],
  );
  expect(verdict(await createSection(token, classId, 'A'))).toEqual([200, 100]);
  const statuses = (await pupilsOf({ ...place, classId })).map(({ status }) => status);
  expect(statuses).toEqual(['COMPLETE', 'COMPLETE']);
});
