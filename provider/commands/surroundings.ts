import type { Created } from './folders.ts';

/** Ends the process: the database engine is broken. */
export type Leave = (error: unknown) => never;

/** What a command needs of its process. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  onCreated: (created: Created) => void;
  /** Called before the last COMMIT: whether it succeeds is unknown when the command ends before its answer. */
  onCommit: () => void;
  leave: Leave;
}
