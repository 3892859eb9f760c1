interface Refetch<T> extends PromiseLike<{ readonly requestId?: string | undefined }> {
  readonly requestId: string;
  readonly unwrap: () => Promise<T | undefined>;
  readonly refetch: () => Refetch<T>;
}

interface Reloadable<T> {
  readonly refetch: () => Refetch<T>;
}

/**
 * Requests the data of a query again and returns what was stored at the time of the call or later. Rejects when the request fails. Also
 * rejects when the cache was cleared before the response arrived (a sign-out does this), because RTK Query then resolves with undefined.
 */
export async function reload<T>(query: Reloadable<T>): Promise<T> {
  const first = query.refetch();
  const { requestId } = await first;
  // While a request is pending, RTK Query waits for it and sends none: its response may be older than this call.
  const isOlder = requestId !== undefined && requestId !== first.requestId;
  const data = await (isOlder ? first.refetch() : first).unwrap();
  if (data === undefined) throw new Error('The response was discarded.');
  return data;
}

/** As `reload`, by the trigger of a lazy query. */
export const reloadBy = <Arg, T>(trigger: (arg: Arg) => Refetch<T>, arg: Arg): Promise<T> =>
  reload({ refetch: () => trigger(arg) });
