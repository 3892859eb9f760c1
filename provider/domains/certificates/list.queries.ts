// The list of certificates, the newest first.
import { and, desc, eq, getTableColumns, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { searchKey } from '../../../common/names.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { filterCondition, type Conditions } from '../../database/list/filter.ts';
import { LIMIT, OFFSET, pagedList, totalOf, type ListForm } from '../../database/list/pagedList.ts';
import { studentCertificates as table } from '../../database/schema/index.ts';
import { soughtNumber } from '../students/index.ts';
import type { CertificateType } from './certificate.rules.ts';

type CertificateFilter = components['schemas']['CertificateFilter'] & {
  /** the types that the user may see, or the chosen one */
  types: readonly CertificateType[];
  sortBy?: 'issued';
};

const literal = (word: string): string => `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const conditions = {
  schoolId: ({ schoolId }) => schoolId,
  types: ({ types }) => types,
  sessionId: ({ sessionId }) => sessionId,
  studentId: ({ studentId }) => studentId,
  words: ({ searchText }) =>
    searchKey(searchText ?? '')
      .split(' ')
      .filter(Boolean)
      .map(literal),
  number: ({ searchText }) => soughtNumber(searchText ?? ''),
} satisfies Conditions<CertificateFilter>;

type Form = ListForm<keyof typeof conditions, 'issued'>;

/** Each word is a part of the name as at issue, or the whole text is a number. */
function found({ conditions: counts }: Form): SQL | undefined {
  const named = filterCondition(counts, 'words', (...words: Placeholder[]) => {
    const parts = words.map((word) => sql`${table.nameKey} LIKE ${word}`);
    return sql`(${sql.join(parts, sql` AND `)})`;
  });
  const numbered = filterCondition(
    counts,
    'number',
    (number) => sql`${number} IN (
      ${table.certificateNo}::text, ${table.content} ->> 'studentCode', lower(${table.content} ->> 'srNo'))`,
  );
  return named && numbered ? sql`(${named} OR ${numbered})` : named;
}

const matching = (form: Form): SQL | undefined => {
  const { conditions: counts } = form;
  return and(
    filterCondition(counts, 'schoolId', (id) => eq(table.schoolId, id)),
    filterCondition(counts, 'types', (...types) => inArray(table.type, types)),
    filterCondition(counts, 'sessionId', (id) => eq(table.sessionId, id)),
    filterCondition(counts, 'studentId', (id) => eq(table.studentId, id)),
    found(form),
  );
};

const rowsOf = (qb: QueryBuilder, form: Form) =>
  qb
    .select({ ...getTableColumns(table), total: totalOf(form) })
    .from(table)
    .where(matching(form))
    .orderBy(desc(table.id))
    .limit(LIMIT)
    .offset(OFFSET);

const keysOf = (qb: QueryBuilder, form: Form) => qb.select({ id: table.id }).from(table).where(matching(form));

/** One page of certificates. */
export const { page: listPage } = pagedList({ conditions, defaultSort: 'issued', rows: rowsOf, keys: keysOf });
