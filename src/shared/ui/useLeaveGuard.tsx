/** Asks before a link leads away from a dirty form, so that no unsaved edits are lost. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useBlocker, useLocation, type BlockerFunction, type Location } from 'react-router-dom';
import { recordOf } from '../navigation';
import { useWords } from '../words';
import { ConfirmDialog } from './dialog/ConfirmDialog';
import { uiWords } from './words';

/** Navigation to the sign-in is never blocked: an expired sign-in keeps the input as a draft. */
const SIGN_IN = /^\/auth\//;

interface Guard {
  readonly guarded: boolean;
  readonly part: keyof typeof PARTS;
  /** The result of the last save is unknown. */
  readonly notSaved: boolean;
  readonly question: LeaveWords | undefined;
}

/** The questions that are rendered; the first one asks for all guards. */
const hosts = new Set<object>();
/** The guards of the screen that guard edits or whose question is open. */
const guards = new Set<RefObject<Guard>>();
const listeners = new Set<() => void>();

/** Counts the changes of the guards. */
let changes = 0;
const notify = () => {
  changes += 1;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const activeGuards = (): Guard[] => [...guards].map(({ current }) => current).filter(({ guarded }) => guarded);

/** Whether edits would be lost by an action without navigation, such as a sign-out. */
export const hasUnsavedWork = (): boolean => activeGuards().length > 0;

/** Whether one of these edits may be saved. */
export const hasUnknownSave = (): boolean => activeGuards().some(({ notSaved }) => notSaved);

/** The guards whose edits a navigation would lose. */
const guardsAgainst = (from: Location, to: Location): Guard[] =>
  activeGuards().filter(
    ({ part }) =>
      !SIGN_IN.test(to.pathname) && (to.pathname !== from.pathname || PARTS[part](to) !== PARTS[part](from)),
  );

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

export interface LeaveGuardOptions {
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

/** The question of all guards of the screen: the router consults one blocker only. */
function LeaveQuestion({ onAsking }: { readonly onAsking: (asking: boolean) => void }) {
  const allowed = useRef(false);
  const location = useLocation();
  // The words of the question change when a save begins or ends.
  useSyncExternalStore(subscribe, () => changes);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) => !allowed.current && guardsAgainst(currentLocation, nextLocation).length > 0,
    [],
  );
  const blocker = useBlocker(shouldBlock);
  const asking = blocker.state !== 'unblocked';
  const asked = asking ? guardsAgainst(location, blocker.location) : [];
  const returnToScreen = useReturn(location.key);

  useEffect(() => {
    allowed.current = false;
  }, [location.key]);
  useEffect(() => {
    onAsking(asking);
    return () => onAsking(false);
  }, [asking, onAsking]);

  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      notSaved={asked.some(({ notSaved }) => notSaved)}
      question={asked.find(({ question }) => question)?.question}
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
}

/** A guard without its dialog on the screen leaves the question to the others. */
function FirstQuestion(props: { readonly onAsking: (asking: boolean) => void }) {
  const host = useRef({});
  const isFirst = useSyncExternalStore(subscribe, () => hosts.values().next().value === host);
  useEffect(() => {
    hosts.add(host);
    notify();
    return () => {
      hosts.delete(host);
      notify();
    };
  }, []);
  return isFirst && <LeaveQuestion {...props} />;
}

/**
 * Asks before another form is opened while `dirty` or `notSaved`; the browser asks before the tab is closed or reloaded. The first of
 * several guards on a screen asks for all of them.
 */
export function useLeaveGuard(dirty: boolean, options: LeaveGuardOptions = {}): LeaveGuard {
  const { part = 'page', notSaved = false, question } = options;
  const guarded = dirty || notSaved;
  const [asking, setAsking] = useState(false);
  const guard = useRef<Guard>({ guarded, part, notSaved, question });
  const active = guarded || asking;

  useEffect(() => {
    const last = guard.current;
    guard.current = { guarded, part, notSaved, question };
    if (last.guarded !== guarded || last.notSaved !== notSaved || last.question?.title !== question?.title) notify();
  });
  useEffect(() => {
    if (!active) return undefined;
    guards.add(guard);
    notify();
    return () => {
      guards.delete(guard);
      notify();
    };
  }, [active]);
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded]);

  return { dialog: active && <FirstQuestion onAsking={setAsking} /> };
}
