import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail, failField, Refusal } from '../shared/fail.ts';
import { resolve, type JsonSchema } from './document.ts';
import type { UploadedFile } from './handler.ts';
import { typed } from './typed.ts';

/** Above this the request is refused unread (413); below, a too large file gets its field's own message. */
export const MAX_MULTIPART_BYTES = 32 * 1024 * 1024;

export interface Form {
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/** What the parser throws at a form that is broken off or has no boundary; a refusal and the plugin's own limits say what they are. */
const isUnreadable = (error: unknown): boolean =>
  !(error instanceof Refusal) && (error as { statusCode?: number }).statusCode === undefined;

const JSON_LIMIT_BYTES = 1024 * 1024;

/** A part that holds an object: JSON, as plain text or as a part with its own content type. */
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

/** The text of a part; the plugin has already read one that says it is JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const holdsObject = (field: JsonSchema | undefined): boolean =>
  field !== undefined && resolve<JsonSchema>(field).type === 'object';

async function readPart(part: Multipart, schema: JsonSchema, form: Form): Promise<void> {
  const name = part.fieldname;
  const field = schema.properties?.[name];
  if (holdsObject(field)) {
    const text = part.type === 'file' ? (await part.toBuffer()).toString('utf8') : textOf(part.value);
    if (text.length > JSON_LIMIT_BYTES || (part.type === 'file' && part.file.truncated)) fail('TOO_LARGE');
    form.body[name] = readJson(name, text);
  } else if (part.type === 'file') {
    if (!field?.contentMediaType) failField(name, `${name} is not a file of this form`);
    form.files[name] = { fileName: part.filename, content: await part.toBuffer(), truncated: part.file.truncated };
  } else if (field?.contentMediaType) {
    failField(name, `${field.title ?? name} must be a file`);
  } else if (part.value !== '') {
    form.body[name] = typed(field, textOf(part.value));
  }
}

/** Reads a form of one text part for each field; an empty text counts as absent. Each part may stand once. */
export async function readForm(request: FastifyRequest, bodySchema: JsonSchema): Promise<Form> {
  if (!request.isMultipart()) fail('UNSUPPORTED_CONTENT');
  if (Number(request.headers['content-length'] ?? 0) > MAX_MULTIPART_BYTES) fail('TOO_LARGE');
  const schema = resolve<JsonSchema>(bodySchema);
  const form: Form = { body: {}, files: {} };
  const seen = new Set<string>();
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname;
      if (seen.has(name)) failField(name, `${name} is sent twice`);
      seen.add(name);
      await readPart(part, schema, form);
    }
  } catch (error) {
    if (isUnreadable(error)) fail('BAD_REQUEST', { message: 'The form could not be read' });
    throw error;
  }
  return form;
}
