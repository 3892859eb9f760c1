// Unsaved fees of all classes: Search, another session, and saves without a result.
import { fireEvent, within } from '@testing-library/react';
import { AMOUNTS, feePlaceOf, getFee, giveFees, saveFee } from '../../provider/support/fees';
import { resetProvider, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses, type RenderOptions } from '../../support/portal';
import { countCalls, delayResponse, loseResponse, passThrough, replyTo } from '../../support/faults';
import { cellText, fillCell, getCell, saveState } from '../../support/grid';
import {
  chooseOption,
  clickButton,
  findDialog,
  navigateTo,
  selectedText,
  typeInto,
  waitForNoText,
} from '../../support/screen';

beforeEach(resetProvider);

const SAVE = 'PUT /fee-structures';
const DONE = 'Fee structures saved successfully';
const ASKED = 'You have unsaved changes. Leave without saving?';
const NOT_SAVED = /^Save not confirmed\. Your entries/;
const TUITION = '5, Tuition Fee';

async function open(options: RenderOptions = {}) {
  const rendered = await renderPortal({ at: '/classes/fees', as: 'admin', ...options });
  await screen.findByRole('grid', { name: 'Fee structures' });
  return rendered;
}
async function save() {
  clickButton('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Save fee structures?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
}
const enterTuition = (text: string) => fillCell(getCell(TUITION), text);
const shownTuition = () => cellText(getCell(TUITION));
const storedTuition = async () => (await getFee(await tokenOf('admin'), await feePlaceOf('5'))).data['tuitionFee'];

/** Every class has fees; a tuition fee of 9,000 is sent, and the response is lost. */
async function openAfterLostSave() {
  await giveFees((await feePlaceOf()).sessionId);
  await open({ fault: replyTo(SAVE, loseResponse, passThrough) });
  const before = shownTuition();
  const [admission, total] = [`5, Admission Fee`, `5, Total Fee`].map((name) => cellText(getCell(name)));
  const raised = (text: string | undefined) => String(Number(text?.replaceAll(',', '')) + 100);
  fillCell(getCell('5, Admission Fee'), raised(admission));
  fillCell(getCell('5, Total Fee'), raised(total));
  await save();
  expect(await screen.findByText(NOT_SAVED)).toBeVisible();
  return { before, admission };
}
const storedAdmission = async () => (await getFee(await tokenOf('admin'), await feePlaceOf('5'))).data['admissionFee'];

test('Search keeps unsaved fees', async () => {
  await open();
  enterTuition('9000');
  clickButton('Search');
  await waitForResponses();
  expect([shownTuition(), saveState()]).toEqual(['9,000', expect.stringContaining('Not saved: 1 change')]);
});

test('Search with unsaved fees shows the fees that another user stored', async () => {
  await open();
  enterTuition('9000');
  await saveFee(await tokenOf('admin'), { ...(await feePlaceOf('6')), ...AMOUNTS });
  clickButton('Search');
  await waitFor(() => expect(cellText(getCell('6, Admission Fee'))).toBe('2,000'));
});

test('Search while older rows are requested shows the fees stored at the time of the click', async () => {
  const { reply, release } = delayResponse();
  const list = `GET /fee-structures/${(await feePlaceOf('6')).sessionId}`;
  const { sent } = await renderPortal({ at: '/classes/fees', as: 'admin', fault: replyTo(list, reply, passThrough) });
  await waitFor(() => expect(countCalls(sent, list)).toBe(1));
  await saveFee(await tokenOf('admin'), { ...(await feePlaceOf('6')), ...AMOUNTS });
  clickButton('Search');
  release();
  await screen.findByRole('grid', { name: 'Fee structures' });
  expect([cellText(getCell('6, Admission Fee')), countCalls(sent, list)]).toEqual(['2,000', 2]);
});

test('code 205 fees that another user changed before Search are reported when they are saved', async () => {
  await open();
  enterTuition('9000');
  await saveFee(await tokenOf('admin'), { ...(await feePlaceOf('5')), ...AMOUNTS });
  clickButton('Search');
  await waitFor(() => expect(cellText(getCell('5, Admission Fee'))).toBe('2,000'));
  fillCell(getCell('5, Total Fee'), '');
  await save();
  expect(await screen.findByRole('dialog', { name: 'These fees have changed' })).toBeVisible();
});

test('fees searched for just before a save are shown as the save stored them', async () => {
  const { reply, release } = delayResponse();
  const list = `GET /fee-structures/${(await feePlaceOf('5')).sessionId}`;
  const { sent } = await open({ fault: replyTo(list, passThrough, reply, passThrough) });
  enterTuition('9000');
  clickButton('Search');
  await waitFor(() => expect(countCalls(sent, list)).toBe(2));
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  release();
  await waitForResponses();
  expect([shownTuition(), saveState()]).toEqual(['9,000', expect.stringContaining('All saved')]);
});

test('another session asks before unsaved fees are lost', async () => {
  await open();
  enterTuition('9000');
  await chooseOption('Session', '2026 - 2027');
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(selectedText('Session')).toBe('2027 - 2028');
  clickButton('Stay');
  await waitForNoText(ASKED);
  expect(shownTuition()).toBe('9,000');
});

test('another session opens after the question about unsaved fees', async () => {
  await open();
  enterTuition('9000');
  await chooseOption('Session', '2026 - 2027');
  await screen.findByText(ASKED);
  clickButton('Leave');
  expect(await screen.findByText(/^The session 2026 - 2027 has begun/)).toBeVisible();
});

test('fees restored after a lost response are stored by the next save', async () => {
  const { admission } = await openAfterLostSave();
  clickButton('Undo');
  clickButton('Undo');
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedAdmission()).toBe(Number(admission?.replaceAll(',', '')));
});

