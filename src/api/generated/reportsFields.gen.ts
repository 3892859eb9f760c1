// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ReportFileRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      type: 'array',
    },
    fileFormat: {
      title: 'File format',
      required: true,
      type: 'string',
      enum: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      type: 'string',
      maxLength: 40,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      type: 'string',
      enum: ['asc', 'desc'],
    },
  },
  ReportRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      type: 'array',
    },
    fileFormat: {
      title: 'File format',
      required: false,
      type: 'string',
      enum: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      type: 'string',
      maxLength: 40,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      type: 'string',
      enum: ['asc', 'desc'],
    },
  },
  SchoolReportFileRequest: {
    report: {
      title: 'Report',
      required: true,
      type: 'string',
      enum: ['CLASS_REGISTER', 'COLLECTION', 'UDISE', 'DUE_DATES', 'REMINDERS'],
    },
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      type: 'array',
    },
    from: {
      title: 'From',
      required: false,
      type: 'string',
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      message: {
        required: 'Select a start date',
        format: 'Start date must be a valid date',
      },
    },
    to: {
      title: 'To',
      required: false,
      type: 'string',
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      message: {
        required: 'Select an end date',
        format: 'End date must be a valid date',
      },
    },
    day: {
      title: 'As on',
      required: false,
      type: 'string',
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      message: {
        format: 'The day must be a valid date',
      },
    },
    details: {
      title: 'Students',
      required: false,
      type: 'boolean',
    },
    groupBy: {
      title: 'Grouped by',
      required: false,
      type: 'string',
      enum: ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'],
    },
    onlyDue: {
      title: 'Only due fees',
      required: false,
      type: 'boolean',
    },
    mobiles: {
      title: 'Mobile numbers',
      required: false,
      type: 'boolean',
    },
    page: {
      title: 'Page',
      required: false,
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      type: 'string',
      maxLength: 40,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      type: 'string',
      enum: ['asc', 'desc'],
    },
    fileFormat: {
      title: 'File format',
      required: true,
      type: 'string',
      enum: ['EXCEL', 'PDF'],
    },
    paper: {
      title: 'Content',
      required: false,
      type: 'string',
      enum: ['LIST', 'SLIPS'],
    },
    language: {
      title: 'Language of the slips',
      required: false,
      type: 'string',
      enum: ['ENGLISH', 'HINDI'],
    },
  },
  SchoolReportRequest: {
    report: {
      title: 'Report',
      required: true,
      type: 'string',
      enum: ['CLASS_REGISTER', 'COLLECTION', 'UDISE', 'DUE_DATES', 'REMINDERS'],
    },
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      type: 'array',
    },
    from: {
      title: 'From',
      required: false,
      type: 'string',
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      message: {
        required: 'Select a start date',
        format: 'Start date must be a valid date',
      },
    },
    to: {
      title: 'To',
      required: false,
      type: 'string',
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      message: {
        required: 'Select an end date',
        format: 'End date must be a valid date',
      },
    },
    day: {
      title: 'As on',
      required: false,
      type: 'string',
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      message: {
        format: 'The day must be a valid date',
      },
    },
    details: {
      title: 'Students',
      required: false,
      type: 'boolean',
    },
    groupBy: {
      title: 'Grouped by',
      required: false,
      type: 'string',
      enum: ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'],
    },
    onlyDue: {
      title: 'Only due fees',
      required: false,
      type: 'boolean',
    },
    mobiles: {
      title: 'Mobile numbers',
      required: false,
      type: 'boolean',
    },
    page: {
      title: 'Page',
      required: false,
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      type: 'string',
      maxLength: 40,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      type: 'string',
      enum: ['asc', 'desc'],
    },
  },
  StudentFeeReportFileRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      type: 'array',
    },
    fileFormat: {
      title: 'File format',
      required: true,
      type: 'string',
      enum: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      type: 'string',
      maxLength: 40,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      type: 'string',
      enum: ['asc', 'desc'],
    },
    includeDiscountedStudents: {
      title: 'Discounted Students',
      required: false,
      type: 'boolean',
    },
    includeAdmissionFeeApplicableStudents: {
      title: 'Admission Fee Applicable Students',
      required: false,
      type: 'boolean',
    },
  },
  StudentFeeReportRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      type: 'array',
    },
    fileFormat: {
      title: 'File format',
      required: false,
      type: 'string',
      enum: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      type: 'integer',
      minimum: 0,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      type: 'string',
      maxLength: 40,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      type: 'string',
      enum: ['asc', 'desc'],
    },
    includeDiscountedStudents: {
      title: 'Discounted Students',
      required: false,
      type: 'boolean',
    },
    includeAdmissionFeeApplicableStudents: {
      title: 'Admission Fee Applicable Students',
      required: false,
      type: 'boolean',
    },
  },
} as const;
