// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FORMS = {
  ClassForm: {
    className: {
      title: 'Class name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 50,
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
    },
  },
  ForgotPasswordRequest: {
    email: {
      title: 'E-mail',
      required: true,
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
      maxLength: 255,
      message: {
        invalid: 'Email must be valid format',
      },
    },
  },
  ManagePrivilegesRequest: {
    assignedPrivileges: {
      title: 'Assigned privileges',
      required: true,
      type: 'array',
    },
    previousPrivileges: {
      title: 'Previous privileges',
      required: false,
      type: 'array',
    },
  },
  SchoolForm: {
    schoolName: {
      title: 'School name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      message: {
        required: 'School name must not be blank',
        pattern: 'School name must not be blank',
        maxLength: 'School name must not be more than 100 characters',
      },
    },
    address: {
      title: 'Address',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 255,
      message: {
        required: 'Address is required',
        pattern: 'Address is required',
        maxLength: 'Address must not be more than 255 characters',
      },
    },
    principal: {
      title: 'Principal',
      required: false,
      type: 'string',
      maxLength: 100,
      message: {
        maxLength: 'Principal name must not be more than 100 characters',
      },
    },
    contactEmail: {
      title: 'Email',
      required: false,
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
      maxLength: 255,
      message: {
        invalid: 'Email must be valid format',
      },
    },
    contactPhone: {
      title: 'Phone',
      required: false,
      type: 'string',
      pattern: '^(?:[ +-]*\\d){10,12}[ +-]*$',
      maxLength: 20,
      message: {
        invalid: 'Phone number must be 10 to 12 digits',
      },
    },
    contactMobile: {
      title: 'Mobile',
      required: false,
      type: 'string',
      pattern: '^(?:[ +-]*\\d){10,12}[ +-]*$',
      maxLength: 20,
      message: {
        invalid: 'Phone number must be 10 to 12 digits',
      },
    },
    studentCodeStartFrom: {
      title: 'Student code start from',
      required: true,
      type: 'integer',
      minimum: 1,
      maximum: 99999999,
      default: 1000,
      message: {
        invalid: 'Student code start from must be between 1 and 99999999',
      },
    },
    feeReceiptStartFrom: {
      title: 'Fee receipt start from',
      required: true,
      type: 'integer',
      minimum: 1000,
      maximum: 99999999,
      default: 1000,
      message: {
        invalid: 'Fee receipt start from must be between 1000 and 99999999',
      },
    },
    feeCertificateStartFrom: {
      title: 'Fee certificate start from',
      required: true,
      type: 'integer',
      minimum: 1000,
      maximum: 99999999,
      default: 1000,
      message: {
        invalid: 'Fee certificate start from must be between 1000 and 99999999',
      },
    },
    letterNo: {
      title: 'Letter number',
      required: false,
      type: 'string',
      maxLength: 50,
      message: {
        maxLength: 'Letter number must not be more than 50 characters',
      },
    },
    logo: {
      title: 'School logo',
      required: false,
      type: 'string',
      maxBytes: 2097151,
      message: {
        required: 'School logo is required',
        contentMediaType: 'Please select a valid image file (JPG, PNG, etc.).',
        maxBytes: 'Image size should be less than 2MB.',
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
  SessionForm: {
    sessionName: {
      title: 'Session name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
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
  SignInRequest: {
    userName: {
      title: 'Username',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 255,
    },
    password: {
      title: 'Password',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 128,
    },
  },
  TeacherChangeForm: {
    userName: {
      title: 'Username',
      required: false,
      type: 'string',
      maxLength: 50,
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
      pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
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
      pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
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
      message: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
  },
  UpdatePasswordRequest: {
    oldPassword: {
      title: 'Current Password',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 128,
    },
    newPassword: {
      title: 'New Password',
      required: true,
      type: 'string',
      pattern: '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]+$',
      minLength: 8,
      maxLength: 14,
      message: {
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
  },
} as const;