test('code 205 fees changed again after a lost response are no conflict with the own save', async () => {
  const { admission } = await openAfterLostSave();
  fillCell(getCell('5, Admission Fee'), String(Number(admission?.replaceAll(',', '')) + 200));
  fillCell(getCell('5, Total Fee'), '');
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(await storedAdmission()).toBe(Number(admission?.replaceAll(',', '')) + 200);
});

test('first fees emptied after a lost response are shown as they are stored', async () => {
  await open({ fault: replyTo(SAVE, loseResponse, passThrough) });
  enterTuition('9000');
  await save();
  await screen.findByText(NOT_SAVED);
  clickButton('Undo');
  expect(shownTuition()).toBe('');
  clickButton('Save');
  await waitFor(() => expect(shownTuition()).toBe('9,000'));
  expect(await storedTuition()).toBe(9000);
});

test('leaving asks while the result of a save of fees is unknown', async () => {
  const rendered = await open({ fault: replyTo(SAVE, loseResponse, passThrough) });
  enterTuition('9000');
  await save();
  await screen.findByText(NOT_SAVED);
  clickButton('Undo');
  await navigateTo(rendered, '/classes');
  expect(await screen.findByText('Save not confirmed')).toBeVisible();
});

test.each([
  ['Payment Schedule…', 'Payment schedule', 'Share of payment 1', '40'],
  ['Take over…', 'Take over fees', 'Raise by', '8'],
])('leaving asks while the dialog of %s has entries', async (button, title, label, text) => {
  const rendered = await open();
  clickButton(button);
  const dialog = await findDialog(title);
  typeInto(label, text, dialog);
  await navigateTo(rendered, '/classes');
  expect(await screen.findByText(ASKED)).toBeVisible();
});

test('fees with an empty total are saved and saved again: the total is the sum, and nothing stays unsaved', async () => {
  await giveFees((await feePlaceOf()).sessionId);
  await open();
  const former = Number(await storedAdmission());
  for (const more of [100, 300]) {
    fillCell(getCell('5, Admission Fee'), String(former + more));
    fillCell(getCell('5, Total Fee'), '');
    await save();
    await waitFor(async () => expect(await storedAdmission()).toBe(former + more));
    await waitFor(() => expect(saveState()).toContain('All saved'));
    expect(cellText(getCell('5, Total Fee'))).not.toBe('');
  }
});

test('code 205 a fee that another user changed, as Search has shown, gives way to the stored one by Reload', async () => {
  await giveFees((await feePlaceOf()).sessionId);
  await open();
  enterTuition('9000');
  fillCell(getCell('5, Total Fee'), '');
  const { version } = (await getFee(await tokenOf('admin'), await feePlaceOf('5'))).data;
  const theirs = {
    ...AMOUNTS,
    tuitionFee: Number(AMOUNTS['tuitionFee']) + 500,
    totalFee: Number(AMOUNTS['totalFee']) + 500,
  };
  const saved = await saveFee(await tokenOf('admin'), { ...(await feePlaceOf('5')), ...theirs, version });
  expect(saved.responseCode).toBe(100);
  clickButton('Search');
  await waitForResponses();
  expect(shownTuition()).toBe('9,000');
  await save();
  await findDialog('These fees have changed');
  clickButton('Reload');
  await waitFor(() => expect(Number(shownTuition().replaceAll(',', ''))).toBe(theirs.tuitionFee));
  expect(await storedTuition()).toBe(theirs.tuitionFee);
});
