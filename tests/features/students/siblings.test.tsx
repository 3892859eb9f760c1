import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, useFakeClock, waitFor, advanceClock, waitForResponses } from '../../support/portal';
import { GARIMA, openEdit, openRegister, openSibling, people, PUT, fieldErrors, studentOf } from './support/form';
import { countCalls, replyTo, passThrough, recordCalls, rejectWith } from '../../support/faults';
import {
  getButton,
  clearOption,
  clickButton,
  waitForNoDialog,
  getField,
  optionsOf,
  shownOptions,
  chooseOption,
  selectedText,
} from '../../support/screen';

beforeAll(resetProvider);

const SCHOOL = 'Saraswati Vidya Mandir';
const LOOKUP = 'POST /student/all/paged?pages=0&size=5';

function look(box: HTMLElement, text: string): void {
  const search = getField('Sibling Name', box);
  fireEvent.mouseDown(search);
  fireEvent.change(search, { target: { value: text } });
}
const GARIMA_FOUND = 'Garima Singh (1101)Father: Vijay Singh · Class UKG B · 9691697575';
async function choose(name: string): Promise<void> {
  const isName = (_text: string, element: Element | null) => element?.textContent === name;
  fireEvent.click(await screen.findByText(isName, { selector: '.student-found strong' }));
  await waitForResponses();
}

test('SIBLING-01..04 SIBLING-06 school, class and a picked student are needed; a typed name alone is not one', async () => {
  const { fault, bodies } = recordCalls(LOOKUP);
  await openRegister({ fault });
  const box = await openSibling();
  expect(getField('Sibling Name', box)).toHaveFocus();
  await waitFor(() => expect(selectedText('School', box)).toBe(SCHOOL));
  await clearOption('School', box);
  clickButton('Add', box);
  await waitForResponses();
  const missing = {
    School: 'School is required',
    Class: 'Class is required',
    'Sibling Name': 'Sibling name is required',
  };
  await waitFor(() => expect(fieldErrors(box)).toEqual(missing));
  expect(getField('Sibling Name', box)).toBeDisabled();
  await chooseOption('School', SCHOOL, box);
  look(box, '1101 garima');
  await waitFor(() => expect(shownOptions()).toEqual([GARIMA_FOUND]));
  fireEvent.blur(getField('Sibling Name', box));
  clickButton('Add', box);
  await waitForResponses();
  const { School: _chosen, ...rest } = missing;
  await waitFor(() => expect(fieldErrors(box)).toEqual(rest));
  look(box, '1101 garima');
  await choose('Garima Singh');
  expect(selectedText('Class', box)).toBe('UKG');
  await chooseOption('Class', 'LKG', box);
  clickButton('Add', box);
  await waitForResponses();
  await waitFor(() => expect(fieldErrors(box)).toEqual({ 'Sibling Name': 'Sibling name is required' }));
  await chooseOption('Class', 'UKG', box);
  look(box, 'garima');
  await choose('Garima Singh');
  expect(bodies).toMatchObject([
    { schoolId: 1, classId: -1 },
    { schoolId: 1, classId: 3 },
  ]);
  clickButton('Add', box);
  await waitForResponses();
  await waitForNoDialog();
  expect(people('Siblings')).toEqual(['Garima Singh | 1101 | Class UKG']);
});

test.each([
  ['AUTH-42 SIBLING-06', 'a user of the school', 'clerk'],
  ['SIBLING-06', 'a user of no school', 'platform'],
])('%s the school of the student is the only one offered and searched: %s', async (_id, _who, as) => {
  const { fault, bodies } = recordCalls(LOOKUP);
  await openEdit({ as, fault });
  const box = await openSibling();
  await waitFor(() => expect(selectedText('School', box)).toBe(SCHOOL));
  expect(await optionsOf('School', SCHOOL, box)).toEqual([SCHOOL]);
  look(box, '1012 ishita');
  await choose('Ishita Agarwal');
  expect(bodies).toEqual([expect.objectContaining({ schoolId: 1, searchText: '1012 ishita' })]);
  expect([selectedText('Class', box), selectedText('Sibling Name', box)]).toEqual([
    'Nursery',
    'Ishita Agarwal (1012), Class Nursery',
  ]);
});

