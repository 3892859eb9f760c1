// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ClassCopyForm: {
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
    classes: {
      title: 'Classes',
      required: true,
      type: 'array',
      maxItems: 200,
      message: {
        required: 'At least one class must be selected',
        minItems: 'At least one class must be selected',
      },
    },
  },
  ClassCopyTarget: {
    classId: {
      title: 'Class',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    fingerprint: {
      title: 'Fingerprint',
      required: true,
      type: 'string',
      maxLength: 64,
    },
  },
  ClassSubjectForm: {
    subjectId: {
      title: 'Subject',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Subject is required',
        invalid: 'Subject is required',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Class is required',
        invalid: 'Class is required',
      },
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
    type: {
      title: 'Type',
      required: true,
      type: 'string',
      enum: ['MANDATORY', 'OPTIONAL'],
    },
    evaluationMethod: {
      title: 'Evaluation method',
      required: true,
      type: 'string',
      enum: ['MARKS', 'GRADE'],
    },
    theory: {
      title: 'Theory',
      required: true,
      type: 'boolean',
    },
    practical: {
      title: 'Practical',
      required: true,
      type: 'boolean',
    },
    viva: {
      title: 'Viva',
      required: true,
      type: 'boolean',
    },
    stream: {
      title: 'Stream',
      required: false,
      type: ['string', 'null'],
      enum: ['SCIENCE', 'COMMERCE', 'ARTS', null],
    },
    groupIds: {
      title: 'Groups',
      required: false,
      type: 'array',
      maxItems: 100,
    },
  },
  MasterSubjectForm: {
    subjectId: {
      title: 'Subject',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    subjectName: {
      title: 'Subject name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 50,
      text: 'one-script-words',
      message: {
        required: 'Subject name is required',
        pattern: 'Subject name is required',
        maxLength: 'Subject name must not be more than 50 characters',
      },
    },
  },
  SubjectGroupForm: {
    groupId: {
      title: 'Group',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    groupName: {
      title: 'Group name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 50,
      text: 'one-script-words',
      message: {
        required: 'Group name is required',
        pattern: 'Group name is required',
        maxLength: 'Group name must not be more than 50 characters',
      },
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
    classId: {
      title: 'Class',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Class is required',
        invalid: 'Class is required',
      },
    },
    stream: {
      title: 'Stream',
      required: false,
      type: ['string', 'null'],
      enum: ['SCIENCE', 'COMMERCE', 'ARTS', null],
    },
    subjectIds: {
      title: 'Subjects',
      required: true,
      type: 'array',
      maxItems: 200,
      message: {
        required: 'At least one subject must be selected',
        minItems: 'At least one subject must be selected',
      },
    },
  },
} as const;
