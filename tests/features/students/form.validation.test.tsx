import { fireEvent, within } from '@testing-library/react';
import { STUDENT_FIELDS } from '@/api/students';
import { fieldProblem, type FieldFacts } from '@/shared/forms';
import { addDays } from '@common/calendar';
import { showLongDay } from '@/shared/lib/calendar';
import { showDate, today } from '@/shared/lib/dates';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import {
  fillNewStudent,
  openEdit,
  openRegister,
  openSibling,
  POST,
  enrolmentSection,
  fieldErrors,
  getSection,
  studentOf,
  FIX_ERRORS,
} from './support/form';
import { countCalls, combineFaults, recordCalls, replyTo, rejectWith } from '../../support/faults';
import {
  queryDatabase,
  getButton,
  clickButton,
  getField,
  optionsOf,
  chooseOption,
  selectedText,
  typeInto,
  fillField,
} from '../../support/screen';

const fields = STUDENT_FIELDS.StudentForm;

beforeAll(resetProvider);

const MISSING = {
  Class: 'Class is required.',
  'Student Name': 'Student Name is required.',
  Gender: 'Gender is required.',
  'Date of Birth': 'Date of Birth is required.',
  'Admission Date': 'Admission Date is required.',
  'Mobile Number': 'Mobile Number is required.',
  'Full Residential Address': 'Full Residential Address is required.',
  District: 'District is required.',
  Block: 'Block is required.',
  'Pin Code': 'Pin Code is required.',
  Parents: 'At least one parent is required.',
};

const submit = async (): Promise<void> => {
  clickButton('Register');
  await waitForResponses();
};
/** Waits until exactly this is at these fields; undefined is nothing. */
const say = (expected: Record<string, unknown>): Promise<void> =>
  waitFor(() => {
    const found = fieldErrors();
    const these = Object.keys(expected).map((label) => [label, found[label]]);
    expect(Object.fromEntries(these)).toEqual(expected);
  });

test('STUDENT-38..42 STUDENT-44 STUDENT-47..51 STUDENT-53 an empty form says all that is missing on submit, goes to the first of it, and sends nothing', async () => {
  const { sent } = await openRegister();
  await waitFor(() => expect(getField('Class', enrolmentSection())).toHaveFocus());
  getField('District').focus();
  typeInto('Mobile Number', '98');
  typeInto('Student Name', '   ');
  expect(fieldErrors()).toEqual({});
  typeInto('Mobile Number', '');
  await submit();
  await waitFor(() => expect(fieldErrors()).toEqual(MISSING));
  expect(await screen.findByText(FIX_ERRORS)).toBeVisible();
  expect(getField('Class', enrolmentSection())).toHaveFocus();
  expect(getButton('11 fields to correct')).toBeVisible();
  const name = getField('Student Name');
  expect(name).toHaveAttribute('aria-invalid', 'true');
  const describedBy = (name.getAttribute('aria-describedby') ?? '').split(' ');
  expect(describedBy.map((id) => document.getElementById(id)?.textContent).join()).toContain(MISSING['Student Name']);
  expect(countCalls(sent, POST)).toBe(0);
  // A message goes as soon as its field is touched, and comes again with the next try.
  typeInto('District', 'J');
  typeInto('District', ' ');
  await say({ District: undefined });
  await submit();
  await say({ District: 'District is required.' });
});

const WRONG: [label: string, facts: FieldFacts, bad: string[], good: string, message: string][] = [
  [
    'Mobile Number',
    fields.mobileNo,
    ['982901234', '98290123456', '1', '98290a2345'],
    '0000000000',
    'Mobile Number must be 10 digits.',
  ],
  [
    'Aadhar Number',
    fields.aadharNo,
    ['2', '20000000000', '2000000000090', '20000000000a', '2000 00000009'],
    '200000000009',
    'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.',
  ],
  [
    'Jan Aadhar Number',
    fields.janAadharNo,
    ['12345678901', '12a'],
    '1234567890',
    'Jan Aadhar Number must be at most 10 digits.',
  ],
  [
    'NIC Number',
    fields.nicNo,
    ['aB123456789', 'a-b'],
    'aB12345678',
    'NIC Number must be at most 10 letters and digits.',
  ],
  ['Pin Code', fields.pinCode, ['30201', '1', '3020160', '30201a'], '302016', 'Pin Code must be 6 digits.'],
  [
    'Contact No.',
    STUDENT_FIELDS.LastSchoolForm.contactNo,
    ['123456789'],
    '0141234567',
    'Contact No. must be 10 to 12 digits.',
  ],
  [
    'Sr. No.',
    fields.studentSrNo,
    ['-1', 'a b'],
    'A/12-3.4',
    'Sr. No. may hold letters, digits, / . and -, at most 20.',
  ],
  ['Religion', fields.religion, ['x'.repeat(51)], 'x'.repeat(50), 'Religion is not valid'],
  [
    'Full Residential Address',
    fields.address1,
    ['x'.repeat(256)],
    'x'.repeat(255),
    'Full Residential Address must not be more than 255 characters.',
  ],
];

