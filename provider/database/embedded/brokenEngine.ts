// A panic or a trap inside PostgreSQL leaves the engine in an unknown state.
import type { PGlite } from '@electric-sql/pglite';

const longjmp = 100; // PGlite's exit status for an ordinary error, which it handles itself

/** Calls `leave`, which must end the thread, on a panic or a trap inside PostgreSQL; PGlite itself would ignore it and continue. */
export function endWhenBroken(postgres: PGlite, lastWords: () => string, leave: (error: unknown) => never): void {
  const module = postgres.Module;
  const step = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      step();
    } catch (error) {
      if ((error as { status?: unknown } | null)?.status !== longjmp)
        leave(lastWords() ? new Error(lastWords()) : error);
      throw error;
    }
  };
}
