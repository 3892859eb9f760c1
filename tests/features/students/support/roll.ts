// The roll numbers of a section as the tests open and use them.
import { act, createEvent, fireEvent } from '@testing-library/react';
import { placeOf } from '../../../provider/support/students';
import { makeWait, pupilsOf, saveNumbers, type Pupil } from '../../../provider/support/sessionDetails';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../../support/portal';
import { tokenOf } from '../../../support/provider';

export const SAVE = 'PUT /student/session/details';
export const LIST = 'POST /student/all';
export const PATH = '/students/update-session';
export const DONE = 'Session details updated successfully';

export async function openAt(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${at}`, as: 'clerk', ...options });
  await screen.findByLabelText('Session');
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
  return rendered;
}

/** The address of section A of class 5 in the running session, and of others. */
export async function addressOf(...place: Parameters<typeof placeOf>): Promise<string> {
  const { sessionId, classId, sectionId } = await placeOf(...place);
  return `#sessionId=${sessionId}&classId=${classId}&sectionId=${sectionId}`;
}

/** 5 A, where `waiting` pupils more have no section yet. */
export async function open5A(options: RenderOptions & { waiting?: number } = {}): Promise<Rendered> {
  const { waiting = 0, ...rest } = options;
  const place = await placeOf();
  const pupils = await inSection();
  for (const { id } of pupils.slice(0, waiting)) await makeWait(id, place);
  const rendered = await openAt(await addressOf(), rest);
  await waitFor(() => expect(fields().length).toBe(pupils.length - waiting));
  return rendered;
}

/** The pupils of 5 A as they are stored. */
export async function inSection(): Promise<Pupil[]> {
  return act(async () => {
    const place = await placeOf();
    return (await pupilsOf(place)).filter(({ sectionId }) => sectionId === place.sectionId);
  });
}

/** Somebody else gives pupils of 5 A other numbers. */
export const giveElsewhere = (students: { studentId: number; rollNo: number }[]) =>
  act(async () => {
    const answer = await saveNumbers(await tokenOf('admin'), await placeOf(), students);
    expect(answer.responseCode).toBe(100);
  });

export const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('input[data-student]')];
export const fieldAt = (at: number): HTMLInputElement => fields()[at] as HTMLInputElement;
export const values = (): string[] => fields().map(({ value }) => value);
export const idAt = (at: number): number => Number(fieldAt(at).dataset['student']);
export const put = (at: number, value: string): void => void fireEvent.change(fieldAt(at), { target: { value } });
/** What stands beside a field. */
export const saidAt = (at: number): string =>
  fieldAt(at).closest('.roll-field')?.querySelector('span')?.textContent ?? '';
export const barSays = (): string => document.querySelector('.portal-form-state[role="status"]')?.textContent ?? '';
export const rising = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1));

export function pasteAt(at: number, text: string): void {
  const event = createEvent.paste(fieldAt(at), { clipboardData: { getData: () => text } });
  fireEvent(fieldAt(at), event);
}

/** The numbers that are stored, by student. */
export const storedNumbers = async (): Promise<Map<number, number | null>> =>
  new Map((await inSection()).map(({ id, rollNo }) => [id, rollNo]));
