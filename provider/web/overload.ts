import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { EngineFigures } from '../database/engine.ts';
import { ApiError } from '../shared/fail.ts';

export interface OverloadLimits {
  /** the event loop delay above which calls are rejected */
  maxEventLoopDelayMs: number;
  /** time after the start whose samples are ignored, because they would reject the first calls on a slow machine */
  settlingMs: number;
  /** units of work that wait for the database, and the time for which the first has waited, above both of which calls are rejected */
  maxWaiting: number;
  maxWaitMs: number;
  /** called for each rejected call */
  onRejected: () => void;
}

const RETRY_AFTER_SECONDS = 2;

/** The error of a rejected call. */
function rejection(onRejected: () => void = () => {}): ApiError {
  onRejected();
  return new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Rejects calls with 204 while the event loop is overloaded. */
export async function protectFromOverload(
  app: FastifyInstance,
  { maxEventLoopDelayMs = 2_000, settlingMs = 3_000, onRejected }: Partial<OverloadLimits>,
): Promise<void> {
  let settledAt = Infinity;
  app.addHook('onListen', (done) => {
    settledAt = performance.now() + settlingMs;
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    retryAfter: RETRY_AFTER_SECONDS,
    pressureHandler: () => {
      if (performance.now() > settledAt) throw rejection(onRejected);
    },
  });
}

/**
 * Rejects calls with 204 while many units of work wait for the database, the first of them for long: those that were accepted before are
 * then served in time. A short rush is served as a whole, and so are the few calls that wait for a long unit of work of the embedded
 * database.
 */
export function rejectWhileMostWait(
  api: FastifyInstance,
  figures: () => Pick<EngineFigures, 'waiting' | 'longestWaitMs'>,
  { maxWaiting = 64, maxWaitMs = 150, onRejected }: Partial<OverloadLimits>,
): void {
  api.addHook('onRequest', (request, _reply, done) => {
    const { waiting, longestWaitMs } = figures();
    const exempt = 'pressureHandler' in request.routeOptions.config;
    done(waiting > maxWaiting && longestWaitMs > maxWaitMs && !exempt ? rejection(onRejected) : undefined);
  });
}
