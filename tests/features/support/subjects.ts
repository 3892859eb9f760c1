import { act, fireEvent } from '@testing-library/react';
import { subjectPlaceOf, type SubjectPlace } from '../../provider/support/subjects';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';

/** The calls of the two lists of a class. */
export const listCalls = ({ classId, sessionId }: SubjectPlace) => ({
  subjects: `GET /subject/?classId=${classId}&sessionId=${sessionId}`,
  groups: `GET /subject-group?classId=${classId}&sessionId=${sessionId}`,
});
export const SAVE = 'PUT /subject';
export const SAVE_GROUP = 'PUT /subject-group';
export const NEXT = '2027 - 2028';
/** The ids of openapi/privileges.yaml. */
export const PRIVILEGES = { SUBJECTS: 10, ADD_SUBJECT_GROUP: 11, EDIT_SUBJECT_GROUP: 12, REMOVE_SUBJECT: 13 } as const;

/** The address of a class of the demo in the session to come, or in another one. */
export async function addressOf(className = '9', status = 'UPCOMING', tab = ''): Promise<string> {
  const { sessionId, classId } = await subjectPlaceOf(className, status);
  return `/subjects#sessionId=${sessionId}&classId=${classId}${tab === '' ? '' : `&tab=${tab}`}`;
}

/** The screen with the subjects of a class on it: Hindi is one of each. */
export async function openSubjects(
  { className = '9', status = 'UPCOMING' }: { className?: string; status?: string } = {},
  options: RenderOptions = {},
): Promise<Rendered> {
  const rendered = await renderPortal({ at: await addressOf(className, status), as: 'admin', ...options });
  await cell('Hindi');
  return rendered;
}

export const cell = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: 'td, td *' });

/** What the rows of the table in view say, cell by cell. */
export const rowsOf = (table: string): (string | null)[][] =>
  [...document.querySelectorAll(`[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td')].map((one) => one.textContent),
  );

export async function showGroups(user: Rendered['user']): Promise<void> {
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  await waitFor(() => expect(rowsOf('Groups of 9')).toHaveLength(1));
}

/** Chooses by typing: a long list draws its first entries alone. */
export async function pickTyped(label: string, text: string): Promise<void> {
  const input = screen.getByRole('combobox', { name: label });
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: text } });
  const option = await waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option-content')].find(
      ({ textContent }) => textContent === text,
    );
    if (!found) throw new Error(`${label} does not offer ${text}.`);
    return found;
  });
  fireEvent.click(option);
  await settle();
}

/** Presses a button of the page or of a dialog by its text. */
export const pressButton = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

/** The dialog of a new subject of class 9. */
export async function openAdding(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSubjects({}, options);
  pressButton('Add Subject');
  await screen.findByText(`Add Subject to 9 (${NEXT})`);
  return rendered;
}

export async function openAddingGroup(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSubjects({}, options);
  pressButton('Add Group');
  await screen.findByText(`Add Group to 9 (${NEXT})`);
  return rendered;
}

export const box = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

export async function tick(name: string): Promise<void> {
  fireEvent.click(box(name));
  await settle();
}

export const storedSubject = async (name: string, place: SubjectPlace): Promise<Record<string, unknown> | undefined> =>
  (
    await act(() =>
      sql(
        `SELECT c.* FROM class_subjects c JOIN master_subjects m ON m.school_id = c.school_id AND m.id = c.subject_id
          WHERE c.session_id = $1 AND c.class_id = $2 AND m.name = $3`,
        [place.sessionId, place.classId, name],
      ),
    )
  )[0];
