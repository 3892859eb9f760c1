// The grid of minimum and maximum marks as the tests open and use it.
import { act, fireEvent } from '@testing-library/react';
import { formOf, limitsWorld, saveLimits, storedLimits, type LimitsWorld } from '../../../provider/support/limits';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../../support/portal';
import { tokenOf } from '../../../support/provider';
import { cellNamed, cells, cellStarting, textOf } from '../../support/sheet';

export const PATH = '/results/marks-config';
export const SAVE = 'PUT /result/subjects/exams/marks';
export const DONE = 'Marks config updated successfully';
export const ASK = 'Save minimum and maximum marks?';

export type { LimitsWorld } from '../../../provider/support/limits';

export const addressOf = ({ place: { sessionId, classId } }: LimitsWorld): string =>
  `#sessionId=${sessionId}&classId=${classId}`;

export async function openAt(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${at}`, as: 'admin', ...options });
  await screen.findByLabelText('Session');
  await settle();
  return rendered;
}

/** Class 9 in the running session, which has a half-yearly and an annual exam; Science is set in the annual one. */
export async function openGrid(options: RenderOptions = {}): Promise<Rendered & { world: LimitsWorld }> {
  const world = await limitsWorld();
  await saveLimits(await tokenOf('admin'), [formOf(world)]);
  const rendered = await openAt(addressOf(world), options);
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
  return { ...rendered, world };
}

/** Somebody else stores limits of Science in the annual exam. */
export const saveElsewhere = (world: LimitsWorld, changes: object) =>
  act(async () => {
    expect((await saveLimits(await tokenOf('admin'), [formOf(world, changes)])).responseCode).toBe(100);
  });
export const stored = (world: LimitsWorld) => act(() => storedLimits(world));

export const cell = (subject: string, exam: string, which: string): HTMLElement =>
  cellNamed(`${subject}, ${exam}: ${which}`);
export const science = (which: string, exam = 'Annual') => cell('Science', exam, which);
export const values = (subject: string, exam: string): string[] =>
  ['Theory Min', 'Theory Max', 'Practical Min', 'Practical Max'].flatMap((which) => {
    const found = cellStarting(`${subject}, ${exam}: ${which}`);
    return found ? [textOf(found)] : [];
  });

/** Save, and yes. */
export async function save(): Promise<void> {
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText(ASK);
  const buttons = screen.getAllByRole('button', { name: 'Save' });
  fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
}
