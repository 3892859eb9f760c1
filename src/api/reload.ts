interface Reloadable<T> {
  readonly refetch: () => { readonly unwrap: () => Promise<T | undefined> };
}

/**
 * Requests the data of a query again and returns it. Rejects when the request fails. Also rejects when the cache was cleared before the
 * response arrived (a sign-out does this), because RTK Query then resolves with undefined.
 */
export async function reload<T>(query: Reloadable<T>): Promise<T> {
  const data = await query.refetch().unwrap();
  if (data === undefined) throw new Error('The response was discarded.');
  return data;
}
