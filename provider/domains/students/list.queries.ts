// The lists of students: one row for each enrolment of a session, read in its order from an index, counted without reading.
import { and, asc, between, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
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

/** The students a text finds, as a table; undefined for no text. */
const foundBy = (text: string | null | undefined): SQL | undefined => {
  const patterns = searchPatterns(text ?? '');
  if (patterns.length === 0) return undefined;
  const list = sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  );
  return sql`find_students(ARRAY[${list}]::text[]) AS found`;
};

/** What narrows a list beyond what is counted. */
function further(filter: StudentFilter): (SQL | undefined)[] {
  const admitted = sql`EXISTS (SELECT FROM ${sessions} WHERE ${sessions.schoolId} = ${enrolments.schoolId}
    AND ${sessions.id} = ${enrolments.sessionId}
    AND ${between(students.admissionDate, sql`${sessions.startDate}`, sql`${sessions.endDate}`)})`;
  return [
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

type OrderColumns = Pick<typeof kept, 'lifeOrder' | 'nameKey' | 'studentId' | 'rollNo'>;

/** The order of a list within active, inactive and deleted students; `row`: the columns of its enrolments. */
function orderOf({ sortBy = 'studentName', sortOrder = 'asc' }: StudentFilter, row: OrderColumns): SQL[] {
  const way = sortOrder === 'desc' ? desc : asc;
  const last = (column: Parameters<typeof asc>[0]) => sql`${way(column)} NULLS LAST`;
  const byName = [asc(row.nameKey), asc(row.studentId)];
  const by: Record<typeof sortBy, SQL[]> = {
    studentName: [way(row.nameKey), way(row.studentId)],
    studentCode: [way(students.code)],
    studentSrNo: [desc(isNumber), way(sql`length(${students.srNo})`), way(students.srNo)],
    className: [last(classes.sequence), way(classes.id), last(sections.nameKey), last(row.rollNo), ...byName],
    rollNo: [last(row.rollNo), ...byName],
    admissionDate: [way(students.admissionDate), ...byName],
  };
  return [asc(row.lifeOrder), ...by[sortBy]];
}

const BY_STUDENT: readonly StudentFilter['sortBy'][] = ['studentCode', 'studentSrNo', 'admissionDate'];

interface Cut {
  order: SQL[];
  limit: number;
  offset?: number;
  behind?: SQL | undefined;
  /** how many match in all */
  total: SQL<number>;
}

/** The enrolments of one page: read in their order from an index where the filter and the order allow. */
function pageOf(db: Db, filter: StudentFilter, { order, limit, offset = 0, behind, total }: Cut) {
  const found = foundBy(filter.searchText);
  const ofStudents = BY_STUDENT.includes(filter.sortBy) || filter.nonRte === true || filter.newStudents === true;
  let rows = db
    .select({ ...kept, total: total.as('total') })
    .from(enrolments)
    .$dynamic();
  if (found) rows = rows.innerJoin(found, sql`found.student_id = ${enrolments.studentId}`);
  if (ofStudents)
    rows = rows.innerJoin(
      students,
      and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)),
    );
  if (filter.sortBy === 'className')
    rows = rows
      .innerJoin(classes, and(eq(classes.schoolId, enrolments.schoolId), eq(classes.id, enrolments.classId)))
      .leftJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)));
  return rows
    .where(and(...placed(enrolments, filter), ...further(filter), behind))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
}

function read(db: Db, filter: StudentFilter, cut: Cut) {
  const page = pageOf(db, filter, cut);
  return db
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
    .orderBy(...orderOf(filter, page as unknown as OrderColumns));
}

export type ListRow = Awaited<ReturnType<typeof read>>[number];

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

const UNCOUNTED = sql<number>`0`;
const COUNTED = sql<number>`(count(*) OVER ())::integer`;

/** One page of a list and how many students match in all. `page` from 0. */
export async function listPage(db: Db, filter: StudentFilter, page: number, size: number): Promise<ListPage> {
  const order = orderOf(filter, kept);
  const cut = { order, limit: size, offset: page * size };
  const narrowed = [foundBy(filter.searchText), ...further(filter)].some((condition) => condition !== undefined);
  if (!narrowed) {
    const [rows, total] = await Promise.all([read(db, filter, { ...cut, total: UNCOUNTED }), countKept(db, filter)]);
    return { rows, total };
  }
  const rows = await read(db, filter, { ...cut, total: COUNTED });
  // Behind the last page the first one tells how many there are.
  const [first] = rows.length > 0 || page === 0 ? rows : await read(db, filter, { ...cut, offset: 0, total: COUNTED });
  return { rows, total: first?.total ?? 0 };
}

/** The place of a row in the list's own order, to go on behind it. */
export type Cursor = Pick<ListRow, 'lifeOrder' | 'nameKey' | 'id'>;

/** The rows behind a cursor, ordered by life, name and id, whatever order the filter names: for lists read in parts. */
export function listBehind(db: Db, filter: StudentFilter, cursor: Cursor | undefined, size: number) {
  const { sortBy: _by, sortOrder: _order, ...unsorted } = filter;
  const place = sql`(${enrolments.lifeOrder}, ${enrolments.nameKey}, ${enrolments.studentId})`;
  return read(db, unsorted, {
    order: orderOf(unsorted, kept),
    limit: size,
    total: UNCOUNTED,
    behind: cursor && sql`${place} > (${cursor.lifeOrder}::smallint, ${cursor.nameKey}, ${cursor.id}::integer)`,
  });
}
