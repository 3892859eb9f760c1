// A call of the trials with its complete outcome: status, code and data, or no response.
import { randomUUID } from 'node:crypto';

/**
 * @returns {Promise<{ status: number, code: number, retryAfter: string | null, data: any }>} rejects without a response
 * @param {{ method?: string, token?: string, json?: unknown, form?: FormData, key?: string, signal?: AbortSignal }} [how]
 */
export async function ask(address, path, { method = 'GET', token, json, form, key, signal } = {}) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    signal,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    body: json ? JSON.stringify(json) : form,
  });
  const { responseCode, data } = await response.json();
  return { status: response.status, code: responseCode, retryAfter: response.headers.get('retry-after'), data };
}

/** The data of a success; throws on any other response. */
export async function must(address, path, how) {
  const { status, code, data } = await ask(address, path, how);
  if (code !== 100) throw new Error(`${how?.method ?? 'GET'} ${path} answered ${status}, ${code}`);
  return data;
}

export const newKey = () => randomUUID();

/** The number of responses of each kind as text: `412 × 200, 31 × 503`. */
export function countKinds(kinds) {
  const counts = new Map();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
}