test.each(WRONG)(
  'STUDENT-44 STUDENT-45 STUDENT-50 STUDENT-55 CONST-13 %s: its rule',
  (_label, facts, bad, good, message) => {
    expect(fieldProblem(facts, good)).toBeNull();
    for (const value of bad) expect([value, fieldProblem(facts, value)]).toEqual([value, message]);
  },
);

test.each([
  ['STUDENT-39', 'studentName', MISSING['Student Name']],
  ['STUDENT-44', 'mobileNo', MISSING['Mobile Number']],
  ['STUDENT-47', 'address1', MISSING['Full Residential Address']],
  ['STUDENT-48', 'district', MISSING.District],
  ['STUDENT-49', 'block', MISSING.Block],
  ['STUDENT-50', 'pinCode', MISSING['Pin Code']],
] as const)('%s %s of blanks alone is as good as empty', (_id, field, message) =>
  expect(['', '   '].map((value) => fieldProblem(fields[field], value))).toEqual([message, message]),
);

test('CONST-13 the contact number of the last school has 10 to 12 digits', () => {
  const { contactNo } = STUDENT_FIELDS.LastSchoolForm;
  for (const value of ['', '0141234567', '014123456789']) expect(fieldProblem(contactNo, value)).toBeNull();
  for (const value of ['014123456', '0141234567890', '014123456a'])
    expect(fieldProblem(contactNo, value)).toBe('Contact No. must be 10 to 12 digits.');
});

test('STUDENT-45 the Aadhar number may be blank, 12 digits, or 12 digits in groups of four', () => {
  const accepted = ['', '200000000009', '2000 0000 0009'];
  expect(accepted.map((value) => fieldProblem(fields.aadharNo, value))).toEqual([null, null, null]);
});

test('STUDENT-44 STUDENT-45 STUDENT-50 STUDENT-55 each field is judged on submit, with its own words, as is a longer pasted text', async () => {
  await openRegister();
  for (const [label, , bad] of WRONG) typeInto(label, bad[0] ?? '');
  await submit();
  await say(Object.fromEntries(WRONG.map(([label, , , , message]) => [label, message])));
  expect(getField('Jan Aadhar Number')).toHaveValue('12345678901');
  expect(getField('NIC Number')).toHaveValue('aB123456789');
  for (const [label, , , good] of WRONG) typeInto(label, good);
  await submit();
  await say(Object.fromEntries(WRONG.map(([label]) => [label, undefined])));
});

/** A day this number of days from the provider's today, as a user types it. */
const dayFromToday = (days: number): string => addDays(today(), days);
const typed = (days: number): string => showDate(dayFromToday(days));

test('STUDENT-43 dates: born before today, admitted after birth and not after today', async () => {
  await openRegister();
  await fillField('Date of Birth', typed(0));
  await fillField('Admission Date', typed(0));
  await submit();
  await say({
    'Date of Birth': 'Date of Birth must be in the past.',
    'Admission Date': 'Admission Date must be after Date of Birth.',
  });
  await fillField('Date of Birth', typed(-1));
  await say({ 'Date of Birth': undefined, 'Admission Date': undefined });
  await submit();
  await say({ 'Date of Birth': undefined, 'Admission Date': undefined, Gender: 'Gender is required.' });
  fireEvent.click(getField('Admission Date'));
  const day = (days: number) => screen.getByLabelText(showLongDay(dayFromToday(days), 'en-GB'));
  expect(day(0)).toBeEnabled();
  // The day of birth is the day before today, and tomorrow is to come.
  expect(day(-1)).toBeDisabled();
  expect(day(1)).toBeDisabled();
});

