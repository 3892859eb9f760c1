// The promotion screen as the tests open and use it: class 8 of the demo has all its marks.
import { fireEvent, within } from '@testing-library/react';
import { feePlaceOf } from '../../../provider/support/fees';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../../support/portal';
import { call, sql, tokenOf } from '../../../support/provider';
import { NEXT, RUNNING } from '../../support/students';
import { waitForTable, clickButton, tableRows } from '../../../support/screen';

export const PATH = '/results/promotion';
export const LIST = 'POST /session/control/promote/eligible';
export const PREVIEW = 'POST /session/control/promote/preview';
export const PROMOTE = 'POST /session/control/promote';
export const ELIGIBLE = 'Search Eligible Students';
export const NOT_ELIGIBLE = 'Search Not Eligible Students';
export { NEXT, RUNNING };

export interface Request {
  schoolId: number;
  sourceSessionId: number;
  classIds: number[];
  targetSessionId: number;
  excludeFailed: boolean;
}

/** A promotion of these classes of the first school from the running session to the next one. */
export async function requestFor(...classNames: string[]): Promise<Request> {
  const places = await Promise.all(classNames.map((name) => feePlaceOf(name, 'ACTIVE')));
  const target = await feePlaceOf('8', 'UPCOMING');
  const [first] = places;
  if (!first) throw new Error('Name a class.');
  return {
    schoolId: 1,
    sourceSessionId: first.sessionId,
    classIds: places.map(({ classId }) => classId),
    targetSessionId: target.sessionId,
    excludeFailed: false,
  };
}

export const fragmentOf = ({ sourceSessionId, targetSessionId, classIds }: Request): string =>
  `#sourceSessionId=${sourceSessionId}&targetSessionId=${targetSessionId}&classIds=${classIds.join(',')}`;

export interface Totals {
  promoted: number;
  repeating: number;
  passedOut: number;
  notEligible: { reason: string; students: number }[];
  digest: string;
}

export async function totalsOf(request: Request): Promise<Totals> {
  const answer = await call<Totals>('POST', '/session/control/promote/preview', {
    token: await tokenOf('admin'),
    json: request,
  });
  expect(answer.responseCode).toBe(100);
  return answer.data;
}

/** The screen with the classes of the request chosen, as its address names them. */
export async function openFor(request: Request, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: `${PATH}${fragmentOf(request)}`, as: 'admin', ...options });
  await screen.findByLabelText('Source Session');
  await waitForResponses();
  return rendered;
}

/** Opens the screen and presses a search. */
export async function openSearched(
  request: Request,
  search = ELIGIBLE,
  options: RenderOptions = {},
): Promise<Rendered> {
  const rendered = await openFor(request, options);
  clickButton(search);
  await waitForTable();
  return rendered;
}

/** The students of the page: code and what happens with them. */
export const outcomes = (): [code: string, outcome: string][] =>
  tableRows().map((cells) => [cells[1] ?? '', cells.at(-1) ?? '']);

/** The checkbox of a student. */
export const checkboxOf = (code: string): HTMLElement =>
  screen.getByRole('checkbox', { name: new RegExp(`, ${code}$`) });

/** The numbers above the table by their titles. */
export async function shownTotals(): Promise<Record<string, string>> {
  const region = await screen.findByRole('region', { name: 'Result of the search' });
  const list = region.querySelector('dl');
  return Object.fromEntries(
    [...(list?.children ?? [])].map((one) => [one.children[0]?.textContent, one.children[1]?.textContent]),
  );
}

/** The dialog that asks, with its numbers. */
export async function findConfirmation(): Promise<{ dialog: HTMLElement; numbers: Record<string, string> }> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText('Promoted to the next class')).toBeVisible());
  const numbers = Object.fromEntries(
    [...dialog.querySelectorAll('dl > div')].map((one) => [one.children[0]?.textContent, one.children[1]?.textContent]),
  );
  return { dialog, numbers };
}

/** Opens the menu of a student and chooses an entry. */
export async function chooseFromMenu(name: string, entry: string): Promise<void> {
  fireEvent.click(screen.getByLabelText(`Actions for ${name}`, { selector: 'button' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

export const enrolledIn = ({ targetSessionId }: Request) =>
  sql<{ code: number; class: string; section: string | null; status: string }>(
    `SELECT s.code, c.name AS class, p.name AS section, e.registration_status AS status
       FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id
       LEFT JOIN sections p ON p.id = e.section_id
      WHERE e.session_id = $1 AND e.origin = 'PROMOTION' ORDER BY s.code`,
    [targetSessionId],
  );

/** Chooses classes, or removes chosen ones. */
export async function chooseClasses(...names: string[]): Promise<void> {
  const field = screen.getByLabelText('Classes', { selector: 'input' });
  fireEvent.mouseDown(field);
  for (const name of names) {
    fireEvent.change(field, { target: { value: name === 'Select All' ? '' : name } });
    const option = await waitFor(() => {
      const found = [...document.querySelectorAll('.ant-select-item-option')].find((one) => one.textContent === name);
      expect(found).toBeDefined();
      return found as Element;
    });
    fireEvent.click(option);
  }
  fireEvent.keyDown(field, { key: 'Escape', code: 'Escape', keyCode: 27, which: 27 });
  await waitForResponses();
}

/** Keeps the nine students of class 8 with the lowest marks, so that a page has all who failed or await the supplementary exam. */
export async function keepFew({ sourceSessionId, classIds }: Request): Promise<void> {
  await sql(
    `DELETE FROM enrolments WHERE session_id = $1 AND class_id = $2 AND student_id NOT IN (
       SELECT student_id FROM (
         SELECT student_id, row_number() OVER (ORDER BY min(marks)) AS weakest FROM student_marks
          WHERE session_id = $1 AND class_id = $2 GROUP BY student_id) AS kept WHERE weakest <= 9)`,
    [sourceSessionId, classIds[0]],
  );
}
