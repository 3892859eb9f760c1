export { lastSchoolReducer, schoolPicked, type LastSchoolState } from './lastSchoolSlice';
export { SchoolBar } from './SchoolBar';
export { SchoolSelect } from './SchoolSelect';
export { useScreenSchool, type ScreenSchool } from './useScreenSchool';
