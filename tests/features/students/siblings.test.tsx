import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { advance, screen, settle, useFakeClock, waitFor } from '../../support/portal';
import { countOf, on, real, recording, refuse } from '../support/faults';
import {
  button,
  clear,
  click,
  closed,
  field,
  GARIMA,
  listed,
  mistakes,
  openEdit,
  openRegister,
  openSibling,
  people,
  pick,
  picked,
  press,
  PUT,
  studentIn,
} from './support/form';

beforeAll(resetProvider);

const SCHOOL = 'Saraswati Vidya Mandir';
const LOOKUP = 'POST /student/all/paged?pages=0&size=5';

function look(box: HTMLElement, text: string): void {
  const search = field('Sibling Name', box);
  fireEvent.mouseDown(search);
  fireEvent.change(search, { target: { value: text } });
}
const found = (box: HTMLElement) => listed('Sibling Name', box);
const GARIMA_FOUND = 'Garima Singh (1101)Father: Vijay Singh · Class UKG B';
async function choose(name: string): Promise<void> {
  fireEvent.click(await screen.findByText(name, { selector: '.student-found strong' }));
  await settle();
}

test('SIBLING-01..04 SIBLING-06 school, class and a picked student are needed; a typed name alone is not one', async () => {
  const { fault, bodies } = recording(LOOKUP);
  await openRegister({ fault });
  const box = await openSibling();
  expect(field('Sibling Name', box)).toHaveFocus();
  await waitFor(() => expect(picked('School', box)).toBe(SCHOOL));
  clear('School', box);
  await press('Add', box);
  const missing = {
    School: 'School is required',
    Class: 'Class is required',
    'Sibling Name': 'Sibling name is required',
  };
  await waitFor(() => expect(mistakes(box)).toEqual(missing));
  expect(field('Sibling Name', box)).toBeDisabled();
  await pick('School', SCHOOL, box);
  look(box, '1101 garima');
  await waitFor(() => expect(found(box)).toEqual([GARIMA_FOUND]));
  fireEvent.blur(field('Sibling Name', box));
  await press('Add', box);
  const { School: _chosen, ...rest } = missing;
  await waitFor(() => expect(mistakes(box)).toEqual(rest));
  look(box, '1101 garima');
  await choose('Garima Singh');
  expect(picked('Class', box)).toBe('UKG');
  await pick('Class', 'LKG', box);
  await press('Add', box);
  await waitFor(() => expect(mistakes(box)).toEqual({ 'Sibling Name': 'Sibling name is required' }));
  await pick('Class', 'UKG', box);
  look(box, 'garima');
  await choose('Garima Singh');
  expect(bodies.map((body) => (body as { classId: number }).classId)).toEqual([-1, 3]);
  await press('Add', box);
  await closed();
  expect(people('Siblings')).toEqual(['Garima Singh | 1101 | Class UKG']);
});

test('SIBLING-05 the look-up starts at 3 letters, 500 ms after the last, for five pupils of the whole school', async () => {
  const { fault, bodies } = recording(LOOKUP);
  const { sent } = await openRegister({ fault });
  const box = await openSibling();
  useFakeClock();
  look(box, 'in');
  await advance(2000);
  expect(countOf(sent, LOOKUP)).toBe(0);
  look(box, 'ing');
  await advance(499);
  look(box, 'ingh');
  await advance(499);
  expect(countOf(sent, LOOKUP)).toBe(0);
  await advance(1);
  expect(countOf(sent, LOOKUP)).toBe(1);
  const asked = { schoolId: 1, classId: -1, searchText: 'ingh', page: 0, size: 5 };
  expect(bodies).toEqual([expect.objectContaining(asked)]);
  expect(bodies[0]).not.toHaveProperty('sessionId');
});

test('SIBLING-01 SIBLING-06 neither the student nor a listed sibling is offered again; one is edited and taken away', async () => {
  const { fault, bodies } = recording(PUT);
  const failing = on(LOOKUP, refuse(105), real);
  await openEdit({ fault: (one, init) => fault(one, init) ?? failing(one, init) });
  expect(people('Siblings')).toEqual(['Laxmi Singh | 1479 | Class 9']);
  const box = await openSibling();
  await pick('Class', '9', box);
  look(box, '1479 laxmi');
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  look(box, 'laxmi singh');
  await screen.findByText('No students found matching with the search text');
  expect(found(box)).toEqual([]);
  clear('Class', box);
  look(box, '1101 garima');
  await screen.findByText('No students found matching with the search text');
  await press('Cancel', box);
  await closed();
  const edited = await openSibling('Laxmi Singh');
  expect([picked('Class', edited), picked('Sibling Name', edited)]).toEqual(['9', 'Laxmi Singh (1479), Class 9']);
  await pick('Class', 'Nursery', edited);
  look(edited, '1012 ishita');
  await choose('Ishita Agarwal');
  await press('Save', edited);
  await closed();
  expect(people('Siblings')).toEqual(['Ishita Agarwal | 1012 | Class Nursery']);
  fireEvent.click(screen.getByLabelText('Remove Ishita Agarwal'));
  expect(people('Siblings')).toEqual([]);
  expect(screen.getByText('No brother or sister in this school yet')).toBeVisible();
  expect(button('Add Sibling')).toBeEnabled();
  click('Save');
  expect(await screen.findByText('Student updated successfully')).toBeVisible();
  expect(await studentIn(bodies[0])).toMatchObject({ siblingInfo: [], studentName: GARIMA.name });
});
