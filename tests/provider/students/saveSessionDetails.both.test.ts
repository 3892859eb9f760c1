// Roll numbers where a database engine can change the outcome: exchanged in one save, given twice at once, all or none.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { makeWait, pupilsOf, saveNumbers, type Detail, type Pupil } from '../support/sessionDetails';
import { placeOf, setDisabled, type Place } from '../support/students';
import { countOf, stored } from '../support/tables';

let token: string;
let place: Place;
let pupils: Pupil[];
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  pupils = (await pupilsOf(place)).filter(({ sectionId }) => sectionId === place.sectionId);
});

const save = (students: readonly Detail[]) => saveNumbers(token, place, students);
const pupil = (at: number) => pupils[at] as Pupil & { rollNo: number };
/** Of the section, by student. */
const numbersNow = async () => {
  const now = (await pupilsOf(place)).filter(({ sectionId }) => sectionId === place.sectionId);
  return new Map(now.map(({ id, rollNo }) => [id, rollNo]));
};

test('C9 ROLL-06 a whole section is numbered backwards in one save, each number going from one student to another', async () => {
  const turned = pupils.map(({ id, rollNo }, at) => ({
    studentId: id,
    rollNo: pupil(pupils.length - 1 - at).rollNo,
    rollNoBefore: rollNo,
  }));
  expect(verdict(await save(turned))).toEqual([200, 100]);
  const now = await numbersNow();
  expect(turned.map(({ studentId }) => now.get(studentId))).toEqual(turned.map(({ rollNo }) => rollNo));
});

test('C9 ROLL-10 CODE-171 where the last of a list is refused nobody of it gets a number, a section or an entry in the trail', async () => {
  await makeWait(pupil(0).id, place);
  const before = await stored();
  const wanted = pupils.slice(0, -1).map(({ id }, at) => ({ studentId: id, rollNo: 301 + at }));
  const last = wanted.at(-1);
  if (last) last.rollNo = pupil(pupils.length - 1).rollNo;
  expect(verdict(await save(wanted))).toEqual([409, 171]);
  expect(await stored()).toEqual(before);
  expect(await countOf('audit_entries', "event = 'saveSessionDetails'")).toBe(0);
});

test('C7 CODE-171 of ten saves at once that give one number to ten students one is stored, the others are reported at the row', async () => {
  for (const at of [0, 1, 2]) await makeWait(pupil(at).id, place);
  const answers = await Promise.all(pupils.slice(0, 10).map(({ id }) => save([{ studentId: id, rollNo: 301 }])));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 9 }, () => [409, 171])]);
  for (const { data } of answers.filter(({ status }) => status === 409))
    expect(data?.problems).toEqual([
      { path: 'students.0.rollNo', message: 'Roll number 301 belongs to another student' },
    ]);
  expect([...(await numbersNow()).values()].filter((rollNo) => rollNo === 301)).toHaveLength(1);
});

test('C7 code 205 of five who number one list at once, in any order of its students, one does it and the others are reported', async () => {
  const lists = [0, 1, 2, 3, 4].map((turn) => {
    const rows = pupils.map(({ id, rollNo }, at) => ({
      studentId: id,
      rollNo: 301 + 100 * turn + at,
      rollNoBefore: rollNo,
    }));
    return turn % 2 ? rows.reverse() : rows;
  });
  const answers = await Promise.all(lists.map(save));
  expect(answers.map(verdict).sort()).toEqual([[200, 100], ...Array.from({ length: 4 }, () => [409, 205])]);
  const won = lists[answers.findIndex(({ status }) => status === 200)] ?? [];
  const now = await numbersNow();
  expect(won.map(({ studentId }) => now.get(studentId))).toEqual(won.map(({ rollNo }) => rollNo));
});

test('C7 who comes back while the number is given to another one keeps it or loses it, and is never refused', async () => {
  const [away, others] = [pupils.slice(0, 6), pupils.slice(6, 12)];
  for (const { id } of away) await setDisabled(token, id, true);
  const give = (at: number) => save([{ studentId: others[at]?.id ?? 0, rollNo: away[at]?.rollNo }]);
  const both = away.map(({ id }, at) => Promise.all([give(at), setDisabled(token, id, false)]));
  const answers = await Promise.all(both);
  const now = await numbersNow();
  for (const [at, [given, back]] of answers.entries()) {
    expect(verdict(back)).toEqual([200, 100]);
    expect([100, 171]).toContain(given.responseCode);
    const rollNo = away[at]?.rollNo;
    expect([...now.values()].filter((one) => one === rollNo)).toHaveLength(1);
    expect(now.get(away[at]?.id ?? 0)).toBe(given.status === 200 ? null : rollNo);
  }
});

test('C9 the database itself keeps a second holder out, of the active ones alone', async () => {
  const give = (from: number, to: number) =>
    sql('UPDATE enrolments SET roll_no = $1 WHERE student_id = $2 AND session_id = $3', [
      pupil(from).rollNo,
      pupil(to).id,
      place.sessionId,
    ]);
  await expect(give(0, 1)).rejects.toThrow(/enrolments_roll_no/);
  await setDisabled(token, pupil(0).id, true);
  await give(0, 1);
  expect((await numbersNow()).get(pupil(1).id)).toBe(pupil(0).rollNo);
});
