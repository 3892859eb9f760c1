export { lastSchoolReducer, schoolPicked, type LastSchoolState } from './lastSchoolSlice';
export { SchoolSelect } from './SchoolSelect';
