import { skipToken } from '@reduxjs/toolkit/query';

/** What a query about one school asks; nothing is asked while no school is chosen. */
export const ofSchool = (schoolId: number | undefined): { schoolId: number } | typeof skipToken =>
  schoolId === undefined ? skipToken : { schoolId };