test('STUDENT-38 STUDENT-43 a refused date stays as it was typed, says why when it is left, and keeps the form from being sent', async () => {
  const { sent } = await openRegister();
  await fillNewStudent();
  await fillField('Date of Birth', '31/02/2016');
  await fillField('Admission Date', typed(1));
  await say({
    'Date of Birth': '31/02/2016 is not a date.',
    'Admission Date': 'Admission Date cannot be after today.',
  });
  expect(getField('Date of Birth')).toHaveValue('31/02/2016');
  expect(getField('Date of Birth')).toHaveAttribute('aria-invalid', 'true');
  expect(getField('Admission Date')).toHaveValue(typed(1));
  await submit();
  expect(await screen.findByText(FIX_ERRORS)).toBeVisible();
  expect(getField('Date of Birth')).toHaveFocus();
  await fillField('Date of Birth', '15th of August');
  await fillField('Admission Date', '06.04.26');
  await say({ 'Date of Birth': 'Type the date as dd/mm/yyyy.', 'Admission Date': undefined });
  expect(getField('Admission Date')).toHaveValue('06/04/2026');
  await submit();
  expect(countCalls(sent, POST)).toBe(0);
  await fillField('Date of Birth', '16-8-16');
  await submit();
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  const [latest] = await queryDatabase(
    'SELECT date_of_birth::text, admission_date::text FROM students ORDER BY id DESC LIMIT 1',
  );
  expect(latest).toEqual({ date_of_birth: '2016-08-16', admission_date: '2026-04-06' });
});

