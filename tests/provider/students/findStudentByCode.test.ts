// The student of a code, for pickers: with the reason why a search for students to choose does not offer the student.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND } from '../support/schools';
import { demoStudent, list, placeOf, remove, type Place, type Row } from '../support/students';

interface Found {
  student: Row | null;
  obstacle: string | null;
}

let token: string;
let place: Place;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf('5');
});

const find = (studentCode: number, query: Record<string, number> = {}, as = token): Promise<Answer<Found>> =>
  call('GET', `/student/by-code?${new URLSearchParams(toText({ schoolId: FIRST, studentCode, ...query }))}`, {
    token: as,
  });
const toText = (query: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

const codeOf = async (id: number) =>
  (await sql<{ code: number }>('SELECT code FROM students WHERE id = $1', [id]))[0]?.code ?? 0;
/** The code of a student of this state in the running session. */
async function codeWhere(where: string): Promise<number> {
  const [row] = await sql<{ code: number }>(
    `SELECT s.code FROM students s JOIN enrolments e ON e.student_id = s.id
      WHERE s.school_id = 1 AND e.session_id = $1 AND ${where} ORDER BY s.code LIMIT 1`,
    [place.sessionId],
  );
  return row?.code ?? 0;
}

test.each([
  ['STRUCK_OFF', "s.life = 'STRUCK_OFF'"],
  ['TC_ISSUED', "s.life = 'TC_ISSUED'"],
  ['DISABLED', "s.life = 'DISABLED'"],
  ['SECTION_MISSING', "s.life = 'ACTIVE' AND e.registration_status = 'PENDING' AND e.section_id IS NULL"],
])('STUDENT-76 a student who is no choice is found by the code, with the reason %s', async (obstacle, where) => {
  const code = await codeWhere(where);
  const { data } = await find(code, { sessionId: place.sessionId, classId: -1, sectionId: -1 });
  expect(data).toMatchObject({ student: { studentCode: code }, obstacle });
  const search = { searchText: String(code), registrationStatus: 'COMPLETE', sessionId: place.sessionId };
  const codes = (await list(token, search)).data.content.map(({ studentCode }) => studentCode);
  expect(codes).not.toContain(code);
});

test('STUDENT-76 a student who is a choice has no obstacle; session, class and section are those asked for', async () => {
  const { sessionId, classId, sectionId } = place;
  const code = await codeOf(await demoStudent('5'));
  const other = await placeOf('6');
  const [coming] = await sql<{ id: number }>("SELECT id FROM sessions WHERE school_id = 1 AND status = 'UPCOMING'");
  const obstacleIn = async (query: Record<string, number>) => (await find(code, query)).data.obstacle;
  expect(await obstacleIn({})).toBeNull();
  expect(await obstacleIn({ sessionId, classId, sectionId: sectionId ?? -1 })).toBeNull();
  expect(await obstacleIn({ sessionId, classId: other.classId })).toBe('OTHER_CLASS');
  expect(await obstacleIn({ sessionId, classId, sectionId: other.sectionId ?? 0 })).toBe('OTHER_CLASS');
  expect(await obstacleIn({ sessionId: coming?.id ?? 0 })).toBe('NOT_IN_SESSION');
  await sql(
    "UPDATE enrolments SET registration_status = 'PENDING' WHERE student_id = (SELECT id FROM students WHERE code = $1 AND school_id = 1) AND session_id = $2",
    [code, sessionId],
  );
  expect(await obstacleIn({ sessionId })).toBe('REGISTRATION_PENDING');
});

test('STUDENT-76 B2 an unknown code and the code of another school find nobody; a deleted student is named as deleted', async () => {
  const nobody = { student: null, obstacle: null };
  expect((await find(999_999)).data).toEqual(nobody);
  const own = await codeOf(await demoStudent('5'));
  const admin2 = await tokenOf('admin2');
  expect(verdict(await find(own, {}, admin2))).toEqual([403, 189]);
  await sql('UPDATE students SET code = 700001 WHERE code = $1 AND school_id = 1', [own]);
  expect((await find(700_001, { schoolId: SECOND }, admin2)).data).toEqual(nobody);
  const id = await demoStudent('4');
  await remove(await tokenOf('clerk'), id);
  expect((await find(await codeOf(id))).data).toMatchObject({ student: { deleted: true }, obstacle: 'DELETED' });
});
