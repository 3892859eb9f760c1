// What no selector offers: what is disabled, what is another school's, the record itself, and what stood there for the
// parent chosen before.
import { fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../support/portal';
import { StudentSearchDialog } from '@/shared/domain';
import { renderInStore } from '../shared/domain/inStore';
import { openAsPlatform } from './support/classes';
import { openNewSession, PAST, RUNNING } from './support/sessions';
import { NALANDA, openList, RUNNING_ID, SARASWATI } from './support/students';
import { enrolmentSection, GARIMA, openEdit, openRegister, openSibling } from './students/support/form';
import { holdResponse, replyTo } from '../support/faults';
import { chooseOption, clickButton, fillField, findDialog, optionsOf, selectedText } from '../support/screen';

const [DISABLED_SESSION, DISABLED_CLASS] = ['Disabled session', 'Disabled class'];

/** Something disabled and something of the second school, each under a name that is nowhere else. */
beforeEach(async () => {
  await resetProvider();
  await sql(
    `UPDATE sessions SET name = '${DISABLED_SESSION}', disabled = true WHERE school_id = 1 AND status = 'UPCOMING'`,
  );
  await sql(`UPDATE classes SET name = '${DISABLED_CLASS}', disabled = true WHERE school_id = 1 AND name = 'LKG'`);
  await sql("UPDATE sessions SET name = 'Foreign session' WHERE school_id = 2 AND status = 'ACTIVE'");
  await sql("UPDATE classes SET name = 'Foreign class' WHERE school_id = 2 AND name = 'UKG'");
  await sql("UPDATE users SET disabled = true WHERE full_name = 'Anita Choudhary'");
});

/** The names of the first school's classes that may be chosen, in their order. */
const ownClasses = async () =>
  (
    await sql<{ name: string }>(
      'SELECT name FROM classes WHERE school_id = 1 AND NOT disabled AND deleted_at IS NULL ORDER BY sequence NULLS LAST',
    )
  ).map(({ name }) => name);

test('CLASS-40 SESSION-69 the filters of the student list offer neither disabled sessions and classes nor another school’s', async () => {
  await openList();
  expect(await optionsOf('Session')).toEqual([RUNNING, PAST]);
  const shown = await optionsOf('Class');
  expect(shown).toEqual(['All', ...(await ownClasses())].slice(0, shown.length));
  expect(shown.length).toBeGreaterThan(3);
});

test('CLASS-40 SESSION-69 nor does the form of a student', async () => {
  await openRegister();
  expect(await optionsOf('Session', RUNNING)).toEqual([RUNNING]);
  const shown = await optionsOf('Class', 'UKG', enrolmentSection());
  expect(shown).toEqual((await ownClasses()).slice(0, shown.length));
});

test('CLASS-40 but the form of a student offers the stored class that was disabled, and a save keeps it', async () => {
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name NOT IN ('Nursery', '1')");
  await openEdit();
  expect(selectedText('Class', enrolmentSection())).toBe('UKG');
  expect(await optionsOf('Class', 'UKG', enrolmentSection())).toEqual(['Nursery', '1', 'UKG']);
  await fillField('Student Name', 'Garima Rathore');
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  const stored = await sql(
    `SELECT s.name, c.name AS "className" FROM students s JOIN enrolments e ON e.student_id = s.id
       JOIN classes c ON c.id = e.class_id WHERE s.id = $1 AND e.session_id = $2`,
    [GARIMA.id, RUNNING_ID],
  );
  expect(stored).toEqual([{ name: 'Garima Rathore', className: 'UKG' }]);
});

test('CLASS-40 nor does the dialog of a sibling, whose school is the own one alone', async () => {
  await openRegister();
  const box = await openSibling();
  await waitFor(() => expect(selectedText('School', box)).toBe(SARASWATI));
  expect(await optionsOf('School', SARASWATI, box)).toEqual([SARASWATI]);
  const shown = await optionsOf('Class', 'UKG', box);
  expect(shown).toEqual((await ownClasses()).slice(0, shown.length));
});

test('CLASS-40 SESSION-69 nor does the look-up of a student', async () => {
  const none = () => undefined;
  await renderInStore(<StudentSearchDialog open schoolId={1} title="Look up" onPick={none} onClose={none} />);
  await waitForResponses();
  expect(await optionsOf('Session')).toEqual([RUNNING, PAST]);
  const shown = await optionsOf('Class');
  expect(shown).toEqual(['All', ...(await ownClasses())].slice(0, shown.length));
});

test.each([
  '/classes/fees',
  '/classes/opening-balances',
  '/subjects',
  '/receipts/confirm',
  '/students/tc-list',
  '/students/update-session',
  '/results/config',
  '/results/marks-config',
  '/results/rules',
  '/results/remarks',
  '/results/control',
  '/results/upload',
])('SESSION-69 %s offers no disabled session', async (at) => {
  await renderPortal({ at, as: 'admin' });
  await screen.findByRole('combobox', { name: 'Session' });
  await waitForResponses();
  expect(await optionsOf('Session')).toEqual([RUNNING, PAST]);
});

// Reports offer no upcoming session, so that another one is disabled here.
test.each([
  ['pending-fees', 'none', [RUNNING, PAST]],
  ...['pending-fees', 'discount-report', 'due-dates', 'reminders', 'collection', 'class-register', 'udise'].map(
    (report): [string, string, string[]] => [report, PAST, [RUNNING]],
  ),
])('SESSION-69 /reports/%s, while %s is disabled, offers %j', async (report, disabled, offered) => {
  await sql('UPDATE sessions SET disabled = (name = $1) WHERE school_id = 1', [disabled]);
  await renderPortal({ at: `/reports/${report}`, as: 'admin' });
  await screen.findByRole('combobox', { name: 'Session' });
  await waitForResponses();
  expect(await optionsOf('Session')).toEqual(offered);
});

test('SESSION-69 nor do the further filters of receipts', async () => {
  await renderPortal({ at: '/receipts/management', as: 'admin' });
  fireEvent.click(await screen.findByRole('button', { name: /More filters/ }));
  await waitForResponses();
  expect(await optionsOf('Session')).toEqual(['All', RUNNING, PAST]);
});

test('SESSION-69 nor do the take-over of fees and the sessions of a promotion', async () => {
  await sql('UPDATE sessions SET disabled = (name = $1) WHERE school_id = 1', [PAST]);
  const { leave } = await renderPortal({ at: '/classes/fees', as: 'admin' });
  await screen.findByRole('combobox', { name: 'Session' });
  await waitForResponses();
  expect(selectedText('Session')).toBe(DISABLED_SESSION);
  fireEvent.click(await screen.findByRole('button', { name: 'Take over…' }));
  await findDialog('Take over fees');
  expect(await optionsOf('From session')).toEqual([RUNNING]);
  leave();
  await renderPortal({ at: '/results/promotion', as: 'admin' });
  await screen.findByLabelText('Source Session');
  await waitForResponses();
  for (const label of ['Source Session', 'Target Session'])
    expect(await optionsOf(label)).toEqual([DISABLED_SESSION, RUNNING]);
});

test.each([
  ['/certificates', ['All', RUNNING, PAST]],
  // Only a session that is not completed takes students.
  ['/students/import', [RUNNING]],
])('SESSION-69 nor does %s', async (at, offered) => {
  await renderPortal({ at, as: 'admin' });
  await screen.findByRole('combobox', { name: 'Session' });
  await waitForResponses();
  expect(await optionsOf('Session')).toEqual(offered);
});

test.each([
  '/reports/pending-fees',
  '/reports/discount-report',
  '/reports/due-dates',
  '/reports/reminders',
  '/reports/collection',
  '/reports/class-register',
  '/reports/udise',
])('CLASS-40 nor do the classes of %s', async (at) => {
  await renderPortal({ at, as: 'admin' });
  await screen.findByLabelText('Classes', { selector: 'input' });
  await waitForResponses();
  const own = new Set<string | null>(await ownClasses());
  const shown = await optionsOf('Classes');
  expect(shown.filter((name) => own.has(name)).length).toBeGreaterThan(3);
  expect(shown).not.toContain(DISABLED_CLASS);
  expect(shown).not.toContain('Foreign class');
});

test.each([
  '/subjects',
  '/students/update-session',
  '/results/config',
  '/results/marks-config',
  '/results/upload',
  '/results/remarks',
  '/results/control',
  '/classes/opening-balances',
])('CLASS-40 nor does the class selection of %s', async (at) => {
  await renderPortal({ at, as: 'admin' });
  await screen.findByLabelText('Class');
  await waitForResponses();
  const shown = await optionsOf('Class', 'UKG');
  expect(shown).toEqual((await ownClasses()).slice(0, shown.length));
});

test.each(['/students/tc-list', '/students/strike-off'])('CLASS-40 nor does the class filter of %s', async (at) => {
  await renderPortal({ at, as: 'admin' });
  await screen.findByLabelText('Class');
  await waitForResponses();
  const shown = await optionsOf('Class');
  expect(shown).toEqual(['All', ...(await ownClasses())].slice(0, shown.length));
  expect(shown.length).toBeGreaterThan(3);
});

test('CLASS-40 nor do the receipts and the promotion of a class', async () => {
  const { leave } = await renderPortal({ at: '/receipts/management', as: 'admin' });
  fireEvent.click(await screen.findByRole('button', { name: 'More filters' }));
  await waitForResponses();
  const ofReceipts = await optionsOf('Class');
  expect(ofReceipts).toEqual(['All', ...(await ownClasses())].slice(0, ofReceipts.length));
  expect(ofReceipts.length).toBeGreaterThan(3);
  leave();
  await renderPortal({ at: '/results/promotion', as: 'admin' });
  await screen.findByLabelText('Source Session');
  await waitForResponses();
  await chooseOption('Source Session', RUNNING);
  const ofPromotion = await optionsOf('Classes', 'UKG');
  expect(ofPromotion).toEqual(['Select All', ...(await ownClasses())].slice(0, ofPromotion.length));
});

test('a student who is in them keeps the disabled session and class by name', async () => {
  await sql(
    `UPDATE enrolments SET class_id = (SELECT id FROM classes WHERE name = '${DISABLED_CLASS}'), section_id = NULL
      WHERE student_id = $1 AND session_id = $2`,
    [GARIMA.id, RUNNING_ID],
  );
  await sql('UPDATE sessions SET disabled = true WHERE id = $1', [RUNNING_ID]);
  await openEdit();
  expect([selectedText('Session'), selectedText('Class', enrolmentSection())]).toEqual([RUNNING, DISABLED_CLASS]);
  expect(await optionsOf('Session', RUNNING)).not.toContain(DISABLED_SESSION);
});

test('SESSION-49 a session is copied from any other of its school, a disabled one too', async () => {
  await openNewSession();
  expect(await optionsOf('Source session')).toEqual([DISABLED_SESSION, RUNNING, PAST]);
});

const activeTeachers = async (schoolId: number) =>
  (
    await sql<{ name: string }>(
      `SELECT u.full_name AS name FROM teachers t JOIN users u ON u.id = t.user_id
        WHERE t.school_id = $1 AND NOT u.disabled AND u.deleted_at IS NULL ORDER BY 1`,
      [schoolId],
    )
  ).map(({ name }) => name);

/** All that the list of a selector holds, drawn or not: the few that fit are enough here. */
const listed = () =>
  [...document.querySelectorAll('.ant-modal .ant-select-item-option-content, .ant-select-item-option-content')].map(
    ({ textContent }) => textContent ?? '',
  );

test('CLASS-22 a class teacher is an active one of the chosen school, also while the teachers of another school are loading', async () => {
  const [first, second] = [await activeTeachers(1), await activeTeachers(2)];
  const gate = holdResponse();
  const fault = replyTo('GET /user/teacher/active/2', gate.reply);
  const { user } = await openAsPlatform(SARASWATI, { fault });
  await user.click(screen.getByText('Add Class'));
  const dialog = within(await findDialog('Add Class'));
  const shown = await optionsOf('Class teacher', first[0] ?? '');
  expect(shown).toEqual(first.slice(0, shown.length));
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'School' }));
  const schools = await screen.findAllByText(NALANDA, { selector: '.ant-select-item-option-content' });
  fireEvent.click(schools.at(-1) as Element);
  // A closed list is not rendered again.
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Class teacher' }));
  await waitFor(() => expect(listed().filter((name) => first.includes(name))).toEqual([]));
  gate.release();
  await waitFor(() => expect(listed().filter((name) => second.includes(name)).length).toBeGreaterThan(0));
  expect(listed().filter((name) => first.includes(name))).toEqual([]);
});

test.each([
  ['a new class', '/classes', 'Add Class'],
  ['a new session', '/sessions', 'Add Session'],
])('SCHOOL-48 the school of %s is one of the active schools', async (_what, at, title) => {
  await sql(
    `INSERT INTO schools (name, name_key, address, contact_phone, disabled, created_at)
     VALUES ('Aravali School', 'aravali school', 'Alwar', '0144 2345678', false, now()),
            ('Closed School', 'closed school', 'Alwar', '0144 2345678', true, now())`,
  );
  await renderPortal({ at, as: 'platform' });
  fireEvent.click(await screen.findByText(title));
  expect(await optionsOf('School', NALANDA, await findDialog(title))).toEqual(['Aravali School', NALANDA, SARASWATI]);
});
