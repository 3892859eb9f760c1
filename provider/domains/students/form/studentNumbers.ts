// Aadhaar and PAN of a form: a masked value that is sent back unchanged keeps the stored number.
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import { failField } from '../../../shared/fail.ts';
import { maskedAadhaar, maskedPan, sealNumber, type NumberKind } from '../../../shared/personalNumbers.ts';
import type { Keys } from '../../../config.ts';
import type { ParentRow, StudentRow } from '../students.queries.ts';

/** First student code of a school without a configured start. */
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
  /** absent means blank: the form is always complete */
  value: string | null | undefined;
  /** the stored columns of this number; NOTHING for a new one */
  stored: NumberColumns;
  path: string;
}

/** The columns to store; 109 for a masked value that differs from the stored number. */
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
