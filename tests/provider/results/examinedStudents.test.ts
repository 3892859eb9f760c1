// The students of a class whose marks and results are shown, after departures and returns.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { changeLife, leave } from '../support/life';
import { listMarks, marksOf, marksWorld, saveMarks, type MarksWorld } from '../support/marks';

const AFTER_END = '2027-04-10T06:00:00Z';
let token: string;
let world: MarksWorld;
let next: number;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
  const [row] = await sql<{ id: number }>(
    `SELECT later.id FROM sessions own JOIN sessions later USING (school_id)
      WHERE own.id = $1 AND later.start_date > own.start_date ORDER BY later.start_date LIMIT 1`,
    [world.place.sessionId],
  );
  next = row?.id ?? 0;
});

const idOf = (index: number) => world.students[index]?.id ?? 0;
/** The indexes of the first students of section A that the marks grid lists. */
async function listed(count = 3): Promise<number[]> {
  const { data } = await listMarks(token, world);
  const ids = data.map(({ student }) => student.studentId);
  return Array.from({ length: count }, (_, index) => index).filter((index) => ids.includes(idOf(index)));
}
const complete = () => sql("UPDATE sessions SET status = 'COMPLETED' WHERE id = $1", [world.place.sessionId]);

test('CODE-127 a student who sat the annual exam before a transfer certificate stays in the lists, read only; a save rejects it', async () => {
  const { sessionId } = world.place;
  const sat = [0, 1].map((index) => marksOf(world, index, { Hindi: { theoryMarks: 70 } }));
  expect(verdict(await saveMarks(token, world, sat, { exam: 'Annual' }))).toEqual([200, 100]);
  await leave(idOf(0), 'TC_ISSUED', sessionId);
  await leave(idOf(1), 'STRUCK_OFF', sessionId);
  expect(await listed()).toEqual([0, 2]);
  const { data } = await listMarks(token, world);
  const left = data.filter(({ student }) => student['left']).map(({ student }) => student.studentId);
  expect(left).toEqual([idOf(0)]);
  const sent = [marksOf(world, 0, { Hindi: { theoryMarks: 71 } })];
  expect(verdict(await saveMarks(token, world, sent))).toEqual([409, 127]);
  await complete();
  expect(await listed()).toEqual([0, 2]);
  // A return into a later session changes neither.
  await leave(idOf(0), 'ACTIVE', next);
  await leave(idOf(1), 'ACTIVE', next);
  expect(await listed()).toEqual([0, 2]);
});

test('a departure during the session without an annual exam leaves the lists; one after its end, or in a later session, does not', async () => {
  const half = [marksOf(world, 1, { Hindi: { theoryMarks: 70 } })];
  expect(verdict(await saveMarks(token, world, half))).toEqual([200, 100]);
  await leave(idOf(0), 'TC_ISSUED', world.place.sessionId, AFTER_END);
  await leave(idOf(1), 'TC_ISSUED', world.place.sessionId);
  await leave(idOf(2), 'STRUCK_OFF', next);
  expect(await listed()).toEqual([0, 2]);
  await complete();
  expect(await listed()).toEqual([0, 2]);
});

test('absence from the annual exam, or a practical before it, is no result of a student who leaves', async () => {
  const { sessionId } = world.place;
  const entries = [
    marksOf(world, 0, { Hindi: { theoryNotAppearInExamReason: 'ABSENT' } }),
    marksOf(world, 1, { Science: { practicalMarks: 12 } }),
    marksOf(world, 2, { Hindi: { theoryMarks: 0 } }),
  ];
  expect(verdict(await saveMarks(token, world, entries, { exam: 'Annual' }))).toEqual([200, 100]);
  for (const index of [0, 1, 2]) await leave(idOf(index), 'TC_ISSUED', sessionId);
  expect(await listed()).toEqual([2]);
  await complete();
  expect(await listed()).toEqual([2]);
});

test('a transfer certificate after a strike-off keeps the result of the annual exam before and after the completion', async () => {
  const { sessionId } = world.place;
  const sat = [marksOf(world, 0, { Hindi: { theoryMarks: 70 } })];
  expect(verdict(await saveMarks(token, world, sat, { exam: 'Annual' }))).toEqual([200, 100]);
  await leave(idOf(0), 'STRUCK_OFF', sessionId);
  await leave(idOf(0), 'TC_ISSUED', sessionId, AFTER_END);
  expect(await listed()).toEqual([0, 1, 2]);
  await complete();
  expect(await listed()).toEqual([0, 1, 2]);
});

test('a return into a later session, and a departure from that one, do not change a session that is over', async () => {
  await leave(idOf(0), 'STRUCK_OFF', world.place.sessionId);
  await complete();
  expect(await listed()).toEqual([1, 2]);
  await leave(idOf(0), 'ACTIVE', next);
  expect(await listed()).toEqual([1, 2]);
  await leave(idOf(0), 'STRUCK_OFF', next);
  expect(await listed()).toEqual([1, 2]);
});

test('a return into a later session counts while the session is active, as in its progress, and not once it is completed', async () => {
  await leave(idOf(0), 'STRUCK_OFF', world.place.sessionId);
  await leave(idOf(0), 'ACTIVE', next, AFTER_END);
  expect(await listed()).toEqual([0, 1, 2]);
  await complete();
  expect(await listed()).toEqual([1, 2]);
});

test('a return into the session itself counts, also after its end; so does one into another session while it is active', async () => {
  await leave(idOf(0), 'STRUCK_OFF', world.place.sessionId);
  await leave(idOf(0), 'ACTIVE', world.place.sessionId, AFTER_END);
  await leave(idOf(1), 'STRUCK_OFF', world.place.sessionId);
  await leave(idOf(1), 'ACTIVE', next);
  expect(await listed()).toEqual([0, 1, 2]);
});

test('a disabled student is among the students of a completed session and not of an active one; a deleted one of none', async () => {
  await changeLife(idOf(0), 'DISABLED');
  await changeLife(idOf(1), 'DELETED');
  expect(await listed()).toEqual([2]);
  await complete();
  expect(await listed()).toEqual([0, 2]);
});

test('students who left without an entry of the history, before the school used the portal, are not listed', async () => {
  await changeLife(idOf(0), 'TC_ISSUED');
  await complete();
  expect(await listed()).toEqual([1, 2]);
});
