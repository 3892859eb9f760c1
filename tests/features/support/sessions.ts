import { within } from '@testing-library/react';
import { renderPortal, screen, type Rendered, type RenderOptions, useProviderDate } from '../../support/portal';
import { SESSION } from '../../support/entities/sessions';
import { typedIn } from '../../support/entities/table';
import { clickButton, fillField, findDialog, getDialog, queryDatabase } from '../../support/screen';

/** The demo's sessions of a school: completed, active, upcoming. */
export const PAST = '2025 - 2026';
export const RUNNING = '2026 - 2027';
export const NEXT = '2027 - 2028';

/** Opens the screen with the demo's sessions. */
export async function openSessions(options: RenderOptions = {}): Promise<Rendered> {
  useProviderDate();
  const rendered = await renderPortal({ at: '/sessions', as: 'admin', ...options });
  await screen.findByRole('button', { name: `Edit ${RUNNING}` });
  return rendered;
}

/** Opens the dialog of a new session. */
export async function openNewSession(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSessions(options);
  clickButton('Add Session');
  await findDialog('Add Session');
  return rendered;
}

/** Opens the dialog of one of the demo's sessions. */
export async function openSession(name: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSessions(options);
  clickButton(`Edit ${name}`);
  await findDialog(`Edit Session “${name}”`);
  return rendered;
}

/** The year after the demo's sessions, and the dates of it in the form; the name follows them. */
export const FREE = SESSION.sessionName.sample;
export async function fillFreeYear(): Promise<void> {
  for (const { title, kind, text } of typedIn(SESSION, 'year')) if (kind === 'date') await fillField(title, text);
}

/** The dialog with the form, also below a confirmation. */
export const sessionDialog = () => within(getDialog(/^(Add|Edit) Session/));

export const clickCreate = (): void => clickButton('Create');
export const clickSave = (): void => clickButton('Save');
export const storedSession = async (name: string): Promise<Record<string, unknown> | undefined> =>
  (await queryDatabase('SELECT * FROM sessions WHERE school_id = 1 AND name = $1 AND deleted_at IS NULL', [name]))[0];
