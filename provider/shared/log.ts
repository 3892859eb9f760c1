// A log line contains the call, the kind of failure and its position in the sources, never a value of a request.

export interface LogTarget {
  write(line: string): void;
}

/** Without its query, which may name people. Bodies and headers are never logged. */
export const requestInLog = ({ method, url }: { method: string; url: string }) => ({ method, url: url.split('?')[0] });

const LEFT_OUT = '(left out)';

/** The format that the logger serialises. */
interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: typeof LEFT_OUT;
  /** SQLSTATE, or the error code of a library */
  code?: string;
  constraint?: string;
  /** without its first lines, which repeat the message */
  stack: string;
  cause?: LoggedError;
}

const FRAME = /^ {4}at /;
const DEEPEST_CAUSE = 3;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The stack after the message, which may look like a stack itself. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n');
}

/** An error without its message and its values: both may contain a statement's parameters or the values of a form. */
export function errorInLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: LEFT_OUT, stack: '' };
  const facts = error as { sqlState?: unknown; code?: unknown; constraint?: unknown };
  const code = textOf(facts.sqlState) ?? textOf(facts.code);
  const constraint = textOf(facts.constraint);
  return {
    type: error.name,
    message: LEFT_OUT,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE ? { cause: errorInLog(error.cause, depth + 1) } : {}),
  };
}

/** Whether the caller closed the connection before the response was written: this is no failure. */
export const isLeft = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';
