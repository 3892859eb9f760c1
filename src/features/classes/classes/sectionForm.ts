import { CLASS_FIELDS, type Class, type Section, type SectionForm, type Stream } from '@/api/classes';
import { defineFields } from '@/shared/forms';

export const sectionFields = defineFields(CLASS_FIELDS.SectionForm);

export interface SectionValues {
  sectionName: string;
  stream: Stream | null;
}

export const newSection: SectionValues = { sectionName: '', stream: null };

export const valuesOf = ({ sectionName, stream }: Section): SectionValues => ({ sectionName, stream });

/** The request of the contract. */
export const requestOf = (
  { classId }: Class,
  { sectionName, stream }: SectionValues,
  version?: number,
): SectionForm => ({
  classId,
  sectionName: sectionName.trim(),
  stream: stream ?? null,
  ...(version === undefined ? {} : { version }),
});
