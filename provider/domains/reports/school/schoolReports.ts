import type { SchoolReport, SchoolRequest } from './schoolReport.ts';
import { classRegister } from './classRegister.report.ts';
import { collection } from './collection.report.ts';
import { udise } from './udise.report.ts';

/** The further reports by their names in the contract. */
export const SCHOOL_REPORTS: Readonly<Record<SchoolRequest['report'], SchoolReport>> = {
  CLASS_REGISTER: classRegister,
  COLLECTION: collection,
  UDISE: udise,
};
