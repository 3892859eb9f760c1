// The lists of students: one row for each enrolment of a session, read in its order from an index, counted without reading.
import { and, asc, desc, eq, getTableColumns, getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { compiled } from '../../../database/compiled.ts';
import { filterCondition } from '../../../database/list/filter.ts';
import { LIMIT, OFFSET, pagedList, totalOf } from '../../../database/list/pagedList.ts';
import { classes, enrolmentCounts, enrolments, sections, students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { StudentRow } from '../students.queries.ts';
import {
  conditions,
  countedConditions,
  isCounted,
  matchOf,
  ofNumberFirst,
  otherConditions,
  rowsOfFound,
  type Form,
  type SortBy,
} from './list.filter.ts';

/** The columns of an enrolment in conditions and orders; other tables are read only for the rows of one page. */
const enrolmentColumns = {
  schoolId: enrolments.schoolId,
  sessionId: enrolments.sessionId,
  studentId: enrolments.studentId,
  classId: enrolments.classId,
  sectionId: enrolments.sectionId,
  rollNo: enrolments.rollNo,
  registrationStatus: enrolments.registrationStatus,
  newAdmission: enrolments.newAdmission,
  rte: enrolments.rte,
  lifeOrder: enrolments.lifeOrder,
  nameKey: enrolments.nameKey,
};

/** `lifeOrder` of deleted students. */
const DELETED = 2;

/** The columns of a student in lists and exports. `rte` is replaced by the value of the session. */
const studentColumns = {
  id: students.id,
  code: students.code,
  name: students.name,
  fatherName: students.fatherName,
  motherName: students.motherName,
  gender: students.gender,
  srNo: students.srNo,
  admissionDate: students.admissionDate,
  dateOfBirth: students.dateOfBirth,
  mobileNo: students.mobileNo,
  aadharLast4: students.aadharLast4,
  category: students.category,
  rte: students.rte,
  imageId: students.imageId,
  life: students.life,
  schoolId: students.schoolId,
  version: students.version,
};

export type ListedStudent = Pick<StudentRow, keyof typeof studentColumns>;

const isNumber = sql`${students.srNo} ~ '^[0-9]+$'`;

type OrderColumns = Record<'nameKey' | 'studentId' | 'rollNo', PgColumn> & { lifeOrder: PgColumn | SQL };

/** The order of a list: active, inactive, deleted students, then `sortBy`. `row`: the columns of the enrolments. */
function orderOf(form: Form, row: OrderColumns): SQL[] {
  const { sortBy, descending } = form;
  const direction = descending ? desc : asc;
  const nullsLast = (column: Parameters<typeof asc>[0]) => sql`${direction(column)} NULLS LAST`;
  const byName = [asc(row.nameKey), asc(row.studentId)];
  const by: Record<SortBy, SQL[]> = {
    studentName: [direction(row.nameKey), direction(row.studentId)],
    studentCode: [direction(students.code)],
    studentSrNo: [desc(isNumber), direction(sql`length(${students.srNo})`), direction(students.srNo)],
    className: [
      nullsLast(classes.sequence),
      direction(classes.id),
      nullsLast(sections.nameKey),
      nullsLast(row.rollNo),
      ...byName,
    ],
    rollNo: [nullsLast(row.rollNo), ...byName],
    admissionDate: [direction(students.admissionDate), ...byName],
    bestMatch: byName,
  };
  const first = ofNumberFirst(form);
  const match = matchOf(form, row.nameKey);
  if (match)
    return [sql`${row.lifeOrder} = ${DELETED}`, ...(first ? [first] : []), match, asc(row.lifeOrder), ...byName];
  return [asc(row.lifeOrder), ...(first ? [first] : []), ...by[sortBy]];
}

const SORTED_BY_STUDENT: readonly SortBy[] = ['studentCode', 'studentSrNo', 'admissionDate'];

/** The values of `lifeOrder`, in their order. */
const LIFE_ORDERS = sql`(VALUES (0::smallint), (1::smallint), (${sql.raw(String(DELETED))}::smallint)) AS lives(life_order)`;

/** The classes of the school in the order of a list by class, once for each `lifeOrder`; OFFSET 0 keeps this order in the plan. */
function classesInOrder(form: Form) {
  const lifeOrder = sql<number>`lives.life_order`;
  const [first, sequence, id] = orderOf(form, { ...enrolmentColumns, lifeOrder });
  const ofSchool =
    filterCondition(form.conditions, 'schoolId', (schoolId) => eq(classes.schoolId, schoolId)) ?? sql`true`;
  const rows = sql`SELECT ${classes}.*, ${lifeOrder} FROM ${classes} CROSS JOIN ${LIFE_ORDERS}
    WHERE ${ofSchool} ORDER BY ${first}, ${sequence}, ${id} OFFSET 0`;
  return new Subquery(rows, getTableColumns(classes), getTableName(classes));
}

/**
 * The enrolments of a list by class, read class by class: sorting ends with the class that fills the page, instead of sorting all
 * students of the school.
 */
function byClass(qb: QueryBuilder, form: Form) {
  const lifeOrder = sql<number>`${sql.identifier(getTableName(classes))}.life_order`;
  const ofClass = sql`${enrolments.classId} = ${classes.id} AND ${enrolments.lifeOrder} = ${lifeOrder} OFFSET 0`;
  const rows = rowsOfFound(form, enrolments, sql`${and(...countedConditions(enrolments, form))} AND ${ofClass}`);
  return qb
    .select({ ...enrolmentColumns, total: totalOf(form) })
    .from(classesInOrder(form))
    .innerJoinLateral(rows, sql`true`)
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(...otherConditions(form)))
    .orderBy(...orderOf(form, { ...enrolmentColumns, lifeOrder }))
    .$dynamic();
}

/** The enrolments of a list, read in order from an index where filter and order allow. */
function matching(qb: QueryBuilder, form: Form) {
  const { number, matchedNumbers, sessionId, words } = form.conditions;
  if (form.sortBy === 'className' && sessionId > 0 && words === 0) return byClass(qb, form);
  let rows = qb
    .select({ ...enrolmentColumns, total: totalOf(form) })
    .from(rowsOfFound(form, enrolments, and(...countedConditions(enrolments, form))))
    .$dynamic();
  if (SORTED_BY_STUDENT.includes(form.sortBy) || number + matchedNumbers > 0)
    rows = rows.innerJoin(
      students,
      and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)),
    );
  if (form.sortBy === 'className')
    rows = rows
      .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
      .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)));
  return rows.where(and(...otherConditions(form))).orderBy(...orderOf(form, enrolmentColumns));
}

