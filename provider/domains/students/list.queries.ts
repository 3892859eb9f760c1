// The lists of students: one row for each enrolment of a session, read in its order from an index, counted without reading.
import { and, asc, between, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { QueryBuilder } from 'drizzle-orm/pg-core';
import { compiled } from '../../database/compiled.ts';
import { classes, enrolmentCounts, enrolments, sections, sessions, students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { StudentFilter } from './list.rules.ts';
import { livesOf } from './list.rules.ts';
import { searchPatterns } from './students.rules.ts';

/** What a page is cut from; the rest is read for the rows of the page alone. */
const kept = {
  schoolId: enrolments.schoolId,
  sessionId: enrolments.sessionId,
  studentId: enrolments.studentId,
  classId: enrolments.classId,
  sectionId: enrolments.sectionId,
  rollNo: enrolments.rollNo,
  registrationStatus: enrolments.registrationStatus,
  lifeOrder: enrolments.lifeOrder,
  nameKey: enrolments.nameKey,
};

const ofStudent = {
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

/** The enrolment in use, where no session is asked for (see inUseFirst of students.queries). */
const inUse = sql`${enrolments.sessionId} = (
  SELECT own.session_id FROM enrolments own
  JOIN sessions at ON at.school_id = own.school_id AND at.id = own.session_id
  WHERE own.school_id = ${enrolments.schoolId} AND own.student_id = ${enrolments.studentId}
  ORDER BY at.status = 'ACTIVE' DESC, at.status <> 'UPCOMING' DESC, at.start_date DESC LIMIT 1)`;

/** What decides the SQL of a list: which conditions it has, and its order. */
interface Form {
  inSession: boolean;
  inClass: boolean;
  inSection: boolean;
  ofStatus: boolean;
  lives: number;
  words: number;
  nonRte: boolean;
  newStudents: boolean;
  sortBy: NonNullable<StudentFilter['sortBy']>;
  descending: boolean;
  counted: boolean;
  behind: boolean;
}

const chosen = (id: number | null | undefined): id is number => typeof id === 'number' && id !== -1;
const numbered = (name: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value, at) => [`${name}${at}`, value]));

/** A filter apart: the form of its SQL, and the values that fill it. */
function apart(filter: StudentFilter) {
  const { schoolId, sessionId, classId, sectionId, registrationStatus } = filter;
  const lives = livesOf(filter);
  const words = searchPatterns(filter.searchText ?? '');
  const form = {
    inSession: sessionId != null,
    inClass: chosen(classId),
    inSection: chosen(sectionId),
    ofStatus: registrationStatus === 'PENDING' || registrationStatus === 'COMPLETE',
    lives: lives.length,
    words: words.length,
    nonRte: filter.nonRte === true,
    newStudents: filter.newStudents === true,
    sortBy: filter.sortBy ?? 'studentName',
    descending: filter.sortOrder === 'desc',
    counted: false,
    behind: false,
  } satisfies Form;
  const values = {
    ...{ schoolId, sessionId, classId, sectionId, registrationStatus },
    ...numbered('life', lives),
    ...numbered('word', words),
  };
  return { form: form as Form, values };
}

const given = (name: string) => sql.placeholder(name);
const givenAll = (name: string, count: number) => Array.from({ length: count }, (_, at) => given(`${name}${at}`));

/** The students a text finds, as a table. */
const foundBy = ({ words }: Form): SQL =>
  sql`find_students(ARRAY[${sql.join(
    givenAll('word', words).map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]) AS found`;

/** What narrows a list beyond what is counted. */
function further(form: Form): (SQL | undefined)[] {
  const admitted = sql`EXISTS (SELECT FROM ${sessions} WHERE ${sessions.schoolId} = ${enrolments.schoolId}
    AND ${sessions.id} = ${enrolments.sessionId}
    AND ${between(students.admissionDate, sql`${sessions.startDate}`, sql`${sessions.endDate}`)})`;
  return [
    form.nonRte ? sql`NOT ${students.rte}` : undefined,
    form.newStudents ? admitted : undefined,
    form.inSession ? undefined : inUse,
  ];
}

/** The part of a filter that enrolments and their counts answer alike. */
function placed(table: typeof enrolments | typeof enrolmentCounts, form: Form): (SQL | undefined)[] {
  return [
    eq(table.schoolId, given('schoolId')),
    form.inSession ? eq(table.sessionId, given('sessionId')) : undefined,
    form.inClass ? eq(table.classId, given('classId')) : undefined,
    form.inSection ? eq(table.sectionId, given('sectionId')) : undefined,
    form.ofStatus ? eq(table.registrationStatus, given('registrationStatus')) : undefined,
    inArray(table.life, givenAll('life', form.lives)),
  ];
}

const isNumber = sql`${students.srNo} ~ '^[0-9]+$'`;

type OrderColumns = Pick<typeof kept, 'lifeOrder' | 'nameKey' | 'studentId' | 'rollNo'>;

/** The order of a list within active, inactive and deleted students; `row`: the columns of its enrolments. */
function orderOf({ sortBy, descending }: Form, row: OrderColumns): SQL[] {
  const way = descending ? desc : asc;
  const last = (column: Parameters<typeof asc>[0]) => sql`${way(column)} NULLS LAST`;
  const byName = [asc(row.nameKey), asc(row.studentId)];
  const by: Record<Form['sortBy'], SQL[]> = {
    studentName: [way(row.nameKey), way(row.studentId)],
    studentCode: [way(students.code)],
    studentSrNo: [desc(isNumber), way(sql`length(${students.srNo})`), way(students.srNo)],
    className: [last(classes.sequence), way(classes.id), last(sections.nameKey), last(row.rollNo), ...byName],
    rollNo: [last(row.rollNo), ...byName],
    admissionDate: [way(students.admissionDate), ...byName],
  };
  return [asc(row.lifeOrder), ...by[sortBy]];
}

const BY_STUDENT: readonly Form['sortBy'][] = ['studentCode', 'studentSrNo', 'admissionDate'];

/** The place behind which a list goes on. */
const behind = sql`(${enrolments.lifeOrder}, ${enrolments.nameKey}, ${enrolments.studentId})
  > (${given('lifeOrder')}::smallint, ${given('nameKey')}, ${given('id')}::integer)`;

/** The enrolments of one page: read in their order from an index where the filter and the order allow. */
function pageOf(qb: QueryBuilder, form: Form) {
  const total = form.counted ? sql<number>`(count(*) OVER ())::integer` : sql<number>`0`;
  const ofStudents = BY_STUDENT.includes(form.sortBy) || form.nonRte || form.newStudents;
  let rows = qb
    .select({ ...kept, total: total.as('total') })
    .from(enrolments)
    .$dynamic();
  if (form.words > 0) rows = rows.innerJoin(foundBy(form), sql`found.student_id = ${enrolments.studentId}`);
  if (ofStudents)
    rows = rows.innerJoin(
      students,
      and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)),
    );
  if (form.sortBy === 'className')
    rows = rows
      .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
      .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)));
  return rows
    .where(and(...placed(enrolments, form), ...further(form), form.behind ? behind : undefined))
    .orderBy(...orderOf(form, kept))
    .limit(given('limit'))
    .offset(given('offset'))
    .as('page');
}

