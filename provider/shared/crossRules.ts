import type { Db } from '../database/scope.ts';

/** Rules that span domains. Each domain brings its own; domains/index.ts gathers them, so that domains stay acyclic. */
export interface CrossRules {
  /** What still uses a school, in words, for a school that is to be deleted; null when nothing does. */
  schoolInUse: ((db: Db, schoolId: number) => Promise<string | null>)[];
}
