import { act, fireEvent, within } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';

export const LIST = 'GET /class/all/1';
export const SARASWATI = 'Saraswati Vidya Mandir';
export const NALANDA = 'Nalanda Public School';

/** The ids of openapi/privileges.yaml. */
export const PRIVILEGES = { ADD_CLASS: 5, EDIT_CLASS: 6, REMOVE_CLASS: 7, CLASS_FEE_STRUCTURE: 8 } as const;

/** The first demo school's classes, as its administrator. */
export async function openClasses(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/classes', as: 'admin', ...options });
  await classButton('Nursery');
  return rendered;
}

/** The platform user's screen with a school chosen. */
export async function openAsPlatform(school: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/classes', as: 'platform', ...options });
  await chooseSchool(school);
  await classButton('Nursery');
  return rendered;
}

// Role queries look at every node, which takes seconds in a list of menus: what is asked often is found by its text or label.

/** The part of a class's row that chooses it. */
export async function classButton(name: string): Promise<HTMLElement> {
  const strong = await screen.findByText(name, { selector: 'button strong' });
  return strong.closest('button') as HTMLElement;
}

export async function selectClass(user: Rendered['user'], name: string): Promise<void> {
  await user.click(await classButton(name));
  await panel(`Sections of ${name}`);
}

const HEAD = { selector: 'h2' };
const panelOf = (title: HTMLElement) => title.closest('section') as HTMLElement;
export const panel = async (title: string): Promise<HTMLElement> => panelOf(await screen.findByText(title, HEAD));

/** What the rows of a panel say, part by part, without the words for those who do not see the captions. */
export const rowsOf = (title: string): string[][] =>
  [...panelOf(screen.getByText(title, HEAD)).querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('.class-row-name, .class-row-more')].map((part) => {
      const hidden = part.querySelector('.portal-visually-hidden')?.textContent ?? '';
      return (part.textContent ?? '').slice(hidden.length);
    }),
  );

export const classNames = (): (string | undefined)[] => rowsOf('Classes').map(([name]) => name);

export const menuButton = (name: string): HTMLElement =>
  screen.getByLabelText(`Actions for ${name}`, { selector: 'button' });

export async function openMenu(user: Rendered['user'], name: string): Promise<HTMLElement> {
  await user.click(menuButton(name));
  const menu = await screen.findByLabelText(`Actions for ${name}`, { selector: '[role="menu"]' });
  // The focus follows a few frames later, and would leave again whatever has it by then. Into which menu it goes is left
  // open: under jsdom all of antd's generated ids are one and the same.
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  return menu;
}

/** The entries of a row's menu; those that cannot be chosen end in an asterisk. */
export async function entriesOf(user: Rendered['user'], name: string): Promise<string[]> {
  const menu = await openMenu(user, name);
  const entries = within(menu)
    .getAllByRole('menuitem')
    .map((entry) => `${entry.textContent}${entry.getAttribute('aria-disabled') === 'true' ? '*' : ''}`);
  await user.keyboard('{Escape}');
  return entries;
}

export async function choose(user: Rendered['user'], name: string, entry: string): Promise<void> {
  const menu = await openMenu(user, name);
  await user.click(within(menu).getByText(entry));
}

/** A dialog by its title: under jsdom all of antd's generated ids are one and the same. */
export async function dialog(title: string): Promise<HTMLElement> {
  const found = await screen.findByText(title, { selector: '.ant-modal-title' });
  return found.closest('[role="dialog"]') as HTMLElement;
}
export const noDialog = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

/** Presses a button of the dialog. */
export const press = (name: string): void =>
  void fireEvent.click(screen.getByText(name, { selector: '.ant-modal-footer span' }));

const box = (label: string): HTMLElement => screen.getByRole('combobox', { name: label });

const popupOf = (label: string): Element | null =>
  document.getElementById(box(label).getAttribute('aria-controls') ?? '')?.closest('.ant-select-dropdown') ?? null;

const optionsOf = (label: string): Element[] => [
  ...(popupOf(label)?.querySelectorAll('.ant-select-item-option-content') ?? []),
];

/** Opens a selector and reads what it offers, once that includes `expected`. */
export async function offeredBy(label: string, expected: string): Promise<(string | null)[]> {
  fireEvent.mouseDown(box(label));
  await waitFor(() => expect(optionsOf(label).map(({ textContent }) => textContent)).toContain(expected));
  return optionsOf(label).map(({ textContent }) => textContent);
}

export async function pick(label: string, option: string): Promise<void> {
  await offeredBy(label, option);
  fireEvent.click(optionsOf(label).find(({ textContent }) => textContent === option) as Element);
  await settle();
}

export const chooseSchool = async (school: string): Promise<void> => {
  await screen.findByRole('combobox', { name: 'School' });
  await pick('School', school);
};

/** What a selector shows as chosen. */
export const shownIn = (label: string): string | null =>
  box(label).closest('.ant-select')?.querySelector('.ant-select-content')?.textContent ?? null;

/** Takes privileges from an account. */
export const without = (userName: string, ids: readonly number[]): Promise<unknown> =>
  sql(
    'DELETE FROM user_privileges WHERE user_id = (SELECT id FROM users WHERE user_name = $1) AND privilege_id = ANY($2::int[])',
    [userName, `{${ids.join(',')}}`],
  );

/** The classes of the demo that are left, so that the tests stay quick; the names of the others are free. */
export const LEFT = ['Nursery', 'LKG', '5', '11', '12', 'Default'] as const;

/** The demo with a few classes in each school, and nobody enrolled in them: a class in use is not deleted. */
export async function resetToFewClasses(): Promise<void> {
  await resetProvider();
  await sql('DELETE FROM enrolments');
  await sql('UPDATE classes SET deleted_at = now(), sequence = NULL WHERE name <> ALL($1::text[])', [
    `{${LEFT.join(',')}}`,
  ]);
  await sql(
    `UPDATE classes SET sequence = array_position('{Nursery,LKG,5,11,12}'::text[], name) WHERE deleted_at IS NULL`,
  );
}

/** One student of the first school stands in a class of it. */
export const enrolOne = (className: string, sessionName: string): Promise<unknown> =>
  sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, origin, life, name_key, registration_status, created_at)
     SELECT 1, s.id, p.id, c.id, 'ADMISSION', 'ACTIVE', p.name_key, 'COMPLETE', now()
       FROM sessions s, classes c, (SELECT id, name_key FROM students WHERE school_id = 1 ORDER BY id LIMIT 1) p
      WHERE s.school_id = 1 AND s.name = $2 AND c.school_id = 1 AND c.name = $1 AND c.deleted_at IS NULL`,
    [className, sessionName],
  );

/** The id of a standing class of the first school. */
export async function idOfClass(name: string): Promise<number> {
  const text = 'SELECT id FROM classes WHERE school_id = 1 AND name = $1 AND deleted_at IS NULL';
  const [row] = await act(() => sql<{ id: number }>(text, [name]));
  return row?.id ?? 0;
}

export async function idOfSection(className: string, name: string): Promise<number> {
  const text = 'SELECT id FROM sections WHERE school_id = 1 AND class_id = $1 AND name = $2 AND deleted_at IS NULL';
  const [row] = await act(async () => sql<{ id: number }>(text, [await idOfClass(className), name]));
  return row?.id ?? 0;
}