test('STUDENT-46 STUDENT-55 ENUM-01 typing ends at 14 characters of Aadhaar in groups of four, at ten digits, at ten letters and digits', async () => {
  const { user } = await openRegister();
  await user.type(getField('Aadhar Number'), '2000 0x000-000912');
  expect(getField('Aadhar Number')).toHaveValue('2000 0000 0009');
  await user.type(getField('Jan Aadhar Number'), '1a2345-678901');
  expect(getField('Jan Aadhar Number')).toHaveValue('1234567890');
  await user.type(getField('NIC Number'), 'aB-1 2/34567890');
  expect(getField('NIC Number')).toHaveValue('aB12345678');
  // A pasted number that is too long stays as it is, and its field says so.
  typeInto('Aadhar Number', '2000 0000 0009 12');
  await submit();
  await say({ 'Aadhar Number': 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.' });
  expect(getField('Aadhar Number')).toHaveValue('2000 0000 0009 12');
});

const caution = 'The check digit of this Aadhar number is wrong. Check the number.';

test('ENUM-27 ENUM-32 ENUM-34 ENUM-35 CONST-19 gender, blood group, caste category and last result are chosen from these; all but the gender may be left open', async () => {
  await openRegister();
  expect(await optionsOf('Gender', 'Male')).toEqual(['Male', 'Female', 'Other']);
  expect(await optionsOf('Blood Group', 'A+')).toEqual(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-']);
  expect(await optionsOf('Category', 'OBC')).toEqual(['GENERAL', 'OBC', 'SC', 'ST', 'EBC', 'EX SERVICEMAN']);
  expect(await optionsOf('Result', 'Pass')).toEqual(['Pass', 'Fail', 'Pursuing']);
  await submit();
  await say({ 'Blood Group': undefined, Category: undefined, Result: undefined, Gender: 'Gender is required.' });
});

test('STUDENT-45 STUDENT-46 a wrong check digit shows a warning at once and does not prevent saving; 12 digits are sent', async () => {
  const { fault, bodies } = recordCalls(POST);
  await openRegister({ fault });
  await fillNewStudent();
  typeInto('Aadhar Number', '521185133376');
  await waitForResponses();
  expect(screen.queryByText(caution)).toBeNull();
  typeInto('Aadhar Number', '521185133377');
  expect(await screen.findByText(caution)).toBeVisible();
  expect(fieldErrors()).toEqual({});
  expect(getField('Aadhar Number')).toHaveValue('5211 8513 3377');
  clickButton('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  expect(await studentOf(bodies[0])).toMatchObject({ aadharNo: '521185133377' });
});

test('STUDENT-37 STUDENT-54 STUDENT-70 sessions that are open, a section where the class has some, and the age as of the session’s start', async () => {
  await openRegister();
  expect(await optionsOf('Session', '2027 - 2028')).toEqual(['2027 - 2028', '2026 - 2027']);
  await fillField('Date of Birth', '15/08/2016');
  expect(getField('Age as of 01/04/2026')).toHaveValue('9 years 7 months');
  await chooseOption('Session', '2027 - 2028');
  expect(getField('Age as of 01/04/2027')).toHaveValue('10 years 7 months');
  const sectionField = () => within(enrolmentSection()).queryByLabelText('Section');
  await chooseOption('Class', 'Default', enrolmentSection());
  expect(sectionField()).toBeNull();
  await chooseOption('Class', '5', enrolmentSection());
  await submit();
  await say({ Section: 'Section is required.' });
  expect(await optionsOf('Section', 'A')).toEqual(['A', 'B']);
  await chooseOption('Section', 'B');
  expect(selectedText('Section')).toBe('B');
  await submit();
  await say({ Section: undefined });
  await chooseOption('Class', '11', enrolmentSection());
  expect(selectedText('Section')).toBe('Choose');
  expect(await optionsOf('Section', 'Arts')).toEqual(['Arts', 'Commerce', 'Science']);
});

test('STUDENT-54 STUDENT-70 a student’s completed session is offered too, its class and section locked; a class without sections lets go of the section', async () => {
  await openEdit();
  expect(await optionsOf('Session', '2027 - 2028')).toEqual(['2027 - 2028', '2026 - 2027', '2025 - 2026']);
  await chooseOption('Session', '2025 - 2026');
  expect([selectedText('Class', enrolmentSection()), selectedText('Section')]).toEqual(['LKG', 'B']);
  expect(getField('Class', enrolmentSection())).toBeDisabled();
  expect(getField('Section')).toBeDisabled();
  await chooseOption('Session', '2026 - 2027');
  expect([selectedText('Class', enrolmentSection()), selectedText('Section')]).toEqual(['UKG', 'B']);
  expect(getField('Class', enrolmentSection())).toBeEnabled();
  await chooseOption('Class', 'Default', enrolmentSection());
  expect(within(enrolmentSection()).queryByLabelText('Section')).toBeNull();
  await chooseOption('Session', '2027 - 2028');
  expect(selectedText('Class', enrolmentSection())).toBe('Choose');
});

test.each([
  ['sessions', 'GET /session/all/1', 'Error fetching sessions'],
  ['classes', 'GET /class/all/1', 'Error fetching classes'],
])('STUDENT-28 STUDENT-61 a message says that %s cannot be loaded', async (_what, call, message) => {
  await openRegister({ fault: replyTo(call, rejectWith(105)) });
  expect(await screen.findByText(message)).toBeVisible();
});

test('STUDENT-28 STUDENT-61 one message for sessions and classes, one for the schools of the sibling’s dialog', async () => {
  const down = combineFaults(
    replyTo('GET /session/all/1', rejectWith(105)),
    replyTo('GET /class/all/1', rejectWith(105)),
  );
  await openRegister({ fault: combineFaults(down, replyTo('GET /school/active', rejectWith(105))) });
  expect(await screen.findByText('Error fetching sessions')).toBeVisible();
  expect(screen.queryByText('Error fetching classes')).toBeNull();
  await openSibling();
  expect(await screen.findByText('Error fetching schools')).toBeVisible();
});

const choose = (file: File) => fireEvent.change(getField('Photo'), { target: { files: [file] } });
const ofBytes = (bytes: number) => new File([new Uint8Array(bytes)], 'tara.png', { type: 'image/png' });

test('STUDENT-62 a photograph is an image under 2 MB, or none', async () => {
  await openRegister();
  choose(new File(['%PDF-1.7'], 'tara.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Please select a valid image file (JPG, PNG, etc.).')).toBeVisible();
  choose(ofBytes(2_097_152));
  expect(await screen.findByText('Image size should be less than 2MB.')).toBeVisible();
  expect(within(getSection('Student Details')).queryByText(/tara\./)).toBeNull();
  choose(ofBytes(2_097_151));
  expect(await screen.findByText('tara.png')).toBeVisible();
  expect(screen.queryByText('Image size should be less than 2MB.')).toBeNull();
  clickButton('Remove');
  expect(await screen.findByRole('img', { name: 'No image' })).toBeVisible();
  await submit();
  await say({ Photo: undefined, Gender: 'Gender is required.' });
});
