import { ConfirmDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { GroupDialog } from './GroupDialog';
import { SubjectDialog } from './SubjectDialog';
import type { Deleted, SubjectActions } from './useSubjectActions';
import type { SubjectLists } from './useSubjectLists';

interface SubjectDialogsProps {
  readonly actions: SubjectActions;
  /** the first part of the names of drafts */
  readonly draftPrefix: string;
  readonly lists: SubjectLists;
}

const NOTHING: readonly never[] = [];

/** At most one editing dialog is open, because each one guards navigation away from the screen. */
export function SubjectDialogs({ actions: { editing, deleting, remove }, draftPrefix, lists }: SubjectDialogsProps) {
  const words = useWords(subjectWords);
  const { target, open, opening, close } = editing;
  const [subjects, groups] = [lists.subjects.rows ?? NOTHING, lists.groups.rows ?? NOTHING];
  const common = { open, draftPrefix, subjects, groups, onClose: close };
  return (
    <>
      {target?.kind === 'subject' && <SubjectDialog key={opening} {...common} {...target} />}
      {target?.kind === 'group' && <GroupDialog key={opening} {...common} {...target} />}
      <ConfirmDialog
        open={deleting.open}
        {...deletion(words, deleting.target)}
        confirmLabel={words.remove}
        danger
        onConfirm={remove}
        onClose={deleting.close}
      />
    </>
  );
}

function deletion(words: (typeof subjectWords)['en'], target: Deleted | undefined): { title: string; text: string } {
  if (!target) return { title: '', text: '' };
  const at = words.selectionName(target.selection.class.className, target.selection.session.sessionName);
  return target.kind === 'subject'
    ? { title: words.removeSubjectTitle(target.stored.subjectName, at), text: words.removeSubjectText }
    : { title: words.removeGroupTitle(target.stored.groupName, at), text: words.removeGroupText };
}
