// The tables as Drizzle sees them and as the migrations made them are the same tables.
import { sql } from '../../support/provider';
import { tables } from '../support/tables';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  key: boolean;
}

const SAME_TYPE: Readonly<Record<string, string>> = { 'timestamp with time zone': 'timestamptz' };
const inOrder = (columns: Column[]) =>
  columns.sort((a, b) => (`${a.table}.${a.name}` < `${b.table}.${b.name}` ? -1 : 1));

test('R15 the migrated database has every table and column of the schema, and no other', async () => {
  const migrated = await sql<Column>(`
    SELECT relname AS table, attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required,
           EXISTS (SELECT 1 FROM pg_index WHERE indrelid = pg_class.oid AND indisprimary AND attnum = ANY (indkey)) AS key
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'migrations' AND attnum > 0 AND NOT attisdropped`);
  const known: Column[] = tables.flatMap(({ name: table, columns, primaryKeys }) =>
    columns.map((column) => ({
      table,
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull,
      key: column.primary || primaryKeys.some((key) => key.columns.some(({ name }) => name === column.name)),
    })),
  );
  const comparable = (columns: Column[]) =>
    inOrder(columns.map((column) => ({ ...column, type: SAME_TYPE[column.type] ?? column.type.replace(', ', ',') })));
  expect(comparable(known)).toEqual(comparable(migrated));
});
