import { useEffect, useReducer, useRef, useState } from 'react';
import { CODES } from '@/api/catalogue';
import { privilegesApi, useManageUserPrivilegesMutation, type UserPrivilege } from '@/api/privileges';
import { holds, useSignedInUser } from '@/shared/access';
import { useDraft } from '@/shared/drafts';
import { feedbackWords, useFeedback, useNotSaved, useSnackbar } from '@/shared/feedback';
import { newRequestKey } from '@/shared/lib/requestKey';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { changesBetween, grantableIds, isWithin, selectedIds, sorted, toggle, type Ids } from './permissionTree';

interface Ticks {
  /** held when the tree was loaded or saved last */
  readonly base: Ids;
  readonly held: Ids;
  /** how the last save ended, until something is ticked again */
  readonly outcome: 'none' | 'saved' | 'failed';
}

export interface PermissionEditor {
  readonly held: Ids;
  readonly grantable: Ids;
  /** why nothing can be changed here */
  readonly closed: 'own' | 'beyond' | null;
  readonly changes: number;
  readonly outcome: Ticks['outcome'];
  readonly busy: boolean;
  /** After a save that was not decided on, until one succeeds. */
  readonly notSaved: boolean;
  readonly toggle: (id: number) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
  readonly save: () => void;
  readonly conflict: {
    readonly open: boolean;
    readonly busy: boolean;
    readonly onLoadTheirs: () => void;
    readonly onSaveMine: () => void;
    readonly onClose: () => void;
  };
}

const asLoaded = (tree: readonly UserPrivilege[]): Ticks => {
  const base = selectedIds(tree);
  return { base, held: base, outcome: 'none' };
};

const changed = (before: Ticks, change: Partial<Ticks>): Ticks => ({ ...before, ...change });

/** The ticks; those of before an expired sign-in are put back once, with what was held then. */
function useTicks(userId: number, tree: readonly UserPrivilege[]) {
  const [ticks, update] = useReducer(changed, tree, asLoaded);
  const snackbar = useSnackbar();
  const { restored } = useWords(feedbackWords);
  const dirty = changesBetween(ticks.base, ticks.held) > 0;
  const draft = useDraft(`teachers/permission/${userId}`, dirty, () => ({
    base: sorted(ticks.base),
    held: sorted(ticks.held),
  }));
  useEffect(() => {
    if (!draft) return;
    update({ base: new Set(draft['base'] as number[]), held: new Set(draft['held'] as number[]) });
    snackbar.info(restored);
  }, [draft, restored, snackbar, update]);
  return { ticks, update };
}

/** Sends what is held, once at a time, over what was held before. */
function useSave(userId: number, { held }: Ticks, update: (change: Partial<Ticks>) => void) {
  const words = useWords(teacherWords);
  const [manage] = useManageUserPrivilegesMutation();
  const [reload] = privilegesApi.useLazyListUserPrivilegesQuery();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  // Read at once: two clicks may come before the first is drawn.
  const sending = useRef(false);
  /** what was sent last, and its key, which is kept while the same is tried again */
  const tried = useRef({ request: '', key: '' });
  const feedback = useFeedback();
  const { notSaved, follow } = useNotSaved();

  const send = async (previous: Ids) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const managePrivilegesRequest = { assignedPrivileges: sorted(held), previousPrivileges: sorted(previous) };
    const request = JSON.stringify(managePrivilegesRequest);
    if (tried.current.request !== request) tried.current = { request, key: newRequestKey() };
    const call = { 'Idempotency-Key': tried.current.key, userId, managePrivilegesRequest };
    const outcome = await feedback(manage(call).unwrap(), {
      success: words.permissionsDone,
      fallback: words.permissionsFailed,
      onFailure: ({ responseCode }) => responseCode === CODES.CHANGED_MEANWHILE,
    });
    follow(outcome);
    sending.current = false;
    setBusy(false);
    setConflict(!outcome.ok && outcome.failure.responseCode === CODES.CHANGED_MEANWHILE);
    if (outcome.ok) tried.current = { request: '', key: '' };
    update(outcome.ok ? { base: selectedIds(outcome.data), outcome: 'saved' } : { outcome: 'failed' });
  };

  const latest = () => feedback(reload({ userId }).unwrap(), { fallback: words.loadPermissionsFailed });
  const loadTheirs = async () => {
    const found = await latest();
    if (!found.ok) return;
    follow(found);
    update(asLoaded(found.data));
    setConflict(false);
  };
  const saveMine = async () => {
    const found = await latest();
    if (found.ok) await send(selectedIds(found.data));
  };
  return {
    busy,
    notSaved,
    send,
    conflict: {
      open: conflict,
      busy,
      onLoadTheirs: () => void loadTheirs(),
      onSaveMine: () => void saveMine(),
      onClose: () => setConflict(false),
    },
  };
}

export function usePermissions(userId: number, tree: readonly UserPrivilege[]): PermissionEditor {
  const user = useSignedInUser();
  const { ticks, update } = useTicks(userId, tree);
  const { busy, notSaved, send, conflict } = useSave(userId, ticks, update);
  const { base, held } = ticks;
  const grantable = grantableIds(tree, (name) => holds(user, name));
  const beyond = isWithin(base, grantable) ? null : 'beyond';
  const tick = (next: Ids) => update({ held: next, outcome: 'none' });
  return {
    held,
    grantable,
    closed: user?.userId === String(userId) ? 'own' : beyond,
    changes: changesBetween(base, held),
    outcome: ticks.outcome,
    busy,
    notSaved,
    toggle: (id) => tick(toggle(tree, id, held, grantable)),
    selectAll: () => tick(new Set([...held, ...grantable])),
    clear: () => tick(new Set()),
    save: () => void send(base),
    conflict,
  };
}
