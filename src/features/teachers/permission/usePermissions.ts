import { useState } from 'react';
import { privilegesApi, useManageUserPrivilegesMutation, type UserPrivilege } from '@/api/privileges';
import { reloadBy } from '@/api/reload';
import { holds, useSignedInUser } from '@/shared/access';
import { useDraft } from '@/shared/drafts';
import { teacherAddress, type TeacherHandover } from '@/shared/navigation';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import {
  changesBetween,
  gained,
  grantableIds,
  isWithin,
  selectedIds,
  sorted,
  tickedToo,
  toggle,
  type Ids,
} from './permissionTree';

export interface PermissionEditor extends Pick<
  Saving<unknown>,
  'outcome' | 'busy' | 'notSaved' | 'unconfirmed' | 'conflict'
> {
  readonly selected: Ids;
  readonly grantable: Ids;
  /** the reason why the permissions are read-only */
  readonly closed: 'own' | 'beyond' | null;
  readonly changes: number;
  /** the changes of a save, in the order of the tree */
  readonly added: readonly UserPrivilege[];
  readonly removed: readonly UserPrivilege[];
  readonly toggle: (id: number) => void;
  /** Adds grantable permissions to the selection. */
  readonly tickToo: (ids: Ids) => void;
  readonly selectAll: () => void;
  readonly clear: (ids?: Ids) => void;
  readonly save: () => void;
}

type Teacher = TeacherHandover['teacher'];

interface Ticks {
  readonly selected: readonly number[];
}

const storedIn = (tree: readonly UserPrivilege[]): number[] => sorted(selectedIds(tree));

/** The selection, and its save over the loaded or last saved privileges. */
function useTicks({ teacherId, userId }: Teacher, tree: readonly UserPrivilege[]) {
  const words = useWords(teacherWords);
  const [manage] = useManageUserPrivilegesMutation();
  const [load] = privilegesApi.useLazyListUserPrivilegesQuery();
  const draft = useDraft<Ticks, readonly number[]>({
    name: `teachers/permission/${teacherId}`,
    resumeAt: teacherAddress('permission', teacherId),
    label: words.unsavedPermissions,
  });
  const [selected, setSelected] = useState<Ids>(() => new Set(draft.found?.work.selected ?? storedIn(tree)));
  const assignedPrivileges = sorted(selected);
  const saving = useSaving<Ticks, readonly number[], UserPrivilege[]>({
    base: storedIn(tree),
    draft,
    dirty: (base) => changesBetween(new Set(base), selected) > 0,
    keep: () => ({ selected: assignedPrivileges }),
    request: String(assignedPrivileges),
    save: (base, requestKey) =>
      manage({
        'Idempotency-Key': requestKey,
        userId,
        managePrivilegesRequest: { assignedPrivileges, previousPrivileges: [...base] },
      }).unwrap(),
    load: () => reloadBy(load, { userId }),
    baseOf: storedIn,
    onLoaded: (theirs) => setSelected(selectedIds(theirs)),
    onSaved: () => 'staying',
    words: {
      success: words.permissionsDone,
      fallback: words.permissionsFailed,
      loadFailed: words.loadPermissionsFailed,
    },
  });
  const tick = (next: Ids) => {
    setSelected(next);
    saving.changed();
  };
  return { selected, tick, saving };
}

export function usePermissions(teacher: Teacher, tree: readonly UserPrivilege[]): PermissionEditor {
  const user = useSignedInUser();
  const { selected, tick, saving } = useTicks(teacher, tree);
  const { outcome, busy, notSaved, unconfirmed, conflict } = saving;
  const base = new Set(saving.base);
  const grantable = grantableIds(tree, (name) => holds(user, name));
  const beyond = isWithin(base, grantable) ? null : 'beyond';
  return {
    selected,
    grantable,
    closed: user?.userId === String(teacher.userId) ? 'own' : beyond,
    changes: changesBetween(base, selected),
    added: gained(tree, base, selected),
    removed: gained(tree, selected, base),
    outcome,
    busy,
    notSaved,
    unconfirmed,
    toggle: (id) => tick(toggle(tree, id, selected, grantable)),
    tickToo: (ids) => tick(tickedToo(tree, ids, selected, grantable)),
    selectAll: () => tick(new Set([...selected, ...grantable])),
    clear: (ids = selected) => tick(new Set([...selected].filter((id) => !ids.has(id)))),
    save: () => void saving.submit(),
    conflict,
  };
}
