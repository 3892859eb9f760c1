// The demo's pupils: families with brothers and sisters, RTE seats, names struck off, transfer certificates, registrations
// that wait for a section.
import { and, eq, isNull } from 'drizzle-orm';
import type { Keys } from '../../config.ts';
import { sealNumber, type NumberKind } from '../../shared/personalNumbers.ts';
import { nameKey } from '../../shared/text.ts';
import {
  classes,
  counters,
  enrolments,
  sections,
  sessions,
  studentParents,
  students,
  studentSiblings,
} from '../schema/index.ts';
import type { Db } from '../scope.ts';
import { drawAadhar, drawFamily, drawFirstName, type Drawing, type Family } from './families.ts';
import { BLOOD_GROUPS, CATEGORIES, drawing } from './names.ts';

type Life = (typeof students.$inferSelect)['life'];
type StudentValues = typeof students.$inferInsert;

interface Place {
  classId: number;
  sectionId: number;
  /** place in the order of classes, from 1 */
  sequence: number;
  /** the class and section the pupil came from; none for the first class */
  before: { classId: number; sectionId: number } | undefined;
}

interface Pupil {
  place: Place;
  family: Family;
  values: StudentValues;
  /** promoted into a class with sections, and not given one yet */
  pending: boolean;
  siblingOf: number | undefined;
}

interface Years {
  past: number;
  running: number;
}

const CREATED = '2026-04-01T04:30:00.000Z';
const RUNNING_YEAR = 2026;
const NURSERY_AGE = 3;
const SIBLING_SHARE = 0.15;
const ADMITTED_NOW_SHARE = 0.12;
const AT_ONCE = 200;

async function placesOf(db: Db, schoolId: number): Promise<Place[]> {
  const rows = await db
    .select({ classId: classes.id, sequence: classes.sequence, sectionId: sections.id, name: sections.name })
    .from(classes)
    .innerJoin(sections, and(eq(sections.schoolId, classes.schoolId), eq(sections.classId, classes.id)))
    .where(and(eq(classes.schoolId, schoolId), isNull(sections.deletedAt)))
    .orderBy(classes.sequence, sections.name);
  return rows.map(({ classId, sequence, sectionId, name }, at) => {
    const below = rows.filter((row) => row.sequence === (sequence ?? 0) - 1);
    const before = below.find((row) => row.name === name) ?? below[at % Math.max(1, below.length)];
    return { classId, sectionId, sequence: sequence ?? 0, before };
  });
}

/** Struck off, with a TC, disabled or deleted: a few of each, at the same places everywhere. */
function lifeOf(at: number): Life {
  if (at % 75 === 40) return 'STRUCK_OFF';
  if (at % 75 === 55) return 'TC_ISSUED';
  if (at % 300 === 170) return 'DISABLED';
  return at % 200 === 120 ? 'DELETED' : 'ACTIVE';
}

const two = (number: number): string => String(number).padStart(2, '0');

function admissionDate(draw: Drawing, sequence: number): string {
  const isNew = sequence === 1 || draw.chance(ADMITTED_NOW_SHARE);
  const year = isNew ? RUNNING_YEAR : RUNNING_YEAR - 1 - draw.below(Math.min(sequence - 1, 8));
  return `${year}-${isNew ? '04' : draw.of(['04', '05', '07'])}-${two(2 + draw.below(27))}`;
}

interface Numbers {
  schoolId: number;
  code: number;
  srNo: number;
  at: number;
}

function valuesOf(draw: Drawing, keys: Keys, family: Family, place: Place, numbers: Numbers): StudentValues {
  const { schoolId } = numbers;
  const girl = draw.chance(0.48);
  const name = `${drawFirstName(draw, family, girl)} ${family.surname}`;
  const nameOfParent = (type: 'FATHER' | 'MOTHER') => family.parents.find((one) => one.type === type)?.name ?? '';
  const aadhar = draw.chance(0.85) ? sealNumber(keys, schoolId, 'aadhar', drawAadhar(draw)) : undefined;
  const birthYear = RUNNING_YEAR - NURSERY_AGE - place.sequence;
  const category = draw.of(CATEGORIES);
  return {
    schoolId,
    code: numbers.code,
    srNo: String(numbers.srNo),
    life: lifeOf(numbers.at),
    name,
    nameKey: nameKey(name),
    fatherName: nameOfParent('FATHER'),
    fatherKey: nameKey(nameOfParent('FATHER')),
    motherName: nameOfParent('MOTHER'),
    gender: girl ? 'FEMALE' : 'MALE',
    dateOfBirth: `${birthYear}-${two(1 + draw.below(12))}-${two(1 + draw.below(28))}`,
    admissionDate: admissionDate(draw, place.sequence),
    mobileNo: family.mobileNo,
    aadhar: aadhar?.sealed ?? null,
    aadharDigest: aadhar?.digest ?? null,
    aadharLast4: aadhar?.last4 ?? null,
    janAadharNo: family.janAadharNo,
    religion: 'Hindu',
    category,
    bloodGroup: draw.of(BLOOD_GROUPS),
    rte: place.sequence <= 11 && numbers.at % 12 === 7,
    address: family.address,
    district: 'Jaipur',
    block: family.block,
    municipalBoard: 'Jaipur Greater',
    pinCode: `3020${two(1 + draw.below(30))}`,
    createdAt: CREATED,
    modifiedAt: CREATED,
  };
}

