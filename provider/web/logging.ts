import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { errorInLog, isLeft, requestInLog, type LogTarget } from '../shared/log.ts';

/** Logs failed calls only, and responses that were aborted: the caller can no longer get a failure code for those. */
class FailuresOnly extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    if (!isLeft(error)) reply.log.error({ err: error }, 'a response was aborted');
  }
}

/** @param target standard output by default */
export const loggingOptions = (target: LogTarget | undefined) =>
  ({
    logger: {
      level: 'warn',
      serializers: { req: requestInLog, err: errorInLog },
      ...(target ? { stream: target } : {}),
    },
    logController: new FailuresOnly(),
  }) satisfies FastifyServerOptions;
