// Aadhaar and PAN of a form: a masked value sent back as it was read leaves the stored number as it is.
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { failField } from '../../../shared/fail.ts';
import { maskedAadhaar, maskedPan, sealNumber, type NumberKind } from '../../../shared/personalNumbers.ts';
import type { Keys } from '../../../config.ts';
import type { ParentRow, StudentRow } from '../students.queries.ts';

/** Where a school has not said what its student codes begin with. */
export const FIRST_CODE = 1000;

export interface NumberColumns {
  sealed: string | null;
  digest: string | null;
  last4: string | null;
}

export const NOTHING: NumberColumns = { sealed: null, digest: null, last4: null };

const MASKED = /^X/;
const masked: Readonly<Record<NumberKind, (last4: string | null) => string | null>> = {
  aadhar: maskedAadhaar,
  pan: maskedPan,
};
const INVALID = {
  aadhar: FORM_FACTS.StudentForm.aadharNo.messages.invalid,
  pan: FORM_FACTS.ParentForm.panNo.messages.invalid,
};

interface TypedNumber {
  kind: NumberKind;
  /** absent is blank: the form is sent whole */
  value: string | null | undefined;
  /** the columns of the same number now; NOTHING for a new one */
  stored: NumberColumns;
  path: string;
}

/** What to store; 109 for a masked value that is not the stored number's. */
export function readNumber(keys: Keys, schoolId: number, typed: TypedNumber): NumberColumns {
  const { kind, stored } = typed;
  const value = typed.value?.replaceAll(' ', '') ?? '';
  if (value === '') return NOTHING;
  if (!MASKED.test(value)) return sealNumber(keys, schoolId, kind, value);
  if (stored.last4 === null || masked[kind](stored.last4)?.replaceAll(' ', '') !== value)
    failField(typed.path, INVALID[kind]);
  return stored;
}

export const aadhaarColumns = ({ sealed, digest, last4 }: NumberColumns) => ({
  aadhar: sealed,
  aadharDigest: digest,
  aadharLast4: last4,
});

export const storedAadhaar = (row: StudentRow | ParentRow | undefined): NumberColumns =>
  row ? { sealed: row.aadhar, digest: row.aadharDigest, last4: row.aadharLast4 } : NOTHING;
