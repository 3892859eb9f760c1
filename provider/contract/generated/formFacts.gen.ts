// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FORM_FACTS = {
  AwardListForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    subjectIds: {
      title: 'Subjects',
      required: true,
      maxItems: 50,
    },
  },
  CancelReceiptForm: {
    comments: {
      title: 'Reason',
      required: true,
      messages: {
        required: 'Reason is required.',
        pattern: 'Reason is required.',
        maxLength: 'Reason must not be more than 255 characters.',
      },
    },
  },
  CashCountForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    date: {
      title: 'Day',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    cashierId: {
      title: 'Cashier',
      required: true,
      maximum: 2147483647,
    },
    count500: {
      title: 'Number of ₹500',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count200: {
      title: 'Number of ₹200',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count100: {
      title: 'Number of ₹100',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count50: {
      title: 'Number of ₹50',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count20: {
      title: 'Number of ₹20',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count10: {
      title: 'Number of ₹10',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count5: {
      title: 'Number of ₹5',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count2: {
      title: 'Number of ₹2',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    count1: {
      title: 'Number of ₹1',
      required: false,
      maximum: 99999,
      messages: {
        minimum: 'Enter a whole number from 0 to 99999',
        maximum: 'Enter a whole number from 0 to 99999',
        invalid: 'Enter a whole number from 0 to 99999',
      },
    },
    otherCoins: {
      title: 'Other coins',
      required: false,
      maximum: 9999999.99,
      messages: {
        minimum: 'Other coins cannot be negative',
        maximum: 'Other coins cannot be more than 99,99,999.99',
        invalid: 'Other coins must be an amount in rupees',
      },
    },
    remarks: {
      title: 'Remarks',
      required: false,
      messages: {
        maxLength: 'Remarks must not be more than 255 characters.',
      },
    },
    version: {
      title: 'Version',
      required: false,
      maximum: 2147483647,
    },
  },
  CertificateCancelForm: {
    reason: {
      title: 'Reason',
      required: true,
      messages: {
        required: 'Reason is required',
        invalid: 'Reason is required',
        maxLength: 'Reason must not be more than 200 characters',
      },
    },
  },
  CertificateFilter: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    type: {
      title: 'Certificate',
      required: false,
      values: ['TRANSFER', 'BONAFIDE', 'CHARACTER'],
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
    },
    studentId: {
      title: 'Student',
      required: false,
      maximum: 2147483647,
    },
    searchText: {
      title: 'Search',
      required: false,
      messages: {
        maxLength: 'Search with at most 100 characters',
      },
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
  },
  CertificateForm: {
    type: {
      title: 'Certificate',
      required: true,
      values: ['TRANSFER', 'BONAFIDE', 'CHARACTER'],
    },
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required',
        invalid: 'Session is required',
      },
    },
    firstNo: {
      title: 'Certificate No.',
      required: false,
      maximum: 99999999,
      messages: {
        invalid: 'Certificate number must be a whole number from 1 to 99999999',
        notFirst: 'The number of this certificate follows from the one before',
      },
    },
    admissionClass: {
      title: 'Class of First Admission',
      required: false,
      messages: {
        required: 'Class of first admission is required',
        maxLength: 'Class of first admission must not be more than 50 characters',
      },
    },
    lastExam: {
      title: 'Last Examination',
      required: false,
      messages: {
        maxLength: 'Last examination must not be more than 100 characters',
      },
    },
    lastResult: {
      title: 'Result',
      required: false,
      messages: {
        alone: 'Enter the examination of this result',
        maxLength: 'Result must not be more than 50 characters',
      },
    },
    promotion: {
      title: 'Qualified for Promotion',
      required: false,
      messages: {
        maxLength: 'Qualified for promotion must not be more than 100 characters',
      },
    },
    duesClearedUpTo: {
      title: 'Dues Cleared up to',
      required: false,
      messages: {
        maxLength: 'Dues cleared up to must not be more than 50 characters',
      },
    },
    workingDays: {
      title: 'Working Days',
      required: false,
      maximum: 366,
      messages: {
        invalid: 'Working days must be a whole number from 0 to 366',
      },
    },
    daysPresent: {
      title: 'Days Present',
      required: false,
      maximum: 366,
      messages: {
        invalid: 'Days present must be a whole number from 0 to 366',
        alone: 'Enter the working days',
        tooMany: 'Days present must not be more than the working days',
      },
    },
    conduct: {
      title: 'Conduct',
      required: false,
      messages: {
        required: 'Conduct is required',
        maxLength: 'Conduct must not be more than 100 characters',
      },
    },
    applicationDate: {
      title: 'Date of Application',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 0,
      },
      messages: {
        required: 'Date of application is required',
        format: 'Date of application must be a valid date',
        upToToday: 'Date of application must not be in the future',
      },
    },
    leavingDate: {
      title: 'Date of Leaving',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 1,
      },
      messages: {
        required: 'Date of leaving is required',
        format: 'Date of leaving must be a valid date',
        beforeAdmission: 'Date of leaving must not be before the admission date',
      },
    },
    reason: {
      title: 'Reason for Leaving',
      required: false,
      messages: {
        required: 'Reason for leaving is required',
        maxLength: 'Reason for leaving must not be more than 200 characters',
      },
    },
    purpose: {
      title: 'Purpose',
      required: false,
      messages: {
        maxLength: 'Purpose must not be more than 200 characters',
      },
    },
    remarks: {
      title: 'Remarks',
      required: false,
      messages: {
        maxLength: 'Remarks must not be more than 200 characters',
      },
    },
  },
  ClassCopyForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    classes: {
      title: 'Classes',
      required: true,
      maxItems: 200,
      messages: {
        required: 'At least one class must be selected',
        minItems: 'At least one class must be selected',
      },
    },
  },
  ClassCopyTarget: {
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    fingerprint: {
      title: 'Fingerprint',
      required: true,
    },
  },
  ClassForm: {
    className: {
      title: 'Class name',
      required: true,
      messages: {
        required: 'Class name is required',
        pattern: 'Class name is required',
        maxLength: 'Class name must not be more than 50 characters',
      },
    },
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        invalid: 'School is required',
      },
    },
    teacherId: {
      title: 'Class teacher',
      required: false,
      maximum: 2147483647,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ClassOrder: {
    classIds: {
      title: 'Order of classes',
      required: true,
      maxItems: 200,
    },
    previousClassIds: {
      title: 'Previous order of classes',
      required: false,
      maxItems: 200,
    },
  },
  ClassSubjectForm: {
    subjectId: {
      title: 'Subject',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Subject is required',
        invalid: 'Subject is required',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Class is required',
        invalid: 'Class is required',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required',
        invalid: 'Session is required',
      },
    },
    type: {
      title: 'Type',
      required: true,
      values: ['MANDATORY', 'OPTIONAL'],
    },
    evaluationMethod: {
      title: 'Evaluation method',
      required: true,
      values: ['MARKS', 'GRADE'],
    },
    theory: {
      title: 'Theory',
      required: true,
    },
    practical: {
      title: 'Practical',
      required: true,
    },
    viva: {
      title: 'Viva',
      required: true,
    },
    stream: {
      title: 'Stream',
      required: false,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    groupIds: {
      title: 'Groups',
      required: false,
      maxItems: 100,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ClassesForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        invalid: 'School is required',
      },
    },
    classes: {
      title: 'Classes',
      required: true,
      maxItems: 50,
      messages: {
        minItems: 'Choose at least one class',
      },
    },
  },
  DiscountForm: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    discount: {
      title: 'Discount',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Discount is required',
        minimum: 'Discount cannot be negative',
        most: 'Discount cannot be more than the due fee',
        invalid: 'Discount must be an amount in rupees',
      },
    },
    admissionFeeApplicable: {
      title: 'Admission fee applies',
      required: true,
    },
    admissionFee: {
      title: 'Admission Fee',
      required: false,
    },
    tuitionFee: {
      title: 'Tuition Fee',
      required: false,
    },
    examFee: {
      title: 'Exam Fee',
      required: false,
    },
    computerFee: {
      title: 'Computer Fee',
      required: false,
    },
    developmentFee: {
      title: 'Development Fee',
      required: false,
    },
    otherFee: {
      title: 'Other Fee',
      required: false,
    },
    totalFee: {
      title: 'Total Fee',
      required: false,
    },
    amountPaid: {
      title: 'Paid',
      required: false,
    },
    remainingFee: {
      title: 'Due',
      required: false,
    },
    reason: {
      title: 'Reason for the new discount',
      required: false,
      messages: {
        required: 'Reason is required.',
        maxLength: 'Reason must not be more than 255 characters.',
      },
    },
    version: {
      title: 'Version',
      required: false,
      maximum: 2147483647,
    },
  },
  EligibilityRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a school',
      },
    },
    sourceSessionId: {
      title: 'Source Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a source session',
      },
    },
    classIds: {
      title: 'Classes',
      required: true,
      maxItems: 200,
      messages: {
        required: 'Please select at least one class',
        minItems: 'Please select at least one class',
      },
    },
    targetSessionId: {
      title: 'Target Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a target session',
      },
    },
    excludeFailed: {
      title: 'Exclude Failed Students',
      required: true,
    },
    showEligibleOnly: {
      title: 'Eligible',
      required: true,
    },
  },
  EnrollmentForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Class is required.',
        invalid: 'Class is required.',
      },
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
      messages: {
        required: 'Section is required.',
        invalid: 'Section is required.',
      },
    },
    newAdmission: {
      title: 'New Admission',
      required: false,
    },
  },
  ExamControlForm: {
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    lockedMaxMarks: {
      title: 'Lock Max Marks',
      required: false,
    },
    lockedUploadMarks: {
      title: 'Lock Upload Marks',
      required: false,
    },
    lockedEditMarks: {
      title: 'Lock Edit Marks',
      required: false,
    },
    resultDeclarationDate: {
      title: 'Result Declaration Date',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 10,
      },
      messages: {
        format: 'Result Declaration Date must be a valid date',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ExamControlsForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    exams: {
      title: 'Exams',
      required: true,
      maxItems: 500,
    },
  },
  ExamLimitsForm: {
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    examName: {
      title: 'Exam Name',
      required: false,
    },
    theoryMinMarks: {
      title: 'Theory Minimum',
      required: false,
      maximum: 1000,
      messages: {
        minimum: 'Theory minimum cannot be negative',
        maximum: 'Theory minimum cannot be above 1000',
        invalid: 'Theory minimum must be a number in steps of 0.5',
      },
    },
    theoryMaxMarks: {
      title: 'Theory Maximum',
      required: false,
      maximum: 1000,
      messages: {
        minimum: 'Theory maximum cannot be negative',
        maximum: 'Theory maximum cannot be above 1000',
        invalid: 'Theory maximum must be a number in steps of 0.5',
      },
    },
    practicalMinMarks: {
      title: 'Practical Minimum',
      required: false,
      maximum: 1000,
      messages: {
        minimum: 'Practical minimum cannot be negative',
        maximum: 'Practical minimum cannot be above 1000',
        invalid: 'Practical minimum must be a number in steps of 0.5',
      },
    },
    practicalMaxMarks: {
      title: 'Practical Maximum',
      required: false,
      maximum: 1000,
      messages: {
        minimum: 'Practical maximum cannot be negative',
        maximum: 'Practical maximum cannot be above 1000',
        invalid: 'Practical maximum must be a number in steps of 0.5',
      },
    },
    vivaMinMarks: {
      title: 'Viva Minimum',
      required: false,
      maximum: 1000,
      messages: {
        minimum: 'Viva minimum cannot be negative',
        maximum: 'Viva minimum cannot be above 1000',
        invalid: 'Viva minimum must be a number in steps of 0.5',
      },
    },
    vivaMaxMarks: {
      title: 'Viva Maximum',
      required: false,
      maximum: 1000,
      messages: {
        minimum: 'Viva maximum cannot be negative',
        maximum: 'Viva maximum cannot be above 1000',
        invalid: 'Viva maximum must be a number in steps of 0.5',
      },
    },
    lockedMaxMarks: {
      title: 'Maximum marks locked',
      required: false,
    },
    lockedEditMarks: {
      title: 'Editing marks locked',
      required: false,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ExamLockForm: {
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    lockedEditMarks: {
      title: 'Lock Edit Marks',
      required: true,
    },
    lockedMaxMarks: {
      title: 'Lock Max Marks',
      required: true,
    },
    lockedUploadMarks: {
      title: 'Lock Upload Marks',
      required: true,
    },
    resultDeclarationDate: {
      title: 'Result Declaration Date',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 10,
      },
      messages: {
        format: 'Result Declaration Date must be a valid date',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ExpectedPromotion: {
    promoted: {
      title: 'Promoted',
      required: true,
    },
    repeating: {
      title: 'Repeating',
      required: true,
    },
    passedOut: {
      title: 'Passed out',
      required: true,
    },
    digest: {
      title: 'Digest',
      required: false,
    },
  },
  FamilyPaymentForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    paymentDate: {
      title: 'Payment Date',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 0,
      },
      messages: {
        required: 'Payment date is required',
        format: 'Payment date must be a valid date',
        upToToday: 'Payment date must not be in the future',
        tooEarly: 'Payment date lies more than a year before the session',
      },
    },
    paymentMode: {
      title: 'Payment Mode',
      required: true,
      values: ['CASH', 'CHEQUE', 'ONLINE'],
      messages: {
        required: 'Payment mode is required',
        invalid: 'Payment mode is required',
      },
    },
    referenceNo: {
      title: 'Cheque/Transaction No.',
      required: false,
      messages: {
        cheque: 'Cheque number is required',
        online: 'Transaction number is required',
        maxLength: 'Reference number must not be more than 50 characters',
      },
    },
    referenceNoDate: {
      title: 'Cheque/Transaction Date',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 1,
      },
      messages: {
        cheque: 'Check date is required',
        format: 'Date must be a valid date',
      },
    },
    bankName: {
      title: 'Bank Name',
      required: false,
      messages: {
        cheque: 'Bank name is required',
        maxLength: 'Bank name must not be more than 100 characters',
      },
    },
    comments: {
      title: 'Comment',
      required: false,
      messages: {
        maxLength: 'Comment must not be more than 255 characters',
      },
    },
    sharedReference: {
      title: 'One payment for several receipts',
      required: false,
    },
    items: {
      title: 'Students',
      required: true,
      maxItems: 10,
    },
  },
  FamilyPaymentItem: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    amountPaid: {
      title: 'Amount',
      required: true,
      maximum: 10000000,
      messages: {
        required: 'Amount is required',
        minimum: 'Amount must be greater than 0',
        maximum: 'Amount must not be more than ₹1,00,00,000.00',
        invalid: 'Amount must be an amount in rupees',
      },
    },
  },
  FeeCertificateForm: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    html: {
      title: 'As a page',
      required: false,
    },
  },
  FeeGridForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    rows: {
      title: 'Classes',
      required: true,
      maxItems: 400,
    },
  },
  FeeGridRowForm: {
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    stream: {
      title: 'Stream',
      required: false,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    totalFee: {
      title: 'Total Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Total Fee is required',
        invalid: 'Total Fee must be an amount in rupees',
      },
    },
    admissionFee: {
      title: 'Admission Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Admission Fee is required',
        minimum: 'Admission Fee must not be negative',
        invalid: 'Admission Fee must be an amount in rupees',
      },
    },
    tuitionFee: {
      title: 'Tuition Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Tuition Fee is required',
        minimum: 'Tuition Fee must not be negative',
        invalid: 'Tuition Fee must be an amount in rupees',
      },
    },
    examFee: {
      title: 'Exam Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Exam Fee is required',
        minimum: 'Exam Fee must not be negative',
        invalid: 'Exam Fee must be an amount in rupees',
      },
    },
    computerFee: {
      title: 'Computer Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Computer Fee is required',
        minimum: 'Computer Fee must not be negative',
        invalid: 'Computer Fee must be an amount in rupees',
      },
    },
    developmentFee: {
      title: 'Development Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Development Fee is required',
        minimum: 'Development Fee must not be negative',
        invalid: 'Development Fee must be an amount in rupees',
      },
    },
    otherFee: {
      title: 'Other Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Other Fee is required',
        minimum: 'Other Fee must not be negative',
        invalid: 'Other Fee must be an amount in rupees',
      },
    },
    fees: {
      title: 'Payments',
      required: false,
      maxItems: 100,
    },
    version: {
      title: 'Version',
      required: true,
    },
  },
  FeeStructureForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    stream: {
      title: 'Stream',
      required: false,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    totalFee: {
      title: 'Total Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Total Fee is required',
        invalid: 'Total Fee must be an amount in rupees',
      },
    },
    admissionFee: {
      title: 'Admission Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Admission Fee is required',
        minimum: 'Admission Fee must not be negative',
        invalid: 'Admission Fee must be an amount in rupees',
      },
    },
    tuitionFee: {
      title: 'Tuition Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Tuition Fee is required',
        minimum: 'Tuition Fee must not be negative',
        invalid: 'Tuition Fee must be an amount in rupees',
      },
    },
    examFee: {
      title: 'Exam Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Exam Fee is required',
        minimum: 'Exam Fee must not be negative',
        invalid: 'Exam Fee must be an amount in rupees',
      },
    },
    computerFee: {
      title: 'Computer Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Computer Fee is required',
        minimum: 'Computer Fee must not be negative',
        invalid: 'Computer Fee must be an amount in rupees',
      },
    },
    developmentFee: {
      title: 'Development Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Development Fee is required',
        minimum: 'Development Fee must not be negative',
        invalid: 'Development Fee must be an amount in rupees',
      },
    },
    otherFee: {
      title: 'Other Fee',
      required: true,
      maximum: 9999999999.99,
      messages: {
        required: 'Other Fee is required',
        minimum: 'Other Fee must not be negative',
        invalid: 'Other Fee must be an amount in rupees',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  FeeTerm: {
    minimumDate: {
      title: 'Date',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
      messages: {
        required: 'Date is required',
        format: 'Date must be a valid date',
      },
    },
    minimumFee: {
      title: 'Amount',
      required: true,
      maximum: 9999999999.99,
      messages: {
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
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    stream: {
      title: 'Stream',
      required: false,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    fees: {
      title: 'Payments',
      required: true,
      maxItems: 100,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ForgotPasswordRequest: {
    email: {
      title: 'E-mail',
      required: true,
      messages: {
        invalid: 'Email must be valid format',
      },
    },
  },
  GradeForm: {
    gradeId: {
      title: 'Grade',
      required: false,
      maximum: 2147483647,
    },
    name: {
      title: 'Name',
      required: true,
      messages: {
        required: 'Name is required',
        pattern: 'Name is required',
        maxLength: 'Name cannot be longer than 10 characters',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  GradesForm: {
    grades: {
      title: 'Grades',
      required: true,
      maxItems: 30,
    },
    removed: {
      title: 'Removed grades',
      required: true,
      maxItems: 30,
    },
  },
  ImportHeading: {
    heading: {
      title: 'Heading',
      required: true,
      messages: {
        required: 'Heading is required',
        invalid: 'Heading is not valid',
      },
    },
    field: {
      title: 'Field',
      required: true,
      messages: {
        required: 'Field is required',
        invalid: 'Field is not valid',
      },
    },
  },
  ImportMapping: {
    columns: {
      title: 'Columns',
      required: true,
      maxItems: 100,
      messages: {
        required: 'Columns are required',
        invalid: 'Columns must be a list of at most 100 headings',
      },
    },
    sheet: {
      title: 'Sheet',
      required: false,
      messages: {
        invalid: 'Sheet is not valid',
      },
    },
  },
  LastSchoolForm: {
    name: {
      title: 'School Name',
      required: false,
    },
    className: {
      title: 'Class',
      required: false,
    },
    marks: {
      title: 'Marks',
      required: false,
    },
    attendance: {
      title: 'Attendance',
      required: false,
    },
    result: {
      title: 'Result',
      required: false,
      values: ['Pass', 'Fail', 'Pursuing'],
    },
    contactNo: {
      title: 'Contact No.',
      required: false,
      messages: {
        invalid: 'Contact No. must be 10 to 12 digits.',
      },
    },
  },
  ManagePrivilegesRequest: {
    assignedPrivileges: {
      title: 'Assigned privileges',
      required: true,
      maxItems: 1000,
    },
    previousPrivileges: {
      title: 'Previous privileges',
      required: false,
      maxItems: 1000,
    },
  },
  MarksFile: {
    params: {
      title: 'Marks of a class in an exam',
      required: false,
    },
    paramsJson: {
      title: 'Marks of a class in an exam',
      required: false,
    },
    studentFile: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
  },
  MarksFileOrder: {
    params: {
      title: 'Marks of a class in an exam',
      required: false,
    },
    paramsJson: {
      title: 'Marks of a class in an exam',
      required: false,
    },
    studentFile: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    conflicts: {
      title: 'Entries changed since the download',
      required: false,
      values: ['KEEP_STORED', 'STORE_FILE'],
    },
    check: {
      title: 'Check',
      required: false,
    },
  },
  MarksFileParams: {
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    schoolId: {
      title: 'School',
      required: false,
      maximum: 2147483647,
    },
  },
  MarksheetsForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    searchText: {
      title: 'Search (Name/Code)',
      required: false,
    },
    studentIds: {
      title: 'Students',
      required: false,
      maxItems: 2000,
    },
    format: {
      title: 'Format',
      required: false,
      values: ['ZIP', 'PDF'],
    },
    runKey: {
      title: 'Key of the run',
      required: false,
    },
  },
  MasterSubjectForm: {
    subjectId: {
      title: 'Subject',
      required: false,
      maximum: 2147483647,
    },
    subjectName: {
      title: 'Subject name',
      required: true,
      messages: {
        required: 'Subject name is required',
        pattern: 'Subject name is required',
        maxLength: 'Subject name must not be more than 50 characters',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  NewClass: {
    className: {
      title: 'Class name',
      required: true,
      messages: {
        required: 'Class name is required',
        pattern: 'Class name is required',
        maxLength: 'Class name must not be more than 50 characters',
      },
    },
    sections: {
      title: 'Sections',
      required: true,
      maxItems: 4,
    },
  },
  NewSections: {
    stream: {
      title: 'Stream',
      required: true,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    sections: {
      title: 'Number of sections',
      required: true,
      maximum: 26,
      messages: {
        minimum: 'A class has at least one section',
        maximum: 'A class has at most 26 sections',
      },
    },
  },
  OpeningFile: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    mapping: {
      title: 'Columns',
      required: false,
    },
  },
  OpeningOrder: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    mapping: {
      title: 'Columns',
      required: false,
    },
    students: {
      title: 'Students',
      required: true,
      maximum: 5000,
    },
    paid: {
      title: 'Paid',
      required: true,
      maximum: 9999999999999.99,
    },
    discount: {
      title: 'Discount',
      required: true,
      maximum: 9999999999999.99,
    },
    earlierDues: {
      title: 'Earlier Dues',
      required: true,
      maximum: 9999999999999.99,
    },
  },
  OpeningReversal: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    importId: {
      title: 'Workbook',
      required: false,
      maximum: 2147483647,
    },
    studentIds: {
      title: 'Students',
      required: false,
      maxItems: 5000,
    },
  },
  ParentForm: {
    parentId: {
      title: 'Parent',
      required: false,
      maximum: 2147483647,
    },
    type: {
      title: 'Relation',
      required: true,
      values: ['FATHER', 'MOTHER', 'GUARDIAN'],
      messages: {
        required: 'Relation is required',
        enum: 'Relation is required',
      },
    },
    name: {
      title: 'Name',
      required: true,
      messages: {
        required: 'Name must be at least 2 characters long',
        pattern: 'Name must be at least 2 characters long',
        maxLength: 'Name must not be more than 100 characters',
      },
    },
    aadharNo: {
      title: 'Aadhar Number',
      required: false,
      messages: {
        invalid: 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.',
      },
    },
    panNo: {
      title: 'PAN Number',
      required: false,
      messages: {
        invalid: 'Invalid PAN number format',
      },
    },
    mobileNo: {
      title: 'Mobile Number',
      required: false,
      messages: {
        invalid: 'Invalid mobile number',
      },
    },
    taxPayer: {
      title: 'Tax Payer',
      required: false,
    },
    higherQualification: {
      title: 'Higher Qualification',
      required: false,
      values: ['ILLITERATE', 'PRIMARY', 'UPPER PRIMARY', 'SECONDARY', 'HIGHER SECONDARY', 'GRADUATE', 'POST GRADUATE'],
      messages: {
        maxLength: 'Higher Qualification is too long',
      },
    },
    occupation: {
      title: 'Occupation',
      required: false,
      values: [
        'GOVT CENTRAL',
        'GOVT STATE',
        'GOVT TEACHER',
        'OWN BUSINESS',
        'DEFENCE',
        'DOCTOR',
        'ENGINEER',
        'CA',
        'PRIVATE',
        'LABOURER',
        'AGRICULTURE',
        'UNEMPLOYED',
      ],
      messages: {
        maxLength: 'Occupation is too long',
      },
    },
  },
  PromotionPreviewRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a school',
      },
    },
    sourceSessionId: {
      title: 'Source Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a source session',
      },
    },
    classIds: {
      title: 'Classes',
      required: true,
      maxItems: 200,
      messages: {
        required: 'Please select at least one class',
        minItems: 'Please select at least one class',
      },
    },
    targetSessionId: {
      title: 'Target Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a target session',
      },
    },
    excludeFailed: {
      title: 'Exclude Failed Students',
      required: true,
    },
    leftOut: {
      title: 'Left out',
      required: false,
      maxItems: 20000,
    },
    promoteAnyway: {
      title: 'Promoted by decision',
      required: false,
      maxItems: 20000,
    },
    sections: {
      title: 'Sections',
      required: false,
      maxItems: 20000,
    },
  },
  PromotionRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a school',
      },
    },
    sourceSessionId: {
      title: 'Source Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a source session',
      },
    },
    classIds: {
      title: 'Classes',
      required: true,
      maxItems: 200,
      messages: {
        required: 'Please select at least one class',
        minItems: 'Please select at least one class',
      },
    },
    targetSessionId: {
      title: 'Target Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select a target session',
      },
    },
    excludeFailed: {
      title: 'Exclude Failed Students',
      required: true,
    },
    leftOut: {
      title: 'Left out',
      required: false,
      maxItems: 20000,
    },
    promoteAnyway: {
      title: 'Promoted by decision',
      required: false,
      maxItems: 20000,
    },
    sections: {
      title: 'Sections',
      required: false,
      maxItems: 20000,
    },
    expected: {
      title: 'Confirmed numbers',
      required: false,
    },
  },
  PromotionSection: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: true,
      maximum: 2147483647,
    },
  },
  ReceiptConfirmationForm: {
    filter: {
      title: 'Pending receipts of a filter',
      required: false,
    },
    receipts: {
      title: 'Receipts',
      required: false,
      maxItems: 1000,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
  },
  ReceiptExportForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: false,
      maximum: 2147483647,
    },
    receiptType: {
      title: 'Receipt Type',
      required: false,
      values: ['FEE', 'TC', 'OTHER', 'READMISSION'],
    },
    status: {
      title: 'Status',
      required: false,
      values: ['PENDING', 'CONFIRMED', 'CANCELLED'],
    },
    searchText: {
      title: 'Receipt No.',
      required: false,
      messages: {
        invalid: 'Receipt No. must be at most 10 digits',
      },
    },
    studentSearchText: {
      title: 'Student Code/Name',
      required: false,
      messages: {
        maxLength: 'Search with at most 100 characters',
      },
    },
    startDate: {
      title: 'From Date',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    endDate: {
      title: 'To Date',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    paymentMode: {
      title: 'Payment Mode',
      required: false,
      values: ['CASH', 'CHEQUE', 'ONLINE'],
    },
    createdOn: {
      title: 'Created On',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    cashierId: {
      title: 'Cashier',
      required: false,
      maximum: 2147483647,
    },
    referenceText: {
      title: 'Cheque/Transaction No.',
      required: false,
      messages: {
        maxLength: 'Search with at most 50 characters',
      },
    },
    notPrinted: {
      title: 'Only not printed yet',
      required: false,
    },
    includeDeleted: {
      title: 'With cancelled receipts',
      required: false,
    },
    onlyDeleted: {
      title: 'Cancelled receipts alone',
      required: false,
    },
    studentId: {
      title: 'Student',
      required: false,
      maximum: 2147483647,
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows per page',
      required: false,
      maximum: 100,
    },
    fileFormat: {
      title: 'File format',
      required: true,
      values: ['EXCEL', 'PDF'],
    },
    sort: {
      title: 'Order',
      required: false,
      values: [
        'receiptNo,DESC',
        'receiptNo,ASC',
        'paymentDate,DESC',
        'paymentDate,ASC',
        'amountPaid,DESC',
        'amountPaid,ASC',
        'studentName,DESC',
        'studentName,ASC',
      ],
    },
  },
  ReceiptFilter: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: false,
      maximum: 2147483647,
    },
    receiptType: {
      title: 'Receipt Type',
      required: false,
      values: ['FEE', 'TC', 'OTHER', 'READMISSION'],
    },
    status: {
      title: 'Status',
      required: false,
      values: ['PENDING', 'CONFIRMED', 'CANCELLED'],
    },
    searchText: {
      title: 'Receipt No.',
      required: false,
      messages: {
        invalid: 'Receipt No. must be at most 10 digits',
      },
    },
    studentSearchText: {
      title: 'Student Code/Name',
      required: false,
      messages: {
        maxLength: 'Search with at most 100 characters',
      },
    },
    startDate: {
      title: 'From Date',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    endDate: {
      title: 'To Date',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    paymentMode: {
      title: 'Payment Mode',
      required: false,
      values: ['CASH', 'CHEQUE', 'ONLINE'],
    },
    createdOn: {
      title: 'Created On',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    cashierId: {
      title: 'Cashier',
      required: false,
      maximum: 2147483647,
    },
    referenceText: {
      title: 'Cheque/Transaction No.',
      required: false,
      messages: {
        maxLength: 'Search with at most 50 characters',
      },
    },
    notPrinted: {
      title: 'Only not printed yet',
      required: false,
    },
    includeDeleted: {
      title: 'With cancelled receipts',
      required: false,
    },
    onlyDeleted: {
      title: 'Cancelled receipts alone',
      required: false,
    },
    studentId: {
      title: 'Student',
      required: false,
      maximum: 2147483647,
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows per page',
      required: false,
      maximum: 100,
    },
  },
  ReceiptForm: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    paymentDate: {
      title: 'Payment Date',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 0,
      },
      messages: {
        required: 'Payment date is required',
        format: 'Payment date must be a valid date',
        upToToday: 'Payment date must not be in the future',
        tooEarly: 'Payment date lies more than a year before the session',
      },
    },
    paymentMode: {
      title: 'Payment Mode',
      required: true,
      values: ['CASH', 'CHEQUE', 'ONLINE'],
      messages: {
        required: 'Payment mode is required',
        invalid: 'Payment mode is required',
      },
    },
    amountPaid: {
      title: 'Amount',
      required: true,
      maximum: 10000000,
      messages: {
        required: 'Amount is required',
        minimum: 'Amount must be greater than 0',
        maximum: 'Amount must not be more than ₹1,00,00,000.00',
        invalid: 'Amount must be an amount in rupees',
      },
    },
    receiptType: {
      title: 'Receipt Type',
      required: true,
      values: ['FEE', 'TC', 'OTHER', 'READMISSION'],
      messages: {
        required: 'Receipt type is required',
        invalid: 'Receipt type is required',
      },
    },
    referenceNo: {
      title: 'Cheque/Transaction No.',
      required: false,
      messages: {
        cheque: 'Cheque number is required',
        online: 'Transaction number is required',
        maxLength: 'Reference number must not be more than 50 characters',
      },
    },
    referenceNoDate: {
      title: 'Cheque/Transaction Date',
      required: false,
      range: {
        yearsBack: 10,
        yearsAhead: 1,
      },
      messages: {
        cheque: 'Check date is required',
        format: 'Date must be a valid date',
      },
    },
    bankName: {
      title: 'Bank Name',
      required: false,
      messages: {
        cheque: 'Bank name is required',
        maxLength: 'Bank name must not be more than 100 characters',
      },
    },
    comments: {
      title: 'Comment',
      required: false,
      messages: {
        maxLength: 'Comment must not be more than 255 characters',
      },
    },
    sharedReference: {
      title: 'One payment for several receipts',
      required: false,
    },
  },
  ReceiptPrintForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: false,
      maximum: 2147483647,
    },
    receiptType: {
      title: 'Receipt Type',
      required: false,
      values: ['FEE', 'TC', 'OTHER', 'READMISSION'],
    },
    status: {
      title: 'Status',
      required: false,
      values: ['PENDING', 'CONFIRMED', 'CANCELLED'],
    },
    searchText: {
      title: 'Receipt No.',
      required: false,
      messages: {
        invalid: 'Receipt No. must be at most 10 digits',
      },
    },
    studentSearchText: {
      title: 'Student Code/Name',
      required: false,
      messages: {
        maxLength: 'Search with at most 100 characters',
      },
    },
    startDate: {
      title: 'From Date',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    endDate: {
      title: 'To Date',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    paymentMode: {
      title: 'Payment Mode',
      required: false,
      values: ['CASH', 'CHEQUE', 'ONLINE'],
    },
    createdOn: {
      title: 'Created On',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    cashierId: {
      title: 'Cashier',
      required: false,
      maximum: 2147483647,
    },
    referenceText: {
      title: 'Cheque/Transaction No.',
      required: false,
      messages: {
        maxLength: 'Search with at most 50 characters',
      },
    },
    notPrinted: {
      title: 'Only not printed yet',
      required: false,
    },
    includeDeleted: {
      title: 'With cancelled receipts',
      required: false,
    },
    onlyDeleted: {
      title: 'Cancelled receipts alone',
      required: false,
    },
    studentId: {
      title: 'Student',
      required: false,
      maximum: 2147483647,
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows per page',
      required: false,
      maximum: 100,
    },
    receiptIds: {
      title: 'Receipts',
      required: false,
      maxItems: 10,
    },
    html: {
      title: 'As a page',
      required: false,
    },
  },
  ReceiptToConfirm: {
    receiptId: {
      title: 'Receipt',
      required: true,
      maximum: 2147483647,
    },
    status: {
      title: 'Status',
      required: true,
      values: ['CONFIRMED'],
    },
  },
  ReceiptsFile: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    receiptsFile: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
  },
  ReceiptsFileOrder: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    fingerprint: {
      title: 'Fingerprint',
      required: false,
    },
    receiptsFile: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
  },
  ReceiptsToConfirm: {
    paymentMode: {
      title: 'Payment Mode',
      required: false,
      values: ['CASH', 'CHEQUE', 'ONLINE'],
    },
    searchText: {
      title: 'Receipt No.',
      required: false,
      messages: {
        invalid: 'Receipt No. must be at most 10 digits',
      },
    },
    referenceText: {
      title: 'Cheque/Transaction No.',
      required: false,
      messages: {
        maxLength: 'Search with at most 50 characters',
      },
    },
    startDate: {
      title: 'From Date',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    endDate: {
      title: 'To Date',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    createdOn: {
      title: 'Created On',
      required: false,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
    },
    cashierId: {
      title: 'Cashier',
      required: false,
      maximum: 2147483647,
    },
    expectedCount: {
      title: 'Receipts',
      required: true,
      maximum: 5000,
    },
    expectedSum: {
      title: 'Amount',
      required: true,
      maximum: 99999999999999,
    },
  },
  RemarkForm: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    remark: {
      title: 'Remark',
      required: true,
      messages: {
        maxLength: 'Remark must not be more than 200 characters',
      },
    },
    version: {
      title: 'Version',
      required: true,
    },
  },
  ReopenReceiptForm: {
    reason: {
      title: 'Reason',
      required: true,
      messages: {
        required: 'Reason is required.',
        pattern: 'Reason is required.',
        maxLength: 'Reason must not be more than 255 characters.',
      },
    },
  },
  ReportFileRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      maxItems: 200,
    },
    fileFormat: {
      title: 'File format',
      required: true,
      values: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      values: ['asc', 'desc'],
    },
    runKey: {
      title: 'Key of the run',
      required: false,
    },
  },
  ReportRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      maxItems: 200,
    },
    fileFormat: {
      title: 'File format',
      required: false,
      values: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      values: ['asc', 'desc'],
    },
  },
  ResultConfigForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    termExamNo: {
      title: 'Number of Term Exams',
      required: true,
      maximum: 12,
      messages: {
        required: 'Number of term exams is required',
        minimum: 'Number of term exams cannot be negative',
        maximum: 'There can be at most 12 term exams',
        invalid: 'Number of term exams must be a whole number',
      },
    },
    termExamName: {
      title: 'Term Exam Name',
      required: false,
      messages: {
        maxLength: 'Term exam name cannot be longer than 50 characters',
      },
    },
    midTerm: {
      title: 'Mid Term',
      required: true,
    },
    midTermExamName: {
      title: 'Mid Term Exam Name',
      required: false,
      messages: {
        maxLength: 'Mid term exam name cannot be longer than 50 characters',
      },
    },
    annual: {
      title: 'Annual',
      required: true,
    },
    annualExamName: {
      title: 'Annual Exam Name',
      required: false,
      messages: {
        maxLength: 'Annual exam name cannot be longer than 50 characters',
      },
    },
    supplementary: {
      title: 'Supplementary',
      required: true,
    },
    supplementaryExamName: {
      title: 'Supplementary Exam Name',
      required: false,
      messages: {
        maxLength: 'Supplementary exam name cannot be longer than 50 characters',
      },
    },
    internalAssessment: {
      title: 'Internal Assessment',
      required: true,
    },
    internalAssessmentName: {
      title: 'Internal Assessment Name',
      required: false,
      messages: {
        maxLength: 'Internal assessment name cannot be longer than 50 characters',
      },
    },
    maxGraceMarks: {
      title: 'Maximum Grace Marks',
      required: true,
      maximum: 1000,
      messages: {
        required: 'Maximum grace marks is required',
        minimum: 'Maximum grace marks cannot be negative',
        maximum: 'Maximum grace marks cannot be above 1000',
        invalid: 'Maximum grace marks must be a number in steps of 0.25',
      },
    },
    maxGraceSubjectsNo: {
      title: 'Maximum Grace Subjects',
      required: true,
      maximum: 100,
      messages: {
        required: 'Maximum grace subjects is required',
        minimum: 'Maximum grace subjects cannot be negative',
        maximum: 'Maximum grace subjects cannot be above 100',
        invalid: 'Maximum grace subjects must be a whole number',
      },
    },
    removeLimits: {
      title: 'Remove limits',
      required: false,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ResultRegisterForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    format: {
      title: 'File',
      required: true,
      values: ['PDF', 'XLSX'],
    },
    paper: {
      title: 'Paper',
      required: false,
      values: ['A4', 'A3'],
    },
  },
  ResultRulesForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    passPercent: {
      title: 'Pass mark',
      required: true,
      maximum: 100,
      messages: {
        required: 'Pass mark is required',
        invalid: 'Pass mark must be a whole number from 0 to 100',
      },
    },
    annualPaperPercent: {
      title: 'Minimum in the annual paper',
      required: true,
      maximum: 100,
      messages: {
        required: 'Minimum in the annual paper is required',
        invalid: 'Minimum in the annual paper must be a whole number from 0 to 100',
      },
    },
    firstPercent: {
      title: 'First division',
      required: true,
      maximum: 100,
      messages: {
        required: 'First division is required',
        invalid: 'First division must be a whole number from 0 to 100',
      },
    },
    secondPercent: {
      title: 'Second division',
      required: true,
      maximum: 100,
      messages: {
        required: 'Second division is required',
        invalid: 'Second division must be a whole number from 0 to 100',
      },
    },
    thirdPercent: {
      title: 'Third division',
      required: true,
      maximum: 100,
      messages: {
        required: 'Third division is required',
        invalid: 'Third division must be a whole number from 0 to 100',
      },
    },
    distinctionPercent: {
      title: 'Distinction',
      required: true,
      maximum: 100,
      messages: {
        required: 'Distinction is required',
        invalid: 'Distinction must be a whole number from 0 to 100',
      },
    },
    maxSupplementarySubjects: {
      title: 'Supplementary subjects',
      required: true,
      maximum: 10,
      messages: {
        required: 'Supplementary subjects is required',
        invalid: 'Supplementary subjects must be a whole number from 0 to 10',
      },
    },
    medicalLeavesOut: {
      title: 'Medical left out in',
      required: true,
      maxItems: 3,
    },
    gradeScale: {
      title: 'Grades by percentage',
      required: true,
      maxItems: 12,
    },
    declarationRequired: {
      title: 'Marksheets only after declaration',
      required: true,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  ScaleGrade: {
    name: {
      title: 'Grade',
      required: true,
      messages: {
        required: 'Grade is required',
        pattern: 'Grade is required',
        maxLength: 'Grade cannot be longer than 5 characters',
      },
    },
    fromPercent: {
      title: 'From percent',
      required: true,
      maximum: 100,
      messages: {
        required: 'From percent is required',
        invalid: 'From percent must be a whole number from 0 to 100',
      },
    },
  },
  SchoolForm: {
    schoolName: {
      title: 'School name',
      required: true,
      messages: {
        required: 'School name must not be blank',
        pattern: 'School name must not be blank',
        maxLength: 'School name must not be more than 100 characters',
      },
    },
    address: {
      title: 'Address',
      required: true,
      messages: {
        required: 'Address is required',
        pattern: 'Address is required',
        maxLength: 'Address must not be more than 255 characters',
      },
    },
    principal: {
      title: 'Principal',
      required: false,
      messages: {
        maxLength: 'Principal name must not be more than 100 characters',
      },
    },
    contactEmail: {
      title: 'Email',
      required: false,
      messages: {
        invalid: 'Email must be valid format',
      },
    },
    contactPhone: {
      title: 'Phone',
      required: false,
      messages: {
        invalid: 'Phone number must be 10 to 12 digits',
      },
    },
    contactMobile: {
      title: 'Mobile',
      required: false,
      messages: {
        invalid: 'Phone number must be 10 to 12 digits',
      },
    },
    studentCodeStartFrom: {
      title: 'Student code start from',
      required: true,
      maximum: 99999999,
      messages: {
        invalid: 'Student code start from must be between 1 and 99999999',
      },
    },
    feeReceiptStartFrom: {
      title: 'Fee receipt start from',
      required: true,
      maximum: 99999999,
      messages: {
        invalid: 'Fee receipt start from must be between 1000 and 99999999',
      },
    },
    feeCertificateStartFrom: {
      title: 'Fee certificate start from',
      required: true,
      maximum: 99999999,
      messages: {
        invalid: 'Fee certificate start from must be between 1000 and 99999999',
      },
    },
    letterNo: {
      title: 'Letter number',
      required: false,
      messages: {
        maxLength: 'Letter number must not be more than 50 characters',
      },
    },
    upiId: {
      title: 'UPI id',
      required: false,
      messages: {
        invalid: 'UPI id must read like name@bank',
        maxLength: 'UPI id must not be more than 100 characters',
      },
    },
    certificateWording: {
      title: 'Wording of the fee certificate',
      required: false,
      messages: {
        maxLength: 'Wording must not be more than 500 characters',
      },
    },
    logo: {
      title: 'School logo',
      required: false,
      messages: {
        required: 'School logo is required',
        contentMediaType: 'Please select a valid image file (JPG, PNG, etc.).',
        maxBytes: 'Image size should be less than 2MB.',
        maxPixels: 'The image has more than 4096 pixels on a side. Choose a smaller one.',
        damaged: 'The image is damaged. Choose another file.',
      },
      maxBytes: 2097151,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  SchoolReportFileRequest: {
    report: {
      title: 'Report',
      required: true,
      values: ['CLASS_REGISTER', 'COLLECTION', 'UDISE', 'DUE_DATES', 'REMINDERS'],
    },
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      maxItems: 200,
    },
    from: {
      title: 'From',
      required: false,
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      messages: {
        required: 'Select a start date',
        format: 'Start date must be a valid date',
      },
    },
    to: {
      title: 'To',
      required: false,
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      messages: {
        required: 'Select an end date',
        format: 'End date must be a valid date',
      },
    },
    day: {
      title: 'As on',
      required: false,
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      messages: {
        format: 'The day must be a valid date',
      },
    },
    details: {
      title: 'Students',
      required: false,
    },
    groupBy: {
      title: 'Grouped by',
      required: false,
      values: ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'],
    },
    onlyDue: {
      title: 'Only due fees',
      required: false,
    },
    mobiles: {
      title: 'Mobile numbers',
      required: false,
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      values: ['asc', 'desc'],
    },
    fileFormat: {
      title: 'File format',
      required: true,
      values: ['EXCEL', 'PDF'],
    },
    runKey: {
      title: 'Key of the run',
      required: false,
    },
    paper: {
      title: 'Content',
      required: false,
      values: ['LIST', 'SLIPS'],
    },
    language: {
      title: 'Language of the slips',
      required: false,
      values: ['ENGLISH', 'HINDI'],
    },
  },
  SchoolReportRequest: {
    report: {
      title: 'Report',
      required: true,
      values: ['CLASS_REGISTER', 'COLLECTION', 'UDISE', 'DUE_DATES', 'REMINDERS'],
    },
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      maxItems: 200,
    },
    from: {
      title: 'From',
      required: false,
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      messages: {
        required: 'Select a start date',
        format: 'Start date must be a valid date',
      },
    },
    to: {
      title: 'To',
      required: false,
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      messages: {
        required: 'Select an end date',
        format: 'End date must be a valid date',
      },
    },
    day: {
      title: 'As on',
      required: false,
      range: {
        yearsBack: 30,
        yearsAhead: 2,
      },
      messages: {
        format: 'The day must be a valid date',
      },
    },
    details: {
      title: 'Students',
      required: false,
    },
    groupBy: {
      title: 'Grouped by',
      required: false,
      values: ['DAY', 'MONTH', 'MODE', 'CASHIER', 'CLASS'],
    },
    onlyDue: {
      title: 'Only due fees',
      required: false,
    },
    mobiles: {
      title: 'Mobile numbers',
      required: false,
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      values: ['asc', 'desc'],
    },
  },
  SectionForm: {
    sectionName: {
      title: 'Section name',
      required: true,
      messages: {
        required: 'Section name is required',
        pattern: 'Section name is required',
        maxLength: 'Section name must not be more than 50 characters',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    stream: {
      title: 'Stream',
      required: false,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  SessionDetail: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    rollNo: {
      title: 'Roll No.',
      required: true,
      limits: {
        from: 1,
        to: 99999,
      },
      maximum: 1000000000000000,
    },
    rollNoBefore: {
      title: 'Roll No. before',
      required: false,
      maximum: 2147483647,
    },
  },
  SessionDetailsForm: {
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
      messages: {
        required: 'Section is required.',
        invalid: 'Section is required.',
      },
    },
    students: {
      title: 'Students',
      required: true,
      maxItems: 1000,
    },
  },
  SessionForm: {
    sessionName: {
      title: 'Session name',
      required: true,
      messages: {
        required: 'Session name is required',
        pattern: 'Session name is required',
        maxLength: 'Session name must not be more than 100 characters',
      },
    },
    startDate: {
      title: 'Start date',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
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
      title: 'End date',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
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
      title: 'Status',
      required: true,
      values: ['UPCOMING', 'ACTIVE', 'COMPLETED'],
      messages: {
        invalid: 'Status is required',
      },
    },
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        invalid: 'School is required',
      },
    },
    sourceSessionId: {
      title: 'Source session',
      required: false,
      maximum: 2147483647,
    },
    createSubjectsConfig: {
      title: 'Copy subjects config',
      required: false,
    },
    createExamConfig: {
      title: 'Copy exam config',
      required: false,
    },
    createMarksConfig: {
      title: 'Copy marks config',
      required: false,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  SiblingForm: {
    siblingStudentId: {
      title: 'Sibling Name',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Sibling name is required',
        invalid: 'Sibling name is required',
      },
    },
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'School is required',
        invalid: 'School is required',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Class is required',
        invalid: 'Class is required',
      },
    },
  },
  SignInRequest: {
    userName: {
      title: 'Username',
      required: true,
    },
    password: {
      title: 'Password',
      required: true,
    },
  },
  StrikeOffForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    comment: {
      title: 'Reason',
      required: false,
      messages: {
        required: 'Reason is required.',
        maxLength: 'Reason must not be more than 255 characters.',
      },
    },
    type: {
      title: 'Type',
      required: true,
      values: ['ACTIVE', 'INACTIVE'],
    },
  },
  StudentFeeReportFileRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      maxItems: 200,
    },
    fileFormat: {
      title: 'File format',
      required: true,
      values: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      values: ['asc', 'desc'],
    },
    includeDiscountedStudents: {
      title: 'Discounted Students',
      required: false,
    },
    includeAdmissionFeeApplicableStudents: {
      title: 'Admission Fee Applicable Students',
      required: false,
    },
    runKey: {
      title: 'Key of the run',
      required: false,
    },
  },
  StudentFeeReportRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Please select school and session',
      },
    },
    classIds: {
      title: 'Classes',
      required: false,
      maxItems: 200,
    },
    fileFormat: {
      title: 'File format',
      required: false,
      values: ['EXCEL', 'PDF'],
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows on a page',
      required: false,
      maximum: 100,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
    },
    sortOrder: {
      title: 'Order',
      required: false,
      values: ['asc', 'desc'],
    },
    includeDiscountedStudents: {
      title: 'Discounted Students',
      required: false,
    },
    includeAdmissionFeeApplicableStudents: {
      title: 'Admission Fee Applicable Students',
      required: false,
    },
  },
  StudentFeesOf: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
  },
  StudentFilter: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: false,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: false,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    searchText: {
      title: 'Search (Name/Code)',
      required: false,
      messages: {
        maxLength: 'Search with at most 100 characters',
      },
    },
    includeDisabled: {
      title: 'With disabled students',
      required: false,
    },
    includeBlocked: {
      title: 'With students struck off',
      required: false,
    },
    onlyDisabled: {
      title: 'Disabled students alone',
      required: false,
    },
    onlyBlocked: {
      title: 'Students struck off alone',
      required: false,
    },
    onlyTc: {
      title: 'Students with a transfer certificate alone',
      required: false,
    },
    registrationStatus: {
      title: 'Registration Status',
      required: false,
      values: ['-1', 'PENDING', 'COMPLETE'],
    },
    nonRte: {
      title: 'Non RTE',
      required: false,
    },
    newStudents: {
      title: 'Old/New',
      required: false,
    },
    sortBy: {
      title: 'Sorted by',
      required: false,
      values: ['studentName', 'studentCode', 'studentSrNo', 'className', 'rollNo', 'admissionDate', 'bestMatch'],
    },
    sortOrder: {
      title: 'Direction',
      required: false,
      values: ['asc', 'desc'],
    },
    page: {
      title: 'Page',
      required: false,
      maximum: 1000000,
    },
    size: {
      title: 'Rows per page',
      required: false,
      maximum: 100,
    },
  },
  StudentForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    studentName: {
      title: 'Student Name',
      required: true,
      messages: {
        required: 'Student Name is required.',
        pattern: 'Student Name is required.',
        maxLength: 'Student Name must not be more than 100 characters.',
      },
    },
    gender: {
      title: 'Gender',
      required: true,
      values: ['MALE', 'FEMALE', 'OTHER'],
      messages: {
        required: 'Gender is required.',
        enum: 'Gender is required.',
      },
    },
    studentSrNo: {
      title: 'Sr. No.',
      required: false,
      messages: {
        invalid: 'Sr. No. may hold letters, digits, / . and -, at most 20.',
      },
    },
    dateOfBirth: {
      title: 'Date of Birth',
      required: true,
      range: {
        yearsBack: 100,
        yearsAhead: 0,
      },
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
      title: 'Admission Date',
      required: true,
      range: {
        yearsBack: 60,
        yearsAhead: 0,
      },
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
      title: 'Mobile Number',
      required: true,
      messages: {
        required: 'Mobile Number is required.',
        invalid: 'Mobile Number must be 10 digits.',
      },
    },
    aadharNo: {
      title: 'Aadhar Number',
      required: false,
      messages: {
        invalid: 'Aadhar Number must be 12 digits or in xxxx xxxx xxxx format.',
      },
    },
    janAadharNo: {
      title: 'Jan Aadhar Number',
      required: false,
      messages: {
        invalid: 'Jan Aadhar Number must be at most 10 digits.',
      },
    },
    nicNo: {
      title: 'NIC Number',
      required: false,
      messages: {
        invalid: 'NIC Number must be at most 10 letters and digits.',
      },
    },
    religion: {
      title: 'Religion',
      required: false,
    },
    caste: {
      title: 'Caste',
      required: false,
    },
    category: {
      title: 'Category',
      required: false,
      values: ['GENERAL', 'OBC', 'SC', 'ST', 'EBC', 'EX SERVICEMAN'],
    },
    bloodGroup: {
      title: 'Blood Group',
      required: false,
      values: ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'],
    },
    bplCardNo: {
      title: 'BPL Card Number',
      required: false,
    },
    ewsCardNo: {
      title: 'EWS Card Number',
      required: false,
    },
    rte: {
      title: 'RTE',
      required: false,
    },
    address1: {
      title: 'Full Residential Address',
      required: true,
      messages: {
        required: 'Full Residential Address is required.',
        pattern: 'Full Residential Address is required.',
        maxLength: 'Full Residential Address must not be more than 255 characters.',
      },
    },
    district: {
      title: 'District',
      required: true,
      messages: {
        required: 'District is required.',
        pattern: 'District is required.',
        maxLength: 'District must not be more than 100 characters.',
      },
    },
    block: {
      title: 'Block',
      required: true,
      messages: {
        required: 'Block is required.',
        pattern: 'Block is required.',
        maxLength: 'Block must not be more than 100 characters.',
      },
    },
    municipalBoard: {
      title: 'Municipal Board',
      required: false,
    },
    municipalWard: {
      title: 'Municipal Ward',
      required: false,
    },
    pinCode: {
      title: 'Pin Code',
      required: true,
      messages: {
        required: 'Pin Code is required.',
        invalid: 'Pin Code must be 6 digits.',
      },
    },
    guardianAddress: {
      title: 'Guardian Address',
      required: false,
    },
    parentsInfo: {
      title: 'Parents',
      required: true,
      maxItems: 10,
      messages: {
        required: 'At least one parent is required.',
        minItems: 'At least one parent is required.',
      },
    },
    siblingInfo: {
      title: 'Siblings',
      required: false,
      maxItems: 20,
    },
    lastSchoolDetails: {
      title: 'Last school',
      required: false,
    },
    enrollments: {
      title: 'Enrolment',
      required: true,
      maxItems: 1,
      messages: {
        required: 'Session is required.',
        minItems: 'Session is required.',
      },
    },
    removeImage: {
      title: 'Remove image',
      required: false,
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  StudentImportFile: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    mapping: {
      title: 'Columns',
      required: false,
    },
  },
  StudentImportOrder: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required.',
        invalid: 'Session is required.',
      },
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    students: {
      title: 'Students',
      required: true,
      maximum: 5000,
    },
    mapping: {
      title: 'Columns',
      required: false,
    },
  },
  StudentMarksForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    students: {
      title: 'Students',
      required: true,
      maxItems: 500,
    },
  },
  StudentMarksFormRow: {
    studentId: {
      title: 'Student',
      required: true,
      maximum: 2147483647,
    },
    studentAttendance: {
      title: 'Student Attendance',
      required: false,
      maximum: 366,
      messages: {
        minimum: 'Student attendance cannot be negative',
        maximum: 'Student attendance cannot be above 366 days',
        invalid: 'Student attendance must be a number of days in steps of 0.5',
      },
    },
    schoolAttendance: {
      title: 'School Attendance',
      required: false,
      maximum: 366,
      messages: {
        minimum: 'School attendance cannot be negative',
        maximum: 'School attendance cannot be above 366 days',
        invalid: 'School attendance must be a number of days in steps of 0.5',
      },
    },
    studentAttendanceVersion: {
      title: 'Version',
      required: false,
    },
    schoolAttendanceVersion: {
      title: 'Version',
      required: false,
    },
    subjects: {
      title: 'Subjects',
      required: false,
      maxItems: 30,
    },
  },
  StudentMarksRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    examId: {
      title: 'Exam',
      required: true,
      maximum: 2147483647,
    },
    searchText: {
      title: 'Search (Name/Code)',
      required: false,
    },
  },
  StudentRemarksForm: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
    remarks: {
      title: 'Remarks',
      required: true,
      maxItems: 500,
    },
  },
  StudentRemarksRequest: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
    },
    sectionId: {
      title: 'Section',
      required: false,
      maximum: 2147483647,
    },
  },
  StudentUpload: {
    student: {
      title: 'Student',
      required: true,
    },
    studentImage: {
      title: 'Student image',
      required: false,
      messages: {
        contentMediaType: 'Please select a valid image file (JPG, PNG, etc.).',
        maxBytes: 'Image size should be less than 2MB.',
        maxPixels: 'The image has more than 4096 pixels on a side. Choose a smaller one.',
        damaged: 'The image is damaged. Choose another file.',
      },
      maxBytes: 2097151,
    },
  },
  SubjectGroupForm: {
    groupId: {
      title: 'Group',
      required: false,
      maximum: 2147483647,
    },
    groupName: {
      title: 'Group name',
      required: true,
      messages: {
        required: 'Group name is required',
        pattern: 'Group name is required',
        maxLength: 'Group name must not be more than 50 characters',
      },
    },
    sessionId: {
      title: 'Session',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Session is required',
        invalid: 'Session is required',
      },
    },
    classId: {
      title: 'Class',
      required: true,
      maximum: 2147483647,
      messages: {
        required: 'Class is required',
        invalid: 'Class is required',
      },
    },
    stream: {
      title: 'Stream',
      required: false,
      values: ['SCIENCE', 'COMMERCE', 'ARTS'],
    },
    subjectIds: {
      title: 'Subjects',
      required: true,
      maxItems: 200,
      messages: {
        required: 'At least one subject must be selected',
        minItems: 'At least one subject must be selected',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  SubjectLimitsForm: {
    subjectId: {
      title: 'Subject',
      required: true,
      maximum: 2147483647,
    },
    subjectName: {
      title: 'Subject Name',
      required: false,
    },
    theory: {
      title: 'Theory',
      required: false,
    },
    practical: {
      title: 'Practical',
      required: false,
    },
    viva: {
      title: 'Viva',
      required: false,
    },
    evaluationMethod: {
      title: 'Evaluation Method',
      required: false,
      values: ['MARKS', 'GRADE'],
    },
    type: {
      title: 'Type',
      required: false,
      values: ['MANDATORY', 'OPTIONAL'],
    },
    exams: {
      title: 'Exams',
      required: true,
      maxItems: 100,
    },
  },
  SubjectMarksForm: {
    subjectId: {
      title: 'Subject',
      required: true,
      maximum: 2147483647,
    },
    theoryMarks: {
      title: 'Theory Marks',
      required: false,
    },
    theoryGradeId: {
      title: 'Theory Grade',
      required: false,
    },
    theoryNotAppearInExamReason: {
      title: 'Theory Reason',
      required: false,
    },
    theoryVersion: {
      title: 'Version',
      required: false,
    },
    theoryMaxMarks: {
      title: 'Maximum Marks',
      required: false,
      maximum: 1000,
    },
    practicalMarks: {
      title: 'Practical Marks',
      required: false,
    },
    practicalGradeId: {
      title: 'Practical Grade',
      required: false,
    },
    practicalNotAppearInExamReason: {
      title: 'Practical Reason',
      required: false,
    },
    practicalVersion: {
      title: 'Version',
      required: false,
    },
    practicalMaxMarks: {
      title: 'Maximum Marks',
      required: false,
      maximum: 1000,
    },
    vivaMarks: {
      title: 'Viva Marks',
      required: false,
    },
    vivaGradeId: {
      title: 'Viva Grade',
      required: false,
    },
    vivaNotAppearInExamReason: {
      title: 'Viva Reason',
      required: false,
    },
    vivaVersion: {
      title: 'Version',
      required: false,
    },
    vivaMaxMarks: {
      title: 'Maximum Marks',
      required: false,
      maximum: 1000,
    },
  },
  TeacherChangeForm: {
    userName: {
      title: 'Username',
      required: false,
    },
    password: {
      title: 'Password',
      required: false,
      messages: {
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
    schoolId: {
      title: 'School',
      required: false,
      maximum: 2147483647,
      messages: {
        invalid: 'School is required',
      },
    },
    teacherName: {
      title: 'Full name',
      required: true,
      messages: {
        required: 'Full name is required',
        pattern: 'Full name is required',
        maxLength: 'Full name must not be more than 100 characters',
      },
    },
    gender: {
      title: 'Gender',
      required: true,
      values: ['MALE', 'FEMALE', 'OTHER'],
    },
    dateOfBirth: {
      title: 'Date of birth',
      required: true,
      range: {
        from: '1900-01-01',
        to: '2199-12-31',
      },
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
      title: 'Email',
      required: true,
      messages: {
        required: 'Email is required',
        invalid: 'Invalid email address',
      },
    },
    contactPhone: {
      title: 'Phone',
      required: true,
      messages: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
    version: {
      title: 'Version',
      required: false,
    },
  },
  TeacherForm: {
    userName: {
      title: 'Username',
      required: true,
      messages: {
        required: 'Username is required',
        minLength: 'Username is required',
        pattern: 'Username must not contain spaces',
        maxLength: 'Username must not be more than 50 characters',
      },
    },
    password: {
      title: 'Password',
      required: true,
      messages: {
        required: 'Password is required',
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
      messages: {
        invalid: 'School is required',
      },
    },
    teacherName: {
      title: 'Full name',
      required: true,
      messages: {
        required: 'Full name is required',
        pattern: 'Full name is required',
        maxLength: 'Full name must not be more than 100 characters',
      },
    },
    gender: {
      title: 'Gender',
      required: true,
      values: ['MALE', 'FEMALE', 'OTHER'],
    },
    dateOfBirth: {
      title: 'Date of birth',
      required: true,
      range: {
        yearsBack: 100,
        yearsAhead: 0,
      },
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
      title: 'Email',
      required: true,
      messages: {
        required: 'Email is required',
        invalid: 'Invalid email address',
      },
    },
    contactPhone: {
      title: 'Phone',
      required: true,
      messages: {
        required: 'Phone is required',
        invalid: 'Invalid phone number (10 digits required)',
      },
    },
  },
  TeacherImportFile: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    mapping: {
      title: 'Columns',
      required: false,
    },
  },
  TeacherImportOrder: {
    schoolId: {
      title: 'School',
      required: true,
      maximum: 2147483647,
    },
    file: {
      title: 'Spreadsheet',
      required: true,
      messages: {
        required: 'Please select a spreadsheet (.xlsx or .xls).',
        maxBytes: 'The spreadsheet must not be larger than 5 MB.',
      },
      maxBytes: 5242880,
    },
    mapping: {
      title: 'Columns',
      required: false,
    },
    teachers: {
      title: 'Teachers',
      required: true,
      maximum: 200,
    },
  },
  UpdatePasswordRequest: {
    oldPassword: {
      title: 'Current Password',
      required: true,
    },
    newPassword: {
      title: 'New Password',
      required: true,
      messages: {
        invalid: 'Password must contain: 8-14 characters, 1 uppercase, 1 lowercase, 1 number, and 1 special character',
      },
    },
  },
} as const;
