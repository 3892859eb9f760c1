import { fireEvent, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions } from '../../support/portal';
import { addSchools } from '../support/schools';
import { findRow } from '../../support/screen';
import { countCalls, replyTo, passThrough, rejectWith } from '../../support/faults';

beforeEach(resetProvider);

const LIST = 'GET /school/all';
const open = (options: RenderOptions = {}) => renderPortal({ at: '/schools', as: 'platform', ...options });
const names = () =>
  screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('cell')[1]?.textContent ?? []);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `School ${String(from + place).padStart(2, '0')}`);

test('SCHOOL-05 CONST-07 TABLE-08 TABLE-09 the list is sorted by name at first, ten rows on a page', async () => {
  await addSchools(11);
  // Capitals do not come before small letters.
  await sql("UPDATE schools SET name = 'aravali School', name_key = 'aravali school' WHERE name = 'School 11'");
  const { user } = await open();
  await findRow('Nalanda Public School');
  expect(names()).toEqual(['aravali School', 'Nalanda Public School', 'Saraswati Vidya Mandir', ...numbered(1, 7)]);
  expect(screen.getByText('Total Records: 13')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  const choices = document.querySelectorAll('.ant-select-item-option-content');
  expect([...choices].map((choice) => choice.textContent)).toEqual(['5 / page', '10 / page', '25 / page', '50 / page']);
  fireEvent.click(choices[2] as Element);
  await waitFor(() => expect(names()).toHaveLength(13));
});

test('TABLE-02 a click on a column sorts up, the next one down, over all pages', async () => {
  await addSchools(11);
  await sql("UPDATE schools SET contact_email = 'z@school.example' WHERE name = 'School 03'");
  await sql("UPDATE schools SET created_at = '2026-04-01T00:00:00Z' WHERE name = 'School 06'");
  await sql("UPDATE schools SET disabled = true WHERE name = 'School 08'");
  const { user } = await open();
  await findRow('Nalanda Public School');
  await user.click(screen.getByRole('columnheader', { name: /Name/ }));
  expect(names()).toEqual([...numbered(2, 11).reverse()]);
  await user.click(screen.getByRole('columnheader', { name: /Principal/ }));
  await user.click(screen.getByRole('columnheader', { name: /Principal/ }));
  expect(names().slice(0, 2)).toEqual(['Nalanda Public School', 'Saraswati Vidya Mandir']);
  for (const [column, last] of [
    ['Email', 'School 03'],
    ['Status', 'School 08'],
    ['Created', 'School 06'],
  ] as const) {
    const header = screen.getByRole('columnheader', { name: new RegExp(column) });
    fireEvent.click(header);
    expect([column, names()[0]]).not.toEqual([column, last]);
    fireEvent.click(header);
    expect([column, names()[0]]).toEqual([column, last]);
  }
});

test('TABLE-06 TABLE-07 Go to opens a page that exists and nothing else', async () => {
  await addSchools(11);
  const { user } = await open();
  await findRow('Nalanda Public School');
  const goTo = screen.getByLabelText('Go to');
  const first = names();
  for (const text of ['0', '3', '-1', '1.5', 'x', ' ']) {
    await user.clear(goTo);
    await user.type(goTo, `${text}{Enter}`);
    expect(names()).toEqual(first);
  }
  await user.clear(goTo);
  await user.type(goTo, '2{Enter}');
  expect(names()).toEqual(numbered(9, 11));
  await user.type(goTo, '1{Enter}');
  expect(names()).toEqual(first);
});

test('TABLE-04 Refresh loads the schools again', async () => {
  const { sent, user } = await open();
  await findRow('Nalanda Public School');
  await addSchools(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await findRow('School 01')).toBeVisible();
  expect(countCalls(sent, LIST)).toBe(2);
});

test('TABLE-05 without schools the table says so', async () => {
  await sql('UPDATE schools SET deleted_at = now()');
  await open();
  expect(await screen.findByText('No data available')).toBeVisible();
  expect(screen.getByText('Total Records: 0')).toBeVisible();
});

test('SCHOOL-11 CODE-04 a load that fails without words says so, and Retry loads again', async () => {
  const { sent, user } = await open({ fault: replyTo(LIST, rejectWith(105, '', { status: 500 }), passThrough) });
  expect(await screen.findByText('Failed to load schools')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add School' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await findRow('Nalanda Public School')).toBeVisible();
  expect(screen.queryByText('Failed to load schools')).toBeNull();
  expect(countCalls(sent, LIST)).toBe(2);
});

const words: [string, string, ReturnType<typeof rejectWith>, string][] = [
  [
    'SCHOOL-11 CODE-02 CODE-13',
    'the server’s words come first',
    rejectWith(105, 'Ask again at ten', { status: 500 }),
    'Ask again at ten',
  ],
  ['CODE-05 CODE-10', 'then the catalogue’s', rejectWith(108, ' ', { status: 500 }), 'Internal server error occurred'],
  [
    'CODE-08',
    'an unknown code brings its words',
    rejectWith(999, 'Closed on Sundays', { status: 200 }),
    'Closed on Sundays',
  ],
];
test.each(words)('%s %s', async (_ids, _what, reply, text) => {
  await open({ fault: replyTo(LIST, reply) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('Failed to load schools')).toBeNull();
});

test('CODE-06 a network that is down is shown as such', async () => {
  await open({ fault: replyTo(LIST, () => Promise.reject(new TypeError('fetch failed'))) });
  expect(await screen.findByText('Network error occurred')).toBeVisible();
});

test('a failed load shows a text of the server as text', async () => {
  await open({ fault: replyTo(LIST, rejectWith(105, '<b>No</b> <img src=x>')) });
  expect(await screen.findByText('<b>No</b> <img src=x>')).toBeVisible();
});
