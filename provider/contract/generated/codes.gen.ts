// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const CODES = {
  SUCCESS: {
    code: 100,
    status: 200,
    text: 'Success',
  },
  DUPLICATE_PRIVILEGE_ID: {
    code: 101,
    status: 409,
    text: 'A privilege is listed twice',
  },
  USER_NOT_FOUND: {
    code: 102,
    status: 404,
    text: 'User not found',
  },
  NOT_FOUND: {
    code: 103,
    status: 404,
    text: 'The requested resource was not found',
  },
  DISABLED_USER: {
    code: 104,
    status: 403,
    text: 'This user account is disabled. Please contact an administrator',
  },
  DUPLICATE: {
    code: 105,
    status: 409,
    text: 'This record already exists',
  },
  INVALID_USER: {
    code: 107,
    status: 401,
    text: 'Invalid user credentials',
  },
  INTERNAL_SERVER_ERROR: {
    code: 108,
    status: 500,
    text: 'Internal server error occurred',
  },
  BAD_REQUEST: {
    code: 109,
    status: 400,
    text: 'Invalid request parameters',
  },
  INVALID_USERNAME_OR_PASSWORD: {
    code: 110,
    status: 400,
    text: 'Invalid username or password',
  },
  USERNAME_ALREADY_USED: {
    code: 111,
    status: 409,
    text: 'This username is already taken',
  },
  INVALID_PRIVILEGE_ASSIGNED: {
    code: 135,
    status: 400,
    text: 'An unknown privilege was assigned',
  },
  UNAUTHORIZED_PRIVILEGE_MANAGEMENT: {
    code: 136,
    status: 403,
    text: 'You may not manage these privileges',
  },
  NO_PRIVILEGES: {
    code: 137,
    status: 403,
    text: 'You do not have the necessary permissions',
  },
  NO_DATA_FOUND: {
    code: 147,
    status: 404,
    text: 'No data found',
  },
  NOT_AUTHORIZED: {
    code: 189,
    status: 403,
    text: 'You are not authorized to perform this action',
  },
  DUPLICATE_SCHOOL_NAME: {
    code: 106,
    status: 409,
    text: 'A school with this name already exists',
  },
  SCHOOL_NOT_ACTIVE: {
    code: 112,
    status: 409,
    text: 'This school is disabled. Its data can be read but not changed',
  },
  DUPLICATE_CLASS_NAME: {
    code: 114,
    status: 409,
    text: 'A class with this name already exists',
  },
  DUPLICATE_SECTION_NAME: {
    code: 115,
    status: 409,
    text: 'A section with this name already exists',
  },
  INVALID_SECTION: {
    code: 118,
    status: 404,
    text: 'The section is unknown or belongs to another class',
  },
  CLASS_STREAM_NOT_PROVIDED: {
    code: 142,
    status: 400,
    text: 'Choose a stream for this class',
  },
  CLASS_HAS_NO_STREAM_OR_SECTION: {
    code: 148,
    status: 400,
    text: 'This class has no stream or section',
  },
  INVALID_CLASS: {
    code: 158,
    status: 404,
    text: 'The class is unknown',
  },
  CLASS_CONFIGURATION_INCORRECT: {
    code: 190,
    status: 409,
    text: 'A class cannot have sections with and without a stream',
  },
  DUPLICATE_OR_OVERLAPPING_SESSION: {
    code: 113,
    status: 409,
    text: 'Session dates overlap with an existing session',
  },
  END_BEFORE_START: {
    code: 119,
    status: 400,
    text: 'End date must be after start date',
  },
  CREATE_ACTIVE_SESSION: {
    code: 131,
    status: 400,
    text: 'New sessions cannot be created with active status',
  },
  SESSION_SCHOOL_CHANGE_WITH_FEE: {
    code: 132,
    status: 409,
    text: 'Cannot change session school because fee structures are already defined',
  },
  ACTIVE_TO_UPCOMING_SESSION: {
    code: 133,
    status: 409,
    text: 'Cannot change an active session back to upcoming status',
  },
  ACTIVE_SESSION_CLASS_UPDATE_WITHOUT_FEE: {
    code: 140,
    status: 409,
    text: 'A class of this session has no fee structure yet',
  },
  COMPLETED_SESSION_UPDATE: {
    code: 141,
    status: 409,
    text: 'Completed sessions cannot be modified',
  },
  SESSION_SUBJECTS_MISSING: {
    code: 183,
    status: 409,
    text: 'A class of this session has no subjects yet',
  },
  SESSION_CLASS_RESULT_CONFIG_MISSING: {
    code: 184,
    status: 409,
    text: 'A class of this session has no result config yet',
  },
  PENDING_FEE_STUDENTS_IN_SESSION: {
    code: 186,
    status: 409,
    text: 'The session still has students with pending fees',
  },
  ACTION_NOT_ALLOWED_FOR_UPCOMING_SESSION: {
    code: 187,
    status: 409,
    text: 'This is not possible for an upcoming session',
  },
  ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION: {
    code: 191,
    status: 409,
    text: 'This is not possible for a completed session',
  },
  FEE_UPDATE_FOR_NON_UPCOMING_SESSION: {
    code: 121,
    status: 409,
    text: 'Fees cannot be modified for active or completed sessions',
  },
  CLASS_SESSION_FEE_NOT_DECLARED: {
    code: 122,
    status: 404,
    text: 'Fee structure has not been defined for this class in the selected session',
  },
  TOTAL_FEE_ZERO: {
    code: 123,
    status: 400,
    text: 'Total fee amount cannot be zero',
  },
  DEPOSIT_ABOVE_PENDING_FEE: {
    code: 128,
    status: 409,
    text: 'The amount is more than the pending fee',
  },
  RECEIPT_START_MISSING: {
    code: 129,
    status: 409,
    text: 'The school has no start number for receipts',
  },
  MISSING_RECEIPT_REFERENCE_DETAILS: {
    code: 130,
    status: 400,
    text: 'The payment’s reference details are missing',
  },
  RECEIPT_ALREADY_DELETED: {
    code: 134,
    status: 409,
    text: 'This receipt is already cancelled',
  },
  MINIMUM_DATE_FEE_TOTAL_MISMATCH: {
    code: 145,
    status: 400,
    text: 'The scheduled payments add up to more than the total fee',
  },
  TERM_FEE_DATES_NOT_IN_SESSION: {
    code: 146,
    status: 400,
    text: 'A scheduled payment is outside the session',
  },
  DUPLICATE_RECEIPT_REFERENCE_NUMBER: {
    code: 182,
    status: 409,
    text: 'This reference number is already on another receipt',
  },
  DUPLICATE_PARENT_TYPE: {
    code: 116,
    status: 409,
    text: 'A student has only one parent of each relation',
  },
  INVALID_SIBLING: {
    code: 117,
    status: 400,
    text: 'The sibling is not valid',
  },
  DUPLICATE_PARENT_AADHAR: {
    code: 120,
    status: 409,
    text: 'Two parents cannot share an Aadhar number',
  },
  DUPLICATE_PARENT_PAN: {
    code: 143,
    status: 409,
    text: 'Two parents cannot share a PAN number',
  },
  STUDENT_NOT_ENROLLED_IN_SESSION: {
    code: 126,
    status: 409,
    text: 'The student is not enrolled in this session',
  },
  DISABLED_STUDENT: {
    code: 127,
    status: 409,
    text: 'This student is disabled',
  },
  STUDENT_ALREADY_REGISTERED: {
    code: 139,
    status: 409,
    text: 'This student is already registered',
  },
  BOTH_MOBILE_AND_PHONE_BLANK: {
    code: 144,
    status: 400,
    text: 'Either phone or mobile number is required',
  },
  DUPLICATE_AADHAR: {
    code: 168,
    status: 409,
    text: 'This Aadhar number is already in use',
  },
  DUPLICATE_ROLL_NUMBER: {
    code: 171,
    status: 409,
    text: 'This roll number is already assigned',
  },
  INVALID_ROLL_NUMBER: {
    code: 172,
    status: 400,
    text: 'Invalid roll number',
  },
  STUDENT_ALREADY_STRUCK_OFF: {
    code: 180,
    status: 409,
    text: 'The student’s name is already struck off',
  },
  STUDENT_ALREADY_ACTIVE: {
    code: 181,
    status: 409,
    text: 'The student is already active',
  },
  STUDENT_ALREADY_TC: {
    code: 185,
    status: 409,
    text: 'The student already has a transfer certificate',
  },
  SUBJECT_NOT_FOUND: {
    code: 149,
    status: 404,
    text: 'The subject was not found',
  },
  SUBJECT_UPDATE_FOR_NON_UPCOMING_SESSION: {
    code: 150,
    status: 409,
    text: 'Subjects can be changed only while the session is upcoming',
  },
  SUBJECT_GROUP_UPDATE_FOR_NON_UPCOMING_SESSION: {
    code: 151,
    status: 409,
    text: 'Subject groups can be changed only while the session is upcoming',
  },
  RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION: {
    code: 152,
    status: 409,
    text: 'The result config can be changed only while the session is upcoming',
  },
  RESULT_CONFIG_NOT_FOUND: {
    code: 153,
    status: 404,
    text: 'No result config was saved for this class and session',
  },
  DUPLICATE_SUBJECT_GROUP_NAME: {
    code: 154,
    status: 409,
    text: 'A subject group with this name already exists',
  },
  NO_SUBJECTS_CONFIGURED_IN_CLASS: {
    code: 155,
    status: 409,
    text: 'The class has no subjects yet',
  },
  RESULT_CONFIG_SUBJECTS_MISMATCH: {
    code: 156,
    status: 400,
    text: 'The subjects do not match those of the class',
  },
  EXAM_LOCK_WITH_NON_ACTIVE_SESSION: {
    code: 157,
    status: 409,
    text: 'Exams can be locked only while the session is active',
  },
  GRACE_SUBJECTS_ABOVE_AVAILABLE: {
    code: 159,
    status: 400,
    text: 'There are more grace subjects than subjects in the class',
  },
  MIN_MAX_MARKS_LOCKED: {
    code: 160,
    status: 409,
    text: 'Minimum and maximum marks of this exam are locked',
  },
  EXAM_NOT_FOUND: {
    code: 161,
    status: 404,
    text: 'The exam was not found',
  },
  DUPLICATE_SUBJECT: {
    code: 162,
    status: 409,
    text: 'A subject is listed twice',
  },
  MARKS_UPLOAD_LOCKED: {
    code: 163,
    status: 409,
    text: 'Uploading marks is locked for this exam',
  },
  MARKS_LOCK_WITH_NON_ACTIVE_SESSION: {
    code: 164,
    status: 409,
    text: 'Marks can be entered only while the session is active',
  },
  INVALID_FILE: {
    code: 165,
    status: 422,
    text: 'The file cannot be read',
  },
  INVALID_FILE_WITH_REASON: {
    code: 166,
    status: 422,
    text: 'The file has errors',
  },
  MARKS_CATEGORY_NOT_DEFINED: {
    code: 167,
    status: 400,
    text: 'The subject does not have this marks category',
  },
  MARKS_UPDATE_LOCKED: {
    code: 169,
    status: 409,
    text: 'Editing marks is locked for this exam',
  },
  MARKS_UPDATE_ERROR: {
    code: 170,
    status: 400,
    text: 'A marks entry is not valid',
  },
  MIN_MAX_MARKS_MISSING: {
    code: 173,
    status: 400,
    text: 'Minimum or maximum marks are missing',
  },
  RESULT_DECLARATION_DATE_MISSING: {
    code: 174,
    status: 409,
    text: 'The exam has no result declaration date',
  },
  UNABLE_TO_CREATE_FILE: {
    code: 175,
    status: 500,
    text: 'The file could not be produced',
  },
  NO_STUDENTS_AVAILABLE_FOR_RESULT: {
    code: 176,
    status: 404,
    text: 'There are no students for this result',
  },
  MEDICAL_NOT_ACCEPTABLE_IN_ANNUAL_EXAM: {
    code: 177,
    status: 400,
    text: 'Medical is not accepted in the annual exam',
  },
  INVALID_MARKS: {
    code: 178,
    status: 400,
    text: 'Marks are outside their limits',
  },
  EXAM_MIN_MAX_MARKS_MISSING: {
    code: 179,
    status: 409,
    text: 'The subject has no minimum and maximum marks in this exam',
  },
  PROMOTION_CRITERIA_MISSING: {
    code: 188,
    status: 409,
    text: 'A class has no promotion criteria',
  },
  INVALID_OLD_PASSWORD: {
    code: 124,
    status: 400,
    text: 'The current password is not correct',
  },
  SAME_OLD_AND_NEW_PASSWORD: {
    code: 125,
    status: 400,
    text: 'The new password must differ from the current one',
  },
  TOO_LARGE: {
    code: 201,
    status: 413,
    text: 'The request is too large',
  },
  UNSUPPORTED_CONTENT: {
    code: 202,
    status: 415,
    text: 'This kind of content is not supported',
  },
  TOO_MANY_REQUESTS: {
    code: 203,
    status: 429,
    text: 'Too many requests. Please wait a moment and try again',
  },
  UNAVAILABLE: {
    code: 204,
    status: 503,
    text: 'The service is not available right now. Please try again',
  },
  STALE_VERSION: {
    code: 205,
    status: 409,
    text: 'Another user has changed this record. Reload it and try again',
  },
  IDEMPOTENCY_KEY_REUSED: {
    code: 206,
    status: 422,
    text: 'This request was already sent with other values. Check the record before you send it again',
  },
} as const;
export type CodeName = keyof typeof CODES;
