import {
  useDeleteClassSubjectMutation,
  useDeleteSubjectGroupMutation,
  type ClassSubject,
  type SubjectGroup,
} from '@/api/subjects';
import type { CopyMode } from '@/shared/copies';
import type { ClassSelection } from '@/shared/domain';
import { useFeedback } from '@/shared/feedback';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';

/** `stored`: undefined for a new subject or group. */
export type Edited =
  | { readonly kind: 'subject'; readonly selection: ClassSelection; readonly stored: ClassSubject | undefined }
  | { readonly kind: 'group'; readonly selection: ClassSelection; readonly stored: SubjectGroup | undefined };
export type Deleted =
  | { readonly kind: 'subject'; readonly selection: ClassSelection; readonly stored: ClassSubject }
  | { readonly kind: 'group'; readonly selection: ClassSelection; readonly stored: SubjectGroup };

export interface SubjectActions {
  readonly editing: DialogState<Edited>;
  readonly deleting: DialogState<Deleted>;
  readonly copying: DialogState<CopyMode>;
  readonly remove: () => Promise<unknown>;
}

export function useSubjectActions(): SubjectActions {
  const words = useWords(subjectWords);
  const feedback = useFeedback();
  const [deleteSubject] = useDeleteClassSubjectMutation();
  const [deleteGroup] = useDeleteSubjectGroupMutation();
  const editing = useDialog<Edited>();
  const deleting = useDialog<Deleted>();
  const copying = useDialog<CopyMode>();
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
  return { editing, deleting, copying, remove };
}
