import { fireEvent } from '@testing-library/react';
import { screen, settle, waitFor } from '../../support/portal';
import { call, tokenOf } from '../../support/provider';
import { countOf, either, lost, on, real, recording, refuse, unauthorised } from '../support/faults';
import { goTo } from '../support/moving';
import { signInAs } from '../support/signingIn';
import { AANYA, answered, pressable, RUNNING_ID } from '../support/students';
import { dialogSoon } from '../support/life';
import {
  AT,
  box,
  field,
  gone,
  ID,
  lines,
  openFees,
  press,
  resetFees,
  said,
  SAVE,
  saveButton,
  SAVED,
  showFees,
  stored,
  TITLE,
  type,
} from './support/fees';

beforeEach(resetFees);

const CONFLICT = 'Another user has changed this record';
const ASKED = 'You have unsaved changes. Leave without saving?';
const click = (name: string) =>
  fireEvent.click(
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name) as Element,
  );

/** Another administrator gives something off meanwhile. */
const theirs = async (discount: number) =>
  call('PUT', '/fee/student/discount', {
    token: await tokenOf('platform'),
    json: { studentId: ID, sessionId: RUNNING_ID, discount, admissionFeeApplicable: true },
  });

test('FEE-22 CODE-02 CALL2-03 a save that fails says why and keeps what was typed; an answer that got lost is not a second save', async () => {
  const { headers, fault } = recording(SAVE);
  const replies = on(SAVE, refuse(105, '', { status: 500 }), refuse(185, 'Not today'), lost, real);
  await openFees({ fault: either(fault, replies) });
  await type('500');
  for (const text of ['Failed to update fee. Please try again.', 'Not today', 'Network error occurred']) {
    press();
    expect(await screen.findByText(text)).toBeVisible();
    await pressable(saveButton);
    expect(field()).toHaveValue('500.00');
  }
  expect(screen.getByText('Not saved. Your entries are still here.')).toBeVisible();
  press();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
  expect(await stored()).toEqual([{ discount: 500, admission: false, version: 1 }]);
});

test('DISCOUNT-07 FEE-50 what the provider refuses stands at the discount: a payment came in meanwhile', async () => {
  const message = 'Discount cannot be more than the due fee';
  const problem = { problems: [{ path: 'discount', message }] };
  await openFees({ fault: on(SAVE, refuse(109, message, { data: problem }), real) });
  await type('500');
  press();
  await waitFor(() => expect(said()).toBe(message));
  expect(field()).toHaveFocus();
});

test('somebody else saved first: when and what is said, and theirs can be loaded', async () => {
  await openFees();
  await type('500');
  await theirs(700);
  press();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(screen.getByText(/^Changed on .*: Discount, Admission fee applies\.$/)).toBeVisible();
  click('Load new version');
  await waitFor(() => expect(screen.queryByText(CONFLICT)).toBeNull());
  await waitFor(() => expect(field().value).toMatch(/^700(\.00)?$/));
  expect(box().checked).toBe(true);
  expect(lines().at(-1)?.slice(0, 2)).toEqual(['Due', '₹23,300.50']);
  await type('800');
  press();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await stored()).toEqual([{ discount: 800, admission: true, version: 2 }]);
});

test('the own one can be saved over theirs', async () => {
  await openFees();
  await type('500');
  await theirs(700);
  press();
  await screen.findByText(CONFLICT);
  click('Save my version');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await stored()).toEqual([{ discount: 500, admission: false, version: 2 }]);
});

test('a dialog in which something was changed asks before it is closed, and opens as it is stored; one in which nothing was does not', async () => {
  const rendered = await openFees();
  await type('500');
  press('Cancel');
  expect(await screen.findByText(ASKED)).toBeVisible();
  click('Stay');
  await waitFor(() => expect(screen.queryByText(ASKED)).toBeNull());
  expect(field().value).toMatch(/^500(\.00)?$/);
  fireEvent.keyDown(field(), { key: 'Escape', code: 'Escape', keyCode: 27 });
  expect(await screen.findByText(ASKED)).toBeVisible();
  click('Leave');
  await gone();
  expect(await stored()).toEqual([]);
  await theirs(700);
  await showFees(rendered);
  expect(field()).toHaveValue('700');
  press('Cancel');
  await gone();
  expect(screen.queryByText(ASKED)).toBeNull();
});

test('nothing is asked where a change was taken back', async () => {
  await openFees();
  await type('500');
  await type('0');
  press('Cancel');
  await gone();
});

test('a link asks before what was typed is lost', async () => {
  const rendered = await openFees();
  fireEvent.click(box());
  await settle();
  await goTo(rendered, '/profile');
  expect(await screen.findByText(ASKED)).toBeVisible();
  expect(rendered.path()).toBe('/students/list');
});

test('what was typed survives an expired sign-in, over the version it was typed on', async () => {
  const { bodies, fault } = recording(SAVE);
  const expired = either(fault, on(SAVE, unauthorised, real), on('POST /auth/refreshToken', unauthorised));
  const rendered = await openFees({ fault: expired });
  await type('500');
  press();
  await screen.findByText('Your session has ended. Please sign in again.');
  await theirs(700);
  await signInAs(rendered.user, 'platform');
  expect(await screen.findByText(`You have unsaved changes to ${AANYA.name}.`)).toBeVisible();
  await goTo(rendered, AT);
  await dialogSoon(TITLE);
  await waitFor(() => expect(field()).toHaveFocus());
  expect([field().value, box().checked]).toEqual(['500', false]);
  await answered();
  press();
  expect(await screen.findByText(CONFLICT)).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({ discount: 500, version: 0 });
  click('Save my version');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(countOf(rendered.sent, SAVE)).toBe(3);
  expect(await stored()).toEqual([{ discount: 500, admission: false, version: 2 }]);
});
