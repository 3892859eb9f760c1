import { act, fireEvent, within } from '@testing-library/react';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { pngFile } from '../../support/pictures';
import { screen, useFakeClock, waitFor, advanceClock, waitForResponses, waitUntil } from '../../support/portal';
import {
  fieldErrors,
  fillNewStudent,
  FIX_ERRORS,
  GARIMA,
  openEdit,
  openParent,
  openRegister,
  POST,
  PUT,
  storePhoto,
  storedStudents,
  studentOf,
} from './support/form';
import {
  countCalls,
  combineFaults,
  holdResponse,
  loseResponse,
  networkError,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import {
  queryDatabase,
  clickButton,
  findDialog,
  getDialog,
  waitForNoDialog,
  getField,
  typeInto,
  findNotification,
} from '../../support/screen';

beforeEach(resetProvider);

const OTHER_SECRET =
  'A number that was stored with another secret of the installation cannot be shown. Enter it again.';

const numbersOf = (id: number) =>
  queryDatabase(
    `SELECT s.aadhar, s.aadhar_digest, p.id AS parent, p.aadhar AS parents_aadhar, p.pan, p.pan_digest
     FROM students s JOIN student_parents p ON p.student_id = s.id WHERE s.id = $1 ORDER BY p.id`,
    [id],
  );

test('STUDENT-57 STUDENT-59 CALL2-18 a change is stored and leads to the list after 3000 ms; masked numbers stay as they are stored', async () => {
  const before = await numbersOf(GARIMA.id);
  const { fault, bodies } = recordCalls(PUT);
  const { path } = await openEdit({ fault });
  expect(getField('Aadhar Number')).toHaveValue('XXXX XXXX 8219');
  typeInto('Mobile Number', '9829077777');
  useFakeClock();
  clickButton('Save');
  await waitUntil(() => screen.queryByText('Student updated successfully') !== null);
  await advanceClock(2999);
  expect(path()).toBe('/students/edit');
  await advanceClock(1);
  expect(path()).toBe('/students/list');
  expect(await queryDatabase('SELECT mobile_no FROM students WHERE id = $1', [GARIMA.id])).toEqual([
    { mobile_no: '9829077777' },
  ]);
  expect(await studentOf(bodies[0])).toMatchObject({
    aadharNo: 'XXXX XXXX 8219',
    dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
  expect(before).toHaveLength(2);
  expect(await numbersOf(GARIMA.id)).toEqual(before);
});

test('STUDENT-46 PARENT-07 Show reveals the numbers behind the masks, each at its field; what is typed over a mask takes its place', async () => {
  const { portal, sent } = await openEdit();
  fireEvent.click(screen.getByLabelText('Show Aadhar Number'));
  await waitFor(() => expect(getField('Aadhar Number').value).toMatch(/^\d{4} \d{4} 8219$/));
  const full = getField('Aadhar Number').value.replaceAll(' ', '');
  expect(JSON.stringify(portal.store.getState().api)).not.toContain(full);
  expect(screen.queryByLabelText('Show Aadhar Number')).toBeNull();
  typeInto('Aadhar Number', '521185133376');
  const parent = await openParent('Vijay Singh');
  const pan = getField('PAN Number', parent);
  fireEvent.change(pan, { target: { value: `${pan.value}a` } });
  expect(pan).toHaveValue('A');
  fireEvent.change(pan, { target: { value: 'abcpv1234f' } });
  fireEvent.click(screen.getByLabelText('Show Aadhar Number'));
  await waitFor(() => expect(getField('Aadhar Number', parent).value).toMatch(/^\d{4} \d{4} 2762$/));
  expect(pan).toHaveValue('ABCPV1234F');
  clickButton('Save', parent);
  await waitForResponses();
  await waitForNoDialog();
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  const token = await tokenOf('clerk');
  const { data } = await act(() => call<Record<string, unknown>>('POST', `/student/${GARIMA.id}/reveal`, { token }));
  expect(data).toMatchObject({ aadharNo: '521185133376', parents: [{ panNo: 'ABCPV1234F' }, {}] });
  expect(sent.filter(({ path }) => path.endsWith('/reveal'))).toHaveLength(2);
});

test('E1 a number that was stored with another secret stays masked, and Show asks to enter it again', async () => {
  await sql("UPDATE students SET aadhar = regexp_replace(aadhar, '^[^.]+', 'otherkey') WHERE id = $1", [GARIMA.id]);
  await sql("UPDATE student_parents SET pan = regexp_replace(pan, '^[^.]+', 'otherkey') WHERE student_id = $1", [
    GARIMA.id,
  ]);
  await openEdit();
  fireEvent.click(screen.getByLabelText('Show Aadhar Number'));
  await findNotification(OTHER_SECRET);
  expect(getField('Aadhar Number')).toHaveValue('XXXX XXXX 8219');
  typeInto('Aadhar Number', '521185133376');
  const parent = await openParent('Vijay Singh');
  fireEvent.click(within(parent).getByLabelText('Show PAN Number'));
  await waitFor(() => expect(getField('Aadhar Number', parent).value).toMatch(/^\d{4} \d{4} 2762$/));
  expect(getField('PAN Number', parent).value).toMatch(/^X/);
});

test('E1 code 203 after too many students Show says when to try again, and the number stays masked', async () => {
  await sql(`INSERT INTO audit_entries (at, school_id, user_id, event, request_id, details)
    SELECT '2026-07-15T05:00:00Z', 1, u.id, 'revealStudent', 'r', jsonb_build_object('entity', 'student', 'id', 9000 + n)
    FROM users u, generate_series(1, 20) n WHERE user_name = 'clerk'`);
  await openEdit();
  fireEvent.click(screen.getByLabelText('Show Aadhar Number'));
  expect(
    await screen.findByText(
      /^You have opened the numbers of 20 students in the last hour\. Try again in \d+ minutes\.$/,
    ),
  ).toBeVisible();
  expect(getField('Aadhar Number')).toHaveValue('XXXX XXXX 8219');
});

test('a photograph is added, replaced and taken away', async () => {
  const image = async () => {
    const [row] = (await queryDatabase('SELECT image_id FROM students WHERE id = $1', [GARIMA.id])) as {
      image_id: number | null;
    }[];
    return row?.image_id ?? null;
  };
  const save = async () => {
    clickButton('Save');
    expect(await screen.findByText('Student updated successfully')).toBeVisible();
  };
  const first = await openEdit();
  await first.user.upload(getField('Photo'), pngFile('one.png'));
  await save();
  const added = await image();
  expect(added).not.toBeNull();
  first.leave();
  const second = await openEdit();
  expect(screen.getByRole('img', { name: 'Current image' })).toBeVisible();
  await second.user.upload(getField('Photo'), pngFile('two.png'));
  await save();
  const replaced = await image();
  expect([replaced === null, replaced === added]).toEqual([false, false]);
  second.leave();
  await openEdit();
  clickButton('Remove');
  expect(screen.getByRole('img', { name: 'No image' })).toBeVisible();
  await save();
  expect(await image()).toBeNull();
});

test('STUDENT-60 a failed save says so and keeps the form; the next try after a cut connection makes one student', async () => {
  const { fault, headers } = recordCalls(POST);
  const failing = replyTo(POST, rejectWith(105), rejectWith(105, 'Not today'), networkError, loseResponse, passThrough);
  const { path, sent } = await openRegister({ fault: (one, init) => fault(one, init) ?? failing(one, init) });
  await fillNewStudent();
  for (const said of ['Failed to register student', 'Not today', 'Network error occurred']) {
    clickButton('Register');
    expect(await screen.findByText(said)).toBeVisible();
    await waitForResponses();
    expect(await storedStudents()).toHaveLength(0);
  }
  clickButton('Register');
  await waitForResponses();
  expect(await storedStudents()).toHaveLength(1);
  expect([path(), getField('Student Name').value]).toEqual(['/students/register', 'Tara Verma']);
  expect(screen.getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickButton('Register');
  expect(await screen.findByText('Student registered successfully')).toBeVisible();
  expect(await storedStudents()).toHaveLength(1);
  expect(countCalls(sent, POST)).toBe(5);
  expect(new Set(headers.map((one) => one.get('idempotency-key'))).size).toBe(1);
});

test('STUDENT-60 a form that is edited after a lost response leads to the student who was stored', async () => {
  await openRegister({ fault: replyTo(POST, loseResponse, passThrough) });
  await fillNewStudent();
  clickButton('Register');
  expect(await screen.findByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  await waitForResponses();
  typeInto('Mobile Number', '9829077777');
  clickButton('Register');
  expect(await screen.findByText(/^This request was already sent with other values\./)).toBeVisible();
  const [registered, second] = await storedStudents('Tara Verma');
  const link = screen.getByRole('link', { name: /^View Tara Verma \(\d+\)$/ });
  expect(link).toHaveAttribute('href', `/students/view?id=${registered?.id}`);
  expect(second).toBeUndefined();
});

test('R17 leaving while a save runs asks about a save that is not confirmed, and leaving the saved form asks nothing', async () => {
  const { reply, release } = holdResponse();
  const { path, router } = await openEdit({ fault: replyTo(PUT, reply) });
  typeInto('District', 'Mine');
  clickButton('Save');
  act(() => void router.navigate('/classes'));
  expect(await findDialog('Save not confirmed')).toHaveTextContent('The record may or may not be saved.');
  clickButton('Stay', getDialog('Save not confirmed'));
  await waitForNoDialog();
  release();
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  await waitForResponses();
  act(() => void router.navigate('/classes'));
  await waitFor(() => expect(path()).toBe('/classes'));
});

test('STUDENT-38 STUDENT-48 a change is checked on Save: an emptied field is reported and nothing is sent', async () => {
  const { sent } = await openEdit();
  typeInto('District', ' ');
  expect(fieldErrors()).toEqual({});
  clickButton('Save');
  expect(await screen.findByText(FIX_ERRORS)).toBeVisible();
  await waitFor(() => expect(fieldErrors()).toEqual({ District: 'District is required.' }));
  expect(countCalls(sent, PUT)).toBe(0);
  typeInto('District', 'Mine');
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(countCalls(sent, PUT)).toBe(1);
});

test('STUDENT-60 a failed change shows the same text, and the form remains', async () => {
  const { path } = await openEdit({ fault: replyTo(PUT, rejectWith(105)) });
  typeInto('District', 'Mine');
  clickButton('Save');
  expect(await screen.findByText('Failed to register student')).toBeVisible();
  expect([path(), getField('District').value]).toEqual(['/students/edit', 'Mine']);
});

test('R17 a removed photograph is sent again as it was after a lost response, also when the record without it was loaded', async () => {
  await storePhoto();
  const { fault, bodies } = recordCalls(PUT);
  await openEdit({ fault: combineFaults(fault, replyTo(PUT, loseResponse, passThrough)) });
  clickButton('Remove');
  clickButton('Save');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  await waitForResponses();
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await studentOf(bodies[0])).toMatchObject({ removeImage: true });
  expect(await studentOf(bodies[1])).toEqual(await studentOf(bodies[0]));
});

test('R17 a change whose answer was lost is made once when it is tried again, and asked about when other values are sent', async () => {
  const made = () => queryDatabase("SELECT count(*)::int AS count FROM audit_entries WHERE event = 'updateStudent'");
  const { fault, headers } = recordCalls(PUT);
  const first = await openEdit({ fault: combineFaults(fault, replyTo(PUT, loseResponse, passThrough)) });
  typeInto('Mobile Number', '9829077777');
  clickButton('Save');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  await waitForResponses();
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  const [key, again] = headers.map((one) => one.get('idempotency-key'));
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(key);
  expect(await made()).toEqual([{ count: 1 }]);
  first.leave();
  await openEdit({ fault: replyTo(PUT, loseResponse, passThrough) });
  typeInto('Mobile Number', '9829088888');
  clickButton('Save');
  expect(await screen.findByText('Network error occurred')).toBeVisible();
  await waitForResponses();
  typeInto('Mobile Number', '9829099999');
  clickButton('Save');
  expect(await screen.findByText('Save my version')).toBeVisible();
  expect(await made()).toEqual([{ count: 2 }]);
});
