// Frequent queries: Drizzle builds the SQL of each form once, because building a wide query takes longer than running it,
// and PostgreSQL plans it once.
import { fillPlaceholders } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { queryPlanned } from './planMode.ts';
import type { Db } from './scope.ts';

/** A select of plain columns: its rows are returned as the database sends them. */
export interface Select<Row> {
  readonly _: { readonly result: Row[]; readonly selectedFields: object };
  toSQL(): { sql: string; params: unknown[] };
}

interface Built {
  text: string;
  params: unknown[];
  columns: string[];
}

const MOST_FORMS = 500;

/**
 * A query whose SQL is built once for each form. `build` returns the select of a form, which is plain data and alone determines the SQL.
 * Values that differ between calls of one form are `sql.placeholder(name)`, filled from `values` by name.
 */
export function compiled<Form extends object, Row>(build: (qb: QueryBuilder, form: Form) => Select<Row>) {
  const known = new Map<string, Built>();
  const qb = new QueryBuilder();

  const builtFor = (form: Form): Built => {
    const key = JSON.stringify(form);
    const cached = known.get(key);
    if (cached) return cached;
    const select = build(qb, form);
    const { sql: text, params } = select.toSQL();
    const built = { text, params, columns: Object.keys(select._.selectedFields) };
    if (known.size >= MOST_FORMS) known.clear();
    known.set(key, built);
    return built;
  };

  return async (db: Db, form: Form, values: Record<string, unknown>): Promise<Row[]> => {
    const { text, params, columns } = builtFor(form);
    const statement = { text, params: fillPlaceholders(params, values), rowMode: 'array' } as const;
    const { rows } = await queryPlanned(db.connection, statement, 'force_generic_plan');
    return (rows as unknown[][]).map((row) => {
      const named: Record<string, unknown> = {};
      for (const [at, column] of columns.entries()) named[column] = row[at];
      return named as Row;
    });
  };
}
