/** Builds a request from its arguments for every attempt, so that a retry sends the same request. */
export interface ApiArgs {
  url: string;
  method?: string;
  params?: object | undefined;
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

interface RequestOptions {
  baseUrl: string | (() => string);
  bearer: string | undefined;
  multipart: boolean;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Arrays become repeated keys; undefined and null are left out. */
const entriesOf = (values: object): [string, unknown][] =>
  Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, unknown] => [key, one]),
  );

function addressOf({ url, params }: ApiArgs, baseUrl: string | (() => string)): string {
  const base = (typeof baseUrl === 'string' ? baseUrl : baseUrl()).replace(/\/+$/, '');
  const query = new URLSearchParams(entriesOf(params ?? {}).map(([key, value]) => [key, asText(value)])).toString();
  return `${base}/${url.replace(/^\/+/, '')}${query && (url.includes('?') ? '&' : '?') + query}`;
}

function asForm(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of entriesOf(body)) {
    if (value instanceof Blob) form.append(key, value);
    // A field such as paramsJson is text (CALL2-57), another object a JSON part.
    else if (typeof value === 'object' && !key.endsWith('Json')) {
      form.append(key, new Blob([JSON.stringify(value)], { type: 'application/json' }));
    } else form.append(key, asText(value));
  }
  return form;
}

export function buildRequest(args: ApiArgs, options: RequestOptions): { address: string; init: RequestInit } {
  const headers = new Headers();
  for (const [name, value] of Object.entries(args.headers ?? {})) if (value !== undefined) headers.set(name, value);
  if (options.bearer !== undefined && !headers.has('authorization')) {
    headers.set('authorization', `Bearer ${options.bearer}`);
  }
  const { body } = args;
  const init: RequestInit = { method: args.method ?? 'GET', headers, credentials: 'omit' };
  if (body !== undefined && body !== null) {
    if (body instanceof FormData) init.body = body;
    else if (options.multipart) init.body = asForm(body);
    else {
      init.body = JSON.stringify(body);
      if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    }
  }
  return { address: addressOf(args, options.baseUrl), init };
}

/** Whether a document is requested as HTML to print instead of a file. */
export const asksForPage = ({ params, body }: ApiArgs): boolean =>
  [params, body].some(
    (part) => typeof part === 'object' && part !== null && (part as { html?: unknown }).html === true,
  );
