// Concurrent changes of students who are siblings.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { createReceipts, familyForm } from '../support/receipts';
import { demoStudent, formOf, getStudent, remove, update } from '../support/students';
import { countOf, deadlocks } from '../support/tables';

const ROUNDS = 6;

let admin: string;
let clerk: string;
let one: number;
let other: number;
beforeEach(async () => {
  await resetProvider();
  [admin, clerk] = await Promise.all([tokenOf('admin'), tokenOf('clerk')]);
  [one, other] = [await demoStudent('5'), await demoStudent('6')].sort((a, b) => a - b) as [number, number];
});

/** Saves a student as stored, with one sibling. */
async function saveWith(token: string, id: number, siblingStudentId: number) {
  const { data } = await getStudent(token, id);
  const form = formOf(data, { siblingInfo: [{ siblingStudentId }] });
  return () => update(token, id, form);
}

test('C2 two siblings saved at one time, each with the other, and beside a payment of the family, are both stored', async () => {
  const before = await deadlocks();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const saves = [await saveWith(admin, one, other), await saveWith(clerk, other, one)];
    expect((await Promise.all(saves.map((save) => save()))).map(verdict)).toEqual([
      [200, 100],
      [200, 100],
    ]);
    const [edit, form] = [await saveWith(admin, other, one), await familyForm([one, other])];
    const items = form.items.map((item) => ({ ...item, amountPaid: round }));
    const answers = await Promise.all([edit(), createReceipts(clerk, { ...form, items })]);
    expect(answers.map(verdict)).toEqual([
      [200, 100],
      [200, 100],
    ]);
  }
  expect(await deadlocks()).toBe(before);
});

test('C7 a student who is deleted while another is saved as a sibling is no sibling afterwards', async () => {
  const others = await sql<{ id: number }>(
    `SELECT student_id AS id FROM enrolments JOIN sessions s ON s.id = session_id AND s.status = 'ACTIVE'
      WHERE enrolments.school_id = 1 AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '7') LIMIT ${ROUNDS}`,
  );
  for (const { id } of others) {
    const save = await saveWith(admin, one, id);
    const [saved, removed] = await Promise.all([save(), remove(clerk, id)]);
    expect(verdict(removed)).toEqual([200, 100]);
    expect([
      [200, 100],
      [400, 117],
    ]).toContainEqual(verdict(saved));
    expect(await countOf('student_siblings', `sibling_id = ${id}`)).toBe(0);
  }
});
