// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ExamLimitsForm: {
    examId: {
      title: 'Exam',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    examName: {
      title: 'Exam Name',
      required: false,
      type: 'string',
      maxLength: 100,
    },
    theoryMinMarks: {
      title: 'Theory Minimum',
      required: false,
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1000,
      message: {
        minimum: 'Theory minimum cannot be negative',
        maximum: 'Theory minimum cannot be above 1000',
        invalid: 'Theory minimum must be a number in steps of 0.5',
      },
    },
    theoryMaxMarks: {
      title: 'Theory Maximum',
      required: false,
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1000,
      message: {
        minimum: 'Theory maximum cannot be negative',
        maximum: 'Theory maximum cannot be above 1000',
        invalid: 'Theory maximum must be a number in steps of 0.5',
      },
    },
    practicalMinMarks: {
      title: 'Practical Minimum',
      required: false,
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1000,
      message: {
        minimum: 'Practical minimum cannot be negative',
        maximum: 'Practical minimum cannot be above 1000',
        invalid: 'Practical minimum must be a number in steps of 0.5',
      },
    },
    practicalMaxMarks: {
      title: 'Practical Maximum',
      required: false,
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1000,
      message: {
        minimum: 'Practical maximum cannot be negative',
        maximum: 'Practical maximum cannot be above 1000',
        invalid: 'Practical maximum must be a number in steps of 0.5',
      },
    },
    vivaMinMarks: {
      title: 'Viva Minimum',
      required: false,
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1000,
      message: {
        minimum: 'Viva minimum cannot be negative',
        maximum: 'Viva minimum cannot be above 1000',
        invalid: 'Viva minimum must be a number in steps of 0.5',
      },
    },
    vivaMaxMarks: {
      title: 'Viva Maximum',
      required: false,
      type: ['number', 'null'],
      minimum: 0,
      maximum: 1000,
      message: {
        minimum: 'Viva maximum cannot be negative',
        maximum: 'Viva maximum cannot be above 1000',
        invalid: 'Viva maximum must be a number in steps of 0.5',
      },
    },
    lockedMaxMarks: {
      title: 'Maximum marks locked',
      required: false,
      type: 'boolean',
    },
    lockedEditMarks: {
      title: 'Editing marks locked',
      required: false,
      type: 'boolean',
    },
  },
  SubjectLimitsForm: {
    subjectId: {
      title: 'Subject',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    subjectName: {
      title: 'Subject Name',
      required: false,
      type: 'string',
      maxLength: 100,
    },
    theory: {
      title: 'Theory',
      required: false,
      type: 'boolean',
    },
    practical: {
      title: 'Practical',
      required: false,
      type: 'boolean',
    },
    viva: {
      title: 'Viva',
      required: false,
      type: 'boolean',
    },
    evaluationMethod: {
      title: 'Evaluation Method',
      required: false,
      type: 'string',
      enum: ['MARKS', 'GRADE'],
    },
    type: {
      title: 'Type',
      required: false,
      type: 'string',
      enum: ['MANDATORY', 'OPTIONAL'],
    },
    exams: {
      title: 'Exams',
      required: true,
      type: 'array',
    },
  },
} as const;
