// The form of a student.
import { fireEvent } from '@testing-library/react';
import { picture } from '../../../provider/support/schools';
import { renderPortal, screen, type Rendered, type RenderOptions, waitForResponses } from '../../../support/portal';
import { sql } from '../../../support/provider';
import { STUDENT } from '../../../support/entities/students';
import { rowOf, typedIn } from '../../../support/entities/table';
import {
  chooseOption,
  fillField,
  typeInto,
  clickButton,
  findDialog,
  queryDatabase,
  waitForNoDialog,
} from '../../../support/screen';

export const POST = 'POST /student/register';

/** A girl of the demo's first school: UKG B now, LKG B before; both parents, their numbers, and a sister in class 9. */
export const GARIMA = { id: 102, code: 1101, name: 'Garima Singh', sister: 480 } as const;
export const PUT = `PUT /student/${GARIMA.id}`;

export const handoverOf = ({ id, code, name }: { id: number; code: number; name: string } = GARIMA) => ({
  student: { studentId: id, studentCode: code, studentName: name },
  filters: null,
});
const buttonSoon = (name: string) => screen.findByText(name, { selector: 'button span' });

export async function openRegister(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/students/register', as: 'clerk', ...options });
  await buttonSoon('Register');
  await waitForResponses();
  return rendered;
}

export async function openEdit(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/students/edit', state: handoverOf(), as: 'clerk', ...options });
  await buttonSoon('Save');
  await waitForResponses();
  return rendered;
}

/** A section of the form or of the view by its title. */
export const getSection = (title: string): HTMLElement =>
  screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement;
export const enrolmentSection = (): HTMLElement => getSection('Session, Class and Section');

/** The validation errors by label, or by the title of the section for a field without a label. */
export function fieldErrors(root: HTMLElement = document.body): Record<string, string> {
  const errors = [...root.querySelectorAll('.ant-form-item-explain-error')].map((message) => {
    const item = message.closest('.ant-form-item');
    const name = item?.querySelector('label') ?? item?.closest('section')?.querySelector('h2');
    return [name?.textContent ?? '', message.textContent];
  });
  return Object.fromEntries(errors) as Record<string, string>;
}

export const TARA = rowOf(STUDENT, 'required');

/** Fills the required fields of a new student, with `changes` by label. */
export async function fillNewStudent(changes: Record<string, string> = {}): Promise<void> {
  await chooseOption('Session', '2026 - 2027');
  await chooseOption('Class', 'Default', enrolmentSection());
  for (const { title, kind, text } of typedIn(STUDENT, 'required')) {
    const value = changes[title] ?? text;
    if (kind === 'choice') await chooseOption(title, value);
    else if (kind === 'date') await fillField(title, value);
    else typeInto(title, value);
  }
  await addParent({ Name: 'Ramesh Verma' });
}

/** Opens the dialog of a new parent, or of the one with this name. */
export async function openParent(name?: string): Promise<HTMLElement> {
  if (name === undefined) clickButton('Add Parent');
  else fireEvent.click(screen.getByLabelText(`Edit ${name}`));
  return findOpened(name === undefined ? 'Add Parent' : 'Edit Parent');
}

export async function openSibling(name?: string): Promise<HTMLElement> {
  if (name === undefined) clickButton('Add Sibling');
  else fireEvent.click(screen.getByLabelText(`Edit ${name}`));
  return findOpened(name === undefined ? 'Add Sibling' : 'Edit Sibling');
}

async function findOpened(title: string): Promise<HTMLElement> {
  const dialog = await findDialog(title);
  await waitForResponses();
  return dialog;
}

export async function addParent(values: Record<string, string>, relation?: string): Promise<void> {
  const box = await openParent();
  if (relation !== undefined) await chooseOption('Relation', relation, box);
  for (const [label, value] of Object.entries(values)) typeInto(label, value, box);
  clickButton('Add', box);
  await waitForNoDialog();
}

/** The parents or siblings of a section: name and details. */
export const people = (title: string): (string | null)[] =>
  [...getSection(title).querySelectorAll('.student-person')].map((person) =>
    [...person.children].map(({ textContent }) => textContent).join(' | '),
  );

export const FIX_ERRORS = 'Please fix the errors before submitting.';

/** The 'student' part of a recorded upload. */
export const studentOf = async (body: unknown): Promise<Record<string, unknown>> =>
  JSON.parse(await (body as { student: Blob }).student.text()) as Record<string, unknown>;

/** The stored students of a name. */
export const storedStudents = (name: string = STUDENT.studentName.sample) =>
  queryDatabase('SELECT * FROM students WHERE name = $1', [name]);

/** Stores a photo of the student to edit. */
export async function storePhoto(): Promise<void> {
  await sql(
    `WITH image AS (INSERT INTO images (school_id, content_type, bytes, created_at)
       VALUES (1, 'image/png', decode($2, 'hex'), now()) RETURNING id)
     UPDATE students SET image_id = (SELECT id FROM image) WHERE id = $1`,
    [GARIMA.id, (await picture()).toString('hex')],
  );
}
