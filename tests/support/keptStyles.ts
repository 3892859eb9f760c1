// antd works out its styles when the first component of a kind is mounted and drops them with the last: here once for a test file.
import { createCache } from '@ant-design/cssinjs';

/** A cache that keeps what was worked out. */
export function keptStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) => update(path, (before) => next(before) ?? before);
  return cache;
}
