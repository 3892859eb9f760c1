/** Asks before a link leads away from a dirty form, so that no unsaved edits are lost. */
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useBlocker, useLocation, type BlockerFunction, type Location } from 'react-router-dom';
import { recordOf } from '../navigation';
import { useWords } from '../words';
import { ConfirmDialog } from './dialog/ConfirmDialog';
import { uiWords } from './words';

/** Navigation to the sign-in is never blocked: an expired sign-in keeps the input as a draft. */
const SIGN_IN = /^\/auth\//;

/** The dirty forms on the screen, and whether the result of their last save is unknown. */
const dirtyForms = new Map<object, boolean>();

/** Whether edits would be lost by an action without navigation, such as a sign-out. */
export const hasUnsavedWork = (): boolean => dirtyForms.size > 0;

/** Whether one of these edits may be saved. */
export const hasUnknownSave = (): boolean => [...dirtyForms.values()].includes(true);

interface LeaveWords {
  readonly title: string;
  readonly text: string;
}

interface LeaveDialogProps {
  readonly open: boolean;
  /** The result of the last save is unknown. */
  readonly notSaved?: boolean;
  /** The words of another question. */
  readonly question?: LeaveWords | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

export function LeaveDialog({ open, notSaved = false, question, onLeave, onStay }: LeaveDialogProps) {
  const words = useWords(uiWords);
  const asked = question ?? {
    title: notSaved ? words.unconfirmedTitle : words.leaveTitle,
    text: notSaved ? words.unconfirmedText : words.leaveText,
  };
  return (
    <ConfirmDialog
      open={open}
      title={asked.title}
      text={asked.text}
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
}

/** The part of a location that identifies the form, beside the path. */
const PARTS = {
  page: () => '',
  query: ({ search }: Location) => search,
  /** The record of the navigation state or the address. */
  record: recordOf,
};

interface LeaveGuardOptions {
  /** A navigation that changes this part also leaves the form. */
  readonly part?: keyof typeof PARTS;
  /** The result of the last save is not known (yet), so that the form must not be left without a question. */
  readonly notSaved?: boolean;
  /** The words of another question than that about unsaved edits. */
  readonly question?: LeaveWords;
}

const historyIndex = (): number | undefined => (window.history.state as { readonly idx?: number } | null)?.idx;

/** Returns the address to that of the screen: the router undoes only one of two quick presses of the browser's Back. */
function useReturn(key: string): () => void {
  const shown = useRef<number>(undefined);
  useEffect(() => {
    shown.current = historyIndex();
  }, [key]);
  return () => {
    const delta = (shown.current ?? NaN) - (historyIndex() ?? NaN);
    if (Math.abs(delta) > 0) window.history.go(delta);
  };
}

/** Asks before another form is opened while `dirty` or `notSaved`; the browser asks before the tab is closed or reloaded. */
export function useLeaveGuard(dirty: boolean, options: LeaveGuardOptions = {}): LeaveGuard {
  const { part = 'page', notSaved = false, question } = options;
  const allowed = useRef(false);
  const location = useLocation();
  const { pathname } = location;
  const shown = PARTS[part](location);
  const guarded = dirty || notSaved;
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      guarded &&
      !allowed.current &&
      !SIGN_IN.test(nextLocation.pathname) &&
      (nextLocation.pathname !== currentLocation.pathname ||
        PARTS[part](nextLocation) !== PARTS[part](currentLocation)),
    [guarded, part],
  );
  const blocker = useBlocker(shouldBlock);
  const returnToScreen = useReturn(location.key);

  useEffect(() => {
    allowed.current = false;
    if (!guarded) return undefined;
    const form = {};
    dirtyForms.set(form, notSaved);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener('beforeunload', ask);
    };
  }, [guarded, notSaved, pathname, shown]);

  const dialog = (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      notSaved={notSaved}
      question={question}
      onLeave={() => {
        allowed.current = true;
        blocker.proceed?.();
      }}
      onStay={() => {
        if (allowed.current) return;
        blocker.reset?.();
        returnToScreen();
      }}
    />
  );
  return { dialog };
}
