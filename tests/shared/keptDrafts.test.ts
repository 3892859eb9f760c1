import { draftKept, draftsReducer, keptDraftsOf } from '@/shared/drafts/draftsSlice';
import { draftWords } from '@/shared/drafts/words';

const unsaved = {
  work: { studentName: 'Aanya' },
  base: 1,
  link: { to: '/receipts/fee', state: { id: 4 } },
  label: 'A receipt',
};

test('a draft is listed with its own link and label, for its user alone', () => {
  const drafts = { owner: '7', byForm: { 'receipts/fee/4': unsaved } };
  expect(keptDraftsOf(drafts, '7')).toEqual([{ form: 'receipts/fee/4', ...unsaved }]);
  expect([keptDraftsOf(drafts, '8'), keptDraftsOf(drafts, null)]).toEqual([[], []]);
  expect(keptDraftsOf({ owner: null, byForm: {} }, null)).toEqual([]);
});

test('the work of another user goes when the next one leaves some of his own', () => {
  const keep = (owner: string, form: string) => draftKept({ owner, form, unsaved });
  const first = [keep('7', 'schools/add'), keep('7', 'schools/edit/2')].reduce(draftsReducer, undefined);
  expect(Object.keys(first?.byForm ?? {})).toEqual(['schools/add', 'schools/edit/2']);
  expect(draftsReducer(first, keep('8', 'teachers/edit/3'))).toEqual({
    owner: '8',
    byForm: { 'teachers/edit/3': unsaved },
  });
});

test('what is kept is called by its name, where it has one already', () => {
  const { registration, entry, changes } = draftWords.en;
  expect([registration(''), entry(null), changes(undefined)]).toEqual([
    'You have an unsaved registration.',
    'You have an unsaved entry.',
    'You have unsaved changes.',
  ]);
  expect([registration(' Aanya '), entry('UKG'), changes('Aanya')]).toEqual([
    'You have an unsaved registration of Aanya.',
    'You have an unsaved entry “UKG”.',
    'You have unsaved changes to Aanya.',
  ]);
});
