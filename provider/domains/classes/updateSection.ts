import { changedFields, requireUnchanged } from '../../call/changes.ts';
import { runSteps } from '../../call/crossRules.ts';
import type { Handler } from '../../call/handler.ts';
import { fail } from '../../shared/fail.ts';
import { keyOf } from '../../shared/text.ts';
import { lockSectionRow } from './classes.queries.ts';
import { className } from './classes.rules.ts';
import { sectionView } from './classes.view.ts';
import { changeSectionRow, checkStream } from './storeSection.ts';

/** A section stays in its class: 118 when another is named. 191 and 140 for a stream that would change or lose dues. */
export const updateSection: Handler<'updateSection'> = async (ctx, { path, body }) => {
  const { classId, stream = null, version } = body;
  const name = className(body.sectionName);
  return ctx.write(async (db, unit) => {
    const stored = await lockSectionRow(db, path.id);
    if (stored.classId !== classId) fail('INVALID_SECTION');
    await requireUnchanged(db, { ...stored, entity: 'section' }, version);
    await checkStream(db, classId, stream, stored.id);
    const { schoolId, id: sectionId } = stored;
    const { rules } = ctx.services;
    if (stream !== stored.stream) await runSteps(rules.sectionChangesStream, db, { schoolId, sectionId });
    const row = await changeSectionRow(db, stored, { name, nameKey: keyOf(name, stored), stream });
    if (stream !== stored.stream)
      await runSteps(rules.feeClassChanges, db, { schoolId, classId, of: { sectionId }, path: 'stream' });
    unit.note({
      entity: 'section',
      id: row.id,
      before: { name: stored.name, stream: stored.stream },
      after: { name, stream },
      changed: { version: row.version, fields: changedFields(stored, { name, stream }, { name: 'sectionName' }) },
    });
    return sectionView(row);
  });
};
