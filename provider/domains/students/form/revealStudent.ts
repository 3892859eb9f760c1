import type { Handler } from '../../../call/handler.ts';
import { fail } from '../../../shared/fail.ts';
import { openNumber, type NumberKind } from '../../../shared/personalNumbers.ts';
import { findStudentRow, listParentRows } from '../students.queries.ts';
import { recordReveal } from './revealLimit.ts';

/** Records each call in the audit trail before it returns the numbers, also in a disabled school. */
export const revealStudent: Handler<'revealStudent'> = async (ctx, { path }) => {
  const { keys } = ctx.services.settings;
  const { student, parents } = await ctx.read(async (db) => {
    const row = (await findStudentRow(db, path.id)) ?? fail('NOT_FOUND');
    return { student: row, parents: await listParentRows(db, row.schoolId, row.id) };
  });
  const open = (kind: NumberKind, sealed: string | null) =>
    sealed === null ? null : openNumber(keys, student.schoolId, kind, sealed);
  await recordReveal(ctx, student);
  return {
    aadharNo: open('aadhar', student.aadhar),
    parents: parents.map((parent) => ({
      parentId: parent.id,
      aadharNo: open('aadhar', parent.aadhar),
      panNo: open('pan', parent.pan),
    })),
  };
};
