import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../shared/fail.ts';

export interface OverloadLimits {
  /** the event loop delay above which calls are rejected */
  maxEventLoopDelayMs: number;
  /** time after the start whose samples are ignored, because they would reject the first calls on a slow machine */
  settlingMs: number;
  /** called for each rejected call */
  onRejected: () => void;
}

/** Rejects calls with 204 while the event loop is overloaded. */
export async function protectFromOverload(
  app: FastifyInstance,
  { maxEventLoopDelayMs = 2_000, settlingMs = 3_000, onRejected = () => {} }: Partial<OverloadLimits>,
): Promise<void> {
  let settledAt = Infinity;
  app.addHook('onListen', (done) => {
    settledAt = performance.now() + settlingMs;
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    retryAfter: 2,
    pressureHandler: () => {
      if (performance.now() <= settledAt) return;
      onRejected();
      throw new ApiError('UNAVAILABLE', { retryAfterSeconds: 2 });
    },
  });
}
