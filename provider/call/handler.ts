import type { Context } from './context.ts';
import type { operations } from '../contract/generated/operations.gen.ts';

type OperationId = keyof operations;

/** A file of a multipart form, read completely; `truncated` when it was larger than the form allows. */
export interface UploadedFile {
  fileName: string;
  content: Buffer;
  truncated: boolean;
}

type Body<O extends OperationId> = operations[O] extends { requestBody: { content: infer C } } ? C[keyof C] : undefined;
type Part<O extends OperationId, K extends 'path' | 'query'> = NonNullable<operations[O]['parameters'][K]>;

export interface Input<O extends OperationId> {
  path: Part<O, 'path'>;
  query: Part<O, 'query'>;
  /** Without the file fields of a form, which are in `files`. */
  body: Body<O>;
  files: Readonly<Record<string, UploadedFile>>;
}

/** A file as response. */
export interface FileResponse {
  fileName: string;
  contentType: string;
  /** number of records in it */
  rows: number;
  /** complete, or in chunks for a large file */
  content: Buffer | readonly Uint8Array[];
  /** Runs when the connection was closed before the file was sent completely. */
  undelivered?: () => Promise<void>;
}

type Response<O extends OperationId> = operations[O]['responses'][200]['content'];

/** The `data` of an operation's success response, or its file. */
type Output<O extends OperationId> =
  Response<O> extends { 'application/json': { data: infer Data } } ? Data : FileResponse;

export type Handler<O extends OperationId> = (ctx: Context, input: Input<O>) => Promise<Output<O>>;

export type Handlers = { [O in OperationId]: Handler<O> };
