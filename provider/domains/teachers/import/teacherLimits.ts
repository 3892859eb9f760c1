import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';

/** The teachers of one file. */
export const MOST_TEACHERS: number = FORM_FACTS.TeacherImportOrder.teachers.maximum;
