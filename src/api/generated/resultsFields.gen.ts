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
  ExamLockForm: {
    examId: {
      title: 'Exam',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    lockedEditMarks: {
      title: 'Lock Edit Marks',
      required: true,
      type: 'boolean',
    },
    lockedMaxMarks: {
      title: 'Lock Max Marks',
      required: true,
      type: 'boolean',
    },
    lockedUploadMarks: {
      title: 'Lock Upload Marks',
      required: true,
      type: 'boolean',
    },
    resultDeclarationDate: {
      title: 'Result Declaration Date',
      required: false,
      type: ['string', 'null'],
      range: {
        yearsBack: 10,
        yearsAhead: 10,
      },
      message: {
        format: 'Result Declaration Date must be a valid date',
      },
    },
  },
  GradeForm: {
    gradeId: {
      title: 'Grade',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    name: {
      title: 'Name',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 10,
      text: 'one-script-words',
      message: {
        required: 'Name is required',
        maxLength: 'Name cannot be longer than 10 characters',
      },
    },
  },
  GradesForm: {
    grades: {
      title: 'Grades',
      required: true,
      type: 'array',
    },
    removed: {
      title: 'Removed grades',
      required: true,
      type: 'array',
    },
  },
  ResultConfigForm: {
    sessionId: {
      title: 'Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    termExamNo: {
      title: 'Number of Term Exams',
      required: true,
      type: 'integer',
      minimum: 0,
      maximum: 12,
      message: {
        required: 'Number of term exams is required',
        minimum: 'Number of term exams cannot be negative',
        maximum: 'There can be at most 12 term exams',
        invalid: 'Number of term exams must be a whole number',
      },
    },
    termExamName: {
      title: 'Term Exam Name',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        maxLength: 'Term exam name cannot be longer than 50 characters',
      },
    },
    midTerm: {
      title: 'Mid Term',
      required: true,
      type: 'boolean',
    },
    midTermExamName: {
      title: 'Mid Term Exam Name',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        maxLength: 'Mid term exam name cannot be longer than 50 characters',
      },
    },
    annual: {
      title: 'Annual',
      required: true,
      type: 'boolean',
    },
    annualExamName: {
      title: 'Annual Exam Name',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        maxLength: 'Annual exam name cannot be longer than 50 characters',
      },
    },
    supplementary: {
      title: 'Supplementary',
      required: true,
      type: 'boolean',
    },
    supplementaryExamName: {
      title: 'Supplementary Exam Name',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        maxLength: 'Supplementary exam name cannot be longer than 50 characters',
      },
    },
    internalAssessment: {
      title: 'Internal Assessment',
      required: true,
      type: 'boolean',
    },
    internalAssessmentName: {
      title: 'Internal Assessment Name',
      required: false,
      type: ['string', 'null'],
      maxLength: 50,
      message: {
        maxLength: 'Internal assessment name cannot be longer than 50 characters',
      },
    },
    maxGraceMarks: {
      title: 'Maximum Grace Marks',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 1000,
      message: {
        required: 'Maximum grace marks is required',
        minimum: 'Maximum grace marks cannot be negative',
        maximum: 'Maximum grace marks cannot be above 1000',
        invalid: 'Maximum grace marks must be a number in steps of 0.25',
      },
    },
    maxGraceSubjectsNo: {
      title: 'Maximum Grace Subjects',
      required: true,
      type: 'integer',
      minimum: 0,
      maximum: 100,
      message: {
        required: 'Maximum grace subjects is required',
        minimum: 'Maximum grace subjects cannot be negative',
        maximum: 'Maximum grace subjects cannot be above 100',
        invalid: 'Maximum grace subjects must be a whole number',
      },
    },
    removeLimits: {
      title: 'Remove limits',
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
