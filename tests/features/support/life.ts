// The lists of those who left, as the tests open and use them.
import { fireEvent } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { RUNNING_ID, select } from './students';

export const TC_LIST = 'POST /student/tc-list?page=0&size=10';
export const STRUCK_OFF_LIST = 'POST /student/get-name-strike-off?page=0&size=10';
export const STRIKE_OFF = 'POST /student/name-strike-off';
export const ACTIVE_SESSIONS = 'GET /session/all/active/1';

/** What both lists send when nothing was chosen. */
const ALL = { schoolId: 1, classId: -1, sectionId: -1, searchText: '' };
export const TC_PLAIN = { ...ALL, sessionId: RUNNING_ID, onlyDisabled: true, onlyTc: true };
export const STRUCK_OFF_PLAIN = { ...ALL, includeBlocked: true, onlyBlocked: true };
export const FIRST_PAGE = { page: 0, size: 10 };

/** One of each in the demo: by id, code and name, as a navigation hands them over. */
export const TC = { studentId: 206, studentCode: 1205, studentName: 'Kartik Meena' };
export const STRUCK = { studentId: 116, studentCode: 1115, studentName: 'Pranav Sharma' };

export async function open(at: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at, as: 'clerk', ...options });
  await screen.findByLabelText('Search (Name/Code)');
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
  return rendered;
}
export const openTc = (options?: RenderOptions): Promise<Rendered> => open('/students/tc-list', options);
export const openStruckOff = (options?: RenderOptions): Promise<Rendered> => open('/students/strike-off', options);

/** Makes the first pupils of the running session some that left, until the list has two pages. */
export async function leaving(life: 'TC_ISSUED' | 'STRUCK_OFF', codes: number): Promise<void> {
  const ids = `SELECT id FROM students WHERE school_id = 1 AND life = 'ACTIVE' AND id <= ${codes}`;
  await sql(`UPDATE enrolments SET life = '${life}' WHERE school_id = 1 AND student_id IN (${ids})`);
  await sql(`UPDATE students SET life = '${life}' WHERE id IN (${ids})`);
}

/** Notes of before, as the provider stores them. */
export const note = (studentId: number, type: 'INACTIVE' | 'ACTIVE' | 'TC', comment: string, at: string) =>
  sql(
    'INSERT INTO student_history (school_id, student_id, session_id, type, comment, created_at) VALUES (1, $1, $2, $3, $4, $5)',
    [studentId, RUNNING_ID, type, comment, at],
  );

export const columns = (): (string | null)[] => [...document.querySelectorAll('th')].map((th) => th.textContent);
/** The labels of the filters and the buttons of the bar, without those that are folded away. */
export const bar = (): { fields: (string | null)[]; buttons: (string | null)[] } => {
  const form = document.querySelector('.portal-filters') as HTMLElement;
  return {
    fields: [...form.querySelectorAll('label')].map(({ textContent }) => textContent),
    buttons: [...form.querySelectorAll('.portal-filters-actions button')].map(({ textContent }) => textContent),
  };
};

/** A dialog by its title: under jsdom all of antd's generated ids are one and the same. */
export const dialogOf = (title: string | RegExp): HTMLElement =>
  screen.getByText(title, { selector: '.ant-modal-title' }).closest('[role="dialog"]') as HTMLElement;
export const dialogSoon = async (title: string | RegExp): Promise<HTMLElement> => {
  await screen.findByText(title, { selector: '.ant-modal-title' });
  return dialogOf(title);
};
export const buttonIn = (dialog: HTMLElement, name: string): HTMLButtonElement =>
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
export const pressIn = (dialog: HTMLElement, name: string): void => void fireEvent.click(buttonIn(dialog, name));

/** Opens the one selector of a dialog; the texts it offers. */
export async function offeredIn(dialog: HTMLElement): Promise<(string | null)[]> {
  fireEvent.mouseDown(dialog.querySelector('[role="combobox"]') as Element);
  await waitFor(() => expect(shownOptions()).not.toEqual([]));
  return shownOptions().map(({ textContent }) => textContent);
}
const shownOptions = () => [
  ...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option'),
];
/** Chooses in the list that `offeredIn` opened. */
export const take = (text: string): void =>
  void fireEvent.click(shownOptions().find(({ textContent }) => textContent === text) as Element);

interface Handed {
  readonly path: string;
  readonly state: unknown;
}

/** Every address that was opened since, with what was handed over to it. */
export function followed({ router }: Rendered): Handed[] {
  const visits: Handed[] = [];
  router.subscribe(({ location }) => visits.push({ path: location.pathname, state: location.state as unknown }));
  return visits;
}

export const readmit = (rendered: Rendered, name: string): Promise<void> => select(rendered.user, name, 'Re-Admission');
