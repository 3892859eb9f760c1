// Renders the real portal at an address, with the real store, against this worker's provider process.
import { act, cleanup, configure, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiExtra } from '@/api/base-query/extra';
import { App } from '@/app/App';
import { createPortalRouter, routes, SHELL, type PortalRouter } from '@/app/router';
import { Screens } from '@/app/Screens';
import { bareShell } from './bareShell';
import { createPortal, type Portal } from '@/app/store';
import { apiBase, signIn, type Tokens } from './provider';
import { setWidth } from './width';

export { setWidth };

declare const realTick: () => Promise<void>;
declare const deliver: () => void;
declare const drawFrame: () => boolean;
// A busy machine takes its time; a test that hangs still ends. After each step React finishes what it caused.
const { asyncWrapper, getElementError } = getConfig();
// While a step waits, most tries fail: the page is printed for the last of them alone.
const trying = () => (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message, container) => (trying() ? new Error(message ?? '') : getElementError(message, container)),
  asyncWrapper: async (step) => {
    const value: unknown = await asyncWrapper(step);
    drawFrame();
    deliver();
    return value as never;
  },
});

export interface Sent {
  method: string;
  path: string;
  authorization: string | null;
}

/** Answers in the provider's place, or lets the call through by returning undefined. */
export type Fault = (call: Sent, init: RequestInit | undefined) => Response | Promise<Response> | undefined;

export interface Rendered {
  portal: Portal;
  router: PortalRouter;
  user: ReturnType<typeof userEvent.setup>;
  /** every call the portal made, in order */
  sent: Sent[];
  path: () => string;
  /** closes the page, as a reload does; storage stays */
  leave: () => void;
}

export interface RenderOptions {
  at?: string;
  /** what the screen before hands over */
  state?: unknown;
  /** a demo account whose tokens the browser keeps; nobody by default */
  as?: string;
  tokens?: Pick<Tokens, 'accessToken' | 'refreshToken'>;
  fault?: Fault;
  /** with menu and top bar around the screen; without them a test costs less */
  shell?: boolean;
  width?: number;
  /** further parts of the outside world in the browser's place, such as the time limit of a call */
  world?: Partial<ApiExtra>;
}

/** Calls of the running test that are not answered yet; those that a test left behind are not waited for in the next. */
let calls = { pending: 0 };
/** Calls on their way to the provider. */
const underway = new Set<Promise<Response>>();
const send: typeof fetch = (input, init) => {
  const answer = fetch(input, init);
  underway.add(answer);
  const arrived = () => underway.delete(answer);
  answer.then(arrived, arrived);
  return answer;
};
const opened: { portal: Portal; router: PortalRouter }[] = [];

function watchedFetch(sent: Sent[], fault: Fault | undefined): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const call = {
      method: request.method,
      path: request.url.replace(apiBase, ''),
      authorization: request.headers.get('authorization'),
    };
    sent.push(call);
    const counted = calls;
    counted.pending += 1;
    const arrived = () => void (counted.pending -= 1);
    try {
      const answer = (await fault?.(call, init)) ?? (await send(input, init));
      // The call is pending until its last byte has arrived.
      answer.clone().arrayBuffer().then(arrived, arrived);
      return answer;
    } catch (lost) {
      arrived();
      throw lost;
    }
  };
}

/** Lets real answers arrive, also under fake timers. */
export async function waitForResponses(): Promise<void> {
  await act(async () => {
    const counted = calls;
    const quiet = async () => {
      for (let ticks = 0; ticks < 5 && counted === calls; ticks = counted.pending === 0 ? ticks + 1 : 0)
        await realTick();
    };
    await quiet();
    if (drawFrame()) await quiet();
  });
}

/** Real ticks until something holds, without moving a fake clock as waitFor would. */
export async function waitUntil(holds: () => boolean): Promise<void> {
  for (let round = 0; !holds(); round += 1) {
    if (round === 400) throw new Error('It did not come to pass.');
    await waitForResponses();
  }
}

/** Fake timers that leave real ticks alone, so that real answers still arrive. */
export const useFakeClock = () =>
  jest.useFakeTimers({
    doNotFake: [
      'queueMicrotask',
      'setImmediate',
      'nextTick',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });

/** Sets the browser's date to the day of the provider's clock; timers run on. */
export const useProviderDate = (): void =>
  void jest.useFakeTimers({
    now: Date.parse('2026-07-15T06:00:00Z'),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'requestAnimationFrame'] as const),
      ...(['cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback', 'setImmediate'] as const),
      ...(['clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });

/** Moves the fake clock and waits for what follows. */
export async function advanceClock(ms: number): Promise<void> {
  act(() => void jest.advanceTimersByTime(ms));
  await waitForResponses();
}

export async function renderPortal(options: RenderOptions = {}): Promise<Rendered> {
  const { at = '/', state = null, as, fault, shell = false, width = 1280, world } = options;
  const tokens = options.tokens ?? (as === undefined ? undefined : await signIn(as));
  if (tokens) {
    localStorage.setItem('accessToken', tokens.accessToken);
    localStorage.setItem('refreshToken', tokens.refreshToken);
  }
  setWidth(width);
  // As React Router stores a handed-over state.
  window.history.replaceState({ usr: state, key: 'start', idx: 0 }, '', at);
  const sent: Sent[] = [];
  const portal = createPortal({
    baseUrl: apiBase,
    fetch: watchedFetch(sent, fault),
    delay: () => Promise.resolve(),
    ...world,
  });
  const router = createPortalRouter(shell ? routes : bareShell(routes, SHELL));
  opened.push({ portal, router });
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <App portal={portal}>
      <Screens router={router} />
    </App>,
  );
  const leave = () => {
    unmount();
    portal.close();
    router.dispose();
  };
  return { portal, router, user, sent, path: () => router.state.location.pathname, leave };
}

export { screen, waitFor };

// Real answers arrive when they arrive. React is informed so outside the moments in which a test acts on the page; otherwise it
// warns of every update that a busy machine lets through between two steps.
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

/** A call that is delayed for longer is one whose answer the test did not want. */
const PATIENCE_MS = 1_000;
async function allArrived(): Promise<void> {
  if (underway.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  await Promise.race([Promise.allSettled(underway), patience]);
  clearTimeout(timer);
}

afterEach(async () => {
  cleanup();
  calls = { pending: 0 };
  for (const { portal, router } of opened.splice(0)) {
    portal.close();
    portal.persistor.pause();
    router.dispose();
  }
  jest.useRealTimers();
  // What a test still asks for is not stored in the middle of the next one.
  await allArrived();
  localStorage.clear();
});
