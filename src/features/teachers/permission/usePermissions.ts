import { useState } from 'react';
import { privilegesApi, useManageUserPrivilegesMutation, type UserPrivilege } from '@/api/privileges';
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

export interface PermissionEditor extends Pick<Saving<unknown>, 'outcome' | 'busy' | 'notSaved' | 'conflict'> {
  readonly held: Ids;
  readonly grantable: Ids;
  /** why nothing can be changed here */
  readonly closed: 'own' | 'beyond' | null;
  readonly changes: number;
  /** what a save would give and take, in the order of the tree */
  readonly added: readonly UserPrivilege[];
  readonly removed: readonly UserPrivilege[];
  readonly toggle: (id: number) => void;
  /** Ticks some privileges in addition, as far as they can be granted. */
  readonly tickToo: (ids: Ids) => void;
  readonly selectAll: () => void;
  readonly clear: (ids?: Ids) => void;
  readonly save: () => void;
}

type Teacher = TeacherHandover['teacher'];

interface Ticks {
  readonly held: readonly number[];
}

const storedIn = (tree: readonly UserPrivilege[]): number[] => sorted(selectedIds(tree));

/** The ticks, saved over what was held when they were loaded or saved last. */
function useTicks({ teacherId, userId }: Teacher, tree: readonly UserPrivilege[]) {
  const words = useWords(teacherWords);
  const [manage] = useManageUserPrivilegesMutation();
  const [reload] = privilegesApi.useLazyListUserPrivilegesQuery();
  const draft = useDraft<Ticks, readonly number[]>({
    name: `teachers/permission/${teacherId}`,
    resumeAt: teacherAddress('permission', teacherId),
    label: words.unsavedPermissions,
  });
  const [held, setHeld] = useState<Ids>(() => new Set(draft.found?.work.held ?? storedIn(tree)));
  const assignedPrivileges = sorted(held);
  const saving = useSaving<Ticks, readonly number[], UserPrivilege[]>({
    base: storedIn(tree),
    draft,
    dirty: (base) => changesBetween(new Set(base), held) > 0,
    keep: () => ({ held: assignedPrivileges }),
    request: String(assignedPrivileges),
    save: (base, requestKey) =>
      manage({
        'Idempotency-Key': requestKey,
        userId,
        managePrivilegesRequest: { assignedPrivileges, previousPrivileges: [...base] },
      }).unwrap(),
    load: () => reload({ userId }).unwrap(),
    baseOf: storedIn,
    onLoaded: (theirs) => setHeld(selectedIds(theirs)),
    onSaved: () => 'staying',
    words: {
      success: words.permissionsDone,
      fallback: words.permissionsFailed,
      loadFailed: words.loadPermissionsFailed,
    },
  });
  const tick = (next: Ids) => {
    setHeld(next);
    saving.changed();
  };
  return { held, tick, saving };
}

export function usePermissions(teacher: Teacher, tree: readonly UserPrivilege[]): PermissionEditor {
  const user = useSignedInUser();
  const { held, tick, saving } = useTicks(teacher, tree);
  const { outcome, busy, notSaved, conflict } = saving;
  const base = new Set(saving.base);
  const grantable = grantableIds(tree, (name) => holds(user, name));
  const beyond = isWithin(base, grantable) ? null : 'beyond';
  return {
    held,
    grantable,
    closed: user?.userId === String(teacher.userId) ? 'own' : beyond,
    changes: changesBetween(base, held),
    added: gained(tree, base, held),
    removed: gained(tree, held, base),
    outcome,
    busy,
    notSaved,
    toggle: (id) => tick(toggle(tree, id, held, grantable)),
    tickToo: (ids) => tick(tickedToo(tree, ids, held, grantable)),
    selectAll: () => tick(new Set([...held, ...grantable])),
    clear: (ids = held) => tick(new Set([...held].filter((id) => !ids.has(id)))),
    save: () => void saving.submit(),
    conflict,
  };
}
