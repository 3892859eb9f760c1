import { resetProvider, sql, tokenOf, displayNameOf } from '../../support/provider';
import { verdict } from '../support/http';
import { demoExam, giveMark, listGrades, saveGrades, type Grade } from '../support/results';

let token: string;
let grades: Grade[];
beforeEach(async () => {
  await resetProvider();
  // The demo gives grades to students.
  await sql('DELETE FROM student_marks WHERE grade_id IS NOT NULL');
  token = await tokenOf('admin');
  grades = (await listGrades(token)).data;
});

const names = async () => (await listGrades(token)).data.map(({ name }) => name);
const idOf = (name: string) => grades.find((grade) => grade.name === name)?.gradeId ?? 0;

test('grades are added, renamed, ordered and removed in one save; two can change names', async () => {
  const [a, b, c, d] = grades;
  const list = [{ name: 'A+' }, { ...b, name: 'A' }, { ...a, name: 'B' }, d];
  const { data, ...answer } = await saveGrades(token, { grades: list, removed: [c?.gradeId, idOf('E')] });
  expect(verdict(answer)).toEqual([200, 100]);
  expect(data.map(({ name }) => name)).toEqual(['A+', 'A', 'B', 'D']);
  expect(data[1]?.gradeId).toBe(b?.gradeId);
});

test('code 205 the list has gained a grade since it was read, so a grade whose response was lost is not stored twice', async () => {
  await saveGrades(token, { grades: [...grades, { name: 'Z1' }], removed: [] });
  expect(await saveGrades(token, { grades: [...grades, { name: 'Z2' }], removed: [] })).toMatchObject({
    status: 409,
    responseCode: 205,
    data: { change: { by: await displayNameOf('admin'), fields: [] } },
  });
  expect(await names()).toEqual(['A', 'B', 'C', 'D', 'E', 'Z1']);
});

test('code 205 a grade that was changed or removed in the meantime; by whom is reported', async () => {
  const [a, ...others] = grades;
  await saveGrades(token, { grades: [{ ...a, name: 'Best' }, ...others], removed: [] });
  expect(await saveGrades(token, { grades, removed: [] })).toMatchObject({
    status: 409,
    responseCode: 205,
    data: { change: { by: await displayNameOf('admin'), fields: [] } },
  });
  await saveGrades(token, { grades: others, removed: [a?.gradeId] });
  expect(verdict(await saveGrades(token, { grades: [{ gradeId: a?.gradeId, name: 'A' }], removed: [] }))[1]).toBe(205);
});

test('a blank name is refused at its field', async () => {
  const answer = await saveGrades(token, { grades: [...grades, { name: ' ' }], removed: [] });
  expect(answer.data).toMatchObject({ problems: [{ path: 'grades.5.name', message: 'Name is required' }] });
  expect(await names()).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('a name occurs once', async () => {
  const answer = await saveGrades(token, { grades: [...grades, { name: ' a ' }], removed: [] });
  expect(verdict(answer)).toEqual([400, 109]);
  expect(answer.data).toMatchObject({ problems: [{ path: 'grades.5.name' }] });
});

test('a grade that was given to a student stays', async () => {
  await giveMark(await demoExam(), 'grade_id', String(idOf('B')));
  const list = grades.filter(({ name }) => name !== 'B');
  const answer = await saveGrades(token, { grades: list, removed: [idOf('B')] });
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    400,
    109,
    'The grade B was given to students and cannot be removed',
  ]);
  expect(await names()).toEqual(['A', 'B', 'C', 'D', 'E']);
});
