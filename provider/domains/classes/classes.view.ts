import type { components } from '../../contract/generated/operations.gen.ts';
import type { ClassWithSections, SectionRow } from './classes.queries.ts';

export const sectionView = (row: SectionRow): components['schemas']['Section'] => ({
  sectionId: row.id,
  sectionName: row.name,
  classId: row.classId,
  stream: row.stream,
  version: row.version,
});

export const classView = (row: ClassWithSections): components['schemas']['Class'] => ({
  classId: row.id,
  className: row.name,
  schoolId: row.schoolId,
  teacherId: row.teacherId,
  teacherName: row.teacherName,
  disabled: row.disabled,
  sections: row.sections.map(sectionView),
  sequence: row.sequence,
  version: row.version,
});
