import { present } from '../../../../common/present.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../../shared/clock.ts';
import type { ClassCount, RunRow } from './runs.queries.ts';

type View = components['schemas']['PromotionRun'];

/** @param counts of this run or of several */
export function runView(row: RunRow, counts: readonly ClassCount[], names: ReadonlyMap<number, string>): View {
  const { run } = row;
  const own = counts.filter(({ runId }) => runId === run.id);
  const classes = run.classIds.map((classId) => {
    const { promoted = 0, repeating = 0, passedOut = 0 } = own.find((one) => one.classId === classId) ?? {};
    const className = present(names.get(classId), 'the name of a class');
    return { classId, className, promoted, repeating, passedOut };
  });
  const sum = (field: 'promoted' | 'repeating' | 'passedOut') => own.reduce((total, one) => total + one[field], 0);
  return {
    runId: run.id,
    sourceSessionId: run.sourceSessionId,
    sourceSessionName: row.sourceName,
    targetSessionId: run.targetSessionId,
    targetSessionName: row.targetName,
    targetSessionStatus: row.targetStatus,
    excludeFailed: run.excludeFailed,
    at: isoInstant(run.createdAt),
    by: row.by,
    promoted: sum('promoted'),
    repeating: sum('repeating'),
    passedOut: sum('passedOut'),
    notEligible: run.notEligible,
    leftOut: run.leftOut,
    classes,
    undoneAt: run.undoneAt === null ? null : isoInstant(run.undoneAt),
    undoneBy: row.undoneBy,
  };
}
