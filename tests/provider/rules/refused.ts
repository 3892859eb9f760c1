// What a pure rule refuses, to compare in one line.
import { ApiError, type Problem } from '../../../provider/shared/fail.ts';

export interface Refused {
  code: string;
  message: string;
  /** by path */
  problems: Record<string, string>;
}

const byPath = (problems: readonly Problem[]) =>
  Object.fromEntries(problems.map(({ path, message }) => [path, message]));

/** The refusal of a rule; null where it refuses nothing. */
export function refusedBy(rule: () => unknown): Refused | null {
  try {
    rule();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, message: error.message, problems: byPath(error.details.problems ?? []) };
  }
}
