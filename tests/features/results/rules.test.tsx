// The screen Result Rules: presets, the effect, saving, and what is only read.
import { act, fireEvent, within } from '@testing-library/react';
import { CODES } from '@/api/catalogue';
import { feePlaceOf } from '../../provider/support/fees';
import { declare, getRules, RULES, saveRules, undeclare } from '../../provider/support/rules';
import { renderPortal, screen, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { signInAs } from '../support/signingIn';
import { combineFaults, replyTo, passThrough, rejectWith, unauthorised } from '../../support/faults';
import { getButton, waitForEnabled, getField, clickButton, typeInto } from '../../support/screen';

beforeEach(resetProvider);
const sent = (rendered: Rendered, method = 'PUT') =>
  rendered.sent.filter((one) => one.method === method && one.path.includes('/result/rules'));
const storedIn = async (sessionId: number) => (await getRules(await tokenOf('admin'), sessionId)).data;

async function openRules(status = 'UPCOMING', options: RenderOptions = {}): Promise<Rendered & { sessionId: number }> {
  const { sessionId } = await feePlaceOf('8', status);
  const rendered = await renderPortal({ at: `/results/rules#sessionId=${sessionId}`, as: 'admin', ...options });
  await screen.findByRole('heading', { level: 2, name: 'Passing' });
  return { ...rendered, sessionId };
}

test('a session without rules shows those of Rajasthan; a preset fills the form and is saved', async () => {
  const { sessionId } = await openRules();
  expect(screen.getByText('The form has the rules of: Rajasthan home examinations')).toBeVisible();
  expect([getField('Pass mark').value, getField('Second division').value]).toEqual(['36', '48']);
  expect(screen.getByText('No grades')).toBeVisible();
  clickButton('CBSE');
  expect(await screen.findByText('The form has the rules of: CBSE')).toBeVisible();
  expect(getField('Grade 1').value).toBe('A1');
  typeInto('Pass mark', '34');
  expect(await screen.findByText('The form differs from both presets.')).toBeVisible();
  typeInto('Pass mark', '33');
  clickButton('Save Changes');
  expect(await screen.findByText('Result rules updated successfully')).toBeVisible();
  const stored = await storedIn(sessionId);
  expect(stored).toMatchObject({ passPercent: 33, annualPaperPercent: 0, secondPercent: 45, version: 1 });
  expect(stored['gradeScale']).toHaveLength(8);
  typeInto('Distinction', '80');
  await waitForEnabled(() => getButton('Save Changes'));
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(async () => expect(await storedIn(sessionId)).toMatchObject({ distinctionPercent: 80, version: 2 }));
});

test('grades are added and removed; faults are shown at their fields and nothing is sent', async () => {
  const rendered = await openRules();
  clickButton('Add grade');
  typeInto('Grade 1', 'A');
  typeInto('From percent of grade 1', '50');
  clickButton('Add grade');
  typeInto('Grade 2', 'a');
  typeInto('From percent of grade 2', '60');
  typeInto('Second division', '70');
  clickButton('Save Changes');
  expect(await screen.findByText('Please fix the errors before submitting.')).toBeVisible();
  for (const text of [
    'This grade is already in the list',
    'From percent must be lower than that of the grade above',
    'Second division cannot begin above first division',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(sent(rendered)).toEqual([]);
  clickButton('Remove a');
  typeInto('From percent of grade 1', '0');
  typeInto('Second division', '50');
  clickButton('Save Changes');
  expect(await screen.findByText('Result rules updated successfully')).toBeVisible();
  expect(await storedIn(rendered.sessionId)).toMatchObject({ gradeScale: [{ name: 'A', fromPercent: 0 }] });
});

test('a problem that the provider reports is shown at its field', async () => {
  const problems = [{ path: 'gradeScale.0.name', message: 'Another name, please' }];
  await openRules('UPCOMING', {
    fault: replyTo('PUT /result/rules', rejectWith(109, 'Another name, please', { status: 400, data: { problems } })),
  });
  clickButton('Add grade');
  typeInto('Grade 1', 'A');
  typeInto('From percent of grade 1', '0');
  clickButton('Save Changes');
  expect(await screen.findByText('Another name, please', { selector: '.ant-form-item-explain-error' })).toBeVisible();
});

test('the effect is shown by class, without a save; a change of the form makes it outdated', async () => {
  const { sessionId } = await feePlaceOf('8', 'ACTIVE');
  await undeclare(sessionId);
  const rendered = await openRules('ACTIVE');
  typeInto('Supplementary subjects', '0');
  clickButton('Show the effect');
  const table = within(await screen.findByRole('region', { name: 'Effect by class' }));
  const row = table.getByRole('row', { name: /^8 / });
  expect(row).toHaveTextContent(/5 → 0/);
  expect(screen.getByText(/^The result of \d+ students changes\.$/)).toBeVisible();
  expect(within(row).getAllByText(/: Supplementary → Failed$/)).toHaveLength(5);
  expect(screen.getByText(/^No complete result yet in: .*\b7\b/)).toBeVisible();
  expect(sent(rendered)).toEqual([]);
  typeInto('Supplementary subjects', '1');
  expect(await screen.findByText('The form was changed. Show the effect again.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('without students there is no effect; a form with errors is not previewed', async () => {
  const rendered = await openRules('UPCOMING');
  typeInto('Pass mark', '101');
  clickButton('Show the effect');
  expect(await screen.findByText('Pass mark must be a whole number from 0 to 100')).toBeVisible();
  expect(sent(rendered, 'POST')).toEqual([]);
  typeInto('Pass mark', '36');
  clickButton('Show the effect');
  expect(await screen.findByText(/No class of this session has students|No complete result yet/)).toBeVisible();
});

test('code 205 after a save of another user the user chooses between both versions', async () => {
  const { sessionId } = await openRules();
  await act(async () => saveRules(await tokenOf('admin'), { sessionId, ...RULES }));
  typeInto('Pass mark', '40');
  clickButton('Save Changes');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Pass mark/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: /Load/ }));
  await waitFor(() => expect(getField('Pass mark').value).toBe('33'));
  typeInto('Pass mark', '41');
  await waitForEnabled(() => getButton('Save Changes'));
  clickButton('Save Changes');
  await waitFor(async () => expect(await storedIn(sessionId)).toMatchObject({ passPercent: 41, version: 2 }));
});

test('the rules of a COMPLETED session are only read', async () => {
  await openRules('COMPLETED');
  expect(screen.getByText(/is completed\. Its result rules cannot be changed\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test.each([
  ['admin', ''],
  ['platform', 'schoolId=1&'],
])(
  'while results are declared the rules are only read, with the exams and the way to remove the dates: %s',
  async (as, school) => {
    const { sessionId } = await feePlaceOf('8', 'ACTIVE');
    await undeclare(sessionId);
    await declare(sessionId, '8', 'MID_TERM', '2020-10-12');
    await openRules('ACTIVE', { as, at: `/results/rules#${school}sessionId=${sessionId}` });
    expect(screen.getByText('Result rules cannot be changed while results are declared')).toBeVisible();
    expect(screen.getByText(/^Half Yearly of class 8 on 12\/10\/2020\./)).toBeVisible();
    expect(screen.getByText('Pass mark').nextSibling).toHaveTextContent('36 %');
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Control Result' })).toHaveAttribute(
      'href',
      `/results/control#${school}sessionId=${sessionId}`,
    );
  },
);

test('a failed load can be repeated; unsaved rules are asked about and survive an expired sign-in', async () => {
  const { sessionId } = await feePlaceOf('8', 'UPCOMING');
  const failing = rejectWith(105, '', { status: 500 });
  const rendered = await renderPortal({
    at: `/results/rules#sessionId=${sessionId}`,
    as: 'admin',
    fault: combineFaults(
      replyTo(`GET /result/rules/${sessionId}`, failing, passThrough),
      replyTo('PUT /result/rules', rejectWith(CODES.ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION, ''), unauthorised),
      replyTo('POST /auth/refreshToken', unauthorised),
    ),
  });
  expect(await screen.findByText('Failed to load result rules')).toBeVisible();
  clickButton('Retry');
  await screen.findByRole('heading', { level: 2, name: 'Passing' });
  typeInto('Pass mark', '40');
  clickButton('Reset');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  clickButton('Stay');
  clickButton('Save Changes');
  expect(await screen.findByText('Failed to update result rules')).toBeVisible();
  await waitForEnabled(() => getButton('Save Changes'));
  clickButton('Save Changes');
  await screen.findByText('Your session has ended. Please sign in again.');
  await signInAs(rendered.user, 'admin');
  await screen.findByText(/You have unsaved result rules of 2027 - 2028\./);
  fireEvent.click(screen.getByText('Resume draft'));
  await waitFor(() => expect(getField('Pass mark').value).toBe('40'));
});
