import {
  useDeleteClassMutation,
  useDeleteSectionMutation,
  useSetClassStatusMutation,
  type Class,
  type Section,
} from '@/api/classes';
import { useHistory, type History } from '@/shared/domain';
import { useFeedback, useToggle, type Toggle } from '@/shared/feedback';
import { useDialog, type DialogState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';

/** The record that a dialog edits; a new one without `stored`. */
export type EditedEntry =
  | { readonly kind: 'standard' }
  | { readonly kind: 'class'; readonly stored: Class | undefined }
  | { readonly kind: 'section'; readonly parent: Class; readonly stored: Section | undefined };

export type Deleting =
  | { readonly kind: 'class'; readonly stored: Class }
  | { readonly kind: 'section'; readonly parent: Class; readonly stored: Section };

export interface ClassActions {
  readonly editing: DialogState<EditedEntry>;
  readonly deleting: DialogState<Deleting>;
  /** the class to move */
  readonly moving: DialogState<Class>;
  readonly status: Toggle<Class>;
  readonly history: History;
  readonly remove: () => Promise<unknown>;
}

export function useClassActions(): ClassActions {
  const words = useWords(classWords);
  const feedback = useFeedback();
  const [setStatus] = useSetClassStatusMutation();
  const [deleteClass] = useDeleteClassMutation();
  const [deleteSection] = useDeleteSectionMutation();
  const editing = useDialog<EditedEntry>();
  const deleting = useDialog<Deleting>();
  const moving = useDialog<Class>();

  const status = useToggle<Class>({
    // All other screens hide a disabled class (CLASS-40).
    harms: ({ inUse }) => inUse,
    set: ({ classId }, disabled) => setStatus({ id: classId, flag: disabled ? 'true' : 'false' }).unwrap(),
    words: { enabled: words.classEnabled, disabled: words.classDisabled, failed: words.statusFailed },
  });
  const remove = async () => {
    const { target } = deleting;
    if (target?.kind === 'class')
      await feedback(deleteClass({ id: target.stored.classId }).unwrap(), {
        success: words.classDeleted,
        fallback: words.classRemoveFailed,
      });
    if (target?.kind === 'section')
      await feedback(deleteSection({ id: target.stored.sectionId }).unwrap(), {
        success: words.sectionDeleted,
        fallback: words.sectionRemoveFailed,
      });
  };
  return { editing, deleting, moving, status, history: useHistory(), remove };
}
