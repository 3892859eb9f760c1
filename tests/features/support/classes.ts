import { act } from '@testing-library/react';
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { openRowMenu, chooseOption } from '../../support/screen';

export const LIST = 'GET /class/all/1';
export const SARASWATI = 'Saraswati Vidya Mandir';
export const NALANDA = 'Nalanda Public School';

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

/** The button in the row of a class that selects the class. */
export async function classButton(name: string): Promise<HTMLElement> {
  const strong = await screen.findByText(name, { selector: 'button strong' });
  return strong.closest('button') as HTMLElement;
}

export async function selectClass(user: Rendered['user'], name: string): Promise<void> {
  await user.click(await classButton(name));
  await findPanel(`Sections of ${name}`);
}

const HEAD = { selector: 'h2' };
const panelOf = (title: HTMLElement) => title.closest('section') as HTMLElement;
export const findPanel = async (title: string): Promise<HTMLElement> => panelOf(await screen.findByText(title, HEAD));

/** The texts of the rows of a panel, part by part, without the visually hidden captions. */
export const panelRows = (title: string): string[][] =>
  [...panelOf(screen.getByText(title, HEAD)).querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('.class-row-name, .class-row-more')].map((part) => {
      const hidden = part.querySelector('.portal-visually-hidden')?.textContent ?? '';
      return (part.textContent ?? '').slice(hidden.length);
    }),
  );

export const classNames = (): (string | undefined)[] => panelRows('Classes').map(([name]) => name);

/** The entries of the menu of a row; a disabled entry ends in an asterisk. */
export async function menuEntries(user: Rendered['user'], name: string): Promise<string[]> {
  const entries = (await openRowMenu(user, name)).map(
    (entry) => `${entry.textContent}${entry.getAttribute('aria-disabled') === 'true' ? '*' : ''}`,
  );
  await user.keyboard('{Escape}');
  return entries;
}

export const chooseSchool = async (school: string): Promise<void> => {
  await screen.findByRole('combobox', { name: 'School' });
  await chooseOption('School', school);
};

/** The classes of the demo that `resetToFewClasses` keeps, which makes the tests fast; the names of the others are free. */
export const CLASSES_KEPT = ['Nursery', 'LKG', '5', '11', '12', 'Default'] as const;

/** Resets to a few classes in each school without enrolments: a class in use cannot be deleted. */
export async function resetToFewClasses(): Promise<void> {
  await resetProvider();
  await sql('DELETE FROM enrolments');
  await sql('UPDATE classes SET deleted_at = now(), sequence = NULL WHERE name <> ALL($1::text[])', [
    `{${CLASSES_KEPT.join(',')}}`,
  ]);
  await sql(
    `UPDATE classes SET sequence = array_position('{Nursery,LKG,5,11,12}'::text[], name) WHERE deleted_at IS NULL`,
  );
}

/** Enrols the first student of the first school in a class. */
export const enrolOne = (className: string, sessionName: string): Promise<unknown> =>
  sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, origin, life, name_key, registration_status, created_at)
     SELECT 1, s.id, p.id, c.id, 'ADMISSION', 'ACTIVE', p.name_key, 'COMPLETE', now()
       FROM sessions s, classes c, (SELECT id, name_key FROM students WHERE school_id = 1 ORDER BY id LIMIT 1) p
      WHERE s.school_id = 1 AND s.name = $2 AND c.school_id = 1 AND c.name = $1 AND c.deleted_at IS NULL`,
    [className, sessionName],
  );

/** The id of a class of the first school; deleted classes are left out. */
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
