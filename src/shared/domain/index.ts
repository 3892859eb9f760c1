export { ALL, classChoices, sectionChoices, sessionChoices } from './choices';
export { ChoiceSelect, type Choice } from './ChoiceSelect';
export { lastSchoolReducer, schoolPicked, type LastSchoolState } from './lastSchoolSlice';
export { SchoolBar } from './SchoolBar';
export { SchoolSelect } from './SchoolSelect';
export { studentSearchWords } from './studentSearchWords';
export { useStudentSearch, type StudentSearch, type StudentSearchPlace } from './useStudentSearch';
export { useLookups, type Lookups, type LookupWords } from './useLookups';
export { useScreenSchool, type ScreenSchool } from './useScreenSchool';
