// Dialogs of several entries: Escape asks before it discards them, Cancel closes at once; after a save without a response both ask.
import { fireEvent } from '@testing-library/react';
import { feePlaceOf } from '../provider/support/fees';
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitFor, type Rendered, type RenderOptions } from '../support/portal';
import { loseResponse, replyTo } from '../support/faults';
import {
  chooseOption,
  clickButton,
  clickDialogButton,
  fillField,
  findDialog,
  getDialog,
  typeInto,
  waitForNoDialog,
  waitForNoText,
} from '../support/screen';
import { openParent, openRegister, openSibling } from './students/support/form';
import { openClasses, resetToFewClasses } from './support/classes';
import { openAdding, openAddingGroup, SAVE, SAVE_GROUP } from './support/subjects';
import { NEW_TEACHER } from './support/teachers';

beforeEach(resetProvider);

interface Opened {
  readonly sent: Rendered['sent'];
  readonly title: string | RegExp;
  readonly type: () => unknown;
  /** the label of the button that cancels, where it is another one */
  readonly cancel?: string;
}

type Open = (options?: RenderOptions) => Promise<Opened>;

async function openGrades(options: RenderOptions = {}): Promise<Rendered> {
  const { sessionId, classId } = await feePlaceOf('5');
  const at = `/results/config#sessionId=${sessionId}&classId=${classId}`;
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Grace' });
  clickButton('Grades');
  await screen.findByLabelText('Grade 1');
  return rendered;
}

async function openStandardClasses(options: RenderOptions = {}): Promise<Rendered> {
  await resetToFewClasses();
  const rendered = await openClasses(options);
  fireEvent.click(screen.getByText('Add Standard Classes'));
  await screen.findByLabelText('Sections of class UKG');
  return rendered;
}

async function openAdministrator(options: RenderOptions = {}): Promise<Rendered> {
  localStorage.setItem('lastSchoolId', JSON.stringify({ schoolId: '2', _persist: '{"version":1,"rehydrated":true}' }));
  const rendered = await renderPortal({ at: '/teachers/list#administrator', as: 'platform', ...options });
  await findDialog('Add Administrator');
  return rendered;
}

const ENTRIES = 'Discard your entries?';
const administrator = () => getDialog('Add Administrator');
const openers = {
  parent: async () => {
    const { sent } = await openRegister();
    const box = await openParent();
    return { sent, title: 'Add Parent', type: () => typeInto('Name', 'Ramesh', box) };
  },
  sibling: async () => {
    const { sent } = await openRegister();
    const box = await openSibling();
    return { sent, title: 'Add Sibling', type: () => chooseOption('Class', 'UKG', box) };
  },
  subject: async (options) => ({
    sent: (await openAdding(options)).sent,
    title: /^Add Subject/,
    cancel: 'Done',
    type: () => chooseOption('Subject', 'Drawing'),
  }),
  group: async (options) => ({
    sent: (await openAddingGroup(options)).sent,
    title: /^Add Group/,
    type: () => typeInto('Group name', 'Arts'),
  }),
  grades: async (options) => ({
    sent: (await openGrades(options)).sent,
    title: 'Grades of the school',
    type: () => typeInto('Grade 1', 'A1'),
  }),
  standard: async (options) => ({
    sent: (await openStandardClasses(options)).sent,
    title: 'Add Standard Classes',
    type: () => typeInto('Sections of class UKG', '3'),
  }),
  administrator: async (options) => ({
    sent: (await openAdministrator(options)).sent,
    title: 'Add Administrator',
    type: () => typeInto('Full name', 'Meera Joshi', administrator()),
  }),
} satisfies Record<string, Open>;

const DIALOGS: [string, string, Open][] = [
  ['a parent', ENTRIES, openers.parent],
  ['a sibling', ENTRIES, openers.sibling],
  ['a subject', ENTRIES, openers.subject],
  ['a subject group', ENTRIES, openers.group],
  ['the grades', 'Discard your changes to the grades?', openers.grades],
  ['the standard classes', 'Discard the numbers of sections?', openers.standard],
  ['an administrator', 'Discard this administrator?', openers.administrator],
];

const escape = (title: Opened['title']): void =>
  void fireEvent.keyDown(getDialog(title), { key: 'Escape', code: 'Escape', keyCode: 27 });

test.each(DIALOGS)(
  'TABLE-13 in the dialog of %s Escape asks before it discards the entries, Cancel closes at once, and neither sends them',
  async (_what, question, open) => {
    const { sent, title, type, cancel = 'Cancel' } = await open();
    await type();
    escape(title);
    expect(await findDialog(question)).toBeVisible();
    clickButton('Keep editing');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    clickButton(cancel, getDialog(title));
    await waitForNoDialog();
    expect(screen.queryByText(question)).toBeNull();
    expect(sent.filter(({ method, path }) => method !== 'GET' && path !== '/student/all')).toEqual([]);
  },
);

interface Saved {
  readonly open: Open;
  readonly call: string;
  /** what the dialog needs beside the entries of `type` */
  readonly complete?: () => unknown;
  readonly saveLabel: string;
}

async function completeAdministrator(): Promise<void> {
  for (const [label, value] of Object.entries(NEW_TEACHER)) await fillField(label, value, administrator());
  await chooseOption('Gender', 'Female', administrator());
}

const SAVED: [string, Saved][] = [
  ['a subject', { open: openers.subject, call: SAVE, saveLabel: 'Add' }],
  [
    'a subject group',
    { open: openers.group, call: SAVE_GROUP, complete: () => chooseOption('Subjects', 'Hindi'), saveLabel: 'Create' },
  ],
  ['the grades', { open: openers.grades, call: 'PUT /result/grade/1', saveLabel: 'Save' }],
  ['the standard classes', { open: openers.standard, call: 'POST /class/several', saveLabel: 'Add Classes' }],
  [
    'an administrator',
    {
      open: openers.administrator,
      call: 'POST /user/administrator',
      complete: completeAdministrator,
      saveLabel: 'Register',
    },
  ],
];

test.each(SAVED)(
  'TABLE-13 after a save of %s without a response Escape and Cancel both ask',
  async (_what, { open, call, complete, saveLabel }) => {
    const { title, type, cancel = 'Cancel' } = await open({ fault: replyTo(call, loseResponse) });
    await type();
    await complete?.();
    clickDialogButton(saveLabel);
    await screen.findByText(/Save not confirmed\. Your entries/);
    escape(title);
    clickButton('Stay', await findDialog('Save not confirmed'));
    await waitForNoText('Save not confirmed');
    clickButton(cancel, getDialog(title));
    expect(await findDialog('Save not confirmed')).toBeVisible();
  },
);
