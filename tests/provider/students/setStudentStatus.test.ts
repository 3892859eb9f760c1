// A student is disabled and enabled.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST } from '../support/schools';
import { demoStudent, getStudent, listAll, placeOf, setDisabled, type Place } from '../support/students';

let token: string;
let place: Place;
let id: number;

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  id = await demoStudent('5');
});

const lifeOf = async (one: number) =>
  (await sql<{ life: string }>('SELECT life FROM students WHERE id = $1', [one]))[0]?.life;

const rowOf = async (one: number) => {
  const filter = { sessionId: place.sessionId, includeDisabled: true, includeBlocked: true };
  return (await listAll(token, filter)).data.find(({ studentId }) => studentId === one);
};

const audit = (event: string) =>
  sql<{ details: unknown }>('SELECT details FROM audit_entries WHERE event = $1 ORDER BY id', [event]);

test('CALL2-20 CALL-10 the flag is set, not flipped, and the audit trail tells when it changed', async () => {
  for (const [flag, life] of [
    ['true', 'DISABLED'],
    ['true', 'DISABLED'],
    ['false', 'ACTIVE'],
    ['false', 'ACTIVE'],
  ] as const) {
    expect(await setDisabled(token, id, flag)).toMatchObject({ status: 200, responseCode: 100, data: null });
    expect([await lifeOf(id), (await rowOf(id))?.disabled]).toEqual([life, life === 'DISABLED']);
  }
  const changes = (await audit('setStudentStatus')).map(({ details }) => details).filter(Boolean);
  const changed = (version: number) => ({ version, fields: ['disabled'] });
  expect(changes).toEqual([
    { entity: 'student', id, before: { disabled: false }, after: { disabled: true }, changed: changed(2) },
    { entity: 'student', id, before: { disabled: true }, after: { disabled: false }, changed: changed(3) },
  ]);
  expect((await getStudent(token, id)).data.version).toBe(3);
  for (const flag of ['TRUE', '1', 'yes']) expect(verdict(await setDisabled(token, id, flag))).toEqual([400, 109]);
});

test('CODE-180 CODE-185 a name struck off is not disabled over it, a TC not ended by enabling', async () => {
  const set = (life: string) => sql('UPDATE students SET life = $1 WHERE id = $2', [life, id]);
  await set('STRUCK_OFF');
  expect(await rowOf(id)).toMatchObject({ blocked: true, disabled: false, deleted: false });
  expect([verdict(await setDisabled(token, id, true)), verdict(await setDisabled(token, id, false))]).toEqual([
    [409, 180],
    [200, 100],
  ]);
  expect(await lifeOf(id)).toBe('STRUCK_OFF');
  await set('TC_ISSUED');
  expect(await rowOf(id)).toMatchObject({ disabled: true, blocked: false, deleted: false });
  expect([verdict(await setDisabled(token, id, false)), verdict(await setDisabled(token, id, true))]).toEqual([
    [409, 185],
    [200, 100],
  ]);
  expect(await lifeOf(id)).toBe('TC_ISSUED');
});

test('STUDENT-76 a student who is disabled, struck off or deleted is no longer offered in searches, at once', async () => {
  const picker = {
    schoolId: FIRST,
    sessionId: place.sessionId,
    classId: place.classId,
    registrationStatus: 'COMPLETE',
  };
  const holds = async () => (await listAll(token, picker)).data.some(({ studentId }) => studentId === id);
  expect(await holds()).toBe(true);
  for (const life of ['DISABLED', 'TC_ISSUED', 'STRUCK_OFF', 'DELETED']) {
    await sql('UPDATE students SET life = $1 WHERE id = $2', [life, id]);
    expect([life, await holds()]).toEqual([life, false]);
  }
});
