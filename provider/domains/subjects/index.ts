// The interface of subjects for other domains.
export { subjectRequirements } from './activation.ts';
export { copySubjects } from './copySubjects.ts';
export { deleteSubjectsOfClass, deleteSubjectsOfSession, keepSessionWithSubjects } from './sessionSubjects.ts';
export { subjectTrail } from './subjectNotes.ts';
export { findClassSelection, type ClassSelection } from './classSelection.ts';
export { listSubjectRows, type SubjectRow } from './subjects.queries.ts';
