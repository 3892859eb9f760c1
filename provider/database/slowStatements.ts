// Reports slow statements of an engine, without the values of their parameters.
import { DatabaseError, type Connection, type Engine, type Result, type Statement } from './engine.ts';

export interface SlowStatement {
  /** with placeholders in place of values */
  statement: string;
  durationMs: number;
  /** of a statement that succeeded */
  rows?: number;
  /** of a statement that the database rejected */
  sqlState?: string;
}

const LONGEST_TEXT = 4_000;
const LITERAL = /'(?:[^']|'')*'/g;

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
/** The text of statements without parameters contains their values. */
const withoutLiterals = (text: string): string => shortened(text.replaceAll(LITERAL, "'?'"));

type Report = (slow: SlowStatement) => void;

class TimedConnection implements Connection {
  readonly #connection: Connection;
  readonly #limitMs: number;
  readonly #report: Report;

  constructor(connection: Connection, limitMs: number, report: Report) {
    this.#connection = connection;
    this.#limitMs = limitMs;
    this.#report = report;
  }

  async query(statement: Statement): Promise<Result> {
    const from = performance.now();
    try {
      const result = await this.#connection.query(statement);
      if (performance.now() - from >= this.#limitMs)
        this.#reportAs(shortened(statement.text), from, { rows: result.rowCount });
      return result;
    } catch (error) {
      this.#reportFailed(() => shortened(statement.text), from, error);
      throw error;
    }
  }

  async exec(sql: string): Promise<void> {
    const from = performance.now();
    try {
      await this.#connection.exec(sql);
      if (performance.now() - from >= this.#limitMs) this.#reportAs(withoutLiterals(sql), from, {});
    } catch (error) {
      this.#reportFailed(() => withoutLiterals(sql), from, error);
      throw error;
    }
  }

  #reportFailed(text: () => string, from: number, error: unknown): void {
    if (performance.now() - from < this.#limitMs) return;
    this.#reportAs(text(), from, error instanceof DatabaseError ? { sqlState: error.sqlState } : {});
  }

  #reportAs(statement: string, from: number, outcome: Pick<SlowStatement, 'rows' | 'sqlState'>): void {
    this.#report({ statement, durationMs: Math.round(performance.now() - from), ...outcome });
  }
}

/** The engine with `report` called after each statement that takes `limitMs` or longer, also when it fails. */
export function reportSlowStatements(engine: Engine, limitMs: number, report: Report): Engine {
  const timed = (connection: Connection) => new TimedConnection(connection, limitMs, report);
  return {
    kind: engine.kind,
    transaction: (setup, work, kind) => engine.transaction(setup, (connection) => work(timed(connection)), kind),
    exclusive: (work) => engine.exclusive((connection) => work(timed(connection))),
    figures: () => engine.figures(),
    close: () => engine.close(),
  };
}
