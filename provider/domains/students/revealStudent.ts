import type { Handler } from '../../contract/handler.ts';
import { fail } from '../../shared/fail.ts';
import { openNumber, type NumberKind } from '../../shared/personalNumbers.ts';
import { findStudentRow, listParentRows } from './students.queries.ts';

/** Each call stands in the audit trail before its answer is given, in a disabled school too. */
export const revealStudent: Handler<'revealStudent'> = async (ctx, { path }) => {
  const { keys } = ctx.services.settings;
  const { student, parents } = await ctx.read(async (db) => {
    const row = (await findStudentRow(db, path.id)) ?? fail('NOT_FOUND');
    return { student: row, parents: await listParentRows(db, row.schoolId, row.id) };
  });
  const open = (kind: NumberKind, sealed: string | null) =>
    sealed === null ? null : openNumber(keys, student.schoolId, kind, sealed);
  await ctx.account.write('revealStudent', (_db, unit) => {
    unit.note({ entity: 'student', id: student.id, schoolId: student.schoolId });
    return Promise.resolve();
  });
  return {
    aadharNo: open('aadhar', student.aadhar),
    parents: parents.map((parent) => ({
      parentId: parent.id,
      aadharNo: open('aadhar', parent.aadhar),
      panNo: open('pan', parent.pan),
    })),
  };
};
