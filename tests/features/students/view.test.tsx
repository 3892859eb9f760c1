import { act, within } from '@testing-library/react';
import { STUDENT } from '../../support/entities/students';
import { rowOf, samplesIn } from '../../support/entities/table';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions, waitForResponses } from '../../support/portal';
import { GARIMA, handoverOf, getSection } from './support/form';
import { replyTo, passThrough, rejectWith } from '../../support/faults';
import { navigateTo, clickButton } from '../../support/screen';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { formAt, placeOf, register } from '../../provider/support/students';

beforeEach(resetProvider);

const openView = (options: RenderOptions = {}) =>
  renderPortal({ at: `/students/view?session=2`, state: handoverOf(), as: 'clerk', ...options });

/** The fields of a part of the page, by their labels, in their order. */
const shown = (title: string): string[][] =>
  [...getSection(title).querySelectorAll('dt')].map((term) => [
    term.textContent ?? '',
    term.nextElementSibling?.textContent ?? '',
  ]);
const people = (title: string) => [...getSection(title).querySelectorAll('h3')].map(({ textContent }) => textContent);

test('ENUM-01 STUDENT-31 STUDENT-35 STUDENT-36 STUDENT-37 PARENT-11 ENUM-02 ENUM-39 the view shows every part, numbers masked, and allows no change', async () => {
  await sql("UPDATE students SET date_of_birth = '2020-08-15', admission_date = '2024-04-06' WHERE id = $1", [
    GARIMA.id,
  ]);
  const { path, router, sent } = await openView();
  expect(await screen.findByText(GARIMA.name, { selector: 'h1' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo of Garima Singh' })).toBeVisible();
  expect(Object.fromEntries(shown('Session, Class and Section'))).toEqual({
    'Student Code': '1101',
    'Sr. No.': '102',
    Class: 'UKG',
    Section: 'B',
    Session: '2026 - 2027',
    'Roll No.': '5',
    'New Admission': 'No',
    'Registration Status': 'Complete',
    Status: 'Active',
  });
  expect(Object.fromEntries(shown('Student Details'))).toMatchObject({
    'Student Name': 'Garima Singh',
    Gender: 'Female',
    'Date of Birth': '15/08/2020',
    'Age as of 01/04/2026': '5 years 7 months',
    'Admission Date': '06/04/2024',
    'Mobile Number': '9691697575',
    'Aadhar Number': 'XXXX XXXX 8219',
    RTE: 'No',
  });
  expect(people('Parents')).toEqual(['Vijay Singh Father', 'Radha Singh Mother']);
  expect(shown('Parents')).toEqual([
    ['Mobile Number', '9085148611'],
    ['Aadhar Number', 'XXXX XXXX 2762'],
    ['PAN Number', 'XXXXXX553K'],
    ['Tax Payer', 'No'],
    ['Higher Qualification', 'Post Graduate'],
    ['Occupation', 'Engineer'],
    ['Mobile Number', '9897032828'],
    ['Aadhar Number', 'XXXX XXXX 6863'],
    ['PAN Number', 'XXXXXX064T'],
    ['Tax Payer', 'Yes'],
    ['Higher Qualification', 'Primary'],
    ['Occupation', 'Engineer'],
  ]);
  expect(people('Siblings')).toEqual(['Laxmi Singh']);
  expect(getSection('Siblings').querySelector('a')).toHaveAttribute('href', `/students/view?id=${GARIMA.sister}`);
  expect(
    shown('Address')
      .slice(0, 4)
      .map(([label]) => label),
  ).toEqual(['Full Residential Address', 'District', 'Block', 'Pin Code']);
  // What is empty is named in a line, so that no part is a column of dashes.
  for (const label of ['Municipal Board', 'Municipal Ward', 'Guardian Address'])
    expect(getSection('Address')).toHaveTextContent(label);
  expect(getSection('Further Details')).toHaveTextContent(/NIC Number/);
  expect(getSection('Last School Details')).toHaveTextContent('Last School DetailsNothing filled');
  const page = screen.getByRole('main');
  expect(page.querySelectorAll('input, textarea, select, [role="combobox"], [role="switch"]')).toHaveLength(0);
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    ...['Back', 'History', 'Certificates', 'Edit'],
  ]);
  const reads = ({ method, path: to }: (typeof sent)[number]) =>
    method === 'GET' || to.startsWith('/auth') || to === '/fee/structure/student';
  expect(sent.every(reads)).toBe(true);
  expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toMatch(
    /8219|2762|Vijay|9085148611/,
  );
  clickButton('Edit');
  await waitFor(() => expect(path()).toBe('/students/edit'));
  expect(await screen.findByText('Garima Singh · 1101')).toBeVisible();
  expect(screen.getByText('Edit Student', { selector: 'h1' })).toBeVisible();
  const { search, state } = router.state.location as { search: string; state: unknown };
  expect([search, state]).toEqual([`?id=${GARIMA.id}&session=2`, handoverOf()]);
});

test('STUDENT-34 STUDENT-36 each field of the address, the further details and the last school that is filled is shown', async () => {
  const last = { name: 'Gyan Jyoti School', className: '4', marks: '345/500', attendance: '88 %' };
  const lastSchoolDetails = { ...last, result: 'Pass', contactNo: '02942412345' };
  const filled = { ...samplesIn(STUDENT, 'choice'), ...samplesIn(STUDENT, 'text'), lastSchoolDetails };
  const { data } = await register(await tokenOf('clerk'), formAt(await placeOf(), filled));
  await openView({ at: `/students/view?id=${data.studentId}`, state: null });
  await screen.findByText(STUDENT.studentName.sample, { selector: 'h1' });
  const texts = { ...rowOf(STUDENT, 'required'), ...rowOf(STUDENT, 'choice'), ...rowOf(STUDENT, 'text') };
  const filledIn = (...labels: string[]) => labels.map((label) => [label, texts[label]]);
  expect(shown('Address')).toEqual([
    ...filledIn('Full Residential Address', 'District', 'Block', 'Pin Code', 'Municipal Board', 'Municipal Ward'),
    ...filledIn('Guardian Address'),
  ]);
  expect(shown('Further Details')).toEqual([
    ...filledIn('Category', 'Caste', 'Religion', 'Blood Group', 'Jan Aadhar Number', 'NIC Number', 'BPL Card Number'),
    ...filledIn('EWS Card Number'),
  ]);
  expect(shown('Last School Details')).toEqual([
    ['School Name', 'Gyan Jyoti School'],
    ['Class', '4'],
    ['Marks', '345/500'],
    ['Attendance', '88 %'],
    ['Result', 'Pass'],
    ['Contact No.', '02942412345'],
  ]);
});

test('STUDENT-30 STUDENT-34 STUDENT-36 STUDENT-37 the student and the session of the address are shown, Back leads to the list, and the record is read again each time', async () => {
  const rendered = await openView({ at: `/students/view?id=${GARIMA.id}&session=1`, state: null });
  await screen.findByText(GARIMA.name, { selector: 'h1' });
  expect(Object.fromEntries(shown('Session, Class and Section'))).toMatchObject({
    Session: '2025 - 2026',
    Class: 'LKG',
  });
  expect(shown('Student Details').map(([label]) => label)).toContain('Age as of 01/04/2025');
  clickButton('Back');
  await waitFor(() => expect(rendered.path()).toBe('/students/list'));
  await waitForResponses();
  await act(() => sql("UPDATE students SET district = 'Elsewhere' WHERE id = $1", [GARIMA.id]));
  await navigateTo(rendered, -1);
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('a user who may not edit sees no Edit, also where the section is missing; a text says that a student has no siblings', async () => {
  await sql("UPDATE enrolments SET section_id = NULL, registration_status = 'PENDING' WHERE student_id = 25");
  await withdrawPrivileges('clerk', 'EDIT_STUDENT');
  await openView({ at: '/students/view?id=25', state: null });
  await screen.findByText('Ishita Kaur', { selector: 'h1' });
  expect(within(getSection('Siblings')).getByText('No brother or sister in this school yet')).toBeVisible();
  expect(screen.getByText('Pending: section missing').closest('a')).toBeNull();
  const buttons = screen.getByRole('main').querySelectorAll('button');
  expect([...buttons].map(({ textContent }) => textContent)).toEqual(['Back', 'History', 'Certificates']);
});

test.each([
  ['a disabled student', 2, "UPDATE students SET life = 'DISABLED' WHERE id = $1"],
  ['a completed session', 1, 'SELECT $1::integer'],
])('the missing section of %s is a text, because the form cannot change it', async (_which, session, change) => {
  await sql("UPDATE enrolments SET section_id = NULL, registration_status = 'PENDING' WHERE student_id = $1", [
    GARIMA.id,
  ]);
  await sql(change, [GARIMA.id]);
  await openView({ at: `/students/view?id=${GARIMA.id}&session=${session}`, state: null });
  expect((await screen.findByText('Pending: section missing')).closest('a')).toBeNull();
});

test('Certificates opens a new certificate in the session of the view, and Close returns to the view', async () => {
  const rendered = await openView({ at: `/students/view?id=${GARIMA.id}&session=1`, state: null });
  await screen.findByText(GARIMA.name, { selector: 'h1' });
  clickButton('Certificates');
  expect(await screen.findByText('Garima Singh (1101)')).toBeVisible();
  expect(rendered.router.state.location).toMatchObject({ pathname: '/certificates/new', state: { sessionId: 1 } });
  clickButton('Close');
  await waitFor(() => expect(rendered.path()).toBe('/students/view'));
  expect(rendered.router.state.location.search).toBe(`?id=${GARIMA.id}&session=1`);
});

test('a user without LIST_STUDENT sees a student without Certificates', async () => {
  await withdrawPrivileges('clerk', 'LIST_STUDENT');
  await openView({ at: `/students/view?id=${GARIMA.id}`, state: null });
  await screen.findByText(GARIMA.name, { selector: 'h1' });
  expect(screen.queryByRole('button', { name: 'Certificates' })).toBeNull();
});

test('CODE-04 a message says that a student cannot be loaded, with Retry', async () => {
  await openView({ fault: replyTo(`GET /student/${GARIMA.id}?sessionId=2`, rejectWith(105), passThrough) });
  expect(await screen.findByText('Failed to load student')).toBeVisible();
  clickButton('Retry');
  expect(await screen.findByText(GARIMA.name, { selector: 'h1' })).toBeVisible();
  await waitForResponses();
});
