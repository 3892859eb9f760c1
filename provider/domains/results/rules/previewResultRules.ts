import { settingsOfRules } from '../../../../common/results/index.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail } from '../../../shared/fail.ts';
import { isDefaultClass, listClassRows } from '../../classes/index.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { readClassResults } from '../year/readClassResults.ts';
import { effectOf } from './rulesEffect.ts';
import { readRules } from './rules.rules.ts';

/** The results of the year by the stored and by the sent rules. Each class is read in its own unit, so that other calls do not wait. */
export const previewResultRules: Handler<'previewResultRules'> = async (ctx, { body }) => {
  const rules = readRules(body);
  const { schoolId } = ctx;
  const { sessionId } = body;
  const classes = await ctx.read(async (db) => {
    if (!(await findSessionRow(db, sessionId))) fail('NOT_FOUND');
    return listClassRows(db, { schoolId });
  });
  const effects: components['schemas']['RulesEffect'][] = [];
  for (const { id, name, disabled } of classes) {
    if (disabled || isDefaultClass(name)) continue;
    const results = await ctx.read((db) => readClassResults(db, { schoolId, sessionId, classId: id }));
    if (results.students.length === 0 || results.exams.length === 0) continue;
    const { maxGraceSubjectsNo, maxGraceMarks } = results.settings;
    const settings = { ...settingsOfRules(rules), maxGraceSubjectsNo, maxGraceMarks };
    effects.push({ classId: id, className: name, ...(await effectOf(results, settings)) });
  }
  return effects;
};
