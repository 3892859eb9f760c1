// A list that is opened again shows what is stored now, not what it showed before.
import { renderPortal, screen, settle, type Rendered } from '../support/portal';
import { resetProvider, sql } from '../support/provider';
import { goTo } from './support/moving';
import * as students from './support/students';

beforeEach(resetProvider);

const openAt = (at: string, as: string) => () => renderPortal({ at, as });

async function openStudents(): Promise<Rendered> {
  const rendered = await students.openList();
  students.typeText(String(students.AANYA.code));
  await students.search();
  return rendered;
}

test.each<[string, string, () => Promise<Rendered>, string, string]>([
  [
    'schools',
    '/schools',
    openAt('/schools', 'platform'),
    students.SARASWATI,
    "UPDATE schools SET name = 'New name' WHERE id = 1",
  ],
  [
    'sessions',
    '/sessions',
    openAt('/sessions', 'admin'),
    students.NEXT,
    "UPDATE sessions SET name = 'New name' WHERE school_id = 1 AND status = 'UPCOMING'",
  ],
  [
    'classes',
    '/classes',
    openAt('/classes', 'admin'),
    'LKG',
    "UPDATE classes SET name = 'New name' WHERE school_id = 1 AND name = 'LKG'",
  ],
  [
    'teachers',
    '/teachers/list',
    openAt('/teachers/list', 'admin'),
    'Anita Choudhary',
    "UPDATE users SET full_name = 'New name' WHERE full_name = 'Anita Choudhary'",
  ],
  [
    'students',
    '/students/list',
    openStudents,
    students.AANYA.name,
    `UPDATE students SET name = 'New name' WHERE code = ${students.AANYA.code} AND school_id = 1`,
  ],
])('the list of %s shows at the next visit what somebody else changed', async (_list, at, open, before, change) => {
  const rendered = await open();
  await screen.findAllByText(before);
  await goTo(rendered, '/profile');
  await settle();
  await sql(change);
  await goTo(rendered, at);
  expect(await screen.findByText('New name')).toBeVisible();
  expect(screen.queryByText(before)).toBeNull();
});
