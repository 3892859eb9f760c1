import { useState } from 'react';
import { privilegesApi, useManageUserPrivilegesMutation, type UserPrivilege } from '@/api/privileges';
import { holds, useSignedInUser } from '@/shared/access';
import { useDraft } from '@/shared/drafts';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { changesBetween, grantableIds, isWithin, selectedIds, sorted, toggle, type Ids } from './permissionTree';

export interface PermissionEditor extends Pick<Saving<unknown>, 'outcome' | 'busy' | 'notSaved' | 'conflict'> {
  readonly held: Ids;
  readonly grantable: Ids;
  /** why nothing can be changed here */
  readonly closed: 'own' | 'beyond' | null;
  readonly changes: number;
  readonly toggle: (id: number) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly save: () => void;
}

interface Ticks {
  readonly held: readonly number[];
}

const storedIn = (tree: readonly UserPrivilege[]): number[] => sorted(selectedIds(tree));

/** The ticks, saved over what was held when they were loaded or saved last. */
function useTicks(userId: number, tree: readonly UserPrivilege[]) {
  const words = useWords(teacherWords);
  const [manage] = useManageUserPrivilegesMutation();
  const [reload] = privilegesApi.useLazyListUserPrivilegesQuery();
  const draft = useDraft<Ticks, readonly number[]>(`teachers/permission/${userId}`);
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

export function usePermissions(userId: number, tree: readonly UserPrivilege[]): PermissionEditor {
  const user = useSignedInUser();
  const { held, tick, saving } = useTicks(userId, tree);
  const { outcome, busy, notSaved, conflict } = saving;
  const base = new Set(saving.base);
  const grantable = grantableIds(tree, (name) => holds(user, name));
  const beyond = isWithin(base, grantable) ? null : 'beyond';
  return {
    held,
    grantable,
    closed: user?.userId === String(userId) ? 'own' : beyond,
    changes: changesBetween(base, held),
    outcome,
    busy,
    notSaved,
    toggle: (id) => tick(toggle(tree, id, held, grantable)),
    selectAll: () => tick(new Set([...held, ...grantable])),
    clear: () => tick(new Set()),
    save: () => void saving.submit(),
    conflict,
  };
}
