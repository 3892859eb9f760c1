// A list that is opened again shows what is stored now, not what it showed before.
import { renderPortal, screen, type Rendered, waitForResponses } from '../support/portal';
import { resetProvider, sql } from '../support/provider';
import { AANYA, NEXT, openListFor, SARASWATI } from './support/students';
import { navigateTo } from '../support/screen';

beforeEach(resetProvider);

const openAt = (at: string, as: string) => () => renderPortal({ at, as });

const openStudents = (): Promise<Rendered> => openListFor(AANYA.code);

test.each<[string, string, () => Promise<Rendered>, string, string]>([
  [
    'schools',
    '/schools',
    openAt('/schools', 'platform'),
    SARASWATI,
    "UPDATE schools SET name = 'New name' WHERE id = 1",
  ],
  [
    'sessions',
    '/sessions',
    openAt('/sessions', 'admin'),
    NEXT,
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
    AANYA.name,
    `UPDATE students SET name = 'New name' WHERE code = ${AANYA.code} AND school_id = 1`,
  ],
])('the list of %s shows at the next visit what another user changed', async (_list, at, open, before, change) => {
  const rendered = await open();
  await screen.findAllByText(before);
  await navigateTo(rendered, '/profile');
  await waitForResponses();
  await sql(change);
  await navigateTo(rendered, at);
  expect(await screen.findByText('New name')).toBeVisible();
  expect(screen.queryByText(before)).toBeNull();
});