test('SIBLING-05 STUDENT-74 STUDENT-75 STUDENT-76 the look-up starts at 3 letters, 500 ms after the last, for five students of the whole school', async () => {
  const { fault, bodies } = recordCalls(LOOKUP);
  const { sent } = await openRegister({ fault });
  const box = await openSibling();
  useFakeClock();
  look(box, 'in');
  await advanceClock(2000);
  expect(countCalls(sent, LOOKUP)).toBe(0);
  look(box, 'ing');
  await advanceClock(499);
  look(box, 'ingh');
  await advanceClock(499);
  expect(countCalls(sent, LOOKUP)).toBe(0);
  await advanceClock(1);
  expect(countCalls(sent, LOOKUP)).toBe(1);
  const asked = { schoolId: 1, classId: -1, sectionId: -1, searchText: 'ingh', page: 0, size: 5 };
  const eligible = { registrationStatus: 'COMPLETE', includeDisabled: false, includeBlocked: false };
  expect(bodies).toEqual([expect.objectContaining({ ...asked, ...eligible })]);
  expect(bodies[0]).not.toHaveProperty('sessionId');
  look(box, 'ing');
  await advanceClock(500);
  expect(bodies).toEqual([expect.anything(), expect.objectContaining({ ...asked, searchText: 'ing' })]);
});

test('SIBLING-01 SIBLING-06 STUDENT-27 STUDENT-76 neither the student nor a listed sibling is offered again, its code shows the reason without a link; one is edited and taken away', async () => {
  const { fault, bodies } = recordCalls(PUT);
  const failing = replyTo(LOOKUP, rejectWith(105), rejectWith(105), passThrough);
  await openEdit({ fault: (one, init) => fault(one, init) ?? failing(one, init) });
  expect(people('Siblings')).toEqual(['Laxmi Singh | 1479 | Class 9']);
  const box = await openSibling();
  await chooseOption('Class', '9', box);
  look(box, '1479 laxmi');
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  clickButton('Retry');
  await waitForResponses();
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  fireEvent.keyDown(getField('Sibling Name', box), { key: 'Enter', code: 'Enter', isComposing: true });
  await waitForResponses();
  expect(screen.getByText('Failed to load students')).toBeVisible();
  fireEvent.keyDown(getField('Sibling Name', box), { key: 'Enter', code: 'Enter' });
  await screen.findByText('No students found matching with the search text');
  look(box, 'laxmi singh');
  await screen.findByText('No students found matching with the search text');
  expect(shownOptions()).toEqual([]);
  await clearOption('Class', box);
  look(box, '1101 garima');
  await screen.findByText('No students found matching with the search text');
  look(box, '1479');
  await waitFor(() => expect(shownOptions()[0]).toMatch(/^1479 Laxmi Singh: already in this form/));
  expect(document.querySelector('.student-search-link')).toBeNull();
  clickButton('Cancel', box);
  await waitForResponses();
  await waitForNoDialog();
  const edited = await openSibling('Laxmi Singh');
  expect([selectedText('Class', edited), selectedText('Sibling Name', edited)]).toEqual([
    '9',
    'Laxmi Singh (1479), Class 9',
  ]);
  await chooseOption('Class', 'Nursery', edited);
  look(edited, '1012 ishita');
  await choose('Ishita Agarwal');
  clickButton('Save', edited);
  await waitForResponses();
  await waitForNoDialog();
  expect(people('Siblings')).toEqual(['Ishita Agarwal | 1012 | Class Nursery']);
  fireEvent.click(screen.getByLabelText('Remove Ishita Agarwal'));
  expect(people('Siblings')).toEqual([]);
  expect(screen.getByText('No brother or sister in this school yet')).toBeVisible();
  expect(getButton('Add Sibling')).toBeEnabled();
  clickButton('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await studentOf(bodies[0])).toMatchObject({ siblingInfo: [], studentName: GARIMA.name });
});

test('STUDENT-76 the student itself and one without a section are shown with the reason for their code, and Enter takes none', async () => {
  await openEdit({});
  const box = await openSibling();
  look(box, '1101');
  await waitFor(() => expect(shownOptions()[0]).toMatch(/^1101 Garima Singh: already in this form/));
  expect(document.querySelector('.student-search-link')).toBeNull();
  look(box, '1533');
  await waitFor(() => expect(shownOptions()[0]).toMatch(/^1533 Aanya Kumawat: section missing/));
  const disabled = () =>
    [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.getAttribute('aria-disabled'));
  expect(disabled()).toEqual(['true', 'false']);
  expect(document.querySelector('.ant-select-item-option-active')).toBeNull();
  fireEvent.keyDown(getField('Sibling Name', box), { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
  expect(selectedText('Sibling Name', box)).toBe('Name, code, mobile or father: 3 characters or more');
  // The form with its unsaved values stays open beside it.
  const link = screen.getByRole('link', { name: '1533: choose a section' });
  expect(link).toHaveAttribute('target', '_blank');
});
