// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  EligibilityRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a school',
      },
    },
    sourceSessionId: {
      title: 'Source Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a source session',
      },
    },
    classIds: {
      title: 'Classes',
      required: true,
      type: 'array',
      maxItems: 200,
      message: {
        required: 'Please select at least one class',
        minItems: 'Please select at least one class',
      },
    },
    targetSessionId: {
      title: 'Target Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a target session',
      },
    },
    excludeFailed: {
      title: 'Exclude Failed Students',
      required: true,
      type: 'boolean',
    },
    showEligibleOnly: {
      title: 'Eligible',
      required: true,
      type: 'boolean',
    },
  },
  ExpectedPromotion: {
    promoted: {
      title: 'Promoted',
      required: true,
      type: 'integer',
      minimum: 0,
    },
    repeating: {
      title: 'Repeating',
      required: true,
      type: 'integer',
      minimum: 0,
    },
    passedOut: {
      title: 'Passed out',
      required: true,
      type: 'integer',
      minimum: 0,
    },
    digest: {
      title: 'Digest',
      required: false,
      type: 'string',
      maxLength: 64,
    },
  },
  PromotionPreviewRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a school',
      },
    },
    sourceSessionId: {
      title: 'Source Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a source session',
      },
    },
    classIds: {
      title: 'Classes',
      required: true,
      type: 'array',
      maxItems: 200,
      message: {
        required: 'Please select at least one class',
        minItems: 'Please select at least one class',
      },
    },
    targetSessionId: {
      title: 'Target Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a target session',
      },
    },
    excludeFailed: {
      title: 'Exclude Failed Students',
      required: true,
      type: 'boolean',
    },
    leftOut: {
      title: 'Left out',
      required: false,
      type: 'array',
      maxItems: 20000,
    },
    promoteAnyway: {
      title: 'Promoted by decision',
      required: false,
      type: 'array',
      maxItems: 20000,
    },
    sections: {
      title: 'Sections',
      required: false,
      type: 'array',
      maxItems: 20000,
    },
  },
  PromotionRequest: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a school',
      },
    },
    sourceSessionId: {
      title: 'Source Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a source session',
      },
    },
    classIds: {
      title: 'Classes',
      required: true,
      type: 'array',
      maxItems: 200,
      message: {
        required: 'Please select at least one class',
        minItems: 'Please select at least one class',
      },
    },
    targetSessionId: {
      title: 'Target Session',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        required: 'Please select a target session',
      },
    },
    excludeFailed: {
      title: 'Exclude Failed Students',
      required: true,
      type: 'boolean',
    },
    leftOut: {
      title: 'Left out',
      required: false,
      type: 'array',
      maxItems: 20000,
    },
    promoteAnyway: {
      title: 'Promoted by decision',
      required: false,
      type: 'array',
      maxItems: 20000,
    },
    sections: {
      title: 'Sections',
      required: false,
      type: 'array',
      maxItems: 20000,
    },
    expected: {
      title: 'Confirmed numbers',
      required: false,
      type: 'object',
    },
  },
  PromotionSection: {
    studentId: {
      title: 'Student',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: true,
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 2147483647,
    },
  },
} as const;
