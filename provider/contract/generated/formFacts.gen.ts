// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FORM_FACTS = {
  ClassForm: {
    className: {
      messages: {
        required: 'Class name is required',
        pattern: 'Class name is required',
        maxLength: 'Class name must not be more than 50 characters',
      },
    },
    schoolId: {
      messages: {
        invalid: 'School is required',
      },
    },
  },
  EnrollmentForm: {
    sessionId: {
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    classId: {
      messages: {
        required: 'Class is required.',
        invalid: 'Class is required.',
      },
    },
    sectionId: {
      messages: {
        required: 'Section is required.',
        invalid: 'Section is required.',
      },
    },
  },
  ForgotPasswordRequest: {
    email: {
      messages: {
        invalid: 'Email must be valid format',
      },
    },
  },
  LastSchoolForm: {
    contactNo: {
      messages: {
        invalid: 'Contact No. must be 10 to 12 digits.',
      },
    },
  },
  ParentForm: {
    type: {
      messages: {
        required: 'Relation is required',
        enum: 'Relation is required',
      },
    },
    name: {
      messages: {
        required: 'Name must be at least 2 characters long',
        pattern: 'Name must be at least 2 characters long',
        maxLength: 'Name must not be more than 100 characters',
      },
    },
    aadharNo: {
      messages: {
        invalid: 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.',
      },
    },
    panNo: {
      messages: {
        invalid: 'Invalid PAN number format',
      },
    },
    mobileNo: {
      messages: {
        invalid: 'Invalid mobile number',
      },
    },
    higherQualification: {
      messages: {
        maxLength: 'Higher Qualification is too long',
      },
    },
    occupation: {
      messages: {
        maxLength: 'Occupation is too long',
      },
    },
  },
  SchoolForm: {
    schoolName: {
      messages: {
        required: 'School name must not be blank',
        pattern: 'School name must not be blank',
        maxLength: 'School name must not be more than 100 characters',
      },
    },
    address: {
      messages: {
        required: 'Address is required',
        pattern: 'Address is required',
        maxLength: 'Address must not be more than 255 characters',
      },
    },
    principal: {
      messages: {
        maxLength: 'Principal name must not be more than 100 characters',
      },
    },
    contactEmail: {
      messages: {
        invalid: 'Email must be valid format',
      },
    },
    contactPhone: {
      messages: {
        invalid: 'Phone number must be 10 to 12 digits',
      },
    },
    contactMobile: {
      messages: {
        invalid: 'Phone number must be 10 to 12 digits',
      },
    },
    studentCodeStartFrom: {
      messages: {
        invalid: 'Student code start from must be between 1 and 99999999',
      },
    },
    feeReceiptStartFrom: {
      messages: {
        invalid: 'Fee receipt start from must be between 1000 and 99999999',
      },
    },
    feeCertificateStartFrom: {
      messages: {
        invalid: 'Fee certificate start from must be between 1000 and 99999999',
      },
    },
    letterNo: {
      messages: {
        maxLength: 'Letter number must not be more than 50 characters',
      },
    },
    logo: {
      messages: {
        required: 'School logo is required',
        contentMediaType: 'Please select a valid image file (JPG, PNG, etc.).',
        maxBytes: 'Image size should be less than 2MB.',
      },
      maxBytes: 2097151,
    },
  },
  SectionForm: {
    sectionName: {
      messages: {
        required: 'Section name is required',
        pattern: 'Section name is required',
        maxLength: 'Section name must not be more than 50 characters',
      },
    },
  },
  SessionForm: {
    sessionName: {
      messages: {
        required: 'Session name is required',
        pattern: 'Session name is required',
        maxLength: 'Session name must not be more than 100 characters',
      },
    },
    startDate: {
      limits: {
        yearsPast: 2,
        yearsAhead: 10,
      },
      messages: {
        required: 'Start date is required',
        format: 'Start date must be a valid date',
        yearsPast: 'Start date cannot be more than 2 years in the past',
        yearsAhead: 'Start date cannot be more than 10 years in the future',
      },
    },
    endDate: {
      limits: {
        yearsAhead: 12,
        yearsAfterStart: 2,
      },
      messages: {
        required: 'End date is required',
        format: 'End date must be a valid date',
        yearsAhead: 'End date cannot be more than 12 years in the future',
        yearsAfterStart: 'Session cannot be longer than 2 years',
      },
    },
    status: {
      messages: {
        invalid: 'Status is required',
      },
    },
    schoolId: {
      messages: {
        invalid: 'School is required',
      },
    },
  },
  SiblingForm: {
    siblingStudentId: {
      messages: {
        required: 'Sibling name is required',
        invalid: 'Sibling name is required',
      },
    },
    schoolId: {
      messages: {
        required: 'School is required',
        invalid: 'School is required',
      },
    },
    classId: {
      messages: {
        required: 'Class is required',
        invalid: 'Class is required',
      },
    },
  },
  StudentForm: {
    studentName: {
      messages: {
        required: 'Student Name is required.',
        pattern: 'Student Name is required.',
        maxLength: 'Student Name must not be more than 100 characters.',
      },
    },
    gender: {
      messages: {
        required: 'Gender is required.',
        enum: 'Gender is required.',
      },
    },
    studentSrNo: {
      messages: {
        invalid: 'Sr. No. may hold letters, digits, / . and -, at most 20.',
      },
    },
    dateOfBirth: {
      limits: {
        past: true,
      },
      messages: {
        required: 'Date of Birth is required.',
        format: 'Date of Birth must be a valid date.',
        past: 'Date of Birth must be in the past.',
      },
    },
    admissionDate: {
      limits: {
        upToToday: true,
      },
      messages: {
        required: 'Admission Date is required.',
        format: 'Admission Date must be a valid date.',
        upToToday: 'Admission Date cannot be after today.',
        afterBirth: 'Admission Date must be after Date of Birth.',
      },
    },
    mobileNo: {
      messages: {
        required: 'Mobile Number is required.',
        invalid: 'Mobile Number must be 10 digits.',
      },
    },
    aadharNo: {
      messages: {
        invalid: 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.',
      },
    },
    janAadharNo: {
      messages: {
        invalid: 'Jan Aadhar Number must be at most 10 digits.',
      },
    },
    nicNo: {
      messages: {
        invalid: 'NIC Number must be at most 10 letters and digits.',
      },
    },
    address1: {
      messages: {
        required: 'Full Residential Address is required.',
        pattern: 'Full Residential Address is required.',
        maxLength: 'Full Residential Address must not be more than 255 characters.',
      },
    },
    district: {
      messages: {
        required: 'District is required.',
        pattern: 'District is required.',
        maxLength: 'District must not be more than 100 characters.',
      },
    },
    block: {
      messages: {
        required: 'Block is required.',
        pattern: 'Block is required.',
        maxLength: 'Block must not be more than 100 characters.',
      },
    },
    pinCode: {
      messages: {
        required: 'Pin Code is required.',
        invalid: 'Pin Code must be 6 digits.',
      },
    },
    parentsInfo: {
      messages: {
        required: 'At least one parent is required.',
        minItems: 'At least one parent is required.',
      },
    },
    enrollments: {
      messages: {
        required: 'Session is required.',
        minItems: 'Session is required.',
      },
    },
  },
  StudentUpload: {
    studentImage: {
      messages: {
        contentMediaType: 'Please select a valid image file (JPG, PNG, etc.).',
        maxBytes: 'Image size should be less than 2MB.',
      },
      maxBytes: 2097151,
    },
  },
  TeacherChangeForm: {
    password: {
      messages: {
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
    schoolId: {
      messages: {
        invalid: 'School is required',
      },
    },
    teacherName: {
      messages: {
        required: 'Full name is required',
        pattern: 'Full name is required',
        maxLength: 'Full name must not be more than 100 characters',
      },
    },
    dateOfBirth: {
      limits: {
        past: true,
      },
      messages: {
        required: 'Date of birth is required',
        format: 'Date of birth must be a valid date',
        past: 'Date of birth must be in the past',
      },
    },
    contactEmail: {
      messages: {
        required: 'Email is required',
        invalid: 'Invalid email address',
      },
    },
    contactPhone: {
      messages: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
  },
  TeacherForm: {
    userName: {
      messages: {
        required: 'Username is required',
        minLength: 'Username is required',
        pattern: 'Username must not contain spaces',
        maxLength: 'Username must not be more than 50 characters',
      },
    },
    password: {
      messages: {
        required: 'Password is required',
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
    schoolId: {
      messages: {
        invalid: 'School is required',
      },
    },
    teacherName: {
      messages: {
        required: 'Full name is required',
        pattern: 'Full name is required',
        maxLength: 'Full name must not be more than 100 characters',
      },
    },
    dateOfBirth: {
      limits: {
        past: true,
      },
      messages: {
        required: 'Date of birth is required',
        format: 'Date of birth must be a valid date',
        past: 'Date of birth must be in the past',
      },
    },
    contactEmail: {
      messages: {
        required: 'Email is required',
        invalid: 'Invalid email address',
      },
    },
    contactPhone: {
      messages: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
  },
  UpdatePasswordRequest: {
    newPassword: {
      messages: {
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
  },
} as const;
