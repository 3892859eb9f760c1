// The lists of TC and struck-off students.
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { RUNNING_ID } from './students';
import { chooseMenuItem, waitForLoaded } from '../../support/screen';

export const TC_LIST = 'POST /student/tc-list?page=0&size=10';
export const STRUCK_OFF_LIST = 'POST /student/get-name-strike-off?page=0&size=10';
export const STRIKE_OFF = 'POST /student/name-strike-off';
export const ACTIVE_SESSIONS = 'GET /session/all/active/1';

/** The request of both lists without filters. */
const ALL = { schoolId: 1, classId: -1, sectionId: -1, searchText: '' };
export const TC_PLAIN = { ...ALL, sessionId: RUNNING_ID, onlyDisabled: true, onlyTc: true };
export const STRUCK_OFF_PLAIN = { ...ALL, includeBlocked: true, onlyBlocked: true };
export const FIRST_PAGE = { page: 0, size: 10 };

/** A TC student and a struck-off student of the demo, as the router state has them. */
export const TC = { studentId: 206, studentCode: 1205, studentName: 'Kartik Meena' };
export const STRUCK = { studentId: 116, studentCode: 1115, studentName: 'Pranav Sharma' };

export async function openLeaverList(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at, as: 'clerk', ...options });
  await screen.findByLabelText('Search (Name/Code)');
  await waitForLoaded();
  return rendered;
}
export const openTc = (options?: RenderOptions): Promise<Rendered> => openLeaverList('/students/tc-list', options);
export const openStruckOff = (options?: RenderOptions): Promise<Rendered> =>
  openLeaverList('/students/strike-off', options);

/** Gives the first students of the first school this life cycle state, so that the list has two pages. */
export async function makeLeavers(life: 'TC_ISSUED' | 'STRUCK_OFF', codes: number): Promise<void> {
  const ids = `SELECT id FROM students WHERE school_id = 1 AND life = 'ACTIVE' AND id <= ${codes}`;
  await sql(`UPDATE enrolments SET life = '${life}' WHERE school_id = 1 AND student_id IN (${ids})`);
  await sql(`UPDATE students SET life = '${life}' WHERE id IN (${ids})`);
}

/** Stores a comment of the past. */
export const storeNote = (studentId: number, type: 'INACTIVE' | 'ACTIVE' | 'TC', comment: string, at: string) =>
  sql(
    'INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at) VALUES (1, $1, $2, $3, $4, $5)',
    [studentId, RUNNING_ID, type, comment, at],
  );
/** The labels of the filters and the buttons of the filter bar that are shown. */
export const filterBar = (): { fields: (string | null)[]; buttons: (string | null)[] } => {
  const form = document.querySelector('.portal-filters') as HTMLElement;
  return {
    fields: [...form.querySelectorAll('label')].map(({ textContent }) => textContent),
    buttons: [...form.querySelectorAll('.portal-filters-actions button')].map(({ textContent }) => textContent),
  };
};

interface Visit {
  readonly path: string;
  readonly state: unknown;
}

/** Records the addresses opened from now on, with their router state. */
export function recordVisits({ router }: Rendered): Visit[] {
  const visits: Visit[] = [];
  router.subscribe(({ location }) => visits.push({ path: location.pathname, state: location.state as unknown }));
  return visits;
}

export const openReadmission = (rendered: Rendered, name: string): Promise<void> =>
  chooseMenuItem(rendered.user, name, 'Re-Admission');
