// The grid of minimum and maximum marks as the tests open and use it.
import { act, fireEvent } from '@testing-library/react';
import { formOf, limitsWorld, saveLimits, storedLimits, type LimitsWorld } from '../../../provider/support/limits';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../../support/portal';
import { tokenOf } from '../../../support/provider';
import { getCell, editableCells, findCell, cellText } from '../../../support/grid';

export const PATH = '/results/marks-config';
export const SAVE = 'PUT /result/subjects/exams/marks';
export const DONE = 'Marks config updated successfully';
export const ASK = 'Save minimum and maximum marks?';

export type { LimitsWorld } from '../../../provider/support/limits';

export const limitsAddress = ({ place: { sessionId, classId } }: LimitsWorld): string =>
  `#sessionId=${sessionId}&classId=${classId}`;

export async function openLimitsAt(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${at}`, as: 'admin', ...options });
  await screen.findByLabelText('Session');
  await waitForResponses();
  return rendered;
}

/** Class 9 in the running session, which has a half-yearly and an annual exam; Science is set in the annual one. */
export async function openLimits(options: RenderOptions = {}): Promise<Rendered & { world: LimitsWorld }> {
  const world = await limitsWorld();
  await saveLimits(await tokenOf('admin'), [formOf(world)]);
  const rendered = await openLimitsAt(limitsAddress(world), options);
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  return { ...rendered, world };
}

/** Another user stores limits of Science in the annual exam. */
export const saveAsOtherUser = (world: LimitsWorld, changes: object) =>
  act(async () => {
    expect((await saveLimits(await tokenOf('admin'), [formOf(world, changes)])).responseCode).toBe(100);
  });
export const readLimits = (world: LimitsWorld) => act(() => storedLimits(world));

export const limitCell = (subject: string, exam: string, which: string): HTMLElement =>
  getCell(`${subject}, ${exam}: ${which}`);
export const scienceCell = (which: string, exam = 'Annual') => limitCell('Science', exam, which);
export const limitValues = (subject: string, exam: string): string[] =>
  ['Theory Min', 'Theory Max', 'Practical Min', 'Practical Max'].flatMap((which) => {
    const found = findCell(`${subject}, ${exam}: ${which}`);
    return found ? [cellText(found)] : [];
  });

/** Save, and yes. */
export async function clickSaveAndConfirm(): Promise<void> {
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText(ASK);
  const buttons = screen.getAllByRole('button', { name: 'Save' });
  fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
}
