// Queries asked all day: Drizzle builds each of their forms once, as building a wide one costs more than running it.
import { fillPlaceholders } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from './scope.ts';

/** A select of plain columns: its rows come back as the database gives them. */
interface Select<Row> {
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
 * `build` makes the select for a form, which is plain data and all that decides its SQL; what differs between calls of one
 * form stands in it as `sql.placeholder(name)`, and is found in `values` by that name.
 */
export function compiled<Form extends object, Row>(build: (qb: QueryBuilder, form: Form) => Select<Row>) {
  const known = new Map<string, Built>();
  const qb = new QueryBuilder();

  const builtFor = (form: Form): Built => {
    const key = JSON.stringify(form);
    const before = known.get(key);
    if (before) return before;
    const select = build(qb, form);
    const { sql: text, params } = select.toSQL();
    const built = { text, params, columns: Object.keys(select._.selectedFields) };
    if (known.size >= MOST_FORMS) known.clear();
    known.set(key, built);
    return built;
  };

  return async (db: Db, form: Form, values: Record<string, unknown>): Promise<Row[]> => {
    const { text, params, columns } = builtFor(form);
    const { rows } = await db.connection.query({ text, params: fillPlaceholders(params, values), rowMode: 'array' });
    return (rows as unknown[][]).map(
      (row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])) as unknown as Row,
    );
  };
}
