// Requests a well-behaved client would not send, byte for byte, and the rule every answer keeps.
import http from 'node:http';
import { origin, type Answer } from '../../support/provider';

export interface Bytes {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  headers?: http.OutgoingHttpHeaders;
  /** the body; a list is sent in chunks, without a length */
  body?: string | Buffer | Buffer[];
  /** another provider than the worker's own */
  at?: string | undefined;
}

/** One request as it is written here; `target` is the path from the root. */
export function send(
  method: string,
  target: string,
  { headers = {}, body, at = origin }: RawRequest = {},
): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    let answered = false;
    const length =
      typeof body === 'string' || Buffer.isBuffer(body) ? { 'content-length': Buffer.byteLength(body) } : {};
    const request = http.request(
      `${at}/`,
      { method, path: target, headers: { ...length, ...headers }, agent: false },
      (response) => {
        answered = true;
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
        response.on('error', reject);
      },
    );
    // A server that answers early may close while the rest is still being sent.
    request.on('error', (error) => answered || reject(error));
    if (Array.isArray(body)) {
      for (const part of body) request.write(part);
      request.end();
    } else request.end(body);
  });
}

export interface Envelope {
  status: number;
  responseCode: number;
  responseMsg: string;
  data: { problems?: { path: string; message: string }[] } | null;
}

/** Whether an answer is a file to be saved, which carries its name. */
export const isFile = (headers: http.IncomingHttpHeaders): boolean => headers['content-disposition'] !== undefined;

/** The answer as the envelope, which it must be: three fields, words, nothing of the inside. */
export function envelopeOf({ status, headers, body }: Bytes): Envelope {
  const text = body.toString();
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(text).not.toMatch(/\bat .*\(|SELECT|node_modules|\.ts\b|\.js\b/);
  const parsed = JSON.parse(text) as Omit<Envelope, 'status'>;
  expect(Object.keys(parsed)).toEqual(['responseCode', 'responseMsg', 'data']);
  expect(parsed.responseMsg).toMatch(/\S/);
  return { status, ...parsed };
}

/** Sends and expects the envelope. */
export const ask = async (method: string, target: string, request?: RawRequest): Promise<Envelope> =>
  envelopeOf(await send(method, target, request));

/** Status and code of an answer, to compare in one line. */
export const verdict = ({ status, responseCode }: Pick<Answer, 'status' | 'responseCode'>): [number, number] => [
  status,
  responseCode,
];

/** An answer without what differs from call to call. */
export const withoutHeaders = ({ headers: _headers, ...answer }: Answer): Omit<Answer, 'headers'> => answer;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A multipart body written by hand: parts may repeat, carry any name, or be files. */
export function multipart(
  parts: { name: string; value: string | Buffer; fileName?: string; type?: string }[],
): RawRequest {
  const boundary = 'a-boundary-of-the-test';
  const chunks = parts.flatMap(({ name, value, fileName, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n` +
        `${fileName === undefined ? '' : `content-type: ${type ?? 'image/png'}\r\n`}\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
