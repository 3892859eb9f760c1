// Sends one HTTP call to the checked provider and returns whatever comes back; never throws for a response.
import { File } from 'node:buffer';
import { URLSearchParams } from 'node:url';
import { NotPrepared } from './world.mjs';

/** No response of the contract is larger; an endless body ends here. */
export const MAX_BYTES = 20_000_000;
const MEGABYTE = 1_000_000;

/**
 * @typedef {{ path?: Record<string, unknown>, query?: Record<string, unknown>, body?: unknown, files?: Record<string, Buffer> }} Sample
 * A request: parameters, the body as JSON or as the parts of a form, files by the name of their part.
 * @typedef {object} Received
 * @property {number} status 0 without a response
 * @property {Record<string, string>} headers names in lower case
 * @property {Buffer} bytes
 * @property {any} [json] the body, if it is JSON
 * @property {string} [fault] the reason why there is no complete response
 */

const textOf = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

function formOf({ body = {}, files = {} }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, textOf(value));
  for (const [name, content] of Object.entries(files)) {
    const isPicture = content.subarray(1, 4).toString() === 'PNG';
    const type = isPicture ? 'image/png' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    form.set(name, new File([content], isPicture ? `${name}.png` : `${name}.xlsx`, { type }));
  }
  return form;
}

/** Calls in a row without a response, after which no further one is sent. */
const MOST_SILENT = 3;

/** The address below the base, with each parameter encoded. */
function targetOf(operation, { path = {}, query = {} }) {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_text, name) => {
    if (path[name] == null)
      throw new NotPrepared(`it needs “${name}”, which the response of an earlier step did not contain`);
    return encodeURIComponent(String(path[name]));
  });
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function initOf(operation, sample, { token, headers = {} }) {
  const own = { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  if (!operation.bodyType || sample.body === undefined) return { headers: own };
  if (operation.bodyType === 'multipart/form-data') return { headers: own, body: formOf(sample) };
  return { headers: { ...own, 'content-type': 'application/json' }, body: JSON.stringify(sample.body) };
}

async function bytesOf(response) {
  const parts = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    if (size > MAX_BYTES) throw new Error(`a body of more than ${MAX_BYTES / MEGABYTE} MB`);
  }
  return Buffer.concat(parts);
}

/** JSON as a value; undefined where the text is none. */
function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isJson = (headers) => /^application\/(?:[\w.-]+\+)?json\b/i.test(headers['content-type'] ?? '');

/** The deepest known reason, such as ECONNREFUSED. */
const reasonOf = (error) => error?.cause?.code ?? error?.cause?.message ?? error?.message ?? String(error);

/**
 * @param {string} base address of the API without a final slash
 * @param {number} timeoutMs of each call, headers and body together
 */
export function createClient(base, timeoutMs) {
  let silent = 0;
  /** @returns {Promise<Received>} */
  return async function send(operation, sample, options = {}) {
    if (silent >= MOST_SILENT) throw new NotPrepared(`the provider did not respond to ${MOST_SILENT} calls in a row`);
    const target = targetOf(operation, sample);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const received = { status: 0, headers: {}, bytes: Buffer.alloc(0) };
    try {
      const init = { method: operation.method, redirect: 'manual', signal: controller.signal };
      const response = await fetch(`${base}${target}`, {
        ...init,
        ...initOf(operation, sample, options),
      });
      received.status = response.status;
      silent = 0;
      received.headers = Object.fromEntries(response.headers);
      received.bytes = await bytesOf(response);
      if (isJson(received.headers)) received.json = parsed(received.bytes);
      return received;
    } catch (error) {
      const fault = controller.signal.aborted ? `no complete response within ${timeoutMs / 1000} s` : reasonOf(error);
      if (received.status === 0) silent += 1;
      return { ...received, fault };
    } finally {
      clearTimeout(timer);
      // Closes the connection of a body that was not read to its end.
      controller.abort();
    }
  };
}
