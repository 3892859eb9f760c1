// What other domains may use of subjects.
export { copySubjects } from './copySubjects.ts';
export {
  deleteSubjectsOfClass,
  deleteSubjectsOfSession,
  keepSessionWithSubjects,
  requireSubjects,
} from './sessionSubjects.ts';
export { subjectTrail } from './subjectNotes.ts';
export { findSubjectPlace, type SubjectPlace } from './subjectPlace.ts';
export { listSubjectRows, type SubjectRow } from './subjects.queries.ts';
