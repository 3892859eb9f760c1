// The roll numbers of a section as the tests open and use them.
import { act } from '@testing-library/react';
import { placeOf } from '../../../provider/support/students';
import { makeWait, pupilsOf, saveNumbers, type Pupil } from '../../../provider/support/sessionDetails';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../../support/portal';
import { tokenOf } from '../../../support/provider';
import { cells, errorOf, put as putInto, textOf } from '../../support/sheet';

export const SAVE = 'PUT /student/session/details';
export const LIST = 'POST /student/all';
export const PATH = '/students/update-session';
export const DONE = 'Session details updated successfully';

export async function openAt(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${at}`, as: 'clerk', ...options });
  await screen.findByLabelText('Session');
  await settle();
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
  await waitFor(() => expect(cells().length).toBe(pupils.length - waiting));
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

export const cellAt = (index: number): HTMLElement => cells()[index] as HTMLElement;
export const values = (): string[] => cells().map(textOf);
export const idAt = (index: number): number =>
  Number(cellAt(index).closest<HTMLElement>('[data-row-key]')?.dataset['rowKey']);
export const put = (index: number, value: string): void => putInto(cellAt(index), value);
export const errorAt = (index: number): string => errorOf(cellAt(index));
export const rising = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** The numbers that are stored, by student. */
export const storedNumbers = async (): Promise<Map<number, number | null>> =>
  new Map((await inSection()).map(({ id, rollNo }) => [id, rollNo]));
