import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import type { Privilege } from '@/api/catalogue';
import type { RowAction } from '@/shared/ui';
import type { subjectWords } from '../words';
import type { Deleted, SubjectActions } from './useSubjectActions';

export interface RowContext {
  readonly words: (typeof subjectWords)['en'];
  readonly holds: (privilege: Privilege) => boolean;
  readonly actions: SubjectActions;
}

const EDIT: Privilege = 'EDIT_SUBJECT_GROUP';
const REMOVE: Privilege = 'REMOVE_SUBJECT';

/** Without a privilege for an action the tables have no column of row menus, which would be empty. */
export const hasEntries = (holds: RowContext['holds']): boolean => holds(EDIT) || holds(REMOVE);

/** The row menu of a subject or a group (SUBJECT-12 to SUBJECT-15). */
export function rowEntries({ words, holds, actions }: RowContext, one: Deleted): RowAction[] {
  const edit: RowAction = {
    key: 'edit',
    label: words.edit,
    icon: <EditOutlined />,
    onSelect: () => actions.editing.show(one),
  };
  const remove: RowAction = {
    key: 'delete',
    label: words.remove,
    icon: <DeleteOutlined />,
    danger: true,
    onSelect: () => actions.deleting.show(one),
  };
  return [...(holds(EDIT) ? [edit] : []), ...(holds(REMOVE) ? [remove] : [])];
}
