import { nameKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { CODES } from '../../contract/generated/codes.gen.ts';
import { classes, sections } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail, failFields, type Problem } from '../../shared/fail.ts';
import { listClassRows, lockClassOrder, type ClassRow } from './classes.queries.ts';
import { className, namedSections, sectionsProblem, type Stream } from './classes.rules.ts';
import { classViews } from './classes.view.ts';
import { orderNewClasses } from './storeClass.ts';

interface NewClass {
  name: string;
  key: string;
  sections: { name: string; stream: Stream | null }[];
}

const TWICE = 'This class is listed twice';
const SECTIONS = { twice: 'A stream is listed twice', tooMany: 'A class has at most 26 sections' };

/** 190 for sections with and without a stream in one class; 109 with the problems of all classes for the rest. */
function readClasses(forms: Parameters<Handler<'createClasses'>>[1]['body']['classes']): NewClass[] {
  const read = forms.map(({ className: typed, sections: parts }) => {
    const name = className(typed);
    return { name, key: nameKey(name), parts };
  });
  const problems = read.flatMap(({ key, parts }, index): Problem[] => {
    const problem = sectionsProblem(parts);
    const isTwice = read.findIndex((other) => other.key === key) < index;
    return [
      ...(isTwice ? [{ path: `classes.${index}.className`, message: TWICE }] : []),
      ...(problem === 'twice' || problem === 'tooMany'
        ? [{ path: `classes.${index}.sections`, message: SECTIONS[problem] }]
        : []),
    ];
  });
  if (problems.length > 0) failFields(problems);
  const { text: message } = CODES.CLASS_CONFIGURATION_INCORRECT;
  const mixed = read.flatMap(({ parts }, index) =>
    sectionsProblem(parts) === 'mixed' ? [{ path: `classes.${index}.sections`, message }] : [],
  );
  if (mixed.length > 0) fail('CLASS_CONFIGURATION_INCORRECT', { problems: mixed });
  return read.map(({ name, key, parts }) => ({ name, key, sections: namedSections(parts) }));
}

/** 114 with the rows whose name a class of the school has. The order must be locked, so that none is added until commit. */
async function requireNewNames(db: Db, schoolId: number, wanted: readonly NewClass[]): Promise<void> {
  const known = new Set((await listClassRows(db, { schoolId })).map((row) => row.nameKey));
  const { text: message } = CODES.DUPLICATE_CLASS_NAME;
  const problems = wanted.flatMap(({ key }, index) =>
    known.has(key) ? [{ path: `classes.${index}.className`, message }] : [],
  );
  if (problems.length > 0) fail('DUPLICATE_CLASS_NAME', { problems });
}

async function storeClasses(
  db: Db,
  stamp: { schoolId: number; createdAt: string },
  wanted: readonly NewClass[],
): Promise<ClassRow[]> {
  const rows = await db
    .insert(classes)
    .values(wanted.map(({ name, key }) => ({ ...stamp, name, nameKey: key })))
    .returning();
  const parts = rows.flatMap((row) =>
    (wanted.find(({ key }) => key === row.nameKey)?.sections ?? []).map(({ name, stream }) => ({
      ...stamp,
      classId: row.id,
      name,
      nameKey: nameKey(name),
      stream,
    })),
  );
  if (parts.length > 0) await db.insert(sections).values(parts);
  return rows;
}

/** Stores several classes with their sections, or none (CLASS-34, CLASS-37). */
export const createClasses: Handler<'createClasses'> = (ctx, { body }) => {
  const { schoolId } = body;
  const wanted = readClasses(body.classes);
  return ctx.write(async (db, unit) => {
    await lockClassOrder(db, schoolId);
    await requireNewNames(db, schoolId, wanted);
    const rows = await storeClasses(db, { schoolId, createdAt: instantOf(ctx.services.clock) }, wanted);
    await orderNewClasses(db, schoolId, rows);
    for (const { id, name, nameKey: key } of rows) {
      const parts = wanted.find((one) => one.key === key)?.sections ?? [];
      unit.note({ entity: 'class', id, after: { name, teacherId: null, sections: parts } });
    }
    return classViews(ctx, db, await listClassRows(db, { schoolId }));
  });
};
