import { draftDropped, draftKept, draftsDropped, draftsReducer, keptDraftsOf } from '@/shared/drafts/draftsSlice';
import { draftWords } from '@/shared/drafts/words';

const unsaved = {
  work: { studentName: 'Aanya' },
  base: 1,
  link: { to: '/receipts/fee', state: { id: 4 } },
  label: 'A receipt',
};

test('a draft is listed with its own link and label, for its user alone', () => {
  const drafts = { '7': { 'receipts/fee/4': unsaved } };
  expect(keptDraftsOf(drafts, '7')).toEqual([{ form: 'receipts/fee/4', ...unsaved }]);
  expect([keptDraftsOf(drafts, '8'), keptDraftsOf(drafts, null)]).toEqual([[], []]);
  expect(keptDraftsOf({}, null)).toEqual([]);
});

const keep = (owner: string, form: string) => draftKept({ owner, form, unsaved });

test('drafts of two users are kept beside each other', () => {
  const kept = [keep('7', 'schools/add'), keep('7', 'schools/edit/2'), keep('8', 'teachers/edit/3')];
  expect(kept.reduce(draftsReducer, {})).toEqual({
    '7': { 'schools/add': unsaved, 'schools/edit/2': unsaved },
    '8': { 'teachers/edit/3': unsaved },
  });
});

test('the drafts of one user are deleted alone', () => {
  const kept = [keep('7', 'schools/add'), keep('8', 'schools/add')].reduce(draftsReducer, {});
  expect(draftsReducer(kept, draftsDropped({ owner: '8' }))).toEqual({ '7': { 'schools/add': unsaved } });
  expect(draftsReducer(kept, draftDropped({ owner: '8', form: 'schools/add' }))).toEqual({
    '7': { 'schools/add': unsaved },
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
