// What the threads that write files report.

interface ThreadFailure {
  message: string;
  stack: string;
}

/** What the file has grown by, and whether `more` is still to be drawn; or why it cannot be made. */
export type PartReport = { part: Uint8Array<ArrayBuffer>; more: boolean } | { failure: ThreadFailure };
export type Part = Extract<PartReport, { part: unknown }>;

export function failureOf(error: unknown): PartReport {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { failure: { message, stack } };
}

/** The error as it was thrown in the thread: the log names its place there. */
export const errorOf = ({ message, stack }: ThreadFailure): Error => Object.assign(new Error(message), { stack });
