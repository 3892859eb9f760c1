import { configureStore } from '@reduxjs/toolkit';
import { signedOut } from '@/api/credentials/events';
import { changeFilters, createFilterSlice } from '@/shared/filters';

interface Filters {
  sessionId: number | null;
  classId: number | null;
  sectionId: number | null;
  name: string;
}
const start: Filters = { sessionId: null, classId: null, sectionId: null, name: '' };
const chosen: Filters = { sessionId: 1, classId: 2, sectionId: 3, name: 'anil' };
const parents = { classId: 'sessionId', sectionId: 'classId' } as const;

const storeOf = () => {
  const slice = createFilterSlice<Filters>({ name: 'studentFilters', start, parents });
  const store = configureStore({ reducer: slice.reducer });
  return { ...slice.actions, store, state: () => store.getState() };
};

test('TABLE-10 a changed filter returns to the first page', () => {
  const { store, state, filtersChanged, pageChanged } = storeOf();
  store.dispatch(pageChanged({ page: 4, size: 10 }));
  expect(state()).toMatchObject({ page: 4, size: 10 });
  store.dispatch(filtersChanged({ name: 'anil' }));
  expect(state()).toMatchObject({ page: 1, size: 10, filters: { ...start, name: 'anil' } });
});

test('TABLE-10 another page size returns to the first page', () => {
  const { store, state, pageChanged } = storeOf();
  store.dispatch(pageChanged({ page: 4, size: 10 }));
  store.dispatch(pageChanged({ page: 4, size: 25 }));
  expect(state()).toMatchObject({ page: 1, size: 25 });
});

test('TABLE-10 reset goes back to the start and the first page, and keeps the page size', () => {
  const { store, state, filtersChanged, filtersReset, pageChanged } = storeOf();
  store.dispatch(filtersChanged(chosen));
  store.dispatch(pageChanged({ page: 1, size: 50 }));
  store.dispatch(pageChanged({ page: 3, size: 50 }));
  store.dispatch(filtersReset());
  expect(state()).toEqual({ filters: start, page: 1, size: 50 });
});

test('a changed parent resets its children and theirs, and nothing else', () => {
  expect(changeFilters(chosen, { sessionId: 9 }, start, parents)).toEqual({ ...start, sessionId: 9, name: 'anil' });
  expect(changeFilters(chosen, { classId: 9 }, start, parents)).toEqual({ ...chosen, classId: 9, sectionId: null });
  expect(changeFilters(chosen, { sectionId: 9 }, start, parents)).toEqual({ ...chosen, sectionId: 9 });
});

test('children the change names are kept, as is everything below an unchanged parent', () => {
  expect(changeFilters(chosen, { sessionId: 9, classId: 8, sectionId: 7 }, start, parents)).toEqual({
    sessionId: 9,
    classId: 8,
    sectionId: 7,
    name: 'anil',
  });
  expect(changeFilters(chosen, { sessionId: 1 }, start, parents)).toEqual(chosen);
});

test('filters, page and page size start again for the next user who signs in', () => {
  const { store, state, filtersChanged, pageChanged } = storeOf();
  store.dispatch(filtersChanged(chosen));
  store.dispatch(pageChanged({ page: 1, size: 50 }));
  store.dispatch(pageChanged({ page: 3, size: 50 }));
  store.dispatch(signedOut({ reason: 'elsewhere' }));
  expect(state()).toEqual({ filters: start, page: 1, size: 10 });
});
