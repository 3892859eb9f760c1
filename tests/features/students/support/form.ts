// The student's form as the tests open and use it.
import { act, fireEvent, within } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../../support/portal';
import { sql } from '../../../support/provider';

export { dialog, noDialog } from '../../support/classes';
export { ask } from '../../support/schools';
export { putDate } from '../../support/teachers';

export const POST = 'POST /student/register';

/** A girl of the demo's first school: UKG B now, LKG B before; both parents, their numbers, and a sister in class 9. */
export const GARIMA = { id: 102, code: 1101, name: 'Garima Singh', sister: 480 } as const;
export const PUT = `PUT /student/${GARIMA.id}`;

export const handed = ({ id, code, name }: { id: number; code: number; name: string } = GARIMA) => ({
  student: { studentId: id, studentCode: code, studentName: name },
  filters: null,
});

/** A button by the words on it; asking by role would look at every node of a long form. */
export const button = (name: string, root: HTMLElement = document.body): HTMLElement =>
  within(root).getByText(name, { selector: 'button span:not([role])' }).closest('button') as HTMLElement;
const buttonSoon = (name: string) => screen.findByText(name, { selector: 'button span' });

export const click = (name: string, root?: HTMLElement): void => void fireEvent.click(button(name, root));

export async function openRegister(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/students/register', as: 'clerk', ...options });
  await buttonSoon('Register');
  await settle();
  return rendered;
}

export async function openEdit(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/students/edit', state: handed(), as: 'clerk', ...options });
  await buttonSoon('Save');
  await settle();
  return rendered;
}

/** A part of the form or of the view by its title. */
export const part = (title: string): HTMLElement =>
  screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement;
export const enrolment = (): HTMLElement => part('Session, Class and Section');

