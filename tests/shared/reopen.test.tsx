// Which dialogs open again with their draft.
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { tokenRead } from '@/features/auth/authSlice';
import { useReopen } from '@/shared/drafts';
import { draftKept } from '@/shared/drafts/draftsSlice';
import { openPortal } from './support/saving';

/** The rests of the names that are passed to the dialog of this name, with these drafts of the user. */
function opened(name: string, forms: readonly string[]): string[] {
  const { store } = openPortal();
  const unsaved = { work: {}, base: null, link: { to: '/' }, label: '' };
  act(() => {
    store.dispatch(tokenRead({ userId: 1, userName: 'user1' }));
    for (const form of forms) store.dispatch(draftKept({ owner: '1', form, unsaved }));
  });
  const rests: string[] = [];
  renderHook(() => useReopen(name, (rest) => rests.push(rest)), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  return rests;
}

test('a dialog with one draft does not open for a draft whose name begins with its name', () => {
  expect(opened('results/grades#schoolId=1', ['results/grades#schoolId=10', 'results/grades#schoolId=19'])).toEqual([]);
  expect(opened('results/grades#schoolId=1', ['results/grades#schoolId=10', 'results/grades#schoolId=1'])).toEqual([
    '',
  ]);
});

test('a dialog with a draft for each record opens with the record of the first draft', () => {
  expect(opened('sessions/', ['subjects/2', 'sessions/7', 'sessions/new'])).toEqual(['7']);
});
