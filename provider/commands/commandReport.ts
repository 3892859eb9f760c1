import type { Created } from './folders.ts';

/** Messages of the worker thread of a command. */
export type CommandReport =
  | { kind: 'created'; created: Created }
  | { kind: 'committing' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; message: string };
