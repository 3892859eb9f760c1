import {
  useDeleteClassSubjectMutation,
  useDeleteSubjectGroupMutation,
  type ClassSubject,
  type SubjectGroup,
} from '@/api/subjects';
import { useFeedback } from '@/shared/feedback';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import type { SubjectPlace } from './useSubjectPlace';

/** `stored`: undefined for what does not exist yet. */
export type Edited =
  | { readonly kind: 'subject'; readonly place: SubjectPlace; readonly stored: ClassSubject | undefined }
  | { readonly kind: 'group'; readonly place: SubjectPlace; readonly stored: SubjectGroup | undefined };
export type Deleted =
  | { readonly kind: 'subject'; readonly place: SubjectPlace; readonly stored: ClassSubject }
  | { readonly kind: 'group'; readonly place: SubjectPlace; readonly stored: SubjectGroup };

export interface SubjectActions {
  readonly editing: DialogState<Edited>;
  readonly deleting: DialogState<Deleted>;
  readonly remove: () => Promise<unknown>;
}

export function useSubjectActions(): SubjectActions {
  const words = useWords(subjectWords);
  const feedback = useFeedback();
  const [deleteSubject] = useDeleteClassSubjectMutation();
  const [deleteGroup] = useDeleteSubjectGroupMutation();
  const editing = useDialog<Edited>();
  const deleting = useDialog<Deleted>();
  const remove = async () => {
    const { target } = deleting;
    if (!target) return;
    const { sessionId, classId } = target.stored;
    if (target.kind === 'subject')
      await feedback(deleteSubject({ sessionId, classId, subjectId: target.stored.subjectId }).unwrap(), {
        success: words.subjectDeleted,
        fallback: words.subjectRemoveFailed,
      });
    else
      await feedback(deleteGroup({ sessionId, classId, groupId: target.stored.groupId }).unwrap(), {
        success: words.groupDeleted,
        fallback: words.groupRemoveFailed,
      });
  };
  return { editing, deleting, remove };
}
