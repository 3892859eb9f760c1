// Rules of remarks that are to be stored: pure functions of a request and the stored remarks.
import { tidyName } from '../../../../common/names.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { failFields } from '../../../shared/fail.ts';
import type { RemarkRow } from './remarks.queries.ts';

type Form = components['schemas']['RemarkForm'];

export interface SentRemark {
  /** the position in the request */
  index: number;
  studentId: number;
  /** without blanks around it; null for a blank one */
  remark: string | null;
  version: number;
}

/** The remarks of a request. 109 for a student who is listed twice. */
export function readSentRemarks(remarks: readonly Form[]): SentRemark[] {
  const ids = remarks.map(({ studentId }) => studentId);
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ path: `remarks.${index}.studentId`, message: 'The student is listed twice' }] : [],
  );
  if (twice.length > 0) failFields(twice);
  return remarks.map(({ studentId, remark, version }, index) => ({
    index,
    studentId,
    remark: tidyName(remark ?? '') || null,
    version,
  }));
}

type Stored = ReadonlyMap<number, RemarkRow>;

/** The remarks that differ from the stored ones. An equal remark conflicts with nothing. */
export const changedRemarks = (sent: readonly SentRemark[], stored: Stored): SentRemark[] =>
  sent.filter(({ studentId, remark }) => remark !== (stored.get(studentId)?.remark ?? null));

/** Changed remarks that another user saved since the version that was sent, with their stored rows. */
export const staleRemarks = (changed: readonly SentRemark[], stored: Stored) =>
  changed.flatMap((sent) => {
    const row = stored.get(sent.studentId);
    return row && row.version !== sent.version ? [{ sent, row }] : [];
  });
