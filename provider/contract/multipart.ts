import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fail, failField } from '../shared/fail.ts';
import { resolve, type JsonSchema } from './document.ts';
import type { UploadedFile } from './handler.ts';
import { typed } from './typed.ts';

/** Above this the request is refused unread (413); below, a too large file gets its field's own message. */
export const MAX_MULTIPART_BYTES = 32 * 1024 * 1024;

export interface Form {
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/** Reads a form of one text part for each field; an empty text counts as absent. Each part may stand once. */
export async function readForm(request: FastifyRequest, bodySchema: JsonSchema): Promise<Form> {
  if (!request.isMultipart()) fail('UNSUPPORTED_CONTENT');
  if (Number(request.headers['content-length'] ?? 0) > MAX_MULTIPART_BYTES) fail('TOO_LARGE');
  const schema = resolve<JsonSchema>(bodySchema);
  const form: Form = { body: {}, files: {} };
  const seen = new Set<string>();
  for await (const part of request.parts()) {
    const name = part.fieldname;
    if (seen.has(name)) failField(name, `${name} is sent twice`);
    seen.add(name);
    if (part.type === 'file') {
      if (!schema.properties?.[name]?.contentMediaType) failField(name, `${name} is not a file of this form`);
      form.files[name] = { fileName: part.filename, content: await part.toBuffer(), truncated: part.file.truncated };
    } else if (schema.properties?.[name]?.contentMediaType) {
      failField(name, `${schema.properties[name].title ?? name} must be a file`);
    } else if (part.value !== '') {
      form.body[name] = typed(schema.properties?.[name], String(part.value));
    }
  }
  return form;
}
