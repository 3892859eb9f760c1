import type { Created } from './folders.ts';

/** Ends the process: the database engine is broken. */
export type Leave = (error: unknown) => never;

/** What a command needs of its process. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  onCreated: (created: Created) => void;
  leave: Leave;
}
