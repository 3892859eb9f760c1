import { ApiError, fail, type Problem } from '../../../shared/fail.ts';

/** The problems of one row with their paths below it; a failure without a path is a problem of the row. */
const problemsAt = (index: number, { message, details }: ApiError): Problem[] =>
  details.problems
    ? details.problems.map((problem) => ({ ...problem, path: `rows.${index}.${problem.path}` }))
    : [{ path: `rows.${index}`, message }];

/**
 * Runs `work` for every row and returns its results. Where rows fail, it fails with the problems of all rows: with their code if
 * they have one code, else with 109.
 */
export async function eachRow<Row, Result>(
  rows: readonly Row[],
  work: (row: Row, index: number) => Result | Promise<Result>,
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
  const problems = failures.flatMap(({ index, error }) => problemsAt(index, error));
  const { change } = first.error.details;
  return fail(isOneCode ? first.error.code : 'BAD_REQUEST', {
    problems,
    ...(!isOneCode && problems[0] && { message: problems[0].message }),
    ...(isOneCode && { message: first.error.message, ...(change && { change }) }),
  });
}
