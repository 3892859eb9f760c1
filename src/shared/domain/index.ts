export { useActiveSession, useOpeningSession } from './activeSession';
export {
  ClassSelectionBar,
  selectionChanged,
  selectionName,
  useClassSelection,
  type ClassSelection,
  type ClassSelectionFilters,
  type ClassSelectionState,
} from './class-selection';
export { ALL, classChoices, classFilterChoices, sectionChoices, sessionChoices, type Choice } from './choices';
export { historyWords } from './history/historyWords';
export { HistoryButton, useHistory, type History, type HistoryTarget } from './history/useHistory';
export { CommentsHistoryDialog, type HistoryEntry } from './CommentsHistoryDialog';
export { ChoiceMultiSelect } from './ChoiceMultiSelect';
export { ChoiceSelect } from './ChoiceSelect';
export { ActiveFees } from './ActiveFees';
export { FeeCard } from './FeeCard';
export { FeeLine } from './FeeLine';
export { discountParts } from './discountParts';
export { FeeSummary } from './FeeSummary';
export { FoundFeeSummary } from './FoundFeeSummary';
export { FoundStudent } from './FoundStudent';
export { lastSchoolReducer, schoolPicked, type LastSchoolState } from './lastSchoolSlice';
export { Matching } from './Matching';
export { MendingLink } from './MendingLink';
export type { SearchedStudent } from './obstacle';
export { ObstacleLink } from './ObstacleLink';
export { isOpen, LackingClasses, ReadinessChecklist } from './ReadinessChecklist';
export { ReadinessDialog } from './ReadinessDialog';
export {
  columnOf,
  lacks,
  MENDERS,
  mendingAddress,
  partsOf,
  REQUIRED,
  type ReadinessColumn,
  type ReadinessPart,
  type ReadySession,
} from './readiness';
export { readinessWords } from './readinessWords';
export { PendingFees } from './PendingFees';
export { SchoolBar } from './SchoolBar';
export { SchoolFilter } from './SchoolFilter';
export { SchoolSelect } from './SchoolSelect';
export { SetupChecklist } from './setup/SetupChecklist';
export { SetupReturn } from './setup/SetupReturn';
export { setupStarted } from './setup/setupGuideSlice';
export { setupWords } from './setup/setupWords';
export { StudentSearchDialog } from './StudentSearchDialog';
export { studentSearchWords } from './studentSearchWords';
export { SEARCH_FROM, SEARCH_WAIT_MS, useStudentSearch, type StudentSearch } from './useStudentSearch';
export { useFoundText } from './useFoundText';
export { useStudentFees, type FoundFees } from './useStudentFees';
export { useLookupRetry } from './useLookupRetry';
export { useLookupPreload, useLookups, type Lookups } from './useLookups';
export { useChosenSchool } from './useChosenSchool';
export { addressIn } from './useSchoolArrival';
export { useScreenSchool, type ScreenSchool } from './useScreenSchool';
export { domainWords } from './words';