const read = compiled((qb, form: Form) => {
  const page = pageOf(qb, form);
  return qb
    .select({
      ...ofStudent,
      sessionId: page.sessionId,
      classId: page.classId,
      sectionId: page.sectionId,
      rollNo: page.rollNo,
      registrationStatus: page.registrationStatus,
      lifeOrder: page.lifeOrder,
      nameKey: page.nameKey,
      total: page.total,
      className: classes.name,
      sectionName: sections.name,
    })
    .from(page)
    .innerJoin(students, and(eq(students.schoolId, page.schoolId), eq(students.id, page.studentId)))
    .innerJoin(classes, and(eq(classes.schoolId, page.schoolId), eq(classes.id, page.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, page.schoolId), eq(sections.id, page.sectionId)))
    .orderBy(...orderOf(form, page as unknown as OrderColumns));
});

export type ListRow = Awaited<ReturnType<typeof read>>[number];

const countKept = compiled((qb, form: Form) =>
  qb
    .select({ total: sql<number>`coalesce(sum(${enrolmentCounts.students}), 0)::integer`.as('total') })
    .from(enrolmentCounts)
    .where(and(...placed(enrolmentCounts, form))),
);

export interface ListPage {
  rows: ListRow[];
  total: number;
}

/** One page of a list and how many students match in all. `page` from 0. */
export async function listPage(db: Db, filter: StudentFilter, page: number, size: number): Promise<ListPage> {
  const { form, values } = apart(filter);
  const cut = { ...values, limit: size, offset: page * size };
  const narrowed = form.words > 0 || form.nonRte || form.newStudents || !form.inSession;
  if (!narrowed) {
    const [rows, [count]] = await Promise.all([read(db, form, cut), countKept(db, form, values)]);
    return { rows, total: count?.total ?? 0 };
  }
  const counted = { ...form, counted: true };
  const rows = await read(db, counted, cut);
  // Behind the last page the first one tells how many there are.
  const [first] = rows.length > 0 || page === 0 ? rows : await read(db, counted, { ...cut, offset: 0 });
  return { rows, total: first?.total ?? 0 };
}

/** The place of a row in the list's own order, to go on behind it. */
export type Cursor = Pick<ListRow, 'lifeOrder' | 'nameKey' | 'id'>;

/** The rows behind a cursor, ordered by life, name and id, whatever order the filter names: for lists read in parts. */
export function listBehind(
  db: Db,
  filter: StudentFilter,
  cursor: Cursor | undefined,
  size: number,
): Promise<ListRow[]> {
  const { sortBy: _by, sortOrder: _order, ...unsorted } = filter;
  const { form, values } = apart(unsorted);
  return read(db, { ...form, behind: cursor !== undefined }, { ...values, ...cursor, limit: size, offset: 0 });
}
