import { SUBJECT_FIELDS, type MasterSubject, type MasterSubjectForm } from '@/api/subjects';
import { defineFields } from '@/shared/forms';

export const masterFields = defineFields(SUBJECT_FIELDS.MasterSubjectForm);

export interface MasterValues {
  subjectName: string;
}

export const valuesOf = ({ subjectName }: MasterSubject): MasterValues => ({ subjectName });

/** The request of the contract; without a subjectId the subject is new. */
export const requestOf = (
  { subjectName }: MasterValues,
  stored: { readonly subjectId: number; readonly version: number | undefined } | undefined,
): MasterSubjectForm => ({
  subjectName: subjectName.trim(),
  ...(stored && { subjectId: stored.subjectId }),
  ...(stored?.version === undefined ? {} : { version: stored.version }),
});
