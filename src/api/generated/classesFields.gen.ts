// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ClassForm: {
    className: {
      title: 'Class name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 50,
      text: 'one-script-words',
      message: {
        required: 'Class name is required',
        pattern: 'Class name is required',
        maxLength: 'Class name must not be more than 50 characters',
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
    teacherId: {
      title: 'Class teacher',
      required: false,
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
    },
  },
  ClassOrder: {
    classIds: {
      title: 'Order of classes',
      required: true,
      type: 'array',
      maxItems: 200,
    },
    previousClassIds: {
      title: 'Previous order of classes',
      required: false,
      type: 'array',
      maxItems: 200,
    },
  },
  ClassesForm: {
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
    classes: {
      title: 'Classes',
      required: true,
      type: 'array',
      maxItems: 50,
      message: {
        minItems: 'Choose at least one class',
      },
    },
  },
  NewClass: {
    className: {
      title: 'Class name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 50,
      text: 'one-script-words',
      message: {
        required: 'Class name is required',
        pattern: 'Class name is required',
        maxLength: 'Class name must not be more than 50 characters',
      },
    },
    sections: {
      title: 'Sections',
      required: true,
      type: 'array',
      maxItems: 4,
    },
  },
  NewSections: {
    stream: {
      title: 'Stream',
      required: true,
      type: ['string', 'null'],
      enum: ['SCIENCE', 'COMMERCE', 'ARTS', null],
    },
    sections: {
      title: 'Number of sections',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 26,
      message: {
        minimum: 'A class has at least one section',
        maximum: 'A class has at most 26 sections',
      },
    },
  },
  SectionForm: {
    sectionName: {
      title: 'Section name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 50,
      text: 'one-script-words',
      message: {
        required: 'Section name is required',
        pattern: 'Section name is required',
        maxLength: 'Section name must not be more than 50 characters',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    stream: {
      title: 'Stream',
      required: false,
      type: ['string', 'null'],
      enum: ['SCIENCE', 'COMMERCE', 'ARTS', null],
    },
  },
} as const;
