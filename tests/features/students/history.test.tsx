// The drawer with the history of a record, on the view of a student.
import { fireEvent, within } from '@testing-library/react';
import { demoStudent, formOf, update } from '../../provider/support/students';
import { renderPortal, screen, waitFor, type Fault, type RenderOptions } from '../../support/portal';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { rejectWith } from '../../support/faults';

let studentId: number;
let name: string;
beforeEach(async () => {
  await resetProvider();
  studentId = await demoStudent('5');
  const token = await tokenOf('admin');
  const { data } = await call<Parameters<typeof formOf>[0]>('GET', `/student/${studentId}`, { token });
  name = data.studentName;
  await update(token, studentId, formOf(data, { category: 'OBC', mobileNo: '9811122233', dateOfBirth: '2016-01-02' }));
});

async function openHistory(options: RenderOptions = {}): Promise<HTMLElement> {
  await renderPortal({ at: `/students/view?id=${studentId}`, as: 'clerk', ...options });
  fireEvent.click(await screen.findByRole('button', { name: 'History' }));
  return screen.findByRole('dialog', { name: `History: ${name}` });
}

const actionsIn = (drawer: HTMLElement) =>
  within(drawer)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rowsIn = (drawer: HTMLElement) =>
  [...drawer.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('a change of a student has its user and its fields in words, in the order of the form, with masked numbers', async () => {
  const drawer = await openHistory();
  expect(await within(drawer).findByText(/by Asha Verma$/)).toBeVisible();
  expect(actionsIn(drawer)).toEqual(['Changed']);
  const rows = rowsIn(drawer);
  expect(rows.map(([field]) => field)).toEqual(['Date of Birth', 'Mobile Number', 'Category']);
  expect(rows.map(([, , after]) => after)).toEqual(['02/01/2016', 'XXXXXX2233', 'OBC']);
  expect(rows[1]?.[1]).toMatch(/^X{6}\d{4}$/);
  expect(drawer).not.toHaveTextContent('9811122233');
});

test('older changes follow on demand, a page at a time, until the last one', async () => {
  await sql(
    `INSERT INTO audit_entries (at, school_id, event, request_id, details)
     SELECT now(), 1, 'updateStudent', 'page', jsonb_build_object('entity', 'student', 'id', $1::integer, 'before',
       jsonb_build_object('block', n), 'after', jsonb_build_object('block', n + 1)) FROM generate_series(1, 30) AS n`,
    [studentId],
  );
  const drawer = await openHistory();
  await waitFor(() => expect(actionsIn(drawer)).toHaveLength(25));
  fireEvent.click(within(drawer).getByRole('button', { name: 'Show older changes' }));
  await waitFor(() => expect(actionsIn(drawer)).toHaveLength(31));
  expect(within(drawer).queryByRole('button', { name: 'Show older changes' })).toBeNull();
  expect(rowsIn(drawer)[0]).toEqual(['Block', '30', '31']);
});

test('a history that cannot be loaded is reported with Retry', async () => {
  let failures = 0;
  const failsOnce: Fault = (sent, init) => {
    if (!sent.path.startsWith('/history')) return undefined;
    failures += 1;
    return failures === 1 ? rejectWith(105, '', { status: 500 })(sent, init) : undefined;
  };
  const drawer = await openHistory({ fault: failsOnce });
  expect(await within(drawer).findByText('Failed to load the history')).toBeVisible();
  fireEvent.click(within(drawer).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(actionsIn(drawer)).toEqual(['Changed']));
});

test('a record without entries shows a text, and Close returns the focus to the button', async () => {
  await sql('DELETE FROM audit_entries');
  const drawer = await openHistory();
  expect(await within(drawer).findByText('No changes recorded.')).toBeVisible();
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
