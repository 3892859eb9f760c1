// Dialogs of several entries: Escape asks before it discards them, Cancel closes at once.
import { fireEvent } from '@testing-library/react';
import { feePlaceOf } from '../provider/support/fees';
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitFor, type Rendered } from '../support/portal';
import { chooseOption, clickButton, findDialog, getDialog, typeInto, waitForNoDialog } from '../support/screen';
import { openParent, openRegister, openSibling } from './students/support/form';
import { openClasses, resetToFewClasses } from './support/classes';
import { openAdding, openAddingGroup } from './support/subjects';

beforeEach(resetProvider);

interface Opened {
  readonly sent: Rendered['sent'];
  readonly title: string | RegExp;
  readonly type: () => unknown;
  /** the label of the button that cancels, where it is another one */
  readonly cancel?: string;
}

async function openGrades(): Promise<Rendered> {
  const { sessionId, classId } = await feePlaceOf('5');
  const rendered = await renderPortal({ at: `/results/config#sessionId=${sessionId}&classId=${classId}`, as: 'admin' });
  await screen.findByRole('heading', { level: 2, name: 'Grace' });
  clickButton('Grades');
  await screen.findByLabelText('Grade 1');
  return rendered;
}

async function openStandardClasses(): Promise<Rendered> {
  await resetToFewClasses();
  const rendered = await openClasses();
  fireEvent.click(screen.getByText('Add Standard Classes'));
  await screen.findByLabelText('Sections of class UKG');
  return rendered;
}

async function openAdministrator(): Promise<Rendered> {
  localStorage.setItem('lastSchoolId', JSON.stringify({ schoolId: '2', _persist: '{"version":1,"rehydrated":true}' }));
  const rendered = await renderPortal({ at: '/teachers/list#administrator', as: 'platform' });
  await findDialog('Add Administrator');
  return rendered;
}

const ENTRIES = 'Discard your entries?';
const DIALOGS: [string, string, () => Promise<Opened>][] = [
  [
    'a parent',
    ENTRIES,
    async () => {
      const { sent } = await openRegister();
      const box = await openParent();
      return { sent, title: 'Add Parent', type: () => typeInto('Name', 'Ramesh', box) };
    },
  ],
  [
    'a sibling',
    ENTRIES,
    async () => {
      const { sent } = await openRegister();
      const box = await openSibling();
      return { sent, title: 'Add Sibling', type: () => chooseOption('Class', 'UKG', box) };
    },
  ],
  [
    'a subject',
    ENTRIES,
    async () => ({
      sent: (await openAdding()).sent,
      title: /^Add Subject/,
      cancel: 'Done',
      type: () => chooseOption('Subject', 'Drawing'),
    }),
  ],
  [
    'a subject group',
    ENTRIES,
    async () => ({
      sent: (await openAddingGroup()).sent,
      title: /^Add Group/,
      type: () => typeInto('Group name', 'Arts'),
    }),
  ],
  [
    'the grades',
    'Discard your changes to the grades?',
    async () => ({
      sent: (await openGrades()).sent,
      title: 'Grades of the school',
      type: () => typeInto('Grade 1', 'A1'),
    }),
  ],
  [
    'the standard classes',
    'Discard the numbers of sections?',
    async () => ({
      sent: (await openStandardClasses()).sent,
      title: 'Add Standard Classes',
      type: () => typeInto('Sections of class UKG', '3'),
    }),
  ],
  [
    'an administrator',
    'Discard this administrator?',
    async () => ({
      sent: (await openAdministrator()).sent,
      title: 'Add Administrator',
      type: () => typeInto('Full name', 'Meera Joshi', getDialog('Add Administrator')),
    }),
  ],
];

test.each(DIALOGS)(
  'TABLE-13 in the dialog of %s Escape asks before it discards the entries, Cancel closes at once, and neither sends them',
  async (_what, question, open) => {
    const { sent, title, type, cancel = 'Cancel' } = await open();
    await type();
    fireEvent.keyDown(getDialog(title), { key: 'Escape', code: 'Escape', keyCode: 27 });
    expect(await findDialog(question)).toBeVisible();
    clickButton('Keep editing');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    clickButton(cancel, getDialog(title));
    await waitForNoDialog();
    expect(screen.queryByText(question)).toBeNull();
    expect(sent.filter(({ method, path }) => method !== 'GET' && path !== '/student/all')).toEqual([]);
  },
);
