// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  FeeStructureForm: {
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
    stream: {
      title: 'Stream',
      required: false,
      type: ['string', 'null'],
      enum: ['SCIENCE', 'COMMERCE', 'ARTS', null],
    },
    totalFee: {
      title: 'Total Fee',
      required: true,
      type: 'number',
      minimum: -9999999999.99,
      maximum: 9999999999.99,
      message: {
        required: 'Total Fee is required',
        invalid: 'Total Fee must be an amount in rupees',
      },
    },
    admissionFee: {
      title: 'Admission Fee',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 9999999999.99,
      message: {
        required: 'Admission Fee is required',
        minimum: 'Admission Fee must not be negative',
        invalid: 'Admission Fee must be an amount in rupees',
      },
    },
    tuitionFee: {
      title: 'Tuition Fee',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 9999999999.99,
      message: {
        required: 'Tuition Fee is required',
        minimum: 'Tuition Fee must not be negative',
        invalid: 'Tuition Fee must be an amount in rupees',
      },
    },
    examFee: {
      title: 'Exam Fee',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 9999999999.99,
      message: {
        required: 'Exam Fee is required',
        minimum: 'Exam Fee must not be negative',
        invalid: 'Exam Fee must be an amount in rupees',
      },
    },
    computerFee: {
      title: 'Computer Fee',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 9999999999.99,
      message: {
        required: 'Computer Fee is required',
        minimum: 'Computer Fee must not be negative',
        invalid: 'Computer Fee must be an amount in rupees',
      },
    },
    developmentFee: {
      title: 'Development Fee',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 9999999999.99,
      message: {
        required: 'Development Fee is required',
        minimum: 'Development Fee must not be negative',
        invalid: 'Development Fee must be an amount in rupees',
      },
    },
    otherFee: {
      title: 'Other Fee',
      required: true,
      type: 'number',
      minimum: 0,
      maximum: 9999999999.99,
      message: {
        required: 'Other Fee is required',
        minimum: 'Other Fee must not be negative',
        invalid: 'Other Fee must be an amount in rupees',
      },
    },
  },
  FeeTerm: {
    minimumDate: {
      title: 'Date',
      required: true,
      type: 'string',
      message: {
        required: 'Date is required',
        format: 'Date must be a valid date',
      },
    },
    minimumFee: {
      title: 'Amount',
      required: true,
      type: 'number',
      minimum: 0.01,
      maximum: 9999999999.99,
      message: {
        required: 'Amount is required',
        minimum: 'Amount must be greater than zero',
        invalid: 'Amount must be an amount in rupees',
      },
    },
  },
  FeeTermsForm: {
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
    stream: {
      title: 'Stream',
      required: false,
      type: ['string', 'null'],
      enum: ['SCIENCE', 'COMMERCE', 'ARTS', null],
    },
    fees: {
      title: 'Payments',
      required: true,
      type: 'array',
    },
  },
} as const;
