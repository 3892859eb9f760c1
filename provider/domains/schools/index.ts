// What other domains may use of schools.
export { getSchoolRow } from './schools.queries.ts';
