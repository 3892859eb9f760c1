import { oneRow } from '../../database/oneRow.ts';
import { nameKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { sections } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { lockClassRow } from './classes.queries.ts';
import { className } from './classes.rules.ts';
import { sectionView } from './classes.view.ts';
import { checkStream } from './storeSection.ts';

/** 115 when the class has a section with this name, in any stream (CLASS-35). */
export const createSection: Handler<'createSection'> = async (ctx, { body }) => {
  const { classId, stream = null } = body;
  const name = className(body.sectionName);
  return ctx.write(async (db, unit) => {
    const { schoolId } = await lockClassRow(db, classId);
    await checkStream(db, classId, stream);
    const createdAt = instantOf(ctx.services.clock);
    const row = await oneRow(
      db
        .insert(sections)
        .values({ schoolId, classId, name, nameKey: nameKey(name), stream, createdAt })
        .returning(),
    );
    unit.note({ entity: 'section', id: row.id, after: { classId, name, stream } });
    return sectionView(row);
  });
};
