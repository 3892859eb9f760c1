// What other domains may use of schools.
export { letterheadOf } from './letterhead.queries.ts';
export { getSchoolRow } from './schools.queries.ts';
