// What no selector offers: what is disabled, what is another school's, the record itself, and what stood there for the
// parent chosen before.
import { fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../support/provider';
import { renderPortal, screen, settle, waitFor } from '../support/portal';
import { StudentSearchDialog } from '@/shared/domain';
import { renderInStore } from '../shared/domain/inStore';
import * as classes from './support/classes';
import { held, on } from './support/faults';
import * as sessions from './support/sessions';
import * as students from './support/students';
import * as form from './students/support/form';

const [DISABLED_SESSION, DISABLED_CLASS] = ['Disabled session', 'Disabled class'];

/** Something disabled and something of the second school, each under a name that stands nowhere else. */
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

test('CLASS-40 the filters of the student list offer neither disabled sessions and classes nor another school’s', async () => {
  await students.openList();
  expect(await students.offered('Session')).toEqual([sessions.RUNNING, sessions.PAST]);
  const shown = await students.offered('Class');
  expect(shown).toEqual(['All', ...(await ownClasses())].slice(0, shown.length));
  expect(shown.length).toBeGreaterThan(3);
});

test('CLASS-40 nor does the form of a student', async () => {
  await form.openRegister();
  expect(await form.offered('Session', sessions.RUNNING)).toEqual([sessions.RUNNING]);
  const shown = await form.offered('Class', 'UKG', form.enrolment());
  expect(shown).toEqual((await ownClasses()).slice(0, shown.length));
});

test('CLASS-40 nor does the dialog of a sibling, whose school is the own one alone', async () => {
  await form.openRegister();
  const box = await form.openSibling();
  await waitFor(() => expect(form.picked('School', box)).toBe(students.SARASWATI));
  expect(await form.offered('School', students.SARASWATI, box)).toEqual([students.SARASWATI]);
  const shown = await form.offered('Class', 'UKG', box);
  expect(shown).toEqual((await ownClasses()).slice(0, shown.length));
});

test('CLASS-40 nor does the look-up of a student', async () => {
  const none = () => undefined;
  await renderInStore(<StudentSearchDialog open schoolId={1} title="Look up" onPick={none} onClose={none} />);
  await settle();
  expect(await students.offered('Session')).toEqual([sessions.RUNNING, sessions.PAST]);
  const shown = await students.offered('Class');
  expect(shown).toEqual(['All', ...(await ownClasses())].slice(0, shown.length));
});

test('CLASS-40 nor do the classes of a report', async () => {
  await renderPortal({ at: '/reports/pending-fees', as: 'admin' });
  await screen.findByLabelText('Classes', { selector: 'input' });
  await settle();
  const own = new Set<string | null>(await ownClasses());
  const shown = await students.offered('Classes');
  expect(shown.filter((name) => own.has(name)).length).toBeGreaterThan(3);
  expect(shown).not.toContain(DISABLED_CLASS);
  expect(shown).not.toContain('Foreign class');
});

test('a student who stands in them keeps the disabled session and class by name', async () => {
  await sql(
    `UPDATE enrolments SET class_id = (SELECT id FROM classes WHERE name = '${DISABLED_CLASS}'), section_id = NULL
      WHERE student_id = $1 AND session_id = $2`,
    [form.GARIMA.id, students.RUNNING_ID],
  );
  await sql('UPDATE sessions SET disabled = true WHERE id = $1', [students.RUNNING_ID]);
  await form.openEdit();
  expect([form.picked('Session'), form.picked('Class', form.enrolment())]).toEqual([sessions.RUNNING, DISABLED_CLASS]);
  expect(await form.offered('Session', sessions.RUNNING)).not.toContain(DISABLED_SESSION);
});

test('SESSION-49 a session is copied from any other of its school, a disabled one too', async () => {
  await sessions.openNewSession();
  expect(await sessions.offered('Source session')).toEqual([DISABLED_SESSION, sessions.RUNNING, sessions.PAST]);
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

test('CLASS-22 a class teacher is an active one of the chosen school, also while another school’s are on their way', async () => {
  const [first, second] = [await activeTeachers(1), await activeTeachers(2)];
  const gate = held();
  const fault = on('GET /user/teacher/active/2', gate.reply);
  const { user } = await classes.openAsPlatform(students.SARASWATI, { fault });
  await user.click(screen.getByText('Add Class'));
  const dialog = within(await classes.dialog('Add Class'));
  const shown = await classes.offeredBy('Class teacher', first[0] ?? '');
  expect(shown.every((name) => first.includes(name ?? ''))).toBe(true);
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'School' }));
  const schools = await screen.findAllByText(students.NALANDA, { selector: '.ant-select-item-option-content' });
  fireEvent.click(schools.at(-1) as Element);
  // A closed list is not drawn anew.
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Class teacher' }));
  await waitFor(() => expect(listed().filter((name) => first.includes(name))).toEqual([]));
  gate.release();
  await waitFor(() => expect(listed().filter((name) => second.includes(name)).length).toBeGreaterThan(0));
  expect(listed().filter((name) => first.includes(name))).toEqual([]);
});
