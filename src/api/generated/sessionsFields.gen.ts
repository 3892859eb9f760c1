// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  SessionForm: {
    sessionName: {
      title: 'Session name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      text: 'one-script-words',
      message: {
        required: 'Session name is required',
        pattern: 'Session name is required',
        maxLength: 'Session name must not be more than 100 characters',
      },
    },
    startDate: {
      title: 'Start date',
      required: true,
      type: 'string',
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
      limits: {
        yearsPast: 2,
        yearsAhead: 10,
      },
      message: {
        required: 'Start date is required',
        format: 'Start date must be a valid date',
        yearsPast: 'Start date cannot be more than 2 years in the past',
        yearsAhead: 'Start date cannot be more than 10 years in the future',
      },
    },
    endDate: {
      title: 'End date',
      required: true,
      type: 'string',
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
      limits: {
        yearsAhead: 12,
        yearsAfterStart: 2,
      },
      message: {
        required: 'End date is required',
        format: 'End date must be a valid date',
        yearsAhead: 'End date cannot be more than 12 years in the future',
        yearsAfterStart: 'Session cannot be longer than 2 years',
      },
    },
    status: {
      title: 'Status',
      required: true,
      type: 'string',
      enum: ['UPCOMING', 'ACTIVE', 'COMPLETED'],
      default: 'UPCOMING',
      message: {
        invalid: 'Status is required',
      },
    },
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        invalid: 'School is required',
      },
    },
    sourceSessionId: {
      title: 'Source session',
      required: false,
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
    },
    createSubjectsConfig: {
      title: 'Copy subjects config',
      required: false,
      type: 'boolean',
      default: false,
    },
    createExamConfig: {
      title: 'Copy exam config',
      required: false,
      type: 'boolean',
      default: false,
    },
    createMarksConfig: {
      title: 'Copy marks config',
      required: false,
      type: 'boolean',
      default: false,
    },
  },
} as const;
