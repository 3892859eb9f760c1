/** A statement that takes longer is ended, in milliseconds, on both engines. Migrations get ten times as long. */
export const STATEMENT_LIMIT_MS = 10_000;
