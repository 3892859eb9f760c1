// A result config and marks limits are applied to other classes, and copied into a class without them.
import { act, fireEvent } from '@testing-library/react';
import { formOf, limitsWorld, saveLimits, storedLimits } from '../../provider/support/limits';
import { CONFIG, dropConfig, getConfig, openPlace, saveConfig } from '../../provider/support/results';
import type { FeePlace } from '../../provider/support/fees';
import { renderPortal, screen, waitFor, type Fault } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { copyRows, openCopyDialog, waitForCopyRows } from '../support/copies';
import { clickLastButton, optionsOf, chooseOption } from '../../support/screen';
import { alterResponse, callName, holdResponse, passThrough, replyTo } from '../../support/faults';

beforeEach(resetProvider);

const APPLY = 'Apply to other classes';
const FROM = 'Copy from class…';
const open = (screenOf: 'config' | 'marks-config', { sessionId, classId }: FeePlace, fault: Fault = passThrough) =>
  renderPortal({ at: `/results/${screenOf}#sessionId=${sessionId}&classId=${classId}`, as: 'admin', fault });

test('the config of a class is applied to a chosen class', async () => {
  const token = await tokenOf('admin');
  const [five, six] = [await openPlace('5'), await openPlace('6')];
  await saveConfig(token, { ...five, ...CONFIG, version: 0 });
  await open('config', five);
  await openCopyDialog(APPLY);
  await waitForCopyRows();
  expect(copyRows()['6']).toMatchObject({ box: expect.objectContaining({ checked: true }) as unknown });
  expect(copyRows()['12']?.text).toBe('Not possible: The class has no subjects yet');
  clickLastButton('Apply');
  await screen.findByText('Copied result config');
  expect((await act(() => getConfig(token, six))).data).toMatchObject(CONFIG);
});

test('a class without a config takes over that of a chosen class, and the form shows it', async () => {
  const token = await tokenOf('admin');
  const [five, six] = [await openPlace('5'), await openPlace('6')];
  await saveConfig(token, { ...five, ...CONFIG, version: 0 });
  await dropConfig(six);
  await open('config', six);
  await openCopyDialog(FROM);
  await chooseOption('Class to copy', '5');
  await waitForCopyRows();
  clickLastButton('Copy');
  await screen.findByText('Copied to 1 class');
  clickLastButton('Close');
  await waitFor(() => expect(screen.getByLabelText('Term Exam Name')).toHaveValue('Unit Test'));
  expect(await screen.findByRole('button', { name: APPLY })).toBeVisible();
});

test('after the dialog of a copy is closed, its button has the focus, also while the config is loaded again', async () => {
  const token = await tokenOf('admin');
  const [five, six] = [await openPlace('5'), await openPlace('6')];
  await saveConfig(token, { ...five, ...CONFIG, version: 0 });
  await dropConfig(six);
  const { reply, release } = holdResponse();
  let isCopied = false;
  const config = `GET /result/config/${six.sessionId}/${six.classId}`;
  await open('config', six, (call, init) => (isCopied && callName(call) === config ? reply(call, init) : undefined));
  await openCopyDialog(FROM);
  await chooseOption('Class to copy', '5');
  await waitForCopyRows();
  isCopied = true;
  clickLastButton('Copy');
  await screen.findByText('Copied to 1 class');
  clickLastButton('Close');
  await waitFor(() => expect(screen.getByRole('button', { name: FROM })).toHaveFocus());
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: APPLY })).toHaveFocus());
});

test('unsaved changes have to be saved before a copy', async () => {
  const five = await openPlace('5');
  await saveConfig(await tokenOf('admin'), { ...five, ...CONFIG, version: 0 });
  await open('config', five);
  fireEvent.change(await screen.findByLabelText('Term Exam Name'), { target: { value: 'Test' } });
  fireEvent.click(await screen.findByRole('button', { name: APPLY }));
  expect(await screen.findByText(/^Save or discard your changes first/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CLASS-40 a disabled class is not offered as the class to copy', async () => {
  const eight = await limitsWorld('8');
  const disabled = alterResponse((classes) =>
    (classes as unknown as { className: string }[]).map((one) =>
      one.className === 'LKG' ? { ...one, disabled: true } : one,
    ),
  );
  await open('marks-config', eight.place, replyTo('GET /class/all/1', disabled));
  await openCopyDialog(FROM);
  // A long list draws its first options only.
  const sources = await optionsOf('Class to copy');
  expect(sources.length).toBeGreaterThan(5);
  expect(sources).toEqual(['Nursery', 'UKG', '1', '2', '3', '4', '5', '6', '7', '9', '10'].slice(0, sources.length));
});

test('limits are applied to other classes, and a class without limits takes over those of a chosen class', async () => {
  const token = await tokenOf('admin');
  const [nine, eight, seven] = [await limitsWorld('9'), await limitsWorld('8'), await limitsWorld('7')];
  await saveLimits(token, [formOf(nine)]);
  await open('marks-config', eight.place);
  await openCopyDialog(FROM);
  // Class 7 has subjects and exams, but nothing to copy.
  const sources = await optionsOf('Class to copy');
  expect([sources.includes('9'), sources.includes('7')]).toEqual([true, false]);
  await chooseOption('Class to copy', '9');
  await waitForCopyRows();
  expect(copyRows()['8']?.text).toBe('Adds: Annual: Science');
  clickLastButton('Copy');
  await screen.findByText('Copied to 1 class');
  clickLastButton('Close');
  await openCopyDialog(APPLY);
  await waitForCopyRows();
  expect(copyRows()['9']?.text).toBe('Already equal');
  expect(copyRows()['7']?.box).toBeChecked();
  for (const [name, { box }] of Object.entries(copyRows())) if (name !== '7' && box?.checked) fireEvent.click(box);
  clickLastButton('Apply');
  await waitFor(() => expect(Object.keys(copyRows())).toEqual(['7']));
  expect(await act(() => storedLimits(seven))).toEqual(await act(() => storedLimits(nine)));
});
