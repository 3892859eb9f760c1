// Pure rules of teachers, row by row.
import { birthProblems, teacherValues } from '../../../provider/domains/teachers/teachers.rules.ts';
import { nameParts } from '../../../provider/shared/text.ts';

const PAST = 'Date of birth must be in the past';

test.each<[string, string, string | null]>([
  ['2026-07-14', '2026-07-15', null],
  ['2026-07-15', '2026-07-15', PAST],
  ['2026-07-16', '2026-07-15', PAST],
  ['2027-01-01', '2026-12-31', PAST],
  ['2026-12-31', '2027-01-01', null],
  ['9999-12-31', '2026-07-15', PAST],
  ['1926-07-15', '2026-07-15', null],
  ['1926-07-14', '2026-07-15', 'Date of birth must not be before 15/07/1926. Check the year.'],
  ['0016-08-15', '2026-07-15', 'Date of birth must not be before 15/07/1926. Check the year.'],
])('TEACHER-20 a birth on %s, on %s: %p', (dateOfBirth, today, message) => {
  expect(birthProblems(dateOfBirth, today)).toEqual(message === null ? [] : [{ path: 'dateOfBirth', message }]);
});

test('CALL2-40 a form is stored by the table that owns each value, its texts tidied, its sign-in left aside', () => {
  const form = {
    teacherName: ' Cafe\u0301  Joshi\n',
    gender: 'OTHER' as const,
    dateOfBirth: '1990-01-01',
    contactEmail: ' cafe\u0301@b.example ',
    contactPhone: '9829012345',
  };
  const values = {
    account: { fullName: 'Caf\u00e9  Joshi', gender: 'OTHER', email: 'caf\u00e9@b.example' },
    teacher: { dateOfBirth: '1990-01-01', contactPhone: '9829012345' },
  };
  expect(teacherValues(form)).toEqual(values);
  const more = { ...form, userName: 'x', password: 'x', schoolId: 2, version: 7 };
  expect(teacherValues(more)).toEqual(values);
});

test.each<[string | null, string | null, string | null]>([
  [null, null, null],
  ['', null, null],
  [' \t', null, null],
  ['Kabir', 'Kabir', null],
  ['Asha Verma', 'Asha', 'Verma'],
  ['Asha Kumari Verma', 'Asha Kumari', 'Verma'],
  ['  Asha \u00a0 Kumari\tVerma ', 'Asha Kumari', 'Verma'],
  ['सीमा जोशी', 'सीमा', 'जोशी'],
  ['O’Brien-Smith', 'O’Brien-Smith', null],
])('CLASS-33 AUTH-18 %j is %j, %j', (fullName, firstName, lastName) => {
  expect(nameParts(fullName)).toEqual({ firstName, lastName });
});
