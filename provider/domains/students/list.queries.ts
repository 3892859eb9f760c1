// The lists of students: one row for each enrolment of a session, read in its order from an index, counted without reading.
import { and, asc, between, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { classes, enrolmentCounts, enrolments, sections, sessions, students } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { StudentFilter } from './list.rules.ts';
import { livesOf } from './list.rules.ts';
import { searchPatterns } from './students.rules.ts';

const columns = {
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
  sessionId: enrolments.sessionId,
  classId: enrolments.classId,
  sectionId: enrolments.sectionId,
  rollNo: enrolments.rollNo,
  registrationStatus: enrolments.registrationStatus,
  className: classes.name,
  sectionName: sections.name,
  lifeOrder: enrolments.lifeOrder,
  nameKey: enrolments.nameKey,
};

/** The enrolment in use, where no session is asked for (see inUseFirst of students.queries). */
const inUse = sql`${enrolments.sessionId} = (
  SELECT own.session_id FROM enrolments own
  JOIN sessions at ON at.school_id = own.school_id AND at.id = own.session_id
  WHERE own.school_id = ${enrolments.schoolId} AND own.student_id = ${enrolments.studentId}
  ORDER BY at.status = 'ACTIVE' DESC, at.status <> 'UPCOMING' DESC, at.start_date DESC LIMIT 1)`;

const foundBy = (text: string): SQL | undefined => {
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return undefined;
  const list = sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  );
  return sql`${enrolments.studentId} IN (SELECT student_id FROM find_students(ARRAY[${list}]::text[]))`;
};

/** What narrows a list beyond what is counted. */
function further(filter: StudentFilter): (SQL | undefined)[] {
  const admitted = sql`EXISTS (SELECT FROM ${sessions} WHERE ${sessions.schoolId} = ${enrolments.schoolId}
    AND ${sessions.id} = ${enrolments.sessionId}
    AND ${between(students.admissionDate, sql`${sessions.startDate}`, sql`${sessions.endDate}`)})`;
  return [
    foundBy(filter.searchText ?? ''),
    filter.nonRte === true ? eq(students.rte, false) : undefined,
    filter.newStudents === true ? admitted : undefined,
    filter.sessionId == null ? inUse : undefined,
  ];
}

const chosen = (id: number | null | undefined): id is number => typeof id === 'number' && id !== -1;

/** The part of a filter that enrolments and their counts answer alike. */
function placed(table: typeof enrolments | typeof enrolmentCounts, filter: StudentFilter): (SQL | undefined)[] {
  const { registrationStatus: status } = filter;
  return [
    eq(table.schoolId, filter.schoolId),
    filter.sessionId == null ? undefined : eq(table.sessionId, filter.sessionId),
    chosen(filter.classId) ? eq(table.classId, filter.classId) : undefined,
    chosen(filter.sectionId) ? eq(table.sectionId, filter.sectionId) : undefined,
    status === 'PENDING' || status === 'COMPLETE' ? eq(table.registrationStatus, status) : undefined,
    inArray(table.life, livesOf(filter)),
  ];
}

const isNumber = sql`${students.srNo} ~ '^[0-9]+$'`;
const nameOrder = [enrolments.nameKey, enrolments.studentId] as const;

/** The order of a list within active, inactive and deleted students. */
function orderOf({ sortBy = 'studentName', sortOrder = 'asc' }: StudentFilter): SQL[] {
  const way = sortOrder === 'desc' ? desc : asc;
  const last = (column: Parameters<typeof asc>[0]) => sql`${way(column)} NULLS LAST`;
  const rest = nameOrder.map((column) => asc(column));
  const by: Record<typeof sortBy, SQL[]> = {
    studentName: nameOrder.map((column) => way(column)),
    studentCode: [way(students.code)],
    studentSrNo: [desc(isNumber), way(sql`length(${students.srNo})`), way(students.srNo)],
    className: [last(classes.sequence), way(classes.id), last(sections.nameKey), last(enrolments.rollNo), ...rest],
    rollNo: [last(enrolments.rollNo), ...rest],
    admissionDate: [way(students.admissionDate), ...rest],
  };
  return [asc(enrolments.lifeOrder), ...by[sortBy], asc(enrolments.studentId)];
}

const from = (db: Db, filter: StudentFilter, also: SQL | undefined, total: SQL<number>) =>
  db
    .select({ ...columns, total })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
    .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(...placed(enrolments, filter), ...further(filter), also));

export type ListRow = Awaited<ReturnType<typeof from>>[number];

async function countKept(db: Db, filter: StudentFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${enrolmentCounts.students}), 0)::integer` })
    .from(enrolmentCounts)
    .where(and(...placed(enrolmentCounts, filter)));
  return row?.total ?? 0;
}

export interface ListPage {
  rows: ListRow[];
  total: number;
}

/** One page of a list and how many students match in all. `page` from 0. */
export async function listPage(db: Db, filter: StudentFilter, page: number, size: number): Promise<ListPage> {
  const read = (total: SQL<number>, offset: number) =>
    from(db, filter, undefined, total)
      .orderBy(...orderOf(filter))
      .limit(size)
      .offset(offset);
  if (further(filter).every((condition) => condition === undefined)) {
    const [rows, total] = await Promise.all([read(sql<number>`0`, page * size), countKept(db, filter)]);
    return { rows, total };
  }
  const counted = sql<number>`(count(*) OVER ())::integer`;
  const rows = await read(counted, page * size);
  // Behind the last page the first one tells how many there are.
  const [first] = rows.length > 0 || page === 0 ? rows : await read(counted, 0);
  return { rows, total: first?.total ?? 0 };
}

/** The place of a row in the list's own order, to go on behind it. */
export type Cursor = Pick<ListRow, 'lifeOrder' | 'nameKey' | 'id'>;

/** The rows behind a cursor, ordered by life, name and id, whatever order the filter names: for lists read in parts. */
export const listBehind = (db: Db, filter: StudentFilter, cursor: Cursor | undefined, size: number) =>
  from(
    db,
    filter,
    cursor &&
      sql`(${enrolments.lifeOrder}, ${enrolments.nameKey}, ${enrolments.studentId}) > (${cursor.lifeOrder}::smallint, ${cursor.nameKey}, ${cursor.id}::integer)`,
    sql<number>`0`,
  )
    .orderBy(asc(enrolments.lifeOrder), ...nameOrder.map((column) => asc(column)))
    .limit(size);
