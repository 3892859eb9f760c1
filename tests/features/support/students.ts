// The student list as the tests open and use it.
import type { StudentFilter } from '@/api/students';
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { clickSearch, tableRows, typeInto, waitForLoaded } from '../../support/screen';

export { NEXT, PAST, RUNNING } from './sessions';

/** The id of the running session of the first school. */
export const RUNNING_ID = 2;
export const LIST = 'POST /student/all/paged?pages=0&size=10';
export const EXPORT = 'POST /student/export';
export const SARASWATI = 'Saraswati Vidya Mandir';
export const NALANDA = 'Nalanda Public School';

/** Students of the demo by their state. A search for one of the codes finds the student before mobiles with the same digits. */
export const AANYA = { code: 1068, name: 'Aanya Agarwal', words: 'aanya ramesh agarwal' };
export const STRUCK_OFF = { code: 1115, name: 'Pranav Sharma' };
export const DISABLED = { code: 1505, name: 'Yash Bairwa' };
export const DELETED = { code: 1120, name: 'Chirag Bairwa' };
export const PENDING = { code: 1533, name: 'Aanya Kumawat' };

/** The filter that the portal sends without a choice: the ACTIVE session. */
export const PLAIN: StudentFilter = {
  schoolId: 1,
  sessionId: RUNNING_ID,
  classId: -1,
  sectionId: -1,
  searchText: '',
  registrationStatus: '-1',
  includeDisabled: false,
  includeBlocked: false,
  nonRte: false,
  newStudents: false,
  page: 0,
  size: 10,
};

export async function openList(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/students/list', as: 'admin', ...options });
  await screen.findByLabelText('Session');
  await waitForLoaded();
  return rendered;
}

export const typeSearch = (text: string): void => typeInto('Search (Name/Code)', text);

/** Opens the list and searches it for a text. */
export async function openListFor(text: string | number = '', options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openList(options);
  if (text !== '') {
    typeSearch(String(text));
    await clickSearch();
  }
  return rendered;
}
export const shownCodes = (): (string | undefined)[] => tableRows().map(([code]) => code);

/** The number of enrolments of the running session that meet an SQL condition on student `s` and enrolment `e`. */
export async function countEnrolments(condition: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::integer AS count FROM students s JOIN enrolments e ON e.school_id = s.school_id AND e.student_id = s.id
     WHERE s.school_id = 1 AND e.session_id = $1 AND ${condition}`,
    [RUNNING_ID],
  );
  return row?.count ?? 0;
}
