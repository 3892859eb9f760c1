// Who may read the history of a record, for provider and portal: the users of the screens that show it.

/** For each kind of record (HistoryEntity of the contract) the privileges of which one is required. */
export const HISTORY_READERS = {
  STUDENT: ['LIST_STUDENT', 'EDIT_STUDENT'],
  RECEIPT: ['LIST_RECEIPT'],
  FEE_STRUCTURE: ['CLASS_FEE_STRUCTURE'],
  DISCOUNT: ['LIST_RECEIPT'],
  MARKS: ['UPLOAD_RESULT'],
  MARKS_LIMITS: ['SUBJECT_MARKS_SETTING'],
  EXAM: ['LOCK_RESULT'],
  USER: ['USER_MANAGEMENT'],
  SESSION: ['SESSION_MANAGEMENT'],
  CLASS: ['LIST_CLASS'],
} as const;
