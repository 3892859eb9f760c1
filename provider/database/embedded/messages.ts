/** A parameter on the wire: text, bytes (bytea, in binary form) or null. */
export type WireValue = string | Uint8Array | null;

/**
 * Requests of the main thread. `unit` numbers the unit of work, so that a unit whose BEGIN failed can be rejected as a whole. `prepares`:
 * the statement may be prepared, because it can be repeated.
 */
export type Request =
  | { id: number; unit: number; kind: 'begin' | 'exec' | 'end'; sql: string }
  | { id: number; unit: number; kind: 'query'; sql: string; params: WireValue[]; prepares?: boolean }
  | { id: number; unit: number; kind: 'close' };

export interface Answered {
  kind: 'answered';
  id: number;
  columns: { name: string; type: number }[];
  /** texts of PostgreSQL, which the main thread converts by type */
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

/** Messages of the worker. `lost`: the engine cannot be used any more and must be opened again. `fatal`: the disk failed to sync. */
export type Report =
  | Answered
  | Rejected
  | { kind: 'ready'; syncs: number }
  | { kind: 'lost'; message: string }
  | { kind: 'fatal'; message: string };
