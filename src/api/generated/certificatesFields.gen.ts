// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  CertificateCancelForm: {
    reason: {
      title: 'Reason',
      required: true,
      type: 'string',
      pattern: '\\S',
      minLength: 1,
      maxLength: 200,
      message: {
        required: 'Reason is required',
        invalid: 'Reason is required',
        maxLength: 'Reason must not be more than 200 characters',
      },
    },
  },
  CertificateFilter: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    type: {
      title: 'Certificate',
      required: false,
      type: ['string', 'null'],
      enum: ['TRANSFER', 'BONAFIDE', 'CHARACTER', null],
    },
    sessionId: {
      title: 'Session',
      required: false,
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
    },
    studentId: {
      title: 'Student',
      required: false,
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
    },
    searchText: {
      title: 'Search',
      required: false,
      type: ['string', 'null'],
      maxLength: 100,
      text: 'free',
      message: {
        maxLength: 'Search with at most 100 characters',
      },
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
  },
  CertificateForm: {
    type: {
      title: 'Certificate',
      required: true,
      type: 'string',
      enum: ['TRANSFER', 'BONAFIDE', 'CHARACTER'],
    },
    studentId: {
      title: 'Student',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Session is required',
        invalid: 'Session is required',
      },
    },
    firstNo: {
      title: 'Certificate No.',
      required: false,
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 99999999,
      message: {
        invalid: 'Certificate number must be a whole number from 1 to 99999999',
        notFirst: 'The number of this certificate follows from the one before',
      },
    },
    admissionClass: {
      title: 'Class of First Admission',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        required: 'Class of first admission is required',
        maxLength: 'Class of first admission must not be more than 50 characters',
      },
    },
    lastExam: {
      title: 'Last Examination',
      required: false,
      type: ['string', 'null'],
      maxLength: 100,
      message: {
        maxLength: 'Last examination must not be more than 100 characters',
      },
    },
    lastResult: {
      title: 'Result',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        alone: 'Enter the examination of this result',
        maxLength: 'Result must not be more than 50 characters',
      },
    },
    promotion: {
      title: 'Qualified for Promotion',
      required: false,
      type: ['string', 'null'],
      maxLength: 100,
      message: {
        maxLength: 'Qualified for promotion must not be more than 100 characters',
      },
    },
    duesClearedUpTo: {
      title: 'Dues Cleared up to',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        maxLength: 'Dues cleared up to must not be more than 50 characters',
      },
    },
    workingDays: {
      title: 'Working Days',
      required: false,
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 366,
      message: {
        invalid: 'Working days must be a whole number from 0 to 366',
      },
    },
    daysPresent: {
      title: 'Days Present',
      required: false,
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 366,
      message: {
        invalid: 'Days present must be a whole number from 0 to 366',
        alone: 'Enter the working days',
        tooMany: 'Days present must not be more than the working days',
      },
    },
    conduct: {
      title: 'Conduct',
      required: false,
      type: ['string', 'null'],
      maxLength: 100,
      message: {
        required: 'Conduct is required',
        maxLength: 'Conduct must not be more than 100 characters',
      },
    },
    applicationDate: {
      title: 'Date of Application',
      required: false,
      type: ['string', 'null'],
      range: {
        yearsBack: 10,
        yearsAhead: 0,
      },
      message: {
        required: 'Date of application is required',
        format: 'Date of application must be a valid date',
        upToToday: 'Date of application must not be in the future',
      },
    },
    leavingDate: {
      title: 'Date of Leaving',
      required: false,
      type: ['string', 'null'],
      range: {
        yearsBack: 10,
        yearsAhead: 1,
      },
      message: {
        required: 'Date of leaving is required',
        format: 'Date of leaving must be a valid date',
        beforeAdmission: 'Date of leaving must not be before the admission date',
      },
    },
    reason: {
      title: 'Reason for Leaving',
      required: false,
      type: ['string', 'null'],
      maxLength: 200,
      message: {
        required: 'Reason for leaving is required',
        maxLength: 'Reason for leaving must not be more than 200 characters',
      },
    },
    purpose: {
      title: 'Purpose',
      required: false,
      type: ['string', 'null'],
      maxLength: 200,
      message: {
        maxLength: 'Purpose must not be more than 200 characters',
      },
    },
    remarks: {
      title: 'Remarks',
      required: false,
      type: ['string', 'null'],
      maxLength: 200,
      message: {
        maxLength: 'Remarks must not be more than 200 characters',
      },
    },
  },
} as const;
