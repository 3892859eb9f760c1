// Enter that is still pressed after a save or a selection opened the next part of the screen.
import { fireEvent } from '@testing-library/react';
import { screen } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { openCertificate } from '../support/certificate';
import { findSavedHeading, openReceipt, payingStudent, submitReceipt } from '../support/counter';

beforeEach(resetProvider);

/** Whether the browser would activate the button. */
const activates = (name: string, repeat: boolean): boolean =>
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter', repeat });

test.each([
  ['Print', false, true],
  ['Print', true, false],
  ['Next student', true, false],
])('after a stored receipt, Enter on %s (repeated: %p) activates it: %p', async (name, repeat, expected) => {
  await openReceipt(await payingStudent());
  submitReceipt();
  await findSavedHeading();
  expect(activates(name, repeat)).toBe(expected);
});

test('a repeated Enter does not download a fee certificate', async () => {
  await openCertificate(await payingStudent());
  expect(activates('Download PDF', true)).toBe(false);
});
