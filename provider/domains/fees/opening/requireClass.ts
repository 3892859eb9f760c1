import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';

/** 158 for a class that the school does not have. */
export async function requireClass(db: Db, schoolId: number, classId: number | undefined): Promise<void> {
  if (classId === undefined) return;
  const classes = await listClassRows(db, { schoolId });
  if (classes.every(({ id }) => id !== classId)) fail('INVALID_CLASS');
}
