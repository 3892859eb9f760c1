import { eq } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { schools } from '../../database/schema/index.ts';
import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { fail, failFields } from '../../shared/fail.ts';
import { keyOf } from '../../shared/text.ts';
import { readSchoolForm, readSchoolLogo } from './schoolForm.ts';
import { lockSchoolRow, replaceLogo, startCounters } from './schools.queries.ts';
import { startChanges } from './schools.rules.ts';
import { schoolView } from './schools.view.ts';

/** A platform user may edit a disabled school; a user of the school may not (112). */
export const updateSchool: Handler<'updateSchool'> = async (ctx, { path, body, files }) => {
  const values = readSchoolForm(body);
  const logo = await readSchoolLogo(files['logo']);
  return ctx.write(async (db, unit) => {
    // Takes the exclusive lock at once: two saves that first take a shared one and then upgrade it would deadlock.
    const stored = await lockSchoolRow(db, path.id);
    if (stored.disabled && !ctx.actor.isPlatform) fail('SCHOOL_NOT_ACTIVE');
    await requireUnchanged(db, { ...stored, entity: 'school', schoolId: stored.id }, body.version);
    const changed = startChanges(stored, values);
    if (changed.length > 0) failFields(changed);
    const row = await oneRow(
      db
        .update(schools)
        .set({ ...values, nameKey: keyOf(values.name, stored), version: stored.version + 1 })
        .where(eq(schools.id, path.id))
        .returning(),
    );
    await startCounters(db, row.id, values);
    const logoId = logo ? await replaceLogo(db, ctx.services.clock, row, logo) : row.logoId;
    const fields = changedFields(stored, values, { name: 'schoolName' });
    unit.note({
      entity: 'school',
      id: row.id,
      schoolId: row.id,
      before: { version: stored.version },
      after: values,
      changed: { version: row.version, fields: logo ? [...fields, 'logo'] : fields },
    });
    return schoolView({ ...row, logoId }, ctx.services);
  });
};
