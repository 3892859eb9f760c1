import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { pngFile } from '../../support/pictures';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import {
  addParent,
  fillNewStudent,
  GARIMA,
  openEdit,
  openRegister,
  openSibling,
  people,
  POST,
  storedStudents,
  enrolmentSection,
  handoverOf,
  fieldErrors,
  getSection,
  studentOf,
} from './support/form';
import { countCalls, recordCalls } from '../../support/faults';
import {
  queryDatabase,
  clickButton,
  waitForNoDialog,
  getField,
  chooseOption,
  selectedText,
  typeInto,
} from '../../support/screen';

beforeEach(resetProvider);

const PARTS = [
  'Session, Class and Section',
  'Student Details',
  'Address',
  'Parents',
  'Siblings',
  'Further Details',
  'Last School Details',
];
const partTitles = () => [...document.querySelectorAll('form h2')].map(({ textContent }) => textContent);

test('AUTH-42 ENUM-27 ENUM-28 STUDENT-31 STUDENT-32 STUDENT-35 STUDENT-56 STUDENT-57 STUDENT-58 PARENT-01 PARENT-11 PARENT-12 SIBLING-01 SIBLING-06 ENUM-39 CALL2-17 a student with parents, sibling and photograph is registered in one save, and the form is shown again', async () => {
  const { fault, bodies } = recordCalls(POST);
  const { path, sent, user } = await openRegister({ fault });
  expect(screen.getByText('Student Registration', { selector: 'h1' })).toBeVisible();
  expect(partTitles()).toEqual(PARTS);
  expect(getField('Photo')).toHaveAttribute('type', 'file');
  await fillNewStudent();
  await addParent({ Name: 'Sita Verma', 'PAN Number': 'abcps1234k' });
  expect(people('Parents')).toEqual(['Ramesh Verma | Father | 9811122233', 'Sita Verma | Mother | XXXXXX234K']);
  const sibling = await openSibling();
  const search = getField('Sibling Name', sibling);
  fireEvent.mouseDown(search);
  fireEvent.change(search, { target: { value: '1101' } });
  fireEvent.click(await screen.findByText('Garima Singh', { selector: '.student-found strong' }));
  await waitForResponses();
  clickButton('Add', sibling);
  await waitForNoDialog();
  expect(people('Siblings')).toEqual(['Garima Singh | 1101 | Class UKG']);
  typeInto('School Name', 'Little Stars', getSection('Last School Details'));
  await chooseOption('Result', 'Pursuing');
  await user.upload(getField('Photo'), pngFile('tara.png'));
  clickButton('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  await waitFor(() => expect(getField('Student Name')).toHaveValue(''));
  expect(path()).toBe('/students/register');
  expect(selectedText('Class', enrolmentSection())).toBe('Choose');
  expect([...people('Parents'), ...people('Siblings')]).toEqual([]);
  expect(screen.getByRole('img', { name: 'No image' })).toBeVisible();
  expect(fieldErrors()).toEqual({});

  expect(countCalls(sent, POST)).toBe(1);
  expect((bodies[0] as { studentImage: File }).studentImage.name).toBe('tara.png');
  expect(await studentOf(bodies[0])).toMatchObject({
    schoolId: 1,
    dateOfBirth: '2016-08-15',
    admissionDate: '2026-04-06',
    bloodGroup: null,
    category: null,
    aadharNo: null,
    enrollments: [{ sessionId: 2, classId: 16, sectionId: null }],
    parentsInfo: [
      {
        type: 'FATHER',
        name: 'Ramesh Verma',
        mobileNo: '9811122233',
        taxPayer: false,
        higherQualification: null,
        occupation: null,
      },
      { type: 'MOTHER', name: 'Sita Verma', panNo: 'ABCPS1234K', mobileNo: null },
    ],
    siblingInfo: [{ siblingStudentId: GARIMA.id, schoolId: 1, classId: 3 }],
    lastSchoolDetails: { name: 'Little Stars', className: null, result: 'Pursuing' },
  });
  const [row] = (await storedStudents()) as { father_name: string; image_id: number | null }[];
  expect(row).toMatchObject({
    father_name: 'Ramesh Verma',
    mother_name: 'Sita Verma',
    image_id: expect.any(Number) as number,
  });
});

test('STUDENT-30 STUDENT-31 STUDENT-34 STUDENT-35 a student named in the address, or handed over, is edited in the form that the reload shows again', async () => {
  await queryDatabase("UPDATE classes SET deleted_at = now(), sequence = NULL WHERE school_id = 1 AND name = 'UKG'");
  const first = await openEdit();
  // A class that is offered no more still has its name where a student is in it, and so has its section.
  await waitFor(() =>
    expect([selectedText('Class', enrolmentSection()), selectedText('Section')]).toEqual(['UKG', 'B']),
  );
  expect(getField('Roll No.')).toHaveValue('5');
  expect(screen.getByText('Edit Student', { selector: 'h1' })).toBeVisible();
  expect(screen.getByText('Garima Singh · 1101')).toBeVisible();
  expect(partTitles()).toEqual(PARTS);
  expect(getField('Photo')).toHaveAttribute('type', 'file');
  first.leave();
  const { path } = await openEdit({ at: `/students/edit?id=${GARIMA.id}&session=1`, state: null });
  expect(path()).toBe('/students/edit');
  expect(getField('Student Name')).toHaveValue('Garima Singh');
  await waitFor(() => expect(selectedText('Session')).toBe('2025 - 2026'));
  await waitFor(() =>
    expect([selectedText('Class', enrolmentSection()), selectedText('Section')]).toEqual(['LKG', 'B']),
  );
  expect(people('Parents')[0]).toBe('Vijay Singh | Father | 9085148611 | XXXX XXXX 2762 | XXXXXX553K | Engineer');
});

test.each([
  ['/students/edit', null],
  ['/students/view', null],
  ['/students/edit?id=x', { student: { studentId: '102' } }],
  ['/students/view?id=0', { student: 'Garima' }],
])('STUDENT-34 %s with %j leads to the list', async (at, state) => {
  const { path, sent } = await renderPortal({ at, state, as: 'clerk' });
  await waitFor(() => expect(path()).toBe('/students/list'));
  await waitForResponses();
  expect(sent.some((call) => /^\/student\/\d/.test(call.path))).toBe(false);
});

test('STUDENT-33 a platform user cannot register, and is informed so', async () => {
  await renderPortal({ at: '/students/register', as: 'platform' });
  expect(await screen.findByText('You do not have permission to register a student')).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
});

test('a platform user edits a student of a school', async () => {
  await openEdit({ as: 'platform', state: handoverOf() });
  typeInto('Mobile Number', '9829077777');
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await queryDatabase('SELECT mobile_no FROM students WHERE id = $1', [GARIMA.id])).toEqual([
    { mobile_no: '9829077777' },
  ]);
});
