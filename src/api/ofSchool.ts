import { skipToken } from '@reduxjs/toolkit/query';

/** The argument of a query about a school; skips the query while no school is chosen. */
export const ofSchool = (schoolId: number | undefined): { schoolId: number } | typeof skipToken =>
  schoolId === undefined ? skipToken : { schoolId };
