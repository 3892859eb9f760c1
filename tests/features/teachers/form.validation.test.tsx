import { fireEvent } from '@testing-library/react';
import { changeFields, fields } from '@/features/teachers/form/teacherForm';
import { fieldProblem, passwordProblem } from '@/shared/forms';
import { addDays } from '@common/calendar';
import { showLongDay } from '@/shared/lib/calendar';
import { today } from '@/shared/lib/dates';
import { resetProvider } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { fillNewTeacher, NEW_TEACHER, openEdit, openRegister, clickRegister, clickSave } from '../support/teachers';
import { countCalls } from '../../support/faults';
import {
  waitForValidField,
  getField,
  fieldDescription,
  optionsOf,
  fillField,
  waitForFieldError,
} from '../../support/screen';

beforeAll(resetProvider);

const POST = 'POST /user/teacher';
const RULE = 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character';
const MISMATCH = 'Passwords do not match';

test('TEACHER-09 TEACHER-11 TEACHER-12 TEACHER-13 TEACHER-14 an empty form says what is missing and sends nothing', async () => {
  const { sent } = await openRegister({ as: 'platform' });
  await fillField('Date of birth', '');
  clickRegister();
  const messages = {
    Username: 'Username is required',
    School: 'School is required',
    Password: 'Password is required',
    'Full name': 'Full name is required',
    Gender: 'Gender is required',
    'Date of birth': 'Date of birth is required',
    Email: 'Email is required',
    Phone: 'Phone is required',
  };
  for (const [label, message] of Object.entries(messages)) await waitForFieldError(label, message);
  expect(countCalls(sent, POST)).toBe(0);
  expect(getField('Username')).toHaveFocus();
});

interface Rule {
  ids: string;
  label: string;
  field: keyof typeof fields;
  good: string[];
  bad: string[];
  message: string;
}
const rules: Rule[] = [
  {
    ids: 'TEACHER-09',
    label: 'Full name',
    field: 'teacherName',
    good: ['Om'],
    bad: ['', '   '],
    message: 'Full name is required',
  },
  {
    ids: 'TEACHER-09',
    label: 'Full name',
    field: 'teacherName',
    good: ['x'.repeat(100)],
    bad: ['x'.repeat(101)],
    message: 'Full name must not be more than 100 characters',
  },
  {
    ids: 'TEACHER-09',
    label: 'Full name',
    field: 'teacherName',
    good: ['रक्\u200dषा Om'],
    bad: ['Om\u200b', '\u202emO'],
    message: 'Full name contains an invisible character. Type it instead of pasting it.',
  },
  {
    ids: 'TEACHER-13',
    label: 'Username',
    field: 'userName',
    good: ['om'],
    bad: ['', ' '],
    message: 'Username is required',
  },
  {
    ids: 'TEACHER-13',
    label: 'Username',
    field: 'userName',
    good: ['om.a'],
    bad: ['om a'],
    message: 'Username must not contain spaces',
  },
  {
    ids: 'TEACHER-13',
    label: 'Username',
    field: 'userName',
    good: ['admin.x'],
    bad: ['\u0430dmin.x'],
    message: 'Username must be written in one script, Latin or one of India',
  },
  {
    ids: 'TEACHER-13',
    label: 'Username',
    field: 'userName',
    good: ['x'.repeat(50)],
    bad: ['x'.repeat(51)],
    message: 'Username must not be more than 50 characters',
  },
  {
    ids: 'TEACHER-11',
    label: 'Email',
    field: 'contactEmail',
    good: ['om@school.example'],
    bad: ['om', 'om@', '@school.example', 'om@school', 'o m@school.example'],
    message: 'Invalid email address',
  },
  {
    ids: 'TEACHER-11',
    label: 'Email',
    field: 'contactEmail',
    good: ['om@school.example'],
    bad: ['', '  '],
    message: 'Email is required',
  },
  {
    ids: 'TEACHER-12 CONST-13',
    label: 'Phone',
    field: 'contactPhone',
    good: ['9829300001'],
    bad: ['982930000', '1', '98293000012', '98293a0001', '98293 0000', '+982930000', '९८२९३०००01'],
    message: 'Invalid phone number (10 digits required)',
  },
  {
    ids: 'TEACHER-12',
    label: 'Phone',
    field: 'contactPhone',
    good: ['9829300001'],
    bad: [''],
    message: 'Phone is required',
  },
  {
    ids: 'TEACHER-14 CONST-01',
    label: 'Password',
    field: 'password',
    good: ['Abcde@12', 'Qvzxkwjmhp@123', ...[...'@$!%*?&'].map((sign) => `Abcdef1${sign}`)],
    bad: [
      'Abcd@12',
      'Abcdefghijk@123',
      'ABCDEF@12',
      'abcdef@12',
      'Abcdefg@',
      'Abcdefg12',
      'Abcdef#12',
      ' Abcde@12',
      'Abcde@12 ',
      '        ',
    ],
    message: RULE,
  },
];
const problemOf = (field: keyof typeof fields, value: string) =>
  field === 'password' ? passwordProblem(fields.password, value) : fieldProblem(fields[field], value);

test.each(rules)('$ids $label: $message', ({ field, good, bad, message }) => {
  for (const value of good) expect([value, problemOf(field, value)]).toEqual([value, null]);
  for (const value of bad) expect([value, problemOf(field, value)]).toEqual([value, message]);
});

test.each<[number | undefined, string | null]>([
  [undefined, 'School is required'],
  [-1, 'School is required'],
  [0, 'School is required'],
  [1, null],
])('TEACHER-13 the school %p: %p', (schoolId, problem) => {
  expect(fieldProblem(fields.schoolId, schoolId)).toBe(problem);
});

