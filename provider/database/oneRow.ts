/** The row of a statement that returns exactly one, such as an insert with RETURNING; any other number is a defect and throws. */
export async function oneRow<Row>(statement: PromiseLike<readonly Row[]>): Promise<Row> {
  const [row, second] = await statement;
  if (row === undefined || second !== undefined) throw new Error('A statement did not return exactly one row.');
  return row;
}
