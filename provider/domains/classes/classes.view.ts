import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import type { Context } from '../../call/context.ts';
import { usedBy } from '../../call/crossRules.ts';
import { getClassRow, type ClassWithSections, type SectionRow } from './classes.queries.ts';

type ClassView = components['schemas']['Class'];

export const sectionView = (row: SectionRow): components['schemas']['Section'] => ({
  sectionId: row.id,
  sectionName: row.name,
  classId: row.classId,
  stream: row.stream,
  version: row.version,
});

export const classView = (row: ClassWithSections, inUse: boolean): ClassView => ({
  classId: row.id,
  className: row.name,
  schoolId: row.schoolId,
  teacherId: row.teacherId,
  teacherName: row.teacherName,
  disabled: row.disabled,
  sections: row.sections.map(sectionView),
  sequence: row.sequence,
  inUse,
  version: row.version,
});

/** Classes of one school, each with whether students use it. */
export async function classViews(ctx: Context, db: Db, rows: ClassWithSections[]): Promise<ClassView[]> {
  const [first] = rows;
  const used = first && (await usedBy(ctx.services.rules.classesUsed, db, first.schoolId));
  return rows.map((row) => classView(row, used?.has(row.id) ?? false));
}

/** The stored class; 158 for an unknown one. */
export async function storedClass(ctx: Context, db: Db, classId: number): Promise<ClassView> {
  const row = await getClassRow(db, classId);
  const used = await usedBy(ctx.services.rules.classesUsed, db, row.schoolId);
  return classView(row, used.has(row.id));
}
