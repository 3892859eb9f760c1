// What goes wrong between the portal and its provider, for the `fault` of renderPortal.
import { apiBase } from './provider';
import type { Fault, Sent } from './portal';

export type Reply = Fault;

/** Lets the call through. */
export const passThrough: Reply = () => undefined;

/** An envelope in the provider's place; without words when `responseMsg` is left out. */
export const rejectWith =
  (
    responseCode: number,
    responseMsg = '',
    { status = 400, data = null }: { status?: number; data?: unknown } = {},
  ): Reply =>
  () =>
    Response.json({ responseCode, responseMsg, data }, { status });

export const respondWith = (data: unknown): Reply => rejectWith(100, '', { status: 200, data });

/** The token is not taken. */
export const unauthorised: Reply = rejectWith(107, 'Invalid user credentials', { status: 401 });

export const networkError: Reply = () => Promise.reject(new TypeError('fetch failed'));

/** The provider acts and its answer never arrives. */
export const loseResponse: Reply = async (call, init) => {
  await passOn(call, init);
  throw new TypeError('fetch failed');
};

/** The provider answers; the data, and the message where one is given, are changed on the way. */
export const alterResponse =
  (change: (data: Record<string, unknown>) => unknown, responseMsg?: string): Reply =>
  async (call, init) => {
    const envelope = (await (await passOn(call, init)).json()) as { data: Record<string, unknown> };
    return Response.json({ ...envelope, ...(responseMsg && { responseMsg }), data: change(envelope.data) });
  };

const passOn = ({ path }: Sent, init: RequestInit | undefined) => fetch(`${apiBase}${path}`, init);

/** A reply that is delayed until it is released. */
export function holdResponse(): { reply: Reply; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const reply: Reply = async (call, init) => {
    await gate;
    return passOn(call, init);
  };
  return { reply, release: () => release() };
}

/** A response that is delayed until it is released; the provider has answered before. */
export function delayResponse(): { reply: Reply; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const reply: Reply = async (call, init) => {
    const response = await passOn(call, init);
    await released;
    return response;
  };
  return { reply, release: () => release() };
}

/** Calls like 'POST /school' (a trailing slash does not count) get these replies in turn, and the last one from then on. */
export function replyTo(wanted: string, ...replies: [Reply, ...Reply[]]): Fault {
  let turn = 0;
  return (call, init) => {
    if (callName(call) !== wanted) return undefined;
    const reply = replies[Math.min(turn, replies.length - 1)] ?? passThrough;
    turn += 1;
    return reply(call, init);
  };
}

/** The first fault that has an answer. */
export const combineFaults =
  (...faults: Fault[]): Fault =>
  (call, init) => {
    for (const fault of faults) {
      const answer = fault(call, init);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };

export const callName = ({ method, path }: Sent): string => `${method} ${path.replace(/\/$/, '')}`;

/** How often a call like 'GET /user/info' was made. */
export const countCalls = (sent: readonly Sent[], wanted: string): number =>
  sent.filter((call) => callName(call) === wanted).length;

/** Keeps what calls of one kind carried, and lets them through. */
export function recordCalls(wanted: string): { fault: Fault; bodies: unknown[]; headers: Headers[] } {
  const bodies: unknown[] = [];
  const headers: Headers[] = [];
  const fault: Fault = (call, init) => {
    if (callName(call) !== wanted) return undefined;
    const body = init?.body;
    bodies.push(
      body instanceof FormData ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : body,
    );
    headers.push(new Headers(init?.headers));
    return undefined;
  };
  return { fault, bodies, headers };
}
