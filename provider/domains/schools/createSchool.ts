import { oneRow } from '../../database/oneRow.ts';
import { nameKey } from '../../../common/names.ts';
import { schools } from '../../database/schema/index.ts';
import type { Handler } from '../../call/handler.ts';
import { instantOf } from '../../shared/clock.ts';
import { readSchoolForm, readSchoolLogo, requireLogo } from './schoolForm.ts';
import { replaceLogo, startCounters, startLists } from './schools.queries.ts';
import { schoolView } from './schools.view.ts';

export const createSchool: Handler<'createSchool'> = async (ctx, { body, files }) => {
  const { clock } = ctx.services;
  const values = readSchoolForm(body);
  const logo = requireLogo(await readSchoolLogo(files['logo']));
  return ctx.write(async (db, unit) => {
    const row = await oneRow(
      db
        .insert(schools)
        .values({ ...values, nameKey: nameKey(values.name), createdAt: instantOf(clock) })
        .returning(),
    );
    const logoId = await replaceLogo(db, clock, row, logo);
    await startCounters(db, row.id, values);
    await startLists(db, clock, row.id);
    unit.note({ entity: 'school', id: row.id, schoolId: row.id, after: values });
    return schoolView({ ...row, logoId }, ctx.services);
  });
};
