// Selectors whose records could not be loaded: opening one refetches them.
import { enrolmentSection } from '../../features/students/support/form';
import { renderPortal, screen, waitForResponses } from '../../support/portal';
import { makeReceipt } from '../../provider/support/receipts';
import { resetProvider, tokenOf } from '../../support/provider';
import { countCalls, passThrough, rejectWith, replyTo } from '../../support/faults';
import { clickButton, findDialog, optionsOf } from '../../support/screen';

beforeEach(resetProvider);

const SCHOOLS = 'GET /school/active';
const SESSIONS = 'GET /session/all/1';
const CLASSES = 'GET /class/all/1';

test.each([
  ['/students/register', 'admin', SESSIONS, 'Session', '2026 - 2027'],
  ['/students/list', 'admin', SESSIONS, 'Session', '2026 - 2027'],
  ['/results/config', 'admin', CLASSES, 'Class', '5'],
  ['/reports/pending-fees', 'admin', 'GET /session/reports/1', 'Session', '2026 - 2027'],
  ['/reports/pending-fees', 'admin', CLASSES, 'Classes', '5'],
  ['/students/list', 'platform', SCHOOLS, 'School', 'Saraswati Vidya Mandir'],
])(
  'STUDENT-28 on %s, signed in as %s, a failed %s is refetched when %s is opened',
  async (at, as, call, label, option) => {
    const { sent } = await renderPortal({ at, as, fault: replyTo(call, rejectWith(105), passThrough) });
    await screen.findByLabelText(label, { selector: 'input' });
    await waitForResponses();
    expect(countCalls(sent, call)).toBe(1);
    expect(await optionsOf(label, option)).toContain(option);
    await optionsOf(label, option);
    expect(countCalls(sent, call)).toBe(2);
  },
);

test('STUDENT-28 failed classes are refetched when the class of a new student is opened', async () => {
  await renderPortal({ at: '/students/register', as: 'admin', fault: replyTo(CLASSES, rejectWith(105), passThrough) });
  await screen.findByText('Error fetching classes');
  expect(await optionsOf('Class', '5', enrolmentSection())).toContain('5');
});

test('failed teachers are refetched when the teacher of a class is chosen', async () => {
  const call = 'GET /user/teacher/active/1';
  const { sent } = await renderPortal({
    at: '/classes',
    as: 'admin',
    fault: replyTo(call, rejectWith(105), passThrough),
  });
  await waitForResponses();
  clickButton('Add Class');
  const dialog = await findDialog('Add Class');
  await waitForResponses();
  expect(countCalls(sent, call)).toBe(1);
  expect(await optionsOf('Class teacher', undefined, dialog)).not.toEqual([]);
});

test('failed cashiers are refetched when a cashier is chosen', async () => {
  const call = 'GET /receipt/student/receipts/cashiers?schoolId=1';
  await makeReceipt(await tokenOf('clerk'));
  const { sent } = await renderPortal({
    at: '/receipts/confirm',
    as: 'admin',
    fault: replyTo(call, rejectWith(105), passThrough),
  });
  await waitForResponses();
  clickButton('More filters');
  await waitForResponses();
  expect(countCalls(sent, call)).toBe(1);
  await optionsOf('Cashier');
  await waitForResponses();
  expect(await optionsOf('Cashier')).toHaveLength(2);
});
