import type { SchoolReport, SchoolRequest } from './schoolReport.ts';
import { classRegister } from './classRegister.report.ts';
import { dueDates } from './dueDates.report.ts';
import { reminders } from './reminders.report.ts';
import { collection } from './collection.report.ts';
import { udise } from './udise.report.ts';

/** The further reports by their names in the contract. */
export const SCHOOL_REPORTS: Readonly<Record<SchoolRequest['report'], SchoolReport>> = {
  CLASS_REGISTER: classRegister,
  DUE_DATES: dueDates,
  REMINDERS: reminders,
  COLLECTION: collection,
  UDISE: udise,
};
