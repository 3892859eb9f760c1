// What other domains may use of subjects.
export { subjectRequirements } from './activation.ts';
export { copySubjects } from './copySubjects.ts';
export { deleteSubjectsOfClass, deleteSubjectsOfSession, keepSessionWithSubjects } from './sessionSubjects.ts';
export { subjectTrail } from './subjectNotes.ts';
export { findSubjectPlace, type SubjectPlace } from './subjectPlace.ts';
export { listSubjectRows, type SubjectRow } from './subjects.queries.ts';