test('TEACHER-09 TEACHER-11 TEACHER-12 on edit the fields have the rules of a new teacher', async () => {
  const { sent } = await openEdit('deepika.hada');
  const emptied = { 'Full name': 'Full name is required', Email: 'Email is required', Phone: 'Phone is required' };
  for (const label of [...Object.keys(emptied), 'Date of birth']) await fillField(label, '');
  clickSave();
  for (const [label, message] of Object.entries(emptied)) await waitForFieldError(label, message);
  await waitForFieldError('Date of birth', 'Date of birth is required');
  await fillField('Email', 'om@school');
  await waitForFieldError('Email', 'Invalid email address');
  await fillField('Phone', '98293a0001');
  await waitForFieldError('Phone', 'Invalid phone number (10 digits required)');
  expect(fieldProblem(changeFields.gender, undefined)).toBe('Gender is required');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('TEACHER-09 TEACHER-11 TEACHER-12 TEACHER-14 every field of the form is judged by its rule as soon as it is touched, and accepts what is right', async () => {
  const { sent } = await openRegister();
  for (const { label, good } of rules) await fillField(label, good[0] ?? '');
  for (const { label, bad, message } of rules) {
    await fillField(label, bad[0] ?? '');
    await waitForFieldError(label, message);
  }
  for (const { label, good } of rules) {
    await fillField(label, good[0] ?? '');
    await waitForValidField(label);
  }
  expect(countCalls(sent, POST)).toBe(0);
});

/** The hint is at the password even when nothing is wrong. */
test('TEACHER-14 the password’s hint says what it needs before anything is wrong', async () => {
  await openRegister();
  expect(fieldDescription('Password')).toBe('8-14 characters: capital, small letter, digit, one of @$!%*?&');
});

test('TEACHER-12 the phone takes typed digits only, and reports a pasted text that is no phone', async () => {
  const { user } = await openRegister();
  await user.type(getField('Phone'), '+98a2 9-३0000123');
  expect(getField('Phone')).toHaveValue('982930000123');
  await waitForFieldError('Phone', 'Invalid phone number (10 digits required)');
  await fillField('Phone', '98293 00001 / 2');
  expect(getField('Phone')).toHaveValue('98293 00001 / 2');
  await waitForFieldError('Phone', 'Invalid phone number (10 digits required)');
  await fillField('Phone', '+91 98293 00001');
  expect(getField('Phone')).toHaveValue('9829300001');
  await waitForValidField('Phone');
});

test('TEACHER-10 a new teacher’s date of birth starts on 1 Jan 1990', async () => {
  await openRegister();
  expect(getField('Date of birth')).toHaveValue('01/01/1990');
});

const day = (offset: number) => addDays(today(), offset);
const shown = (date: string) => date.split('-').reverse().join('/');

test('TEACHER-09 a date of birth is required and lies before today', async () => {
  await openRegister();
  const past = 'Date of birth must be in the past';
  for (const offset of [0, 1, 400]) {
    await fillField('Date of birth', shown(day(offset)));
    await waitForFieldError('Date of birth', past);
    await fillField('Date of birth', shown(day(-1)));
    await waitForValidField('Date of birth');
  }
  fireEvent.click(getField('Date of birth'));
  expect(screen.getByLabelText(showLongDay(day(-1), 'en-GB'))).toBeEnabled();
  expect(screen.getByLabelText(showLongDay(day(0), 'en-GB'))).toBeDisabled();
});

test('TEACHER-15 a confirmation other than the password is refused, and judged again when the password changes', async () => {
  await openRegister();
  await fillField('Password', 'Monsoon@26');
  // Not yet reached: nothing is wrong with it.
  await waitForValidField('Confirm password');
  await fillField('Confirm password', 'Monsoon@27');
  await waitForFieldError('Confirm password', MISMATCH);
  await fillField('Password', 'Monsoon@27');
  await waitForValidField('Confirm password');
  await fillField('Password', 'Monsoon@28');
  await waitForFieldError('Confirm password', MISMATCH);
});

test('TEACHER-15 a password without its confirmation is not sent', async () => {
  const { sent } = await openRegister();
  await fillNewTeacher({ 'Confirm password': '' });
  clickRegister();
  await waitForFieldError('Confirm password', MISMATCH);
  expect(countCalls(sent, POST)).toBe(0);
});

test('TEACHER-14 TEACHER-15 TEACHER-16 on edit a typed password keeps to the same rules', async () => {
  const { sent } = await openEdit('deepika.hada');
  await fillField('Password', 'short');
  await waitForFieldError('Password', RULE);
  await fillField('Password', NEW_TEACHER.Password);
  clickSave();
  await waitForFieldError('Confirm password', MISMATCH);
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
});

test('the cursor goes to the first faulty field', async () => {
  await openRegister();
  await fillNewTeacher({ Email: 'nobody', Phone: '1' });
  clickRegister();
  await waitFor(() => expect(getField('Email')).toHaveFocus());
});

test('ENUM-32 CONST-19 the genders a teacher may have', async () => {
  await openRegister();
  expect(await optionsOf('Gender')).toEqual(['Male', 'Female', 'Other']);
});

test('the browser does not fill the form of a new account with the user’s own password', async () => {
  await openRegister();
  expect(getField('Username')).toHaveAttribute('autocomplete', 'off');
  for (const label of ['Password', 'Confirm password']) {
    expect(getField(label)).toHaveAttribute('autocomplete', 'new-password');
    expect(getField(label)).toHaveAttribute('type', 'password');
  }
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
});
