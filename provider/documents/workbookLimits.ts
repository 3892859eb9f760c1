import { FORM_FACTS } from '../contract/generated/formFacts.gen.ts';

/** The rows of a file; imports with another limit name their own. */
export const MOST_ROWS: number = FORM_FACTS.StudentImportOrder.students.maximum;
export const MOST_COLUMNS = 100;
/** The row of the headings is one of the first ten that are visible and not blank. */
export const HEADING_ROWS = 10;
