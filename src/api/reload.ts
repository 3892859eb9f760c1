interface Reloadable<T> {
  readonly refetch: () => { readonly unwrap: () => Promise<T | undefined> };
}

/**
 * The data of a query, requested again. Rejects when the request fails, and when the cache was emptied meanwhile, as by a sign-out:
 * RTK Query then resolves without data, whatever its type states.
 */
export async function reload<T>(query: Reloadable<T>): Promise<T> {
  const data = await query.refetch().unwrap();
  if (data === undefined) throw new Error('The response was discarded.');
  return data;
}
