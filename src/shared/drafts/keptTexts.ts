/** The drafts of a user as the dashboard lists them and Logout names them. */
import { showMoment } from '../lib/dates';
import { paths } from '../navigation';
import { isUnknown, keptDraftsOf, type DraftLink, type DraftsState } from './draftsSlice';
import type { StoredDraft } from './storedDrafts';
import type { draftWords } from './words';

type Words = (typeof draftWords)['en'];

export interface KeptText {
  readonly form: string;
  readonly text: string;
  readonly link: DraftLink;
  /** It may be saved: the result of its last save is not known. */
  readonly isUnknown: boolean;
}

/** The word for the entries of a stored draft, by its screen. */
const ENTRIES: Readonly<Record<string, 'storedRemarks' | 'storedDecisions'>> = {
  [paths.remarks]: 'storedRemarks',
  [paths.promotion]: 'storedDecisions',
};

const pathOf = (form: string): string => `/${form.split('#')[0] ?? ''}`;

/** The draft of a promotion is named by its sessions; its keys begin with the class. The screen restores the other choices with it. */
function storedLink({ form, texts }: StoredDraft): string {
  if (pathOf(form) !== paths.promotion) return `/${form}`;
  const classIds = new Set(Object.keys(texts).map((key) => key.split('/')[0]));
  return `/${form}&classIds=${[...classIds].join(',')}`;
}

/** The drafts in memory, then those stored during input that are not in memory. */
export function keptTexts(
  drafts: DraftsState,
  userId: string | null,
  stored: readonly StoredDraft[],
  words: Words,
): KeptText[] {
  const kept = keptDraftsOf(drafts, userId);
  return [
    ...kept.map(({ form, label, link, attempt }) => ({ form, text: label, link, isUnknown: isUnknown(attempt) })),
    ...stored
      .filter(({ form }) => !kept.some((one) => one.form === form))
      .map((draft) => ({
        form: draft.form,
        text: words[ENTRIES[pathOf(draft.form)] ?? 'storedMarks'](
          Object.keys(draft.texts).length,
          showMoment(draft.savedAt),
        ),
        link: { to: storedLink(draft) },
        isUnknown: false,
      })),
  ];
}