/** A field by its label. Asking the library alone would look at every node of a long form. */
export function field(label: string, root: HTMLElement = document.body): HTMLInputElement {
  const labels = [...root.querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  const control = labels.length === 1 ? labels[0]?.control : null;
  return control instanceof HTMLInputElement
    ? control
    : within(root).getByLabelText(label, { selector: 'input, textarea' });
}

/** Puts a text into a field at once. */
export function put(label: string, value: string, root?: HTMLElement): void {
  fireEvent.change(field(label, root), { target: { value } });
}

// Under jsdom all of antd's generated ids are one and the same: a list belongs to the field that was opened when it came.
const lists = new WeakMap<Element, Element>();
const taken = new WeakSet<Element>();
function listOf(box: Element): Element | undefined {
  const own = lists.get(box);
  if (own?.isConnected) return own;
  const fresh = [...document.querySelectorAll('.ant-select-dropdown')].find((list) => !taken.has(list));
  if (fresh) {
    lists.set(box, fresh);
    taken.add(fresh);
  }
  return fresh;
}
const choicesOf = (box: Element): Element[] => [...(listOf(box)?.querySelectorAll('.ant-select-item-option') ?? [])];

/** What the list of a selector holds now. */
export const listed = (label: string, root?: HTMLElement): (string | null)[] =>
  choicesOf(field(label, root)).map(({ textContent }) => textContent);

/** Opens a selector and reads what it offers, once that includes `expected`. */
export async function offered(label: string, expected: string, root?: HTMLElement): Promise<(string | null)[]> {
  const box = field(label, root);
  if (box.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(box);
  await waitFor(() => expect(listed(label, root)).toContain(expected));
  return listed(label, root);
}

/** Chooses an entry; a long list is narrowed by typing, since only its first rows are drawn. */
export async function pick(label: string, option: string, root?: HTMLElement): Promise<void> {
  const box = field(label, root);
  if (box.getAttribute('aria-expanded') !== 'true') fireEvent.mouseDown(box);
  if (!box.readOnly) fireEvent.change(box, { target: { value: option } });
  await offered(label, option, root);
  fireEvent.click(choicesOf(box).find(({ textContent }) => textContent === option) as Element);
  await settle();
}

/** Empties a selector. */
export function clear(label: string, root?: HTMLElement): void {
  const cross = field(label, root).closest('.ant-select')?.querySelector('.ant-select-clear') as Element;
  fireEvent.mouseDown(cross);
  fireEvent.click(cross);
}

/** What a selector shows as chosen. */
export const picked = (label: string, root?: HTMLElement): string =>
  field(label, root).closest('.ant-select')?.querySelector('.ant-select-content')?.textContent ?? '';

/** What stands as wrong, by label, or by the title of its part where a field has none. */
export function mistakes(root: HTMLElement = document.body): Record<string, string> {
  const wrong = [...root.querySelectorAll('.ant-form-item-explain-error')].map((message) => {
    const item = message.closest('.ant-form-item');
    const name = item?.querySelector('label') ?? item?.closest('section')?.querySelector('h2');
    return [name?.textContent ?? '', message.textContent];
  });
  return Object.fromEntries(wrong) as Record<string, string>;
}

export const TARA = {
  'Student Name': 'Tara Verma',
  'Mobile Number': '9829012345',
  'Full Residential Address': '12 Station Road, Jaipur',
  District: 'Jaipur',
  Block: 'Sanganer',
  'Pin Code': '302016',
};

/** Everything a new student needs, but for what `put` changes. */
export async function fillNewStudent(changes: Partial<typeof TARA> = {}): Promise<void> {
  const { putDate } = await import('../../support/teachers');
  await pick('Session', '2026 - 2027');
  await pick('Class', 'Default', enrolment());
  for (const [label, value] of Object.entries({ ...TARA, ...changes })) put(label, value);
  await pick('Gender', 'Female');
  await putDate('Date of Birth', '15/08/2016');
  await putDate('Admission Date', '06/04/2026');
  await addParent({ Name: 'Ramesh Verma' });
}

/** Opens the dialog of a parent, a new one or the one of a name. */
export async function openParent(name?: string): Promise<HTMLElement> {
  if (name === undefined) click('Add Parent');
  else fireEvent.click(screen.getByLabelText(`Edit ${name}`));
  return dialogOf(name === undefined ? 'Add Parent' : 'Edit Parent');
}

export async function openSibling(name?: string): Promise<HTMLElement> {
  if (name === undefined) click('Add Sibling');
  else fireEvent.click(screen.getByLabelText(`Edit ${name}`));
  return dialogOf(name === undefined ? 'Add Sibling' : 'Edit Sibling');
}

async function dialogOf(title: string): Promise<HTMLElement> {
  const found = await screen.findByText(title, { selector: '.ant-modal-title' });
  await settle();
  return found.closest('[role="dialog"]') as HTMLElement;
}

/** Presses the first button of a dialog's foot that has this name, and lets the checks run. */
export async function press(name: string, root: HTMLElement): Promise<void> {
  click(name, root);
  await settle();
}

export const closed = (): Promise<void> => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

export async function addParent(values: Record<string, string>, relation?: string): Promise<void> {
  const box = await openParent();
  if (relation !== undefined) await pick('Relation', relation, box);
  for (const [label, value] of Object.entries(values)) put(label, value, box);
  click('Add', box);
  await closed();
}

/** The names and further words of the people of a part. */
export const people = (title: string): (string | null)[] =>
  [...part(title).querySelectorAll('.student-person')].map((person) =>
    [...person.children].map(({ textContent }) => textContent).join(' | '),
  );

export const sayTheErrors = 'Please fix the errors before submitting.';

/** The 'student' part of a recorded upload. */
export const studentIn = async (body: unknown): Promise<Record<string, unknown>> =>
  JSON.parse(await (body as { student: Blob }).student.text()) as Record<string, unknown>;

/** The stored students of a name. */
export const storedStudents = (name = TARA['Student Name']) =>
  act(() => sql('SELECT * FROM students WHERE name = $1', [name]));
