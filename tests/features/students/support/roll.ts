// The roll numbers of a section.
import { act } from '@testing-library/react';
import { placeOf } from '../../../provider/support/students';
import { makeWait, pupilsOf, saveNumbers, type Pupil } from '../../../provider/support/sessionDetails';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../../support/portal';
import { tokenOf } from '../../../support/provider';
import { editableCells, cellError, fillCell, cellText } from '../../../support/grid';

export const SAVE = 'PUT /student/session/details';
export const LIST = 'POST /student/all';
export const PATH = '/students/update-session';
export const DONE = 'Session details updated successfully';

export async function openRollAt(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${at}`, as: 'clerk', ...options });
  await screen.findByLabelText('Session');
  await waitForResponses();
  return rendered;
}

/** The address of section A of class 5 in the running session, and of others. */
export async function rollAddress(...place: Parameters<typeof placeOf>): Promise<string> {
  const { sessionId, classId, sectionId } = await placeOf(...place);
  return `#sessionId=${sessionId}&classId=${classId}&sectionId=${sectionId}`;
}

/** Opens 5 A; `waiting` of its students have no section. */
export async function open5A(options: RenderOptions & { waiting?: number } = {}): Promise<Rendered> {
  const { waiting = 0, ...rest } = options;
  const place = await placeOf();
  const students = await studentsOf5A();
  for (const { id } of students.slice(0, waiting)) await makeWait(id, place);
  const rendered = await openRollAt(await rollAddress(), rest);
  await waitFor(() => expect(editableCells().length).toBe(students.length - waiting));
  return rendered;
}

/** The stored students of 5 A. */
export async function studentsOf5A(): Promise<Pupil[]> {
  return act(async () => {
    const place = await placeOf();
    return (await pupilsOf(place)).filter(({ sectionId }) => sectionId === place.sectionId);
  });
}

/** Another user gives students of 5 A other numbers. */
export const saveAsOtherUser = (students: { studentId: number; rollNo: number }[]) =>
  act(async () => {
    const answer = await saveNumbers(await tokenOf('admin'), await placeOf(), students);
    expect(answer.responseCode).toBe(100);
  });

export const rollCell = (index: number): HTMLElement => editableCells()[index] as HTMLElement;
export const rollNumbers = (): string[] => editableCells().map(cellText);
export const studentIdAt = (index: number): number =>
  Number(rollCell(index).closest<HTMLElement>('[data-row-key]')?.dataset['rowKey']);
export const typeRollNumber = (index: number, value: string): void => fillCell(rollCell(index), value);
export const rollError = (index: number): string => cellError(rollCell(index));
export const numbersUpTo = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** The stored numbers by student. */
export const storedNumbers = async (): Promise<Map<number, number | null>> =>
  new Map((await studentsOf5A()).map(({ id, rollNo }) => [id, rollNo]));
