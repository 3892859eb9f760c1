// The interface of schools for other domains.
export { letterheadOf } from './letterhead.queries.ts';
export { getSchoolRow, type SchoolRow } from './schools.queries.ts';
