// Reports of the threads that write files.

interface ThreadFailure {
  message: string;
  stack: string;
}

/** The new bytes of the file and whether `more` remains, or the error. */
export type PartReport = { part: Uint8Array<ArrayBuffer>; more: boolean } | { failure: ThreadFailure };
export type Part = Extract<PartReport, { part: unknown }>;

export function failureOf(error: unknown): PartReport {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { failure: { message, stack } };
}

/** The error thrown in the thread, with its stack for the log. */
export const errorOf = ({ message, stack }: ThreadFailure): Error => Object.assign(new Error(message), { stack });
