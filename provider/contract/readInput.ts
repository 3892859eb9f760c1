import type { FastifyRequest } from 'fastify';
import type { Handlers, Input } from '../call/handler.ts';
import { fail, failFields, type Problem } from '../shared/fail.ts';
import type { Operation } from './document.ts';
import { readForm, type Form, type FormLimit } from './multipart.ts';
import type { RequestCheck } from './validation.ts';

interface Reading {
  operation: Operation;
  check: RequestCheck;
  /** of a multipart body; undefined for JSON */
  formLimit: FormLimit | undefined;
}

/** Reads and validates parameters and body. `today`: yyyy-MM-dd. 109 with all problems. */
export async function readInput(
  { operation, check, formLimit }: Reading,
  request: FastifyRequest,
  today: string,
): Promise<Input<keyof Handlers>> {
  const path = { ...(request.params as object) };
  const query = { ...(request.query as object) };
  const problems: Problem[] = [
    ...check.parameters('path', path, today),
    ...check.parameters('query', query, today),
    ...check.parameters('header', { ...request.headers }, today),
  ];
  let form: Form = { body: request.body as Record<string, unknown>, files: {} };
  if (operation.body && formLimit) form = await readForm(request, operation.body.schema, formLimit);
  else if (request.isMultipart()) fail('UNSUPPORTED_CONTENT');
  if (operation.body) problems.push(...check.body(form.body ?? {}, today));
  if (problems.length > 0) failFields(problems);
  const body = operation.body && form.body;
  return { path, query, body, files: form.files } as unknown as Input<keyof Handlers>;
}
