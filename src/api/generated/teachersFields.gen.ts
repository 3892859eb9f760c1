// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ImportHeading: {
    heading: {
      title: 'Heading',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 60,
      text: 'free',
      message: {
        required: 'Heading is required',
        invalid: 'Heading is not valid',
      },
    },
    field: {
      title: 'Field',
      required: true,
      type: ['string', 'null'],
      maxLength: 60,
      text: 'free',
      message: {
        required: 'Field is required',
        invalid: 'Field is not valid',
      },
    },
  },
  ImportMapping: {
    columns: {
      title: 'Columns',
      required: true,
      type: 'array',
      maxItems: 100,
      message: {
        required: 'Columns are required',
        invalid: 'Columns must be a list of at most 100 headings',
      },
    },
    sheet: {
      title: 'Sheet',
      required: false,
      type: 'string',
      minLength: 1,
      maxLength: 60,
      text: 'free',
      message: {
        invalid: 'Sheet is not valid',
      },
    },
  },
  TeacherChangeForm: {
    userName: {
      title: 'Username',
      required: false,
      type: 'string',
      maxLength: 50,
      text: 'free',
    },
    password: {
      title: 'Password',
      required: false,
      type: 'string',
      pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]+$',
      minLength: 8,
      maxLength: 14,
      message: {
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
    schoolId: {
      title: 'School',
      required: false,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
      message: {
        invalid: 'School is required',
      },
    },
    teacherName: {
      title: 'Full name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      text: 'one-script-words',
      message: {
        required: 'Full name is required',
        pattern: 'Full name is required',
        maxLength: 'Full name must not be more than 100 characters',
      },
    },
    gender: {
      title: 'Gender',
      required: true,
      type: 'string',
      enum: ['MALE', 'FEMALE', 'OTHER'],
    },
    dateOfBirth: {
      title: 'Date of birth',
      required: true,
      type: 'string',
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
      limits: {
        past: true,
      },
      message: {
        required: 'Date of birth is required',
        format: 'Date of birth must be a valid date',
        past: 'Date of birth must be in the past',
      },
    },
    contactEmail: {
      title: 'Email',
      required: true,
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
      maxLength: 255,
      message: {
        required: 'Email is required',
        invalid: 'Invalid email address',
      },
    },
    contactPhone: {
      title: 'Phone',
      required: true,
      type: 'string',
      pattern: '^[0-9]{10}$',
      maxLength: 10,
      message: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
  },
  TeacherForm: {
    userName: {
      title: 'Username',
      required: true,
      type: 'string',
      pattern: '^\\S+$',
      minLength: 1,
      maxLength: 50,
      text: 'one-script',
      message: {
        required: 'Username is required',
        minLength: 'Username is required',
        pattern: 'Username must not contain spaces',
        maxLength: 'Username must not be more than 50 characters',
      },
    },
    password: {
      title: 'Password',
      required: true,
      type: 'string',
      pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]+$',
      minLength: 8,
      maxLength: 14,
      message: {
        required: 'Password is required',
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
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
    teacherName: {
      title: 'Full name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      text: 'one-script-words',
      message: {
        required: 'Full name is required',
        pattern: 'Full name is required',
        maxLength: 'Full name must not be more than 100 characters',
      },
    },
    gender: {
      title: 'Gender',
      required: true,
      type: 'string',
      enum: ['MALE', 'FEMALE', 'OTHER'],
    },
    dateOfBirth: {
      title: 'Date of birth',
      required: true,
      type: 'string',
      range: {
        yearsBack: 100,
        yearsAhead: 0,
      },
      limits: {
        past: true,
      },
      message: {
        required: 'Date of birth is required',
        format: 'Date of birth must be a valid date',
        past: 'Date of birth must be in the past',
      },
    },
    contactEmail: {
      title: 'Email',
      required: true,
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
      maxLength: 255,
      message: {
        required: 'Email is required',
        invalid: 'Invalid email address',
      },
    },
    contactPhone: {
      title: 'Phone',
      required: true,
      type: 'string',
      pattern: '^[0-9]{10}$',
      maxLength: 10,
      message: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
  },
  TeacherImportFile: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      type: 'string',
      maxBytes: 5242880,
      message: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
    },
    mapping: {
      title: 'Columns',
      required: false,
      type: 'object',
    },
  },
  TeacherImportOrder: {
    schoolId: {
      title: 'School',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 2147483647,
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      type: 'string',
      maxBytes: 5242880,
      message: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
    },
    mapping: {
      title: 'Columns',
      required: false,
      type: 'object',
    },
    teachers: {
      title: 'Teachers',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 200,
    },
  },
} as const;
