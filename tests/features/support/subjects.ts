import { subjectPlaceOf, type SubjectPlace } from '../../provider/support/subjects';
import { renderPortal, screen, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { clickButton, queryDatabase } from '../../support/screen';

/** The calls of the two lists of a class. */
export const listCalls = ({ classId, sessionId }: SubjectPlace) => ({
  subjects: `GET /subject/?classId=${classId}&sessionId=${sessionId}`,
  groups: `GET /subject-group?classId=${classId}&sessionId=${sessionId}`,
});
export const SAVE = 'PUT /subject';
export const SAVE_GROUP = 'PUT /subject-group';
export const NEXT = '2027 - 2028';

/** The address of a class of the demo, in the next session by default. */
export async function subjectsAddress(className = '9', status = 'UPCOMING', tab = ''): Promise<string> {
  const { sessionId, classId } = await subjectPlaceOf(className, status);
  return `/subjects#sessionId=${sessionId}&classId=${classId}${tab === '' ? '' : `&tab=${tab}`}`;
}

/** Opens the subjects of a class, once Hindi is listed: every class has it. */
export async function openSubjects(
  { className = '9', status = 'UPCOMING' }: { className?: string; status?: string } = {},
  options: RenderOptions = {},
): Promise<Rendered> {
  const rendered = await renderPortal({ at: await subjectsAddress(className, status), as: 'admin', ...options });
  await findTableText('Hindi');
  return rendered;
}

export const findTableText = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: 'td, td *' });

/** The texts of the cells of a table, row by row. */
export const subjectRows = (table: string): (string | null)[][] =>
  [...document.querySelectorAll(`[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td')].map((one) => one.textContent),
  );

export async function showGroups(user: Rendered['user']): Promise<void> {
  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  await waitFor(() => expect(subjectRows('Groups of 9')).toHaveLength(1));
}

/** The dialog of a new subject of class 9. */
export async function openAdding(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSubjects({}, options);
  clickButton('Add Subject');
  await screen.findByText(`Add Subject to 9 (${NEXT})`);
  return rendered;
}

export async function openAddingGroup(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openSubjects({}, options);
  clickButton('Add Group');
  await screen.findByText(`Add Group to 9 (${NEXT})`);
  return rendered;
}

export const storedSubject = async (
  name: string,
  { sessionId, classId }: SubjectPlace,
): Promise<Record<string, unknown> | undefined> =>
  (
    await queryDatabase(
      `SELECT c.* FROM class_subjects c JOIN master_subjects m ON m.school_id = c.school_id AND m.id = c.subject_id
        WHERE c.session_id = $1 AND c.class_id = $2 AND m.name = $3`,
      [sessionId, classId, name],
    )
  )[0];