const pageOf = (qb: QueryBuilder, form: Form) => matching(qb, form).limit(LIMIT).offset(OFFSET).as('page');

/** The columns that only exports have. */
const exportColumns = {
  address: students.address,
  district: students.district,
  block: students.block,
  pinCode: students.pinCode,
};

/** The columns of these enrolments in lists, or with more of the students. */
const shownRows = <More extends Record<string, PgColumn>>(
  qb: QueryBuilder,
  page: ReturnType<typeof pageOf>,
  more: More,
) =>
  qb
    .select({
      ...studentColumns,
      ...more,
      sessionId: page.sessionId,
      classId: page.classId,
      sectionId: page.sectionId,
      rollNo: page.rollNo,
      registrationStatus: page.registrationStatus,
      newAdmission: page.newAdmission,
      rte: page.rte,
      total: page.total,
      className: classes.name,
      sectionName: sections.name,
    })
    .from(page)
    .innerJoin(students, and(eq(students.schoolId, page.schoolId), eq(students.id, page.studentId)))
    .innerJoin(classes, and(eq(classes.schoolId, page.schoolId), eq(classes.id, page.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, page.schoolId), eq(sections.id, page.sectionId)));

function rowsOf(qb: QueryBuilder, form: Form) {
  const page = pageOf(qb, form);
  return shownRows(qb, page, {}).orderBy(...orderOf(form, page));
}

const totalFromCounts = (qb: QueryBuilder, form: Form) =>
  qb
    .select({ total: sql<number>`coalesce(sum(${enrolmentCounts.students}), 0)::integer`.as('total') })
    .from(enrolmentCounts)
    .where(and(...countedConditions(enrolmentCounts, form)));

/** One page of students, and the keys of all matching enrolments. */
export const { page: listPage, keys: listKeys } = pagedList({
  conditions,
  defaultSort: 'studentName',
  rows: rowsOf,
  keys: matching,
  count: { isCountable: isCounted, total: totalFromCounts },
});

export type EnrolmentKey = Pick<StudentRow, 'schoolId'> & { sessionId: number; studentId: number };

/** The keys are sent as array texts, so that one prepared statement serves any number of keys. */
const keyed = ['schools', 'sessions', 'students'].map((name) => sql`${sql.placeholder(name)}::text::integer[]`);
const keyTable = sql`unnest(${sql.join(keyed, sql`, `)}) WITH ORDINALITY AS keys(school_id, session_id, student_id, ordinal)`;

const readKeyed = compiled((qb: QueryBuilder, _form: object) => {
  const page = qb
    .select({ ...enrolmentColumns, total: sql<number>`keys.ordinal::integer`.as('total') })
    .from(enrolments)
    .innerJoin(
      keyTable,
      sql`(keys.school_id, keys.session_id, keys.student_id) = (${enrolments.schoolId}, ${enrolments.sessionId}, ${enrolments.studentId})`,
    )
    .as('page');
  return shownRows(qb, page, exportColumns).orderBy(asc(page.total));
});

/** The rows of these enrolments, in this order. */
export function listKeyed(db: Db, keys: readonly EnrolmentKey[]): Promise<ExportRow[]> {
  const array = (of: (key: EnrolmentKey) => number) => `{${keys.map(of).join(',')}}`;
  const [schools, sessions, students] = [
    array(({ schoolId }) => schoolId),
    array(({ sessionId }) => sessionId),
    array(({ studentId }) => studentId),
  ];
  return readKeyed(db, {}, { schools, sessions, students });
}

export type ExportRow = Awaited<ReturnType<typeof readKeyed>>[number];
export type ListRow = Awaited<ReturnType<typeof listPage>>['rows'][number];
