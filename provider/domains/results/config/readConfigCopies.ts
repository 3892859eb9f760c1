import type { TrailRecords } from '../../../call/changes.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { fingerprintOf, readCopied, type ClassWithSections, type CopyPlan } from '../../classes/index.ts';
import type { ClassSelection } from '../classSelection.ts';
import { copyTrail } from '../copyTrail.ts';
import { listExamRows, withLimits } from '../exams/exams.queries.ts';
import { listTaught } from '../results.queries.ts';
import { listConfigRows } from './config.queries.ts';
import { valuesOf, type ConfigValues } from './config.rules.ts';
import { planConfig, type ConfigFacts, type ConfigWork } from './configCopy.rules.ts';

export interface ConfigCopies {
  values: ConfigValues;
  source: ClassWithSections;
  plans: CopyPlan<ConfigWork>[];
  trailOf: (classId: number) => TrailRecords[];
}

const basisOf = ({ config, exams, subjects }: ConfigFacts) => [
  config && [config.version, config.createdAt, valuesOf(config)],
  exams.map(({ id, version, kind, ordinal, name, limits }) => [id, version, kind, ordinal, name, limits]),
  subjects,
];

/** The copies for every other class. 158 for an unknown class, 153 for a class without a config. */
export async function readConfigCopies(
  db: Db,
  { schoolId, sessionId, classId }: ClassSelection,
  classes: readonly ClassWithSections[],
): Promise<ConfigCopies> {
  const { source, targets } = readCopied(classes, classId);
  const scope = { schoolId, sessionId };
  const configs = await listConfigRows(db, scope);
  const exams = await withLimits(db, schoolId, await listExamRows(db, scope));
  const taught = await listTaught(db, scope);
  const at = (id: number): ConfigFacts => ({
    config: configs.find((row) => row.classId === id),
    exams: exams.filter((row) => row.classId === id),
    subjects: taught.filter((row) => row.classId === id).length,
  });
  const { config } = at(classId);
  const values = valuesOf(config ?? fail('RESULT_CONFIG_NOT_FOUND'));
  const plans = targets.map((one): CopyPlan<ConfigWork> => {
    const own = at(one.id);
    return {
      ...planConfig(values, own),
      class: one,
      fingerprint: fingerprintOf([config?.version, values], basisOf(own)),
    };
  });
  return { values, source, plans, trailOf: copyTrail(scope, exams) };
}
