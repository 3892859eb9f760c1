// The dry run of an import of teachers: usernames are suggested, and rows are checked by the rules of the form.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { workbookOf } from '../support/imports';
import { SECOND } from '../support/schools';
import { checkTeachers, teacherRow } from '../support/teacherImports';
import { createTeacher } from '../support/teachers';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('CODE-111 usernames are made of names, unique in all schools; taken, duplicate and invalid values are errors', async () => {
  await createTeacher(await tokenOf('admin2'), { schoolId: SECOND, userName: 'tara.verma' });
  await createTeacher(token, { userName: 'meera', teacherName: 'Meera Joshi', dateOfBirth: '1992-02-29' });
  const file = await workbookOf(
    teacherRow('Dr. Tara Verma'),
    teacherRow('सुनीता शर्मा', { Gender: 'Mrs', Email: 'Sunita.S@school.example', 'Date of birth': '16.08.85' }),
    teacherRow('meera  JOSHI', { 'Date of birth': '29/02/1992', Phone: 'x' }),
    teacherRow('One', { Username: 'MEERA' }),
    teacherRow('Two', { Username: 'two words', Email: 'none', Phone: '12', Gender: '' }),
    teacherRow('Three', { Username: 'Three' }),
    teacherRow('Four', { Username: 'three' }),
    teacherRow('Five'),
    teacherRow('five', { 'Date of birth': '15/08/2999' }),
  );
  const { data } = await checkTeachers(token, file);
  expect([data.ready, data.wrong, data.known]).toEqual([3, 5, 1]);
  expect(data.rows.map(({ state, userName }) => [state, userName])).toEqual([
    ['READY', 'tara.verma2'],
    ['READY', 'sunita.s'],
    ['KNOWN', ''],
    ['WRONG', 'MEERA'],
    ['WRONG', 'two words'],
    ['WRONG', 'Three'],
    ['WRONG', 'three'],
    ['READY', 'five'],
    ['WRONG', ''],
  ]);
  const reasons = Object.fromEntries(
    data.rows.map(({ row, problems }) => [row, problems.map(({ message }) => message)]),
  );
  expect(reasons[5]).toEqual(['This username is already taken. The file has "MEERA".']);
  expect(reasons[6]).toEqual([
    'Gender is required',
    'Username must not contain spaces. The file has "two words".',
    'Invalid email address. The file has "none".',
    'Invalid phone number (10 digits required). The file has "12".',
  ]);
  expect(reasons[7]).toEqual(['Row 8 has the same username. The file has "Three".']);
  expect(reasons[10]).toEqual(['Date of birth must be a valid date. The file has "15/08/2999".']);
  expect(data.reading.values.map(({ column }) => column)).toEqual(['Date of birth', 'Gender']);
});

test('CODE-165 CODE-166 CODE-189 CODE-112 a text file, more than 200 teachers, another school and a disabled school are rejected', async () => {
  expect(verdict(await checkTeachers(token, Buffer.from('Full name\nOne\n')))).toEqual([422, 165]);
  const one = await workbookOf(teacherRow('One'));
  const many = await workbookOf(...Array.from({ length: 201 }, (_, at) => teacherRow(`Teacher ${at}`)));
  const rejected = await checkTeachers(token, many);
  expect([...verdict(rejected), rejected.responseMsg]).toEqual([
    422,
    166,
    'The file has more than 200 teachers. Split it into several files.',
  ]);
  expect(verdict(await checkTeachers(token, one, { schoolId: SECOND }))).toEqual([403, 189]);
  await sql('UPDATE schools SET disabled = true WHERE id = 1');
  expect(verdict(await checkTeachers(token, one))).toEqual([409, 112]);
});
