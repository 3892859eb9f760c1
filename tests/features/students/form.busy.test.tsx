import { resetProvider } from '../../support/provider';
import { advanceClock, screen, useFakeClock, waitFor, waitUntil } from '../../support/portal';
import { combineFaults, holdResponse, networkError, passThrough, recordCalls, replyTo } from '../../support/faults';
import { clickButton, isLocked, queryDatabase, typeInto } from '../../support/screen';
import { GARIMA, openEdit, PUT, studentOf } from './support/form';
import { REDIRECT_MS } from '@/features/students/form/useStudentForm';

beforeEach(resetProvider);

const asked = 'You have unsaved changes. Leave without saving?';
const UPDATED = 'Student updated successfully';
const isShown = (text: string) => screen.queryByText(text) !== null;
const storedDistrict = () => queryDatabase('SELECT district FROM students WHERE id = $1', [GARIMA.id]);

test('the fields are locked from a save until the list opens, and free again after a save that failed', async () => {
  const { reply, release } = holdResponse();
  const { path } = await openEdit({ fault: replyTo(PUT, networkError, reply) });
  typeInto('District', 'Kota');
  clickButton('Save');
  await screen.findByText('Network error occurred');
  expect(isLocked('District')).toBe(false);
  clickButton('Save');
  await screen.findByText('Saving…');
  expect(isLocked('District')).toBe(true);
  expect(screen.getByText('Cancel').closest('[inert]')).toBeNull();
  useFakeClock();
  release();
  await waitUntil(() => isShown(UPDATED));
  expect([isShown('Saving…'), isLocked('District')]).toEqual([false, true]);
  await advanceClock(REDIRECT_MS);
  expect(path()).toBe('/students/list');
});

/** A locked field takes no input in a browser; here it arrives anyway. */
test('what is changed during a save is not lost: the form asks before the list opens, and saves it', async () => {
  const { reply, release } = holdResponse();
  const { fault, bodies } = recordCalls(PUT);
  const { path } = await openEdit({ fault: combineFaults(fault, replyTo(PUT, reply, passThrough)) });
  typeInto('District', 'Kota');
  clickButton('Save');
  await waitFor(() => expect(bodies).toHaveLength(1));
  typeInto('District', 'Bundi');
  useFakeClock();
  release();
  await waitUntil(() => isShown(UPDATED));
  await advanceClock(REDIRECT_MS);
  expect(isShown(asked)).toBe(true);
  clickButton('Stay');
  await advanceClock(REDIRECT_MS);
  expect([path(), isLocked('District')]).toEqual(['/students/edit', false]);
  clickButton('Save');
  await waitUntil(() => bodies.length === 2);
  expect(await studentOf(bodies[1])).toMatchObject({ district: 'Bundi' });
  await waitUntil(() => isLocked('District') && !isShown('Saving…'));
  await advanceClock(REDIRECT_MS);
  expect(path()).toBe('/students/list');
  expect(await storedDistrict()).toEqual([{ district: 'Bundi' }]);
});

test('what is changed after a save, before the list opens, can be saved after Stay', async () => {
  const { fault, bodies } = recordCalls(PUT);
  const { path } = await openEdit({ fault });
  typeInto('District', 'Kota');
  useFakeClock();
  clickButton('Save');
  await waitUntil(() => isShown(UPDATED));
  typeInto('District', 'Bundi');
  await advanceClock(REDIRECT_MS);
  expect(isShown(asked)).toBe(true);
  clickButton('Stay');
  await advanceClock(REDIRECT_MS);
  clickButton('Save');
  await waitUntil(() => bodies.length === 2);
  await waitUntil(() => isLocked('District') && !isShown('Saving…'));
  await advanceClock(REDIRECT_MS);
  expect(path()).toBe('/students/list');
  expect(await storedDistrict()).toEqual([{ district: 'Bundi' }]);
});