function drawPupils(
  keys: Keys,
  schoolId: number,
  places: readonly Place[],
  first: { code: number },
  of: (place: Place) => number,
) {
  const draw = drawing(schoolId);
  const pupils: Pupil[] = [];
  for (const place of places)
    for (let seat = 0; seat < of(place); seat += 1) {
      const at = pupils.length;
      const siblingOf = at > 20 && draw.chance(SIBLING_SHARE) ? draw.below(at) : undefined;
      const family = (siblingOf === undefined ? undefined : pupils[siblingOf]?.family) ?? drawFamily(draw);
      const values = valuesOf(draw, keys, family, place, { schoolId, code: first.code + at, srNo: 1 + at, at });
      const pending = values.life === 'ACTIVE' && place.before !== undefined && at % 50 === 33;
      pupils.push({ place, family, values, pending, siblingOf });
    }
  return pupils;
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

/** The running session, and for who was there before it, the one that is over. Roll numbers go by name. */
function enrolmentRows(pupils: readonly Pupil[], ids: readonly number[], { past, running }: Years) {
  const rows = pupils.map(({ values, ...pupil }, at) => ({ ...pupil, values, studentId: ids[at] ?? 0 }));
  const rollIn = (sectionId: number, studentId: number) =>
    rows
      .filter((row) => row.place.sectionId === sectionId && !row.pending)
      .sort((a, b) => (a.values.nameKey < b.values.nameKey ? -1 : 1))
      .findIndex((row) => row.studentId === studentId) + 1;
  return rows.flatMap(({ values, place, pending, studentId }) => {
    const own = {
      schoolId: values.schoolId,
      studentId,
      life: values.life ?? 'ACTIVE',
      nameKey: values.nameKey,
      createdAt: CREATED,
    };
    const old = values.admissionDate < `${RUNNING_YEAR}-04-01` && place.before;
    const now = {
      ...own,
      sessionId: running,
      classId: place.classId,
      sectionId: pending ? null : place.sectionId,
      rollNo: pending ? null : rollIn(place.sectionId, studentId),
      registrationStatus: pending ? ('PENDING' as const) : ('COMPLETE' as const),
      origin: old ? ('PROMOTION' as const) : ('ADMISSION' as const),
    };
    if (!old) return [now];
    const { classId, sectionId } = old;
    const before = { ...own, sessionId: past, classId, sectionId, rollNo: null };
    return [now, { ...before, registrationStatus: 'COMPLETE' as const, origin: 'ADMISSION' as const }];
  });
}

async function yearsOf(db: Db, schoolId: number): Promise<Years> {
  const rows = await db
    .select({ id: sessions.id, status: sessions.status })
    .from(sessions)
    .where(eq(sessions.schoolId, schoolId));
  const id = (status: string) => rows.find((row) => row.status === status)?.id ?? 0;
  return { past: id('COMPLETED'), running: id('ACTIVE') };
}

export interface DemoIntake {
  schoolId: number;
  firstCode: number;
  /** pupils in a section of the class with this place in the order */
  seats: (sequence: number) => number;
}

export async function addStudents(db: Db, keys: Keys, { schoolId, firstCode, seats }: DemoIntake): Promise<void> {
  const places = await placesOf(db, schoolId);
  const pupils = drawPupils(keys, schoolId, places, { code: firstCode }, ({ sequence }) => seats(sequence));
  const idOfCode = new Map<number, number>();
  await inParts(
    pupils.map(({ values }) => values),
    async (part) => {
      const stored = await db.insert(students).values(part).returning({ id: students.id, code: students.code });
      for (const { id, code } of stored) idOfCode.set(code, id);
    },
  );
  const ids = pupils.map(({ values }) => idOfCode.get(values.code) ?? 0);
  await inParts(
    pupils.flatMap(({ family }, at) => parentRows(keys, schoolId, ids[at] ?? 0, family)),
    (part) => db.insert(studentParents).values(part),
  );
  const pairs = pupils.flatMap(({ siblingOf, values }, at) => {
    const other = siblingOf === undefined ? undefined : pupils[siblingOf];
    if (siblingOf === undefined || values.life === 'DELETED' || other?.values.life === 'DELETED') return [];
    const [studentId = 0, siblingId = 0] = [ids[at], ids[siblingOf]];
    return [
      { schoolId, studentId, siblingId },
      { schoolId, studentId: siblingId, siblingId: studentId },
    ];
  });
  await inParts(pairs, (part) => db.insert(studentSiblings).values(part));
  await inParts(enrolmentRows(pupils, ids, await yearsOf(db, schoolId)), (part) => db.insert(enrolments).values(part));
  await db
    .update(counters)
    .set({ nextNumber: firstCode + pupils.length })
    .where(and(eq(counters.schoolId, schoolId), eq(counters.kind, 'STUDENT_CODE')));
  await db.insert(counters).values({ schoolId, kind: 'STUDENT_SR_NO', nextNumber: pupils.length + 1 });
}
