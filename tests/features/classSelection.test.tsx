// The session and the class chosen on one screen are chosen on the other screens of a class.
import { act, fireEvent } from '@testing-library/react';
import { subjectPlaceOf } from '../provider/support/subjects';
import { selectionChanged } from '@/shared/domain';
import { renderPortal, screen, waitFor, type Rendered, type RenderOptions, waitForResponses } from '../support/portal';
import { resetProvider } from '../support/provider';
import { NALANDA, SARASWATI } from './support/classes';
import { signInAs, signOutByMenu } from './support/signingIn';
import { NEXT, RUNNING } from './support/students';
import { navigateTo, chooseOption, selectedText, clickButton } from '../support/screen';

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
  await waitForResponses();
  return rendered;
}

/** Opens a screen as the menu does, by its plain address. */
async function visit(rendered: Rendered, path: string): Promise<void> {
  await navigateTo(rendered, path);
  await waitFor(() => expect(rendered.path()).toBe(path));
  await screen.findByLabelText('Class');
  await waitForResponses();
}

const shown = () => [selectedText('Session'), selectedText('Class')];
const showing = (session: string, className: string) => waitFor(() => expect(shown()).toEqual([session, className]));

async function choose5A(): Promise<void> {
  await chooseOption('Session', NEXT);
  await chooseOption('Class', '5');
  await chooseOption('Section', 'A');
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
  expect(selectedText('Section')).toBe('A');
  await chooseOption('Class', '6');
  await visit(rendered, '/subjects');
  await showing(NEXT, '6');
  expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'lastSchoolId', 'refreshToken', 'theme']);
});

test('a screen of a whole session keeps the class for the other screens and leaves it out of its address', async () => {
  const rendered = await open();
  await choose5A();
  await navigateTo(rendered, '/results/rules');
  await screen.findByRole('heading', { name: 'Result Rules' });
  await waitForResponses();
  expect(selectedText('Session')).toBe(NEXT);
  expect(screen.queryByLabelText('Class')).toBeNull();
  expect(window.location.hash).toMatch(/^#(schoolId=\d+&)?sessionId=\d+$/);
  await visit(rendered, '/subjects');
  await showing(NEXT, '5');
});

test('CLASS-11 the fee session of the class screen has no preselection from another screen', async () => {
  const rendered = await open();
  await choose5A();
  await navigateTo(rendered, '/classes');
  await waitFor(() => expect(selectedText('Session')).toBe('Choose a session'));
});

test('CONTROL-01 Reset clears the selection of every screen', async () => {
  const rendered = await open();
  await choose5A();
  await visit(rendered, '/results/control');
  await showing(NEXT, '5');
  clickButton('Reset');
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
  await chooseOption('Class', '5');
  await navigateTo(rendered, -1);
  await showing(NEXT, '9');
  await visit(rendered, '/results/config');
  await showing(NEXT, '9');
});

test('a session and a class that the school does not offer are ignored', async () => {
  const rendered = await open('/subjects');
  await chooseOption('Class', '5');
  act(() => void rendered.portal.store.dispatch(selectionChanged({ sessionId: 999, classId: 999 })));
  await waitForResponses();
  await visit(rendered, '/results/marks-config');
  await showing(RUNNING, NO_CLASS);
  expect(await screen.findByText('Choose session and class')).toBeVisible();
});

test('RESCONF-01 MARKS-04 a school that a platform user chooses on another screen replaces the selection of the school before', async () => {
  const rendered = await open(ROLL, { as: 'platform' });
  await chooseOption('School', SARASWATI);
  await choose5A();
  await visit(rendered, '/subjects');
  await showing(NEXT, '5');
  await navigateTo(rendered, '/classes');
  await screen.findByText('School');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'School' }));
  fireEvent.click(await screen.findByText(NALANDA, { selector: '.ant-select-item-option-content' }));
  await waitForResponses();
  await visit(rendered, '/results/config');
  await waitFor(() => expect(selectedText('School')).toBe(NALANDA));
  expect(screen.getByText('School', { selector: 'label' })).toHaveClass('ant-form-item-required');
  await waitFor(() => expect(selectedText('Class')).toBe(NO_CLASS));
});

test('the next user of the browser starts without the selection', async () => {
  const rendered = await open(ROLL, { shell: true });
  await choose5A();
  await signOutByMenu(rendered.user);
  await signInAs(rendered.user, 'clerk');
  await waitFor(() => expect(rendered.path()).toBe('/'));
  await waitForResponses();
  await visit(rendered, ROLL);
  await showing(RUNNING, NO_CLASS);
});
