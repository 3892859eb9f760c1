// The session and the class chosen on one screen are chosen on the other screens of a class.
import { act, fireEvent } from '@testing-library/react';
import { subjectPlaceOf } from '../provider/support/subjects';
import { selectionChanged } from '@/shared/domain';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../support/portal';
import { resetProvider } from '../support/provider';
import { NALANDA, SARASWATI } from './support/classes';
import { goTo } from './support/moving';
import { signInAs, signOutBy } from './support/signingIn';
import { choose, NEXT, picked, press, RUNNING } from './support/students';

beforeEach(resetProvider);

const ROLL = '/students/update-session';
const OTHERS = [
  '/subjects',
  '/results/config',
  '/results/marks-config',
  '/results/upload',
  '/results/remarks',
  '/results/control',
];
const NO_CLASS = 'Choose a class';

async function open(at = ROLL, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByLabelText('Class');
  await settle();
  return rendered;
}

/** Opens a screen as the menu does, by its plain address. */
async function visit(rendered: Rendered, path: string): Promise<void> {
  await goTo(rendered, path);
  await waitFor(() => expect(rendered.path()).toBe(path));
  await screen.findByLabelText('Class');
  await settle();
}

const shown = () => [picked('Session'), picked('Class')];
const showing = (session: string, className: string) => waitFor(() => expect(shown()).toEqual([session, className]));

async function choose5A(): Promise<void> {
  await choose('Session', NEXT);
  await choose('Class', '5');
  await choose('Section', 'A');
}

test('session and class chosen in Student Session Details are chosen on the other screens; only memory has them', async () => {
  const rendered = await open();
  await choose5A();
  for (const path of OTHERS) {
    await visit(rendered, path);
    await showing(NEXT, '5');
  }
  await visit(rendered, ROLL);
  await showing(NEXT, '5');
  expect(picked('Section')).toBe('A');
  await choose('Class', '6');
  await visit(rendered, '/subjects');
  await showing(NEXT, '6');
  expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'lastSchoolId', 'refreshToken', 'theme']);
});

test('a screen of a whole session keeps the class for the other screens and leaves it out of its address', async () => {
  const rendered = await open();
  await choose5A();
  await goTo(rendered, '/results/rules');
  await screen.findByRole('heading', { name: 'Result Rules' });
  await settle();
  expect(picked('Session')).toBe(NEXT);
  expect(screen.queryByLabelText('Class')).toBeNull();
  expect(rendered.router.state.location.hash).toMatch(/^#(schoolId=\d+&)?sessionId=\d+$/);
  await visit(rendered, '/subjects');
  await showing(NEXT, '5');
});

test('CLASS-11 the fee session of the class screen has no preselection from another screen', async () => {
  const rendered = await open();
  await choose5A();
  await goTo(rendered, '/classes');
  await waitFor(() => expect(picked('Session')).toBe('Choose a session'));
});

test('Reset clears the selection of every screen', async () => {
  const rendered = await open();
  await choose5A();
  await visit(rendered, '/results/control');
  await showing(NEXT, '5');
  press('Reset');
  await showing(RUNNING, NO_CLASS);
  await visit(rendered, '/subjects');
  await showing(RUNNING, NO_CLASS);
});

test('the address takes precedence over the selection in memory, and Back restores the selection of its entry', async () => {
  const { sessionId, classId } = await subjectPlaceOf('9', 'UPCOMING');
  const rendered = await open(`/subjects#sessionId=${sessionId}&classId=${classId}`);
  await showing(NEXT, '9');
  await visit(rendered, ROLL);
  await showing(NEXT, '9');
  await choose('Class', '5');
  await goTo(rendered, -1);
  await showing(NEXT, '9');
  await visit(rendered, '/results/config');
  await showing(NEXT, '9');
});

test('a session and a class that the school does not offer are ignored', async () => {
  const rendered = await open('/subjects');
  await choose('Class', '5');
  act(() => void rendered.portal.store.dispatch(selectionChanged({ sessionId: 999, classId: 999 })));
  await settle();
  await visit(rendered, '/results/marks-config');
  await showing(RUNNING, NO_CLASS);
  expect(await screen.findByText('Choose session and class')).toBeVisible();
});

test('a school that a platform user chooses on another screen replaces the selection of the school before', async () => {
  const rendered = await open(ROLL, { as: 'platform' });
  await choose('School', SARASWATI);
  await choose5A();
  await visit(rendered, '/subjects');
  await showing(NEXT, '5');
  await goTo(rendered, '/classes');
  await screen.findByText('School');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'School' }));
  fireEvent.click(await screen.findByText(NALANDA, { selector: '.ant-select-item-option-content' }));
  await settle();
  await visit(rendered, '/subjects');
  await waitFor(() => expect(picked('School')).toBe(NALANDA));
  await waitFor(() => expect(picked('Class')).toBe(NO_CLASS));
});

test('the next user of the browser starts without the selection', async () => {
  const rendered = await open(ROLL, { shell: true });
  await choose5A();
  await signOutBy(rendered.user);
  await signInAs(rendered.user, 'clerk');
  await waitFor(() => expect(rendered.path()).toBe('/'));
  await settle();
  await visit(rendered, ROLL);
  await showing(RUNNING, NO_CLASS);
});
