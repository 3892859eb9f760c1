/** Asks before a link leads away from a dirty form, so that no unsaved edits are lost. */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker, useLocation, type BlockerFunction } from 'react-router-dom';
import { useWords } from '../words';
import { ConfirmDialog } from './dialog/ConfirmDialog';
import { uiWords } from './words';

/** Navigation to the sign-in is never blocked: an expired sign-in keeps the input as a draft. */
const SIGN_IN = /^\/auth\//;

/** The dirty forms on the screen. */
const dirtyForms = new Set<object>();

/** Whether edits would be lost by an action without navigation, such as a sign-out. */
export const hasUnsavedWork = (): boolean => dirtyForms.size > 0;

interface LeaveDialogProps {
  readonly open: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const words = useWords(uiWords);
  return (
    <ConfirmDialog
      open={open}
      title={words.leaveTitle}
      text={words.leaveText}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

interface LeaveGuard {
  /** To be rendered by the screen. */
  readonly dialog: ReactNode;
  /** Call it after a save, right before navigating, when `dirty` cannot be false yet. */
  readonly allowLeaving: () => void;
}

/**
 * Asks before another address is opened while `dirty`; the browser asks before the tab is closed or reloaded. `part`: 'query' if the
 * query of the address identifies the form, so that another query also leaves it.
 */
export function useLeaveGuard(dirty: boolean, part: 'page' | 'query' = 'page'): LeaveGuard {
  const allowed = useRef(false);
  const { pathname } = useLocation();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !allowed.current &&
      !SIGN_IN.test(nextLocation.pathname) &&
      (nextLocation.pathname !== currentLocation.pathname ||
        (part === 'query' && nextLocation.search !== currentLocation.search)),
    [dirty, part],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    allowed.current = false;
    if (!dirty) return undefined;
    const form = {};
    dirtyForms.add(form);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [dirty, pathname]);

  const allowLeaving = useCallback(() => {
    allowed.current = true;
  }, []);
  const dialog = (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => {
        allowed.current = true;
        blocker.proceed?.();
      }}
      onStay={() => {
        if (!allowed.current) blocker.reset?.();
      }}
    />
  );
  return { dialog, allowLeaving };
}
