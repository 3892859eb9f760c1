import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail, failField, ApiError } from '../shared/fail.ts';
import type { FormBounds } from './bounds.ts';
import { resolve, type JsonSchema } from './document.ts';
import type { UploadedFile } from '../call/handler.ts';
import { typed } from './typed.ts';

export interface Form {
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/** An error the parser throws for a truncated form or one without a boundary; `ApiError` and the plugin's limits have a status. */
const isUnreadable = (error: unknown): boolean =>
  !(error instanceof ApiError) && (error as { statusCode?: number }).statusCode === undefined;

/** A part with an object: JSON, as plain text or as a part with its own content type. */
function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__' || key === 'constructor') throw new SyntaxError('a forbidden name');
      return value;
    });
  } catch {
    return failField(name, `${name} is not readable JSON`);
  }
}

/** The header of a part may have 80 KB. Systems allow 255 characters in the name of a file. */
const LONGEST_FILE_NAME = 255;
const shortName = (fileName: string | undefined): string =>
  (fileName ?? '').slice(0, LONGEST_FILE_NAME).replace(/[\ud800-\udbff]$/, '');

/** The text of a part; the plugin has already parsed a part with the content type of JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isObjectField = (field: JsonSchema | undefined): boolean =>
  field !== undefined && resolve<JsonSchema>(field).type === 'object';

async function readPart(part: Multipart, schema: JsonSchema, form: Form, bounds: FormBounds): Promise<number> {
  const name = part.fieldname;
  const field = schema.properties?.[name];
  if (isObjectField(field)) {
    const text = part.type === 'file' ? (await part.toBuffer()).toString('utf8') : textOf(part.value);
    if (text.length > bounds.partBytes || (part.type === 'field' && part.valueTruncated)) fail('TOO_LARGE');
    form.body[name] = readJson(name, text);
    return text.length;
  }
  if (part.type === 'file') {
    if (!field?.contentMediaType) failField(name, `${name} is not a file of this form`);
    form.files[name] = {
      fileName: shortName(part.filename),
      content: await part.toBuffer(),
      truncated: part.file.truncated,
    };
    return 0;
  }
  if (field?.contentMediaType) failField(name, `${field.title ?? name} must be a file`);
  const text = textOf(part.value);
  // A form sends every line break as CR LF; it is counted and stored as in JSON.
  if (text !== '') form.body[name] = typed(field, text.replaceAll('\r\n', '\n'));
  return text.length;
}

async function readParts(request: FastifyRequest, schema: JsonSchema, bounds: FormBounds): Promise<Form> {
  const form: Form = { body: {}, files: {} };
  const seen = new Set<string>();
  const limits = { fileSize: bounds.fileBytes, fieldSize: bounds.partBytes };
  let textLength = 0;
  for await (const part of request.parts({ limits })) {
    const name = part.fieldname;
    if (seen.has(name)) failField(name, `${name} is sent twice`);
    seen.add(name);
    textLength += await readPart(part, schema, form, bounds);
    if (textLength > bounds.textBytes) fail('TOO_LARGE');
  }
  return form;
}

/** Rejects a form when too many bytes arrive, none for a while, or not all in time; the rest of the body is discarded. */
async function withinLimits<T>(
  { raw }: FastifyRequest,
  { wholeBytes, arriveMs, idleMs }: FormLimit,
  reading: () => Promise<T>,
) {
  const form = reading();
  let release = (): void => undefined;
  const limits = new Promise<never>((_resolve, reject) => {
    let received = 0;
    const rejectWith = (message: string) => () => reject(new ApiError('BAD_REQUEST', { message }));
    const timer = setTimeout(rejectWith('The form took too long to arrive'), arriveMs);
    const stopped = rejectWith('The form stopped arriving. Check the connection and send it again');
    // Bytes that arrived while the process was busy are read before the check.
    const idle = setTimeout(
      (seen = received) => setImmediate(() => (received === seen ? stopped() : undefined)),
      idleMs,
    );
    const count = (part: Buffer) => {
      received += part.length;
      idle.refresh();
      if (received > wholeBytes) reject(new ApiError('TOO_LARGE'));
    };
    // The parser has been piped before and reads as fast as it can; this listener only counts.
    raw.on('data', count);
    release = () => {
      clearTimeout(timer);
      clearTimeout(idle);
      raw.off('data', count).unpipe();
      raw.resume();
    };
  });
  try {
    return await Promise.race([form, limits]);
  } finally {
    release();
  }
}

export interface FormLimit extends FormBounds {
  arriveMs: number;
  idleMs: number;
}

/** 202 for a body that is not multipart, 201 for a content length above the limit: neither is read nor waits for a slot. */
export function rejectBeforeReading(request: FastifyRequest, { wholeBytes }: FormBounds): void {
  if (!request.isMultipart()) fail('UNSUPPORTED_CONTENT');
  if (Number(request.headers['content-length'] ?? 0) > wholeBytes) fail('TOO_LARGE');
}

/** Reads a form with one text part per field; an empty text counts as absent. A part may occur only once. */
export async function readForm(request: FastifyRequest, bodySchema: JsonSchema, limit: FormLimit): Promise<Form> {
  const schema = resolve<JsonSchema>(bodySchema);
  try {
    // The stream has emitted its end already and will not emit it again.
    if (request.raw.destroyed) throw new Error('the sender has left');
    return await withinLimits(request, limit, () => readParts(request, schema, limit));
  } catch (error) {
    if (isUnreadable(error)) fail('BAD_REQUEST', { message: 'The form could not be read' });
    throw error;
  }
}
