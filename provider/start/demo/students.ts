// The students of the demo: families with siblings, RTE seats, names struck off, transfer certificates, and registrations without a
// section.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { nameKey } from '../../../common/names.ts';
import { isNewAdmission } from '../../../common/newAdmission.ts';
import { present } from '../../../common/present.ts';
import type { Keys } from '../../config.ts';
import { sealNumber, type NumberKind } from '../../shared/personalNumbers.ts';
import {
  classes,
  counters,
  enrolments,
  images,
  sections,
  sessions,
  studentHistory,
  studentParents,
  students,
  studentSiblings,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { Family } from './families.ts';
import { historyOf } from './history.ts';
import type { Portraits } from './portraits.ts';
import type { DemoDays } from './days.ts';
import { drawStudents, type ClassSection, type DrawnStudent } from './drawnStudents.ts';
import { analyze } from './statistics.ts';

interface Year {
  id: number;
  startDate: string;
}

interface Years {
  past: Year;
  running: Year;
  days: DemoDays;
}

const AT_ONCE = 200;

async function sectionsInOrder(db: Db, schoolId: number): Promise<ClassSection[]> {
  const rows = await db
    .select({ classId: classes.id, sequence: classes.sequence, sectionId: sections.id, name: sections.name })
    .from(classes)
    .innerJoin(sections, and(eq(sections.schoolId, classes.schoolId), eq(sections.classId, classes.id)))
    .where(and(eq(classes.schoolId, schoolId), isNull(sections.deletedAt)))
    .orderBy(classes.sequence, sections.name);
  return rows.map(({ classId, sequence: order, sectionId, name }, at) => {
    const sequence = present(order, `the sequence of class ${classId}`);
    const below = rows.filter((row) => row.sequence === sequence - 1);
    const before = below.find((row) => row.name === name) ?? below[at % Math.max(1, below.length)];
    return { classId, sectionId, sequence, before };
  });
}

async function inParts<Row>(rows: readonly Row[], insert: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await insert(rows.slice(at, at + AT_ONCE));
}

function parentRows(keys: Keys, schoolId: number, studentId: number, family: Family) {
  const columns = <Kind extends NumberKind>(kind: Kind, value: string | null) =>
    value === null ? undefined : sealNumber(keys, schoolId, kind, value);
  return family.parents.map(({ aadhar: aadharNo, pan: panNo, ...parent }) => {
    const aadhar = columns('aadhar', aadharNo);
    const pan = columns('pan', panNo);
    return {
      ...parent,
      nameKey: nameKey(parent.name),
      schoolId,
      studentId,
      aadhar: aadhar?.sealed ?? null,
      aadharDigest: aadhar?.digest ?? null,
      aadharLast4: aadhar?.last4 ?? null,
      pan: pan?.sealed ?? null,
      panDigest: pan?.digest ?? null,
      panLast4: pan?.last4 ?? null,
    };
  });
}

/** Enrolments in the running session and, for earlier students, in the past one. Roll numbers are by name. */
function enrolmentRows(drawn: readonly DrawnStudent[], ids: readonly number[], { past, running, days }: Years) {
  const createdAt = days.morning(`${days.year}-04-01`);
  const rows = drawn.map(({ values, ...student }, at) => ({
    ...student,
    values,
    studentId: present(ids[at], 'the id of a student'),
  }));
  const rollIn = (sectionId: number, studentId: number) =>
    rows
      .filter((row) => row.section.sectionId === sectionId && !row.pending)
      .sort((a, b) => (a.values.nameKey < b.values.nameKey ? -1 : 1))
      .findIndex((row) => row.studentId === studentId) + 1;
  return rows.flatMap(({ values, section, pending, studentId }) => {
    const own = {
      schoolId: values.schoolId,
      studentId,
      life: values.life,
      nameKey: values.nameKey,
      rte: values.rte ?? false,
      createdAt,
    };
    const newIn = ({ startDate: sessionStart }: Year, enrolledEarlier: boolean) =>
      isNewAdmission({
        admissionDate: values.admissionDate,
        sessionStart,
        sessionStatus: 'ACTIVE',
        enrolledEarlier,
        firstSession: false,
      });
    const old = values.admissionDate < `${days.year}-01-01` && section.before;
    const now = {
      ...own,
      sessionId: running.id,
      classId: section.classId,
      sectionId: pending ? null : section.sectionId,
      rollNo: pending ? null : rollIn(section.sectionId, studentId),
      registrationStatus: pending ? ('PENDING' as const) : ('COMPLETE' as const),
      origin: old ? ('PROMOTION' as const) : ('ADMISSION' as const),
      newAdmission: newIn(running, Boolean(old)),
    };
    if (!old) return [now];
    const { classId, sectionId } = old;
    const before = { ...own, sessionId: past.id, classId, sectionId, rollNo: null, newAdmission: newIn(past, false) };
    return [now, { ...before, registrationStatus: 'COMPLETE' as const, origin: 'ADMISSION' as const }];
  });
}

async function yearsOf(db: Db, schoolId: number): Promise<Omit<Years, 'days'>> {
  const rows = await db
    .select({ id: sessions.id, startDate: sessions.startDate, status: sessions.status })
    .from(sessions)
    .where(eq(sessions.schoolId, schoolId));
  const year = (status: string) =>
    present(
      rows.find((row) => row.status === status),
      `a session that is ${status}`,
    );
  return { past: year('COMPLETED'), running: year('ACTIVE') };
}

/** Every eighth student who is not deleted has a photograph. */
const PORTRAIT_EVERY = 8;

async function addPortraits(
  db: Db,
  schoolId: number,
  drawn: readonly DrawnStudent[],
  ids: readonly number[],
  { portraits: { girls, boys }, days }: Pick<DemoIntake, 'portraits' | 'days'>,
) {
  const createdAt = days.morning(`${days.year}-04-01`);
  const pictured = drawn.flatMap(({ values: { life, gender } }, at) => {
    if (at % PORTRAIT_EVERY !== 6 || life === 'DELETED') return [];
    const bytes = gender === 'FEMALE' ? girls[at % girls.length] : boys[at % boys.length];
    return [{ studentId: present(ids[at], 'the id of a student'), bytes: present(bytes, 'a portrait') }];
  });
  await inParts(pictured, async (part) => {
    const stored = await db
      .insert(images)
      .values(part.map(({ bytes }) => ({ schoolId, contentType: 'image/jpeg' as const, bytes, createdAt })))
      .returning({ id: images.id });
    const pairs = part.map(
      ({ studentId }, at) => sql`(${studentId}::integer, ${present(stored[at], 'a picture').id}::integer)`,
    );
    await db.execute(sql`UPDATE students SET image_id = given.image_id FROM (VALUES ${sql.join(pairs, sql`, `)})
      AS given(student_id, image_id) WHERE school_id = ${schoolId} AND id = given.student_id`);
  });
}

interface DemoIntake {
  schoolId: number;
  firstCode: number;
  /** students in a section by the sequence of its class */
  seats: (sequence: number) => number;
  portraits: Portraits;
  days: DemoDays;
}

export async function addStudents(
  db: Db,
  keys: Keys,
  { schoolId, firstCode, seats, portraits, days }: DemoIntake,
): Promise<void> {
  const sectionList = await sectionsInOrder(db, schoolId);
  const drawn = drawStudents(keys, schoolId, sectionList, { code: firstCode, days }, ({ sequence }) => seats(sequence));
  const idOfCode = new Map<number, number>();
  await inParts(
    drawn.map(({ values }) => values),
    async (part) => {
      const stored = await db.insert(students).values(part).returning({ id: students.id, code: students.code });
      for (const { id, code } of stored) idOfCode.set(code, id);
    },
  );
  await analyze(db, students);
  const ids = drawn.map(({ values }) => present(idOfCode.get(values.code), `student ${values.code}`));
  const idAt = (at: number) => present(ids[at], 'the id of a student');
  await inParts(
    drawn.flatMap(({ family }, at) => parentRows(keys, schoolId, idAt(at), family)),
    (part) => db.insert(studentParents).values(part),
  );
  const pairs = drawn.flatMap(({ siblingOf, values }, at) => {
    const other = siblingOf === undefined ? undefined : drawn[siblingOf];
    if (siblingOf === undefined || values.life === 'DELETED' || other?.values.life === 'DELETED') return [];
    const [studentId, siblingId] = [idAt(at), idAt(siblingOf)];
    return [
      { schoolId, studentId, siblingId },
      { schoolId, studentId: siblingId, siblingId: studentId },
    ];
  });
  await inParts(pairs, (part) => db.insert(studentSiblings).values(part));
  const years = await yearsOf(db, schoolId);
  await inParts(enrolmentRows(drawn, ids, { ...years, days }), (part) => db.insert(enrolments).values(part));
  const history = drawn.flatMap((student, at) =>
    historyOf(at, student, days).map((entry) => ({
      ...entry,
      schoolId,
      studentId: idAt(at),
      sessionId: years.running.id,
    })),
  );
  await inParts(history, (part) => db.insert(studentHistory).values(part));
  await addPortraits(db, schoolId, drawn, ids, { portraits, days });
  await db
    .update(counters)
    .set({ nextNumber: firstCode + drawn.length })
    .where(and(eq(counters.schoolId, schoolId), eq(counters.kind, 'STUDENT_CODE')));
  await db.insert(counters).values({ schoolId, kind: 'STUDENT_SR_NO', nextNumber: drawn.length + 1 });
}
