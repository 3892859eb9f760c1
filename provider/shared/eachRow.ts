import { ApiError, fail, type Problem } from './fail.ts';

/** The problems of one row with their paths below it; a failure without a path is a problem of the row. */
const problemsAt = (path: string, { message, details }: ApiError): Problem[] =>
  details.problems
    ? details.problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }))
    : [{ path, message }];

/**
 * Runs `work` for every row and returns the results. If rows fail, rejects with the problems of all rows: with their common code, or
 * with 109 if the codes differ. `list`: the name of the rows in the request.
 */
export async function eachRow<Row, Result>(
  rows: readonly Row[],
  work: (row: Row, index: number) => Result | Promise<Result>,
  list = 'rows',
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: { index: number; error: ApiError }[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      results.push(await work(row, index));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.push({ index, error });
    }
  }
  const [first] = failures;
  if (!first) return results;
  const isOneCode = failures.every(({ error }) => error.code === first.error.code);
  const problems = failures.flatMap(({ index, error }) => problemsAt(`${list}.${index}`, error));
  const { change } = first.error.details;
  return fail(isOneCode ? first.error.code : 'BAD_REQUEST', {
    problems,
    ...(!isOneCode && problems[0] && { message: problems[0].message }),
    ...(isOneCode && { message: first.error.message, ...(change && { change }) }),
  });
}
