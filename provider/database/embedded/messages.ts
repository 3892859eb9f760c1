/** A parameter on the wire: text, bytes (bytea, in binary form) or null. */
export type WireValue = string | Uint8Array | null;

/**
 * Requests of the main thread. `unit` numbers the unit of work, so that a unit whose BEGIN failed can be rejected as a whole.
 * `prepares`: the statement may be one that is met again and again.
 */
export type Request =
  | { id: number; unit: number; kind: 'begin' | 'exec' | 'end'; sql: string }
  | { id: number; unit: number; kind: 'query'; sql: string; params: WireValue[]; prepares?: boolean }
  | { id: number; unit: number; kind: 'close' };

export interface Answered {
  kind: 'answered';
  id: number;
  columns: { name: string; type: number }[];
  /** values as PostgreSQL wrote them; the main thread reads them by type */
  rows: (string | null)[][];
  /** the last command tag, such as `INSERT 0 1` */
  command: string;
  /** sync calls that reached the disk since the worker started */
  syncs: number;
}

export interface Rejected {
  kind: 'rejected';
  id: number;
  message: string;
  sqlState: string;
  constraint: string | undefined;
}

/** What the worker says. `lost`: this engine is beyond use, open another. `fatal`: the disk no longer keeps what it was given. */
export type Report =
  | Answered
  | Rejected
  | { kind: 'ready'; syncs: number }
  | { kind: 'lost'; message: string }
  | { kind: 'fatal'; message: string };
