export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    SignInRequest: {
      /** Username */
      userName: string;
      /** Password */
      password: string;
    };
    /**
     * Response code
     * @description 100 for success, else a number of the code catalogue
     */
    ResponseCode: number;
    /** Response message */
    ResponseMsg: string;
    /** @description One thing wrong with one field of a form, or one row of a file */
    Problem: {
      /**
       * Path
       * @description Name of the field, nested ones joined with dots
       */
      path: string;
      /** Row */
      row?: number;
      /** Message */
      message: string;
    };
    /**
     * Change
     * @description With 205, the latest change of the record since the version that was sent, where the provider knows it
     */
    RecordChange: {
      /**
       * Changed by
       * @description Null where the caller may not see the user
       */
      by: string | null;
      /**
       * Changed at
       * Format: date-time
       */
      at: string;
      /**
       * Fields
       * @description The fields of the form that were changed since that version, by their names; no values
       */
      fields: string[];
    };
    /**
     * Student
     * @description With 139, the student of the same name, father and date of birth; with 206, the one whom the earlier request registered
     */
    RegisteredStudent: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
    };
    /**
     * Conflict
     * @description With 205, an entry of the request that another user changed since the version that was sent
     */
    MarksConflict: {
      /** Student */
      studentId: number;
      /**
       * Subject
       * @description Null for attendance and for a remark
       */
      subjectId: number | null;
      /**
       * Entry
       * @enum {string}
       */
      entry: 'theory' | 'practical' | 'viva' | 'studentAttendance' | 'schoolAttendance' | 'remark';
      /**
       * Sent
       * @description Marks or days, the name of a grade, a reason, or a remark; null for empty
       */
      sent: string | null;
      /** Stored */
      stored: string | null;
      /**
       * Version
       * @description Of the stored entry
       */
      version: number;
      /**
       * Changed by
       * @description Null where the caller may not see the user
       */
      by: string | null;
      /**
       * Changed at
       * Format: date-time
       */
      at: string;
    };
    /**
     * Receipt
     * @description With 182, a receipt that has the same reference and is not cancelled
     */
    ReferencedReceipt: {
      /** Receipt No. */
      receiptNo: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /**
       * Amount
       * @description Rupees
       */
      amountPaid: number;
      /**
       * Payment Date
       * Format: date
       */
      paymentDate: string;
    };
    /**
     * Sheets
     * @description With 166, the sheets of a file that has several
     */
    FileSheets: {
      /**
       * Sheet
       * @description Name of the sheet that was read
       */
      sheet: string;
      /**
       * Sheets
       * @description As in the dry run
       */
      sheets: string[];
    };
    FailureDetails: {
      problems?: components['schemas']['Problem'][];
      change?: components['schemas']['RecordChange'];
      student?: components['schemas']['RegisteredStudent'];
      /** Marks */
      marks?: components['schemas']['MarksConflict'][];
      /** Receipts */
      receipts?: components['schemas']['ReferencedReceipt'][];
      sheets?: components['schemas']['FileSheets'];
    } | null;
    /** @description The envelope of every error response */
    Failure: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['FailureDetails'];
    };
    Tokens: {
      /** Access token */
      accessToken: string;
      /** Refresh token */
      refreshToken: string;
      /**
       * Expires in
       * @description Seconds until the access token expires
       */
      expiresIn: number;
    };
    TokensAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Tokens'];
    };
    /** @description The envelope of a call that returns nothing */
    DoneAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: null;
    };
    ForgotPasswordRequest: {
      /** E-mail */
      email: string;
    };
    /**
     * Gender
     * @enum {string}
     */
    Gender: 'MALE' | 'FEMALE' | 'OTHER';
    /** @description The signed-in user; the access token carries the same fields */
    UserInfo: {
      /** User */
      userId: number;
      /** Username */
      userName: string;
      /** Username */
      username?: string;
      /** Name */
      name?: string | null;
      /** Full name */
      fullName?: string | null;
      /** First name */
      firstName?: string | null;
      /** Last name */
      lastName?: string | null;
      /** E-mail */
      email?: string | null;
      /** Permissions */
      permissions?: string[];
      /**
       * Role
       * @description SUPER_ADMIN for a platform user; other values are carried as text
       */
      role: string;
      /** User type */
      userType?: string;
      gender?: components['schemas']['Gender'] | null;
      /** Active */
      isActive: boolean;
      /** School */
      schoolId?: number | null;
      /** School name */
      schoolName?: string | null;
      /** School logo */
      schoolLogoUrl?: string | null;
    };
    UserInfoAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['UserInfo'];
    };
    /** New Password */
    NewPassword: string;
    UpdatePasswordRequest: {
      /** Current Password */
      oldPassword: string;
      newPassword: components['schemas']['NewPassword'];
    };
    /**
     * Version
     * @description Counts the changes of a record. Send back the version you edited: if another user has changed the record since, the write answers 205 instead of overwriting.
     */
    Version: number;
    School: {
      /** School */
      schoolId: number;
      /** School name */
      schoolName: string;
      /** Address */
      address: string;
      /** Principal */
      principal: string | null;
      /** Email */
      contactEmail: string | null;
      /** Phone */
      contactPhone: string | null;
      /** Mobile */
      contactMobile: string | null;
      /** Student code start from */
      studentCodeStartFrom: number | null;
      /** Fee receipt start from */
      feeReceiptStartFrom: number | null;
      /** Fee certificate start from */
      feeCertificateStartFrom: number | null;
      /** Letter number */
      letterNo: string | null;
      /** UPI id */
      upiId: string | null;
      /** Wording of the fee certificate */
      certificateWording: string | null;
      /**
       * Logo
       * @description Address of the image below the images path
       */
      logo: string | null;
      /** Disabled */
      disabled: boolean;
      /**
       * Created
       * Format: date-time
       */
      createdAt: string;
      version: components['schemas']['Version'];
    };
    SchoolListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['School'][];
    };
    /** @description The fields of a school; a logo is required for a new school and optional afterwards */
    SchoolForm: {
      /** School name */
      schoolName: string;
      /** Address */
      address: string;
      /** Principal */
      principal?: string;
      /** Email */
      contactEmail?: string;
      /**
       * Phone
       * @description 10 to 12 digits; spaces, plus and minus may separate them
       */
      contactPhone?: string;
      /**
       * Mobile
       * @description 10 to 12 digits; spaces, plus and minus may separate them
       */
      contactMobile?: string;
      /**
       * Student code start from
       * @default 1000
       */
      studentCodeStartFrom: number;
      /**
       * Fee receipt start from
       * @default 1000
       */
      feeReceiptStartFrom: number;
      /**
       * Fee certificate start from
       * @default 1000
       */
      feeCertificateStartFrom: number;
      /** Letter number */
      letterNo?: string;
      /**
       * UPI id
       * @description Payments made on the portal's QR code go to it
       */
      upiId?: string;
      /**
       * Wording of the fee certificate
       * @description Printed on each fee certificate, such as the section of the tax law
       */
      certificateWording?: string;
      /** Format: binary */
      logo?: Blob;
      version?: components['schemas']['Version'];
    };
    SchoolAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['School'];
    };
    /**
     * Status
     * @enum {string}
     */
    SessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
    /** Session of a set-up */
    SetupSession: {
      /** Session */
      sessionId: number;
      /** Session name */
      sessionName: string;
      status: components['schemas']['SessionStatus'];
    };
    /**
     * Part
     * @description A requirement without which the provider activates no session
     * @enum {string}
     */
    ActivationPart: 'SUBJECTS' | 'EXAMS' | 'GRACE' | 'FEES' | 'FEE_DATES';
    /** Missing part */
    MissingPart: {
      part: components['schemas']['ActivationPart'];
      /**
       * Details
       * @description What the class lacks, where it is not the whole part: streams, or dates as dd/MM/yyyy
       */
      details: string[];
    };
    /** Readiness of a class */
    ClassReadiness: {
      /** Class */
      classId: number;
      /** Class Name */
      className: string;
      /**
       * Subjects
       * @description How many there are
       */
      subjects: number;
      /**
       * Exams
       * @description How many there are
       */
      exams: number;
      /**
       * Limits
       * @description For how many pairs of an exam and a subject limits are set
       */
      limitsSet: number;
      /**
       * Limits missing
       * @description For how many pairs of an exam and a subject judged by marks no limits are set
       */
      limitsMissing: number;
      /**
       * Missing
       * @description The requirements of an activation that the class does not meet, in the order in which they are checked
       */
      missing: components['schemas']['MissingPart'][];
    };
    /** Set-up of a school */
    SchoolSetup: {
      /** School */
      schoolId: number;
      /** School name */
      schoolName: string;
      /** Logo */
      hasLogo: boolean;
      /**
       * Start numbers
       * @description Whether student codes, receipts and fee certificates have a first number
       */
      hasNumbers: boolean;
      /**
       * Session
       * @description The latest active session; without one the first upcoming session that is not disabled, without that the latest completed one
       */
      session: components['schemas']['SetupSession'] | null;
      /** Classes */
      classes: number;
      /** Sections */
      sections: number;
      /** Classes without a section */
      classesWithoutSection: number;
      /**
       * Administrator
       * @description Whether an enabled user of the school manages permissions
       */
      hasAdministrator: boolean;
      /**
       * Readiness of the session by class
       * @description Empty without a session
       */
      readiness: components['schemas']['ClassReadiness'][];
      /**
       * Students
       * @description Of the session, without deleted ones
       */
      students: number;
    };
    SchoolSetupAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['SchoolSetup'];
    };
    Session: {
      /** Session */
      sessionId: number;
      /** Session name */
      sessionName: string;
      /** Session */
      sessionDisplayName: string;
      /**
       * Start date
       * Format: date
       */
      startDate: string;
      /**
       * End date
       * Format: date
       */
      endDate: string;
      status: components['schemas']['SessionStatus'];
      /** Disabled */
      disabled: boolean;
      /** School */
      schoolId: number;
      /** Source session */
      sourceSessionId: number | null;
      /** Copy subjects config */
      createSubjectsConfig: boolean;
      /** Copy exam config */
      createExamConfig: boolean;
      /** Copy marks config */
      createMarksConfig: boolean;
      /**
       * In use
       * @description Whether students are enrolled in it
       */
      inUse: boolean;
      version: components['schemas']['Version'];
    };
    SessionListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Session'][];
    };
    SessionForm: {
      /** Session name */
      sessionName: string;
      /**
       * Start date
       * Format: date
       */
      startDate: string;
      /**
       * End date
       * Format: date
       */
      endDate: string;
      /**
       * Status
       * @default UPCOMING
       * @enum {string}
       */
      status: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
      /** School */
      schoolId: number;
      /**
       * Source session
       * @description The session whose configuration is copied into the classes that have none yet
       */
      sourceSessionId?: number | null;
      /**
       * Copy subjects config
       * @description Class subjects and groups
       * @default false
       */
      createSubjectsConfig: boolean;
      /**
       * Copy exam config
       * @description Result config and exams, without locks and dates; needs the subjects
       * @default false
       */
      createExamConfig: boolean;
      /**
       * Copy marks config
       * @description Minimum and maximum marks; needs subjects and exams
       * @default false
       */
      createMarksConfig: boolean;
      version?: components['schemas']['Version'];
    };
    SessionAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Session'];
    };
    /** Promotion */
    EligibilityRequest: {
      /** School */
      schoolId: number;
      /** Source Session */
      sourceSessionId: number;
      /** Classes */
      classIds: number[];
      /** Target Session */
      targetSessionId: number;
      /**
       * Exclude Failed Students
       * @description false, students who failed repeat the class; true, they are not eligible
       */
      excludeFailed: boolean;
      /**
       * Eligible
       * @description false, the students who are not eligible
       */
      showEligibleOnly: boolean;
    };
    /**
     * Registration Status
     * @enum {string}
     */
    RegistrationStatus: 'PENDING' | 'COMPLETE';
    /** @description A student in one session */
    Enrollment: {
      /** Session */
      sessionId: number;
      /** Session name */
      sessionDisplayName?: string;
      /**
       * Session status
       * @enum {string}
       */
      sessionStatus?: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
      /**
       * Session start
       * Format: date
       */
      sessionStartDate?: string;
      /** Class */
      classId: number;
      /** Section */
      sectionId: number | null;
      /** Roll No. */
      rollNo: number | null;
      /** Class name */
      className: string;
      /** Section name */
      sectionName: string | null;
      registrationStatus: components['schemas']['RegistrationStatus'];
      /**
       * New Admission
       * @description Whether the student is new in the session, as stored at enrolment. By default the admission fee applies to new students
       */
      newAdmission: boolean;
    };
    /**
     * Outcome
     * @enum {string}
     */
    PromotionOutcome: 'PROMOTED' | 'REPEATS' | 'PASSED_OUT' | 'NOT_ELIGIBLE';
    /**
     * Reason
     * @description PASSED and NOT_JUDGED (no subject is evaluated by marks) promote, BY_DECISION too, whatever the result. FAILED repeats the class or is not eligible, as the request wants. All others are not eligible
     * @enum {string}
     */
    PromotionReason:
      | 'PASSED'
      | 'NOT_JUDGED'
      | 'BY_DECISION'
      | 'FAILED'
      | 'SUPPLEMENTARY_AWAITED'
      | 'RESULT_INCOMPLETE'
      | 'ALREADY_ENROLLED'
      | 'ALREADY_PASSED_OUT'
      | 'ENROLLED_BETWEEN'
      | 'TC_ISSUED'
      | 'STRUCK_OFF'
      | 'DISABLED'
      | 'CLASS_OUTSIDE_ORDER'
      | 'CLASS_DISABLED';
    /**
     * Promotion
     * @description What a promotion does with a student, and why
     */
    PromotionDecision: {
      outcome: components['schemas']['PromotionOutcome'];
      reason: components['schemas']['PromotionReason'];
      /**
       * Can be promoted
       * @description Not eligible because of the result alone, so that promoteAnyway may name the student
       */
      canBePromoted: boolean;
      /**
       * New class
       * @description Of PROMOTED and REPEATS, and where canBePromoted; of ALREADY_ENROLLED and ENROLLED_BETWEEN the class there
       */
      classId: number | null;
      /** Name of the new class */
      className: string | null;
      /** New section */
      sectionId: number | null;
      /** Name of the new section */
      sectionName: string | null;
      /**
       * Without section
       * @description The new class has sections and none for the student, so that the enrolment is PENDING
       */
      sectionMissing: boolean;
      /**
       * Details
       * @description Of FAILED and SUPPLEMENTARY_AWAITED the names of the subjects; of RESULT_INCOMPLETE what is missing; of ENROLLED_BETWEEN the name of the session; of TC_ISSUED and STRUCK_OFF the date, yyyy-MM-dd; of CLASS_DISABLED the name of the class
       */
      details: string[];
    };
    /** Student */
    PromotionStudent: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Sr. No */
      studentSrNo: string;
      /** Student Name */
      studentName: string;
      /** Father Name */
      fatherName: string;
      /** Mother Name */
      motherName: string;
      gender: components['schemas']['Gender'];
      /**
       * Enrolments
       * @description That of the source session comes first
       */
      enrollments: components['schemas']['Enrollment'][];
      /** Promotion */
      promotion?: components['schemas']['PromotionDecision'];
    };
    PromotionStudentsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['PromotionStudent'][];
    };
    /** Section of a student */
    PromotionSection: {
      /** Student */
      studentId: number;
      /**
       * Section
       * @description Null leaves the section open
       */
      sectionId: number | null;
    };
    /** Promotion */
    PromotionPreviewRequest: {
      /** School */
      schoolId: number;
      /** Source Session */
      sourceSessionId: number;
      /** Classes */
      classIds: number[];
      /** Target Session */
      targetSessionId: number;
      /**
       * Exclude Failed Students
       * @description false, students who failed repeat the class; true, they are not eligible
       */
      excludeFailed: boolean;
      /**
       * Left out
       * @description Eligible students who are not promoted in this run
       */
      leftOut?: number[];
      /**
       * Promoted by decision
       * @description Students who are promoted although their result is incomplete, awaited or a fail
       */
      promoteAnyway?: number[];
      /**
       * Sections
       * @description Sections of the new class for single students, instead of the one of the same name
       */
      sections?: components['schemas']['PromotionSection'][];
    };
    /** Students of a reason */
    NotEligibleCount: {
      reason: components['schemas']['PromotionReason'];
      /** Students */
      students: number;
    };
    /**
     * Missing marks
     * @description Students without a valid entry in a subject of an exam, or a subject without maximum marks where the exam is null
     */
    PromotionGap: {
      /** Class */
      classId: number;
      /** Class name */
      className: string;
      /** Exam */
      examId: number | null;
      /** Exam name */
      examName: string | null;
      /** Subject */
      subjectId: number;
      /** Subject name */
      subjectName: string;
      /** Students */
      students: number;
    };
    /** Preview of a promotion */
    PromotionPreview: {
      /** Students */
      students: number;
      /** Promoted */
      promoted: number;
      /** Repeating */
      repeating: number;
      /** Passed out */
      passedOut: number;
      /** Left out */
      leftOut: number;
      /**
       * Without section
       * @description Of those who are enrolled
       */
      sectionMissing: number;
      /** Not eligible */
      notEligible: components['schemas']['NotEligibleCount'][];
      /**
       * Missing marks
       * @description By class, exam and subject
       */
      gaps: components['schemas']['PromotionGap'][];
      /**
       * Digest
       * @description Of the eligible students who are not left out, with their outcome, reason and new class and section
       */
      digest?: string;
    };
    PromotionPreviewAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['PromotionPreview'];
    };
    /**
     * Confirmed numbers
     * @description The numbers that the user confirmed; where the run would have others, or other students by the digest, nothing is stored
     */
    ExpectedPromotion: {
      /** Promoted */
      promoted: number;
      /** Repeating */
      repeating: number;
      /** Passed out */
      passedOut: number;
      /**
       * Digest
       * @description Of the preview; without it, only the numbers are compared
       */
      digest?: string;
    };
    /** Promotion */
    PromotionRequest: {
      /** School */
      schoolId: number;
      /** Source Session */
      sourceSessionId: number;
      /** Classes */
      classIds: number[];
      /** Target Session */
      targetSessionId: number;
      /**
       * Exclude Failed Students
       * @description false, students who failed repeat the class; true, they are not eligible
       */
      excludeFailed: boolean;
      /**
       * Left out
       * @description Eligible students who are not promoted in this run
       */
      leftOut?: number[];
      /**
       * Promoted by decision
       * @description Students who are promoted although their result is incomplete, awaited or a fail
       */
      promoteAnyway?: number[];
      /**
       * Sections
       * @description Sections of the new class for single students, instead of the one of the same name
       */
      sections?: components['schemas']['PromotionSection'][];
      expected?: components['schemas']['ExpectedPromotion'];
    };
    /** Numbers of a run */
    Promoted: {
      /**
       * Run
       * @description Null where nobody was to be promoted
       */
      runId: number | null;
      /** Promoted */
      promoted: number;
      /** Repeating */
      repeating: number;
      /** Passed out */
      passedOut: number;
      /** Not eligible */
      notEligible: number;
      /** Left out */
      leftOut: number;
      /** Without section */
      sectionMissing: number;
    };
    PromotedAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Promoted'];
    };
    /** Numbers of a class */
    PromotedClass: {
      /** Class */
      classId: number;
      /** Class name */
      className: string;
      /** Promoted */
      promoted: number;
      /** Repeating */
      repeating: number;
      /** Passed out */
      passedOut: number;
    };
    /** Run */
    PromotionRun: {
      /** Run */
      runId: number;
      /** Source Session */
      sourceSessionId: number;
      /** Name of the source session */
      sourceSessionName: string;
      /** Target Session */
      targetSessionId: number;
      /** Name of the target session */
      targetSessionName: string;
      /**
       * Status of the target session
       * @enum {string}
       */
      targetSessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
      /** Exclude Failed Students */
      excludeFailed: boolean;
      /**
       * Promoted at
       * Format: date-time
       */
      at: string;
      /**
       * Promoted by
       * @description Null where the caller may not see the user
       */
      by: string | null;
      /** Promoted */
      promoted: number;
      /** Repeating */
      repeating: number;
      /** Passed out */
      passedOut: number;
      /** Not eligible */
      notEligible: number;
      /** Left out */
      leftOut: number;
      /**
       * Classes
       * @description The chosen classes in their order
       */
      classes: components['schemas']['PromotedClass'][];
      /**
       * Undone at
       * Format: date-time
       */
      undoneAt: string | null;
      /** Undone by */
      undoneBy: string | null;
    };
    PromotionRunsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['PromotionRun'][];
    };
    /** Student who prevents the undo */
    UndoBlocker: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /**
       * Class
       * @description In the target session
       */
      className: string;
      /** Section */
      sectionName: string | null;
      /**
       * Reasons
       * @description What the new enrolment has
       */
      reasons: ('RECEIPT' | 'MARKS' | 'ROLL_NUMBER' | 'DISCOUNT' | 'OPENING_BALANCE' | 'CERTIFICATE' | 'OTHER_CLASS')[];
    };
    /** Run and its undo */
    PromotionRunDetails: {
      run: components['schemas']['PromotionRun'];
      /**
       * Obstacle
       * @description Why the run as a whole cannot be undone
       * @enum {string|null}
       */
      obstacle: 'UNDONE' | 'SESSION_NOT_UPCOMING' | null;
      /** Students who prevent the undo */
      blockers: components['schemas']['UndoBlocker'][];
    };
    PromotionRunAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['PromotionRunDetails'];
    };
    UndoneAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      /** Undone run */
      data: {
        /** Run */
        runId: number;
        /** Removed enrolments */
        removed: number;
      };
    };
    /**
     * Stream
     * @enum {string}
     */
    Stream: 'SCIENCE' | 'COMMERCE' | 'ARTS';
    Section: {
      /** Section */
      sectionId: number;
      /** Section name */
      sectionName: string;
      /** Class */
      classId: number;
      stream: components['schemas']['Stream'] | null;
      version: components['schemas']['Version'];
    };
    Class: {
      /** Class */
      classId: number;
      /** Class name */
      className: string;
      /** School */
      schoolId: number;
      /** Class teacher */
      teacherId: number | null;
      /** Class teacher */
      teacherName: string | null;
      /** Disabled */
      disabled: boolean;
      /** Sections */
      sections: components['schemas']['Section'][];
      /**
       * Place
       * @description Position in the order of classes, from 1; null for the class named Default, which has no position
       */
      sequence: number | null;
      /**
       * In use
       * @description Whether students are enrolled in it in a session that is not completed
       */
      inUse: boolean;
      version: components['schemas']['Version'];
    };
    ClassListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Class'][];
    };
    ClassNameListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: string[];
    };
    Id: number;
    ClassOrder: {
      /**
       * Order of classes
       * @description Every class of the school once, but for the one named Default
       */
      classIds: components['schemas']['Id'][];
      /**
       * Previous order of classes
       * @description The order that the user changed; 205 if another user has changed it since
       */
      previousClassIds?: components['schemas']['Id'][];
    };
    /** Sections of a stream */
    NewSections: {
      /**
       * Stream
       * @description Null for sections without a stream
       * @enum {string|null}
       */
      stream: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      /** Number of sections */
      sections: number;
    };
    /** New class */
    NewClass: {
      /** Class name */
      className: string;
      /**
       * Sections
       * @description Each stream once, 26 sections in all
       */
      sections: components['schemas']['NewSections'][];
    };
    /** New classes of a school */
    ClassesForm: {
      /** School */
      schoolId: number;
      /** Classes */
      classes: components['schemas']['NewClass'][];
    };
    ClassForm: {
      /** Class name */
      className: string;
      /** School */
      schoolId: number;
      /** Class teacher */
      teacherId?: number | null;
      version?: components['schemas']['Version'];
    };
    ClassAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Class'];
    };
    SectionForm: {
      /** Section name */
      sectionName: string;
      /** Class */
      classId: number;
      /**
       * Stream
       * @enum {string|null}
       */
      stream?: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      version?: components['schemas']['Version'];
    };
    SectionAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Section'];
    };
    /** Subject */
    MasterSubject: {
      /** Subject */
      subjectId: number;
      /** Subject */
      subjectName: string;
      /**
       * In use
       * @description Whether a class is, was or will be taught it
       */
      inUse: boolean;
      version: components['schemas']['Version'];
    };
    MasterSubjectListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['MasterSubject'][];
    };
    /** Subject */
    MasterSubjectForm: {
      /**
       * Subject
       * @description Absent for a new subject
       */
      subjectId?: number;
      /** Subject name */
      subjectName: string;
      version?: components['schemas']['Version'];
    };
    MasterSubjectAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['MasterSubject'];
    };
    /**
     * Type
     * @enum {string}
     */
    SubjectType: 'MANDATORY' | 'OPTIONAL';
    /**
     * Evaluation method
     * @enum {string}
     */
    EvaluationMethod: 'MARKS' | 'GRADE';
    /** Class subject */
    ClassSubject: {
      /**
       * Subject
       * @description Id of the school's list of subjects
       */
      subjectId: number;
      /** Subject */
      subjectName: string;
      /** Class */
      classId: number;
      /** Session */
      sessionId: number;
      type: components['schemas']['SubjectType'];
      evaluationMethod: components['schemas']['EvaluationMethod'];
      /** Theory */
      theory: boolean;
      /** Practical */
      practical: boolean;
      /** Viva */
      viva: boolean;
      /**
       * Stream
       * @description Null for a subject of every stream
       */
      stream: components['schemas']['Stream'] | null;
      /**
       * Groups
       * @description Their names
       */
      groups: string[];
      /**
       * Groups
       * @description In the same order
       */
      groupIds: number[];
      version: components['schemas']['Version'];
    };
    ClassSubjectListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ClassSubject'][];
    };
    /** Class subject */
    ClassSubjectForm: {
      /** Subject */
      subjectId: number;
      /** Class */
      classId: number;
      /** Session */
      sessionId: number;
      type: components['schemas']['SubjectType'];
      evaluationMethod: components['schemas']['EvaluationMethod'];
      /**
       * Theory
       * @description At least one of theory, practical and viva is chosen
       */
      theory: boolean;
      /** Practical */
      practical: boolean;
      /** Viva */
      viva: boolean;
      /**
       * Stream
       * @enum {string|null}
       */
      stream?: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      /**
       * Groups
       * @description All groups the subject is in; absent, they stay as they are
       */
      groupIds?: components['schemas']['Id'][];
      version?: components['schemas']['Version'];
    };
    ClassSubjectAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ClassSubject'];
    };
    /** Subject group */
    SubjectGroup: {
      /** Group */
      groupId: number;
      /** Group name */
      groupName: string;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /** Stream */
      stream: components['schemas']['Stream'] | null;
      /**
       * Subjects
       * @description By name
       */
      subjectIds: number[];
      version: components['schemas']['Version'];
    };
    SubjectGroupListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['SubjectGroup'][];
    };
    /** Subject group */
    SubjectGroupForm: {
      /**
       * Group
       * @description Absent for a new group
       */
      groupId?: number;
      /** Group name */
      groupName: string;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Stream
       * @enum {string|null}
       */
      stream?: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      /** Subjects */
      subjectIds: components['schemas']['Id'][];
      version?: components['schemas']['Version'];
    };
    SubjectGroupAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['SubjectGroup'];
    };
    /** Change */
    ClassCopyChange: {
      /** Name */
      name: string;
      /** From */
      from: string;
      /** To */
      to: string;
    };
    /**
     * Copy to a class
     * @description What a class takes over from another class of the session. A class without additions, changes and a reason is equal already
     */
    ClassCopy: {
      /** Class */
      classId: number;
      /** Class */
      className: string;
      /**
       * Adds
       * @description Names of what the class lacks
       */
      adds: string[];
      /** Changes */
      changes: components['schemas']['ClassCopyChange'][];
      /**
       * Keeps
       * @description What only this class has, and what it cannot take over with the reason
       */
      keeps: string[];
      /**
       * Reason
       * @description Why the class cannot take the copy
       */
      reason: string | null;
      /**
       * Fingerprint
       * @description Of all records that the row was derived from
       */
      fingerprint: string;
    };
    ClassCopiesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ClassCopy'][];
    };
    /** Class */
    ClassCopyTarget: {
      /** Class */
      classId: number;
      /**
       * Fingerprint
       * @description Of the preview; a class that changed since answers 205
       */
      fingerprint: string;
    };
    /** Copy to classes */
    ClassCopyForm: {
      /** Session */
      sessionId: number;
      /**
       * Class
       * @description The class that is copied
       */
      classId: number;
      /** Classes */
      classes: components['schemas']['ClassCopyTarget'][];
    };
    /** @description A scheduled payment */
    FeeTerm: {
      /**
       * Date
       * Format: date
       * @description Within the session
       */
      minimumDate: string;
      /**
       * Amount
       * @description Rupees, at most two decimals
       */
      minimumFee: number;
    };
    /**
     * Fee structure
     * @description The fees of a class, or of a stream of it, in a session. Percentages are of the total, to two decimals
     */
    FeeStructure: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /** Stream */
      stream: components['schemas']['Stream'] | null;
      /** Total Fee */
      totalFee: number;
      /** Admission Fee */
      admissionFee: number;
      /** Tuition Fee */
      tuitionFee: number;
      /** Exam Fee */
      examFee: number;
      /** Computer Fee */
      computerFee: number;
      /** Development Fee */
      developmentFee: number;
      /** Other Fee */
      otherFee: number;
      /** Admission Fee in percent */
      admissionFeePercentage: number;
      /** Tuition Fee in percent */
      tuitionFeePercentage: number;
      /** Exam Fee in percent */
      examFeePercentage: number;
      /** Computer Fee in percent */
      computerFeePercentage: number;
      /** Development Fee in percent */
      developmentFeePercentage: number;
      /** Other Fee in percent */
      otherFeePercentage: number;
      /** Sum of the fees in percent */
      totalFeePercentage: number;
      /** Fee setup completed */
      hasCompletedFeeSetup: boolean;
      /**
       * Payment schedule
       * @description By date
       */
      dateWiseFeesList: components['schemas']['FeeTerm'][];
      version: components['schemas']['Version'];
    };
    FeeStructureAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['FeeStructure'];
    };
    /** Fee structure */
    FeeStructureForm: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Stream
       * @description Required when the class has sections with streams
       * @enum {string|null}
       */
      stream?: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      /**
       * Total Fee
       * @description Rupees, at most two decimals; zero or less answers 123
       */
      totalFee: number;
      /**
       * Admission Fee
       * @description Rupees, at most two decimals
       */
      admissionFee: number;
      /**
       * Tuition Fee
       * @description Rupees, at most two decimals
       */
      tuitionFee: number;
      /**
       * Exam Fee
       * @description Rupees, at most two decimals
       */
      examFee: number;
      /**
       * Computer Fee
       * @description Rupees, at most two decimals
       */
      computerFee: number;
      /**
       * Development Fee
       * @description Rupees, at most two decimals
       */
      developmentFee: number;
      /**
       * Other Fee
       * @description Rupees, at most two decimals
       */
      otherFee: number;
      /**
       * Version
       * @description Version of the edited structure; 0 if none was stored. A stale version answers 205
       */
      version?: number;
    };
    /**
     * Class or stream
     * @description A class, or a stream of it, that needs a fee structure
     */
    FeeGridRow: {
      /** Class */
      classId: number;
      /** Class name */
      className: string;
      /** Stream */
      stream: components['schemas']['Stream'] | null;
      /** @description Null until one is stored */
      structure: components['schemas']['FeeStructure'] | null;
    };
    FeeGridAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['FeeGridRow'][];
    };
    /** Fee structure */
    FeeGridRowForm: {
      /** Class */
      classId: number;
      /**
       * Stream
       * @description Required when the class has sections with streams
       * @enum {string|null}
       */
      stream?: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      /**
       * Total Fee
       * @description Rupees, at most two decimals; zero or less answers 123
       */
      totalFee: number;
      /**
       * Admission Fee
       * @description Rupees, at most two decimals
       */
      admissionFee: number;
      /**
       * Tuition Fee
       * @description Rupees, at most two decimals
       */
      tuitionFee: number;
      /**
       * Exam Fee
       * @description Rupees, at most two decimals
       */
      examFee: number;
      /**
       * Computer Fee
       * @description Rupees, at most two decimals
       */
      computerFee: number;
      /**
       * Development Fee
       * @description Rupees, at most two decimals
       */
      developmentFee: number;
      /**
       * Other Fee
       * @description Rupees, at most two decimals
       */
      otherFee: number;
      /**
       * Payments
       * @description The new payment schedule; absent, the stored one stays
       */
      fees?: components['schemas']['FeeTerm'][];
      /**
       * Version
       * @description Version of the edited structure; 0 if none was stored. A stale version answers 205
       */
      version: number;
    };
    /** Fee structures */
    FeeGridForm: {
      /** Session */
      sessionId: number;
      /** Classes */
      rows: components['schemas']['FeeGridRowForm'][];
    };
    /** Payment schedule */
    FeeTermsForm: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Stream
       * @description Required when the class has sections with streams
       * @enum {string|null}
       */
      stream?: 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;
      /** Payments */
      fees: components['schemas']['FeeTerm'][];
      version?: components['schemas']['Version'];
    };
    StudentFeesOf: {
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
    };
    /** @description What is to be paid next of the schedule, with all that is open before it */
    NextPayment: {
      /**
       * Due on
       * Format: date
       * @description Null for what no scheduled payment covers
       */
      date: string | null;
      /**
       * Amount
       * @description Rupees
       */
      amount: number;
    };
    /** Scheduled payment */
    ScheduledPayment: {
      /**
       * Date
       * Format: date
       * @description Null for the part that no date covers
       */
      date: string | null;
      /**
       * Amount
       * @description Rupees
       */
      amount: number;
      /**
       * Paid
       * @description Rupees; payments settle the earliest date first
       */
      paid: number;
    };
    /** Last receipt */
    LastReceipt: {
      /** Receipt No. */
      receiptNo: number;
      /**
       * Payment Date
       * Format: date
       */
      paymentDate: string;
      /**
       * Amount
       * @description Rupees
       */
      amountPaid: number;
    };
    /**
     * Fee summary
     * @description Rupees. payable + overpaid = amountPaid + remainingFee + the part of discount that counts
     */
    StudentFees: {
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
      /** Admission Fee */
      admissionFee: number;
      /** Tuition Fee */
      tuitionFee: number;
      /** Exam Fee */
      examFee: number;
      /** Computer Fee */
      computerFee: number;
      /** Development Fee */
      developmentFee: number;
      /** Other Fee */
      otherFee: number;
      /** Total Fee */
      totalFee: number;
      /**
       * Paid
       * @description Of FEE receipts that are not cancelled and of the opening balance
       */
      amountPaid: number;
      /** Due */
      remainingFee: number;
      /**
       * Discount
       * @description The stored one. Of each part at most the amount that it was given on counts (discountOnEarlier)
       */
      discount: number;
      /**
       * Discount on earlier dues
       * @description The part of discount that was given on broughtForward. The rest was given on the fee of the session
       */
      discountOnEarlier: number;
      /** Admission fee applies */
      admissionFeeApplicable: boolean;
      /**
       * RTE
       * @description A free seat owes nothing but earlier dues
       */
      rte: boolean;
      /**
       * Session status
       * @description The discount of a COMPLETED session is not changed any more
       * @enum {string}
       */
      sessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
      /**
       * Payable
       * @description The total without an admission fee that does not apply, and the earlier dues
       */
      payable: number;
      /**
       * Waiting for confirmation
       * @description A part of amountPaid
       */
      awaiting: number;
      /** Paid too much */
      overpaid: number;
      /**
       * Opening balance
       * @description The part of amountPaid from before the school used the portal, without a receipt
       */
      openingPaid: number;
      /**
       * Earlier dues
       * @description The part of payable that was due of earlier sessions before the school used the portal
       */
      broughtForward: number;
      /**
       * Largest discount
       * @description The due fee without the discount
       */
      mostDiscount: number;
      /** Due by today */
      dueNow: number;
      /** Next payment */
      nextPayment: components['schemas']['NextPayment'] | null;
      /**
       * Payment schedule
       * @description The payments of payable less the discount, earliest first; what no date covers comes last
       */
      schedule: components['schemas']['ScheduledPayment'][];
      /**
       * Last FEE receipt
       * @description The newest one that is not cancelled
       */
      lastReceipt: components['schemas']['LastReceipt'] | null;
      /**
       * Today
       * Format: date
       * @description The provider's day in India
       */
      today: string;
      /** UPI id of the school */
      upiId: string | null;
      /** School */
      schoolName: string;
      /**
       * Version
       * @description Counts the changes of discount and admission fee; 0 before the first one
       */
      version: number;
    };
    StudentFeesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentFees'];
    };
    /**
     * Sums
     * @description Rupees
     */
    OpeningSums: {
      /** Students */
      students: number;
      /** Paid */
      paid: number;
      /** Discount */
      discount: number;
      /** Earlier Dues */
      earlierDues: number;
    };
    OpeningClass: {
      /** Class */
      classId: number;
      /** Class name */
      className: string;
      sums: components['schemas']['OpeningSums'];
    };
    /** @description A stored workbook */
    OpeningImport: {
      /** Workbook */
      importId: number;
      /** File */
      fileName: string;
      /**
       * Stored
       * Format: date-time
       */
      createdAt: string;
      /**
       * Stored by
       * @description Null where the caller may not see the user
       */
      createdBy: string | null;
      sums: components['schemas']['OpeningSums'];
      /**
       * Entries
       * @description Those that are not reversed
       */
      entries: number;
      /**
       * Reversed
       * Format: date-time
       * @description When the last entry was reversed
       */
      reversedAt: string | null;
      /** Reversed by */
      reversedBy: string | null;
    };
    /** @description The opening balance of a student, in rupees */
    OpeningEntry: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /** Section */
      sectionName: string | null;
      /** Paid */
      paid: number;
      /** Discount */
      discount: number;
      /** Earlier Dues */
      earlierDues: number;
      /** Workbook */
      importId: number;
      /** Row of the file */
      fileRow: number;
      /**
       * Has a receipt
       * @description A fee receipt of the session prevents the reversal
       */
      hasReceipt: boolean;
    };
    OpeningBalances: {
      sums: components['schemas']['OpeningSums'];
      /** Classes */
      classes: components['schemas']['OpeningClass'][];
      /**
       * Workbooks
       * @description Newest first
       */
      imports: components['schemas']['OpeningImport'][];
      /**
       * Entries
       * @description Of the named class; by section and name
       */
      entries: components['schemas']['OpeningEntry'][];
    };
    OpeningBalancesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['OpeningBalances'];
    };
    /**
     * Heading
     * @description How a heading of the file is read. Null is not read
     */
    ImportHeading: {
      /**
       * Heading
       * @description As the dry run shows it
       */
      heading: string;
      /**
       * Field
       * @description One of the fields of the dry run
       */
      field: string | null;
    };
    /**
     * Columns
     * @description The sheet to read, and headings that the user has confirmed or changed. No heading and no field may occur twice
     */
    ImportMapping: {
      /** Columns */
      columns: components['schemas']['ImportHeading'][];
      /**
       * Sheet
       * @description One of the sheets of the dry run. Without it, the first visible sheet that has a row below its headings
       */
      sheet?: string;
    };
    OpeningFile: {
      /**
       * Session
       * @description The session of the opening balances
       */
      sessionId: number;
      /** Format: binary */
      file: Blob;
      mapping?: components['schemas']['ImportMapping'];
    };
    /**
     * Not read
     * @description Parts of a spreadsheet that are not read. A workbook is read as its owner sees it
     */
    NotRead: {
      /**
       * Hidden rows
       * @description Hidden by a filter, by hand or by an outline
       */
      hiddenRows: number;
      /** Hidden columns */
      hiddenColumns: number;
      /** Hidden sheets */
      hiddenSheets: number;
      /**
       * Other sheets
       * @description Names of the other visible sheets with values, without those of a template; at most 30
       */
      otherSheets: string[];
      /**
       * Unknown columns
       * @description Their headings; the letter of a column that has values and no heading
       */
      unknownColumns: string[];
    };
    /**
     * Column
     * @description A column of the file and how it is read. EXACT: by title or a known alternative. CONFIRMED: by the mapping of the request. REMEMBERED: by a mapping that was confirmed for an earlier file. SUGGESTED: by similarity, must be confirmed before the import. PORTAL: a column of the portal that is not imported. IGNORED: unknown, not read
     */
    ImportColumn: {
      /** Heading */
      heading: string;
      /**
       * Examples
       * @description Up to three values; of Aadhar and PAN numbers only the last digits
       */
      examples: string[];
      /** Field */
      field: string | null;
      /**
       * Recognised
       * @enum {string}
       */
      how: 'EXACT' | 'CONFIRMED' | 'REMEMBERED' | 'SUGGESTED' | 'PORTAL' | 'IGNORED';
      /**
       * Note
       * @description Why the values may not be those of the field
       */
      note?: string;
    };
    /** Field */
    ImportField: {
      /** Field */
      field: string;
      /** Title */
      title: string;
      /**
       * Required
       * @description The file must have a column for it
       */
      required: boolean;
    };
    /**
     * Value
     * @description Rows whose cell has the same value, or the same notation (dates and mobile numbers). READ: read differently from how it is written. NOT_READ: cannot be read. MASKED: a masked number, read as blank. DOUBTFUL: the check digit of an Aadhar number is wrong
     */
    ImportValue: {
      /**
       * Outcome
       * @enum {string}
       */
      outcome: 'READ' | 'NOT_READ' | 'MASKED' | 'DOUBTFUL';
      /**
       * Value
       * @description The notation of a date or mobile number: dd.mm.yy, +## ##########
       */
      value: string;
      /** Read as */
      readAs: string | null;
      /**
       * Example
       * @description A value with this notation
       */
      example: string | null;
      /** Rows */
      rows: number;
      /**
       * First rows
       * @description Up to 20
       */
      firstRows: number[];
    };
    /** Values of a column */
    ImportColumnValues: {
      /** Column */
      column: string;
      /**
       * Values
       * @description Up to 20, the most frequent first
       */
      values: components['schemas']['ImportValue'][];
      /**
       * Other values
       * @description Number of values that are not listed
       */
      more: number;
    };
    /**
     * Reading
     * @description How the sheet, the columns and the values of an import file are read
     */
    ImportReading: {
      /**
       * Sheet
       * @description Name of the sheet that was read
       */
      sheet: string;
      /**
       * Sheets
       * @description Names of the visible sheets with values, in the order of the file, without those of a template; at most 100
       */
      sheets: string[];
      /** Columns */
      columns: components['schemas']['ImportColumn'][];
      /**
       * Fields
       * @description Every field that a column can be read as
       */
      fields: components['schemas']['ImportField'][];
      /**
       * Missing
       * @description Titles of required fields that no column gives
       */
      missing: string[];
      /** Values */
      values: components['schemas']['ImportColumnValues'][];
    };
    OpeningProblem: {
      /**
       * Column
       * @description Its heading; blank for the row as a whole
       */
      column: string;
      /** Reason */
      message: string;
    };
    /** @description READY is stored by the import, WRONG stops it, KNOWN has an opening balance already and is left out, BLANK has no amount and is left out. An amount is null where it cannot be read */
    OpeningCheckRow: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /**
       * State
       * @enum {string}
       */
      state: 'READY' | 'WRONG' | 'KNOWN' | 'BLANK';
      /**
       * Student Name
       * @description As it was read
       */
      studentName: string;
      /**
       * Class
       * @description As it was read
       */
      className: string;
      /**
       * Section
       * @description As it was read
       */
      sectionName: string;
      /** Paid */
      paid: number | null;
      /** Discount */
      discount: number | null;
      /** Earlier Dues */
      earlierDues: number | null;
      /** Problems */
      problems: components['schemas']['OpeningProblem'][];
    };
    /** @description The sums are those of the rows to store */
    OpeningCheck: {
      /** Rows to store */
      ready: number;
      /** Rows with errors */
      wrong: number;
      /** Rows of students with an opening balance */
      known: number;
      /** Rows without an amount */
      blank: number;
      /** Paid */
      paid: number;
      /** Discount */
      discount: number;
      /** Earlier Dues */
      earlierDues: number;
      notRead: components['schemas']['NotRead'];
      reading: components['schemas']['ImportReading'];
      /** Rows */
      rows: components['schemas']['OpeningCheckRow'][];
    };
    OpeningCheckAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['OpeningCheck'];
    };
    /** @description Number and sums are those of the check that was confirmed, in rupees */
    OpeningOrder: {
      /**
       * Session
       * @description The session of the opening balances
       */
      sessionId: number;
      /** Format: binary */
      file: Blob;
      mapping?: components['schemas']['ImportMapping'];
      /** Students */
      students: number;
      /** Paid */
      paid: number;
      /** Discount */
      discount: number;
      /** Earlier Dues */
      earlierDues: number;
    };
    OpeningImported: {
      /** Workbook */
      importId: number;
      /** Students */
      students: number;
    };
    OpeningImportedAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['OpeningImported'];
    };
    /**
     * Reversal
     * @description Either importId or studentIds
     */
    OpeningReversal: {
      /** Session */
      sessionId: number;
      /** Workbook */
      importId?: number;
      /** Students */
      studentIds?: number[];
    };
    /** @description RECEIPT: the student has a fee receipt, so the entry stays. DISCOUNT_CHANGED: the entry was removed and its discount stays, because it was changed since */
    OpeningStay: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /** Class */
      className: string | null;
      /**
       * Reason
       * @enum {string}
       */
      reason: 'RECEIPT' | 'DISCOUNT_CHANGED';
    };
    OpeningReversed: {
      /** Removed entries */
      reversed: number;
      /** What stays */
      stays: components['schemas']['OpeningStay'][];
    };
    OpeningReversedAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['OpeningReversed'];
    };
    /**
     * Fees
     * @description The fee summary with what is to be changed in it; only discount and admissionFeeApplicable are stored
     */
    DiscountForm: {
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
      /**
       * Discount
       * @description Rupees, at most two decimals
       */
      discount: number;
      /** Admission fee applies */
      admissionFeeApplicable: boolean;
      /**
       * Admission Fee
       * @description Ignored
       */
      admissionFee?: number;
      /**
       * Tuition Fee
       * @description Ignored
       */
      tuitionFee?: number;
      /**
       * Exam Fee
       * @description Ignored
       */
      examFee?: number;
      /**
       * Computer Fee
       * @description Ignored
       */
      computerFee?: number;
      /**
       * Development Fee
       * @description Ignored
       */
      developmentFee?: number;
      /**
       * Other Fee
       * @description Ignored
       */
      otherFee?: number;
      /**
       * Total Fee
       * @description Ignored
       */
      totalFee?: number;
      /**
       * Paid
       * @description Ignored
       */
      amountPaid?: number;
      /**
       * Due
       * @description Ignored
       */
      remainingFee?: number;
      /**
       * Reason for the new discount
       * @description Stored with a changed discount; ignored otherwise
       */
      reason?: string | null;
      /** Version */
      version?: number;
    };
    /** Changed discount */
    DiscountChange: {
      /**
       * Changed at
       * Format: date-time
       */
      changedAt: string;
      /**
       * Changed by
       * @description Null where the caller may not see the user
       */
      by: string | null;
      /**
       * Before
       * @description Rupees
       */
      before: number;
      /**
       * After
       * @description Rupees
       */
      after: number;
      /**
       * Changed in
       * @description The Fees dialog, the import of opening balances or its reversal
       * @enum {string}
       */
      source: 'FEES' | 'OPENING_IMPORT' | 'OPENING_REVERSAL';
      /** Reason */
      reason: string | null;
    };
    DiscountChangeListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['DiscountChange'][];
    };
    /**
     * Sum of receipts
     * @description Receipts that are not cancelled; without one the numbers are null
     */
    DayCloseSum: {
      /** Receipts */
      receipts: number;
      /**
       * Amount
       * @description Rupees
       */
      amount: number;
      /** First Receipt No. */
      firstNo: number | null;
      /** Last Receipt No. */
      lastNo: number | null;
    };
    /**
     * Payment mode
     * @enum {string}
     */
    PaymentMode: 'CASH' | 'CHEQUE' | 'ONLINE';
    /** Count and sum */
    DayCloseCount: {
      /** Receipts */
      receipts: number;
      /**
       * Amount
       * @description Rupees
       */
      amount: number;
    };
    /** Payment mode */
    DayCloseMode: {
      mode: components['schemas']['PaymentMode'];
      total: components['schemas']['DayCloseSum'];
      /** @description Receipts of them that are not confirmed */
      pending: components['schemas']['DayCloseCount'];
    };
    /**
     * Receipt type
     * @enum {string}
     */
    ReceiptType: 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
    /** Receipt type */
    DayCloseType: {
      type: components['schemas']['ReceiptType'];
      total: components['schemas']['DayCloseSum'];
    };
    /**
     * Cashier
     * @description User who created receipts that are not cancelled
     */
    DayCloseCashier: {
      /** Cashier */
      cashierId: number;
      /**
       * Cashier
       * @description Null where the caller may not see the user
       */
      cashier: string | null;
      total: components['schemas']['DayCloseSum'];
      cash: components['schemas']['DayCloseSum'];
      cheque: components['schemas']['DayCloseSum'];
      online: components['schemas']['DayCloseSum'];
    };
    /** Cancelled receipt */
    DayCloseCancelledReceipt: {
      /** Receipt No. */
      receiptNo: number;
      /**
       * Cashier
       * @description User who created it
       */
      cashier: string | null;
      paymentMode: components['schemas']['PaymentMode'];
      /**
       * Amount
       * @description Rupees
       */
      amount: number;
      /**
       * Made on
       * Format: date
       */
      madeOn: string;
      /**
       * Cancelled on
       * Format: date
       */
      cancelledOn: string;
      /** Reason */
      reason: string;
    };
    /** Cancelled receipts */
    DayCloseCancelled: {
      /** Receipts */
      receipts: number;
      /**
       * Amount
       * @description Rupees
       */
      amount: number;
      /** Receipts */
      list: components['schemas']['DayCloseCancelledReceipt'][];
    };
    /** Cash count */
    CashCount: {
      /** Cashier */
      cashierId: number;
      /**
       * Cashier
       * @description Null where the caller may not see the user
       */
      cashier: string | null;
      /** Number of ₹500 */
      count500: number;
      /** Number of ₹200 */
      count200: number;
      /** Number of ₹100 */
      count100: number;
      /** Number of ₹50 */
      count50: number;
      /** Number of ₹20 */
      count20: number;
      /** Number of ₹10 */
      count10: number;
      /** Number of ₹5 */
      count5: number;
      /** Number of ₹2 */
      count2: number;
      /** Number of ₹1 */
      count1: number;
      /**
       * Other coins
       * @description Rupees
       */
      otherCoins: number;
      /**
       * Counted
       * @description Rupees, of all notes and coins
       */
      amount: number;
      /**
       * Cash of the receipts
       * @description Rupees, of receipts that are not cancelled now
       */
      cash: number;
      /**
       * Difference
       * @description Rupees, counted less cash; negative where cash is missing
       */
      difference: number;
      /** Remarks */
      remarks: string | null;
      /**
       * Counted by
       * @description Null where the caller may not see the user
       */
      countedBy: string | null;
      /**
       * Counted at
       * Format: date-time
       */
      countedAt: string;
      /** Version */
      version: number;
    };
    /** Day close */
    DayClose: {
      /** School */
      schoolId: number;
      /**
       * Day
       * Format: date
       * @description The day in India on which the receipts were made
       */
      date: string;
      /**
       * As of
       * Format: date-time
       * @description When it was computed
       */
      asOf: string;
      total: components['schemas']['DayCloseSum'];
      /**
       * Payment modes
       * @description Each mode once
       */
      modes: components['schemas']['DayCloseMode'][];
      /**
       * Receipt types
       * @description Each type once
       */
      types: components['schemas']['DayCloseType'][];
      /** Cashiers */
      cashiers: components['schemas']['DayCloseCashier'][];
      /** @description Receipts of the total with a payment date on another day */
      otherDate: components['schemas']['DayCloseCount'];
      /** @description Receipts of the day that are cancelled now */
      cancelled: components['schemas']['DayCloseCancelled'];
      /** @description Receipts of earlier days, cancelled on this day */
      earlierCancelled: components['schemas']['DayCloseCancelled'];
      /**
       * Cash counts
       * @description Stored counts of the day
       */
      counts: components['schemas']['CashCount'][];
    };
    DayCloseAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['DayClose'];
    };
    /**
     * Cash count
     * @description Notes and coins of a drawer; a number that is absent is 0
     */
    CashCountForm: {
      /** School */
      schoolId: number;
      /**
       * Day
       * Format: date
       */
      date: string;
      /** Cashier */
      cashierId: number;
      /** Number of ₹500 */
      count500?: number;
      /** Number of ₹200 */
      count200?: number;
      /** Number of ₹100 */
      count100?: number;
      /** Number of ₹50 */
      count50?: number;
      /** Number of ₹20 */
      count20?: number;
      /** Number of ₹10 */
      count10?: number;
      /** Number of ₹5 */
      count5?: number;
      /** Number of ₹2 */
      count2?: number;
      /** Number of ₹1 */
      count1?: number;
      /**
       * Other coins
       * @description Rupees, at most two decimals
       */
      otherCoins?: number;
      /**
       * Remarks
       * @description Such as the reason for a difference
       */
      remarks?: string | null;
      /**
       * Version
       * @description 0 for the first count
       */
      version?: number;
    };
    CashCountAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['CashCount'];
    };
    /**
     * Sums of a day
     * @description Receipts that are not cancelled, by mode; cancelled ones are separate
     */
    DayCloseDay: {
      /**
       * Day
       * Format: date
       */
      date: string;
      total: components['schemas']['DayCloseCount'];
      cash: components['schemas']['DayCloseCount'];
      cheque: components['schemas']['DayCloseCount'];
      online: components['schemas']['DayCloseCount'];
      cancelled: components['schemas']['DayCloseCount'];
    };
    /** Days */
    DayCloseList: {
      /** School */
      schoolId: number;
      /**
       * As of
       * Format: date-time
       * @description When it was computed
       */
      asOf: string;
      /** Days */
      days: components['schemas']['DayCloseDay'][];
    };
    DayCloseListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['DayCloseList'];
    };
    BankNamesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: string[];
    };
    /** Receipt of a student */
    FamilyPaymentItem: {
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
      /**
       * Amount
       * @description Rupees, at most two decimals
       */
      amountPaid: number;
    };
    /** Payment for several students */
    FamilyPaymentForm: {
      /** School */
      schoolId: number;
      /**
       * Payment Date
       * Format: date
       * @description Not after today; today when absent
       */
      paymentDate?: string | null;
      /**
       * Payment Mode
       * @default CASH
       * @enum {string}
       */
      paymentMode: 'CASH' | 'CHEQUE' | 'ONLINE';
      /**
       * Cheque/Transaction No.
       * @description Required with CHEQUE and ONLINE, not kept with CASH; mode, number and, for cheques, bank and date are on one receipt of the school that is not cancelled, unless sharedReference is true
       */
      referenceNo?: string | null;
      /**
       * Cheque/Transaction Date
       * Format: date
       * @description Required with CHEQUE, not kept with CASH
       */
      referenceNoDate?: string | null;
      /**
       * Bank Name
       * @description Required with CHEQUE, not kept with CASH
       */
      bankName?: string | null;
      /** Comment */
      comments?: string | null;
      /**
       * One payment for several receipts
       * @description True where another receipt with the same reference is of the same payment, such as that of a sibling; false when absent
       */
      sharedReference?: boolean;
      /**
       * Students
       * @description Each student once
       */
      items: components['schemas']['FamilyPaymentItem'][];
    };
    /**
     * Status
     * @enum {string}
     */
    ReceiptStatus: 'PENDING' | 'CONFIRMED' | 'CANCELLED';
    /**
     * Receipt
     * @description Names are those that the receipt stated when it was created, as on its document; later changes do not change them
     */
    Receipt: {
      /** Receipt */
      receiptId: number;
      /** Receipt No. */
      receiptNo: number;
      receiptType: components['schemas']['ReceiptType'];
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /**
       * Session
       * @description Its name
       */
      session: string;
      /** Class */
      classId: number | null;
      /**
       * Class
       * @description Of the student when the receipt was made
       */
      className: string | null;
      /** Section */
      sectionName: string | null;
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /** Father Name */
      fatherName: string;
      /**
       * Payment Date
       * Format: date
       */
      paymentDate: string;
      paymentMode: components['schemas']['PaymentMode'];
      /**
       * Amount
       * @description Rupees
       */
      amountPaid: number;
      /** Cheque/Transaction No. */
      referenceNo: string | null;
      /**
       * Cheque/Transaction Date
       * Format: date
       */
      referenceNoDate: string | null;
      /** Bank */
      bankName: string | null;
      /**
       * Comment
       * @description Of a cancelled receipt the reason
       */
      comments: string | null;
      status: components['schemas']['ReceiptStatus'];
      /** Cancelled */
      deleted: boolean;
      /**
       * Cashier
       * @description Null for a user of the platform
       */
      cashier: string | null;
      /**
       * Printed
       * @description The next print is a duplicate
       */
      printed: boolean;
      /**
       * Created
       * Format: date-time
       */
      createdAt: string;
      /**
       * Changed
       * Format: date-time
       */
      modifiedAt: string;
      /**
       * Fee certificates
       * @description In a list of one student: the sessions whose newest issued fee certificate has this receipt. It remains on the certificates of these sessions
       */
      certificateSessionIds?: number[];
      /**
       * Numbers of the fee certificates
       * @description Of one confirmed receipt that is read alone: the fee certificates that contain it, the lowest number first; absent without one
       */
      certificateNos?: number[];
      /**
       * Certificate can be replaced
       * @description With certificateNos; whether a new certificate can be issued after the cancellation of this receipt
       */
      certificateReplaceable?: boolean;
    };
    ReceiptListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Receipt'][];
    };
    /** Student with dues */
    FamilyMember: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /** Class */
      className: string;
      /** Section */
      sectionName: string | null;
      /**
       * Due
       * @description Rupees
       */
      remainingFee: number;
      /**
       * Due by today
       * @description Rupees
       */
      dueNow: number;
    };
    FamilyFeesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['FamilyMember'][];
    };
    /** Receipt */
    ReceiptForm: {
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
      /**
       * Payment Date
       * Format: date
       * @description Not after today; today when absent
       */
      paymentDate?: string | null;
      /**
       * Payment Mode
       * @default CASH
       * @enum {string}
       */
      paymentMode: 'CASH' | 'CHEQUE' | 'ONLINE';
      /**
       * Amount
       * @description Rupees, at most two decimals
       */
      amountPaid: number;
      /**
       * Receipt Type
       * @enum {string}
       */
      receiptType: 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
      /**
       * Cheque/Transaction No.
       * @description Required with CHEQUE and ONLINE, not kept with CASH; mode, number and, for cheques, bank and date are on one receipt of the school that is not cancelled, unless sharedReference is true
       */
      referenceNo?: string | null;
      /**
       * Cheque/Transaction Date
       * Format: date
       * @description Required with CHEQUE, not kept with CASH
       */
      referenceNoDate?: string | null;
      /**
       * Bank Name
       * @description Required with CHEQUE, not kept with CASH
       */
      bankName?: string | null;
      /** Comment */
      comments?: string | null;
      /**
       * One payment for several receipts
       * @description True where another receipt with the same reference is of the same payment, such as that of a sibling; false when absent
       */
      sharedReference?: boolean;
    };
    ReceiptAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Receipt'];
    };
    /**
     * Pending receipts of a filter
     * @description All pending receipts of the session that match the filter, with the number and the sum that the user has seen
     */
    ReceiptsToConfirm: {
      /**
       * Payment Mode
       * @enum {string|null}
       */
      paymentMode?: 'CASH' | 'CHEQUE' | 'ONLINE' | null;
      /**
       * Receipt No.
       * @description The whole number
       */
      searchText?: string | null;
      /**
       * Cheque/Transaction No.
       * @description Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count
       */
      referenceText?: string | null;
      /**
       * From Date
       * Format: date
       * @description First payment date
       */
      startDate?: string | null;
      /**
       * To Date
       * Format: date
       * @description Last payment date
       */
      endDate?: string | null;
      /**
       * Created On
       * Format: date
       * @description The day in India on which the receipts were created, as in the day close
       */
      createdOn?: string | null;
      /**
       * Cashier
       * @description The user who created the receipts
       */
      cashierId?: number | null;
      /** Receipts */
      expectedCount: number;
      /**
       * Amount
       * @description Rupees
       */
      expectedSum: number;
    };
    ReceiptToConfirm: {
      /** Receipt */
      receiptId: number;
      /**
       * Status
       * @description What it becomes
       * @enum {string}
       */
      status: 'CONFIRMED';
    };
    /**
     * Confirm receipts
     * @description Either receipts or filter
     */
    ReceiptConfirmationForm: {
      filter?: components['schemas']['ReceiptsToConfirm'];
      /**
       * Receipts
       * @description Each of them once
       */
      receipts?: components['schemas']['ReceiptToConfirm'][];
      /** Session */
      sessionId: number;
    };
    ReceiptsConfirmed: {
      /** Receipts confirmed */
      receipts: number;
      /**
       * Amount
       * @description Rupees, of all of them
       */
      amount: number;
    };
    ReceiptsConfirmedAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ReceiptsConfirmed'];
    };
    ReceiptsFileOrder: {
      /** Session */
      sessionId: number;
      /**
       * Fingerprint
       * @description Of the check. 205 if other receipts would be confirmed now; absent, they are not compared
       */
      fingerprint?: string;
      /** Format: binary */
      receiptsFile: Blob;
    };
    ReceiptsFile: {
      /** Session */
      sessionId: number;
      /** Format: binary */
      receiptsFile: Blob;
    };
    /** Receipt */
    ReceiptFound: {
      /** Receipt */
      receiptId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /**
       * Payment Date
       * Format: date
       */
      paymentDate: string;
      paymentMode: components['schemas']['PaymentMode'];
      /**
       * Amount
       * @description Rupees
       */
      amountPaid: number;
    };
    ReceiptsFileProblem: {
      /**
       * Column
       * @description Its heading
       */
      column: string;
      /** Reason */
      message: string;
    };
    /** @description READY is confirmed by the file, WRONG stops all of it, KNOWN is confirmed already and left out */
    ReceiptsFileRow: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /**
       * State
       * @enum {string}
       */
      state: 'READY' | 'WRONG' | 'KNOWN';
      /**
       * Receipt No.
       * @description As it was read
       */
      receiptNo: string;
      /** @description The receipt with this number; null where the school has none. Without LIST_RECEIPT, only pending receipts of the session are shown */
      receipt: components['schemas']['ReceiptFound'] | null;
      /** Problems */
      problems: components['schemas']['ReceiptsFileProblem'][];
    };
    ReceiptsFileCheck: {
      /** Rows to confirm */
      ready: number;
      /** Rows with errors */
      wrong: number;
      /** Rows of receipts confirmed already */
      known: number;
      /**
       * Amount
       * @description Rupees, of the rows to confirm
       */
      amount: number;
      /**
       * Fingerprint
       * @description Of the receipts to confirm as they are now
       */
      fingerprint: string;
      /** Rows */
      rows: components['schemas']['ReceiptsFileRow'][];
    };
    ReceiptsFileCheckAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ReceiptsFileCheck'];
    };
    /** Cancel receipt */
    CancelReceiptForm: {
      /** Reason */
      comments: string;
    };
    /** Event of a receipt */
    ReceiptEvent: {
      /**
       * Event
       * @enum {string}
       */
      event: 'CREATED' | 'CONFIRMED' | 'REOPENED' | 'CANCELLED';
      /**
       * At
       * Format: date-time
       */
      at: string;
      /**
       * By
       * @description Null where it is not stored or the caller may not see the user
       */
      by: string | null;
      /** Reason */
      reason: string | null;
    };
    ReceiptEventListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ReceiptEvent'][];
    };
    /** Set back to pending */
    ReopenReceiptForm: {
      /** Reason */
      reason: string;
    };
    /**
     * Order
     * @description The newest number first when absent; equal values by number
     * @enum {string}
     */
    ReceiptOrder:
      | 'receiptNo,DESC'
      | 'receiptNo,ASC'
      | 'paymentDate,DESC'
      | 'paymentDate,ASC'
      | 'amountPaid,DESC'
      | 'amountPaid,ASC'
      | 'studentName,DESC'
      | 'studentName,ASC';
    ReceiptFilter: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId?: number | null;
      /**
       * Class
       * @description -1 is no restriction
       */
      classId?: number | null;
      /**
       * Receipt Type
       * @enum {string|null}
       */
      receiptType?: 'FEE' | 'TC' | 'OTHER' | 'READMISSION' | null;
      /**
       * Status
       * @description PENDING and CONFIRMED are never cancelled receipts; CANCELLED is the same as onlyDeleted
       * @enum {string|null}
       */
      status?: 'PENDING' | 'CONFIRMED' | 'CANCELLED' | null;
      /**
       * Receipt No.
       * @description The whole number
       */
      searchText?: string | null;
      /**
       * Student Code/Name
       * @description As searchText of the lists of students
       */
      studentSearchText?: string | null;
      /**
       * From Date
       * Format: date
       * @description First payment date
       */
      startDate?: string | null;
      /**
       * To Date
       * Format: date
       * @description Last payment date
       */
      endDate?: string | null;
      /**
       * Payment Mode
       * @enum {string|null}
       */
      paymentMode?: 'CASH' | 'CHEQUE' | 'ONLINE' | null;
      /**
       * Created On
       * Format: date
       * @description The day in India on which the receipts were created, as in the day close
       */
      createdOn?: string | null;
      /**
       * Cashier
       * @description The user who created the receipts
       */
      cashierId?: number | null;
      /**
       * Cheque/Transaction No.
       * @description Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count
       */
      referenceText?: string | null;
      /** Only not printed yet */
      notPrinted?: boolean;
      /** With cancelled receipts */
      includeDeleted?: boolean;
      /** Cancelled receipts alone */
      onlyDeleted?: boolean;
      /** Student */
      studentId?: number | null;
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows per page */
      size?: number;
    };
    ReceiptPage: {
      /** Receipts */
      content: components['schemas']['Receipt'][];
      /** Receipts in all */
      totalElements: number;
      /**
       * Amount in all
       * @description Rupees, of all pages, without cancelled receipts
       */
      totalAmount: number;
      /** Cancelled receipts in all */
      cancelled: number;
      /** Pages */
      totalPages: number;
      /** Rows per page */
      size: number;
      /**
       * Page
       * @description From 0
       */
      number: number;
    };
    ReceiptPageAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ReceiptPage'];
    };
    /** Cashier */
    ReceiptCashier: {
      /** Cashier */
      cashierId: number;
      /**
       * Cashier
       * @description Null where the caller may not see the user
       */
      cashier: string | null;
    };
    ReceiptCashierListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ReceiptCashier'][];
    };
    /**
     * File format
     * @enum {string}
     */
    FileFormat: 'EXCEL' | 'PDF';
    ReceiptExportForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId?: number | null;
      /**
       * Class
       * @description -1 is no restriction
       */
      classId?: number | null;
      /**
       * Receipt Type
       * @enum {string|null}
       */
      receiptType?: 'FEE' | 'TC' | 'OTHER' | 'READMISSION' | null;
      /**
       * Status
       * @description PENDING and CONFIRMED are never cancelled receipts; CANCELLED is the same as onlyDeleted
       * @enum {string|null}
       */
      status?: 'PENDING' | 'CONFIRMED' | 'CANCELLED' | null;
      /**
       * Receipt No.
       * @description The whole number
       */
      searchText?: string | null;
      /**
       * Student Code/Name
       * @description As searchText of the lists of students
       */
      studentSearchText?: string | null;
      /**
       * From Date
       * Format: date
       * @description First payment date
       */
      startDate?: string | null;
      /**
       * To Date
       * Format: date
       * @description Last payment date
       */
      endDate?: string | null;
      /**
       * Payment Mode
       * @enum {string|null}
       */
      paymentMode?: 'CASH' | 'CHEQUE' | 'ONLINE' | null;
      /**
       * Created On
       * Format: date
       * @description The day in India on which the receipts were created, as in the day close
       */
      createdOn?: string | null;
      /**
       * Cashier
       * @description The user who created the receipts
       */
      cashierId?: number | null;
      /**
       * Cheque/Transaction No.
       * @description Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count
       */
      referenceText?: string | null;
      /** Only not printed yet */
      notPrinted?: boolean;
      /** With cancelled receipts */
      includeDeleted?: boolean;
      /** Cancelled receipts alone */
      onlyDeleted?: boolean;
      /** Student */
      studentId?: number | null;
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows per page */
      size?: number;
      fileFormat: components['schemas']['FileFormat'];
      sort?: components['schemas']['ReceiptOrder'];
    };
    ReceiptPrintForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId?: number | null;
      /**
       * Class
       * @description -1 is no restriction
       */
      classId?: number | null;
      /**
       * Receipt Type
       * @enum {string|null}
       */
      receiptType?: 'FEE' | 'TC' | 'OTHER' | 'READMISSION' | null;
      /**
       * Status
       * @description PENDING and CONFIRMED are never cancelled receipts; CANCELLED is the same as onlyDeleted
       * @enum {string|null}
       */
      status?: 'PENDING' | 'CONFIRMED' | 'CANCELLED' | null;
      /**
       * Receipt No.
       * @description The whole number
       */
      searchText?: string | null;
      /**
       * Student Code/Name
       * @description As searchText of the lists of students
       */
      studentSearchText?: string | null;
      /**
       * From Date
       * Format: date
       * @description First payment date
       */
      startDate: string;
      /**
       * To Date
       * Format: date
       * @description Last payment date
       */
      endDate: string;
      /**
       * Payment Mode
       * @enum {string|null}
       */
      paymentMode?: 'CASH' | 'CHEQUE' | 'ONLINE' | null;
      /**
       * Created On
       * Format: date
       * @description The day in India on which the receipts were created, as in the day close
       */
      createdOn?: string | null;
      /**
       * Cashier
       * @description The user who created the receipts
       */
      cashierId?: number | null;
      /**
       * Cheque/Transaction No.
       * @description Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count
       */
      referenceText?: string | null;
      /** Only not printed yet */
      notPrinted?: boolean;
      /** With cancelled receipts */
      includeDeleted?: boolean;
      /** Cancelled receipts alone */
      onlyDeleted?: boolean;
      /** Student */
      studentId?: number | null;
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows per page */
      size?: number;
      /**
       * Receipts
       * @description Prints these receipts of the filter; all when absent
       */
      receiptIds?: number[];
      /**
       * As a page
       * @description With receiptIds, true asks for a page of HTML
       */
      html?: boolean;
    };
    /** Fee certificate */
    FeeCertificateForm: {
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
      /**
       * As a page
       * @description true asks for a page of HTML, for a frame without scripts
       */
      html?: boolean;
    };
    /**
     * Pending fee
     * @description What a student owes of an earlier session
     */
    PendingFee: {
      /** Session */
      sessionId: number;
      /** Session */
      sessionDisplayName: string;
      /**
       * Pending Fee
       * @description Rupees
       */
      remainingFee: number;
    };
    PendingFeeListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['PendingFee'][];
    };
    /**
     * Result config
     * @description What exams a class has in a session, and the grace it gives
     */
    ResultConfig: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /** Number of Term Exams */
      termExamNo: number;
      /** Term Exam Name */
      termExamName: string | null;
      /** Mid Term */
      midTerm: boolean;
      /** Mid Term Exam Name */
      midTermExamName: string | null;
      /** Annual */
      annual: boolean;
      /** Annual Exam Name */
      annualExamName: string | null;
      /** Supplementary */
      supplementary: boolean;
      /** Supplementary Exam Name */
      supplementaryExamName: string | null;
      /** Internal Assessment */
      internalAssessment: boolean;
      /** Internal Assessment Name */
      internalAssessmentName: string | null;
      /** Maximum Grace Marks */
      maxGraceMarks: number;
      /** Maximum Grace Subjects */
      maxGraceSubjectsNo: number;
      version: components['schemas']['Version'];
    };
    ResultConfigAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ResultConfig'];
    };
    /**
     * Result config
     * @description At least one exam; a name for each kind that is on
     */
    ResultConfigForm: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /** Number of Term Exams */
      termExamNo: number;
      /** Term Exam Name */
      termExamName?: string | null;
      /** Mid Term */
      midTerm: boolean;
      /** Mid Term Exam Name */
      midTermExamName?: string | null;
      /** Annual */
      annual: boolean;
      /** Annual Exam Name */
      annualExamName?: string | null;
      /** Supplementary */
      supplementary: boolean;
      /** Supplementary Exam Name */
      supplementaryExamName?: string | null;
      /** Internal Assessment */
      internalAssessment: boolean;
      /** Internal Assessment Name */
      internalAssessmentName?: string | null;
      /**
       * Maximum Grace Marks
       * @description In steps of 0.25
       */
      maxGraceMarks: number;
      /** Maximum Grace Subjects */
      maxGraceSubjectsNo: number;
      /**
       * Remove limits
       * @description Required true where an exam that goes has minimum and maximum marks, which go with it
       */
      removeLimits?: boolean;
      /**
       * Version
       * @description Of what was edited; a newer one answers 205
       */
      version?: number;
    };
    /**
     * Kind of exam
     * @enum {string}
     */
    ExamKind: 'TERM' | 'MID_TERM' | 'ANNUAL' | 'SUPPLEMENTARY' | 'INTERNAL_ASSESSMENT';
    /** Exam */
    Exam: {
      /** Exam */
      examId: number;
      /** Exam Name */
      examName: string;
      /** Lock Edit Marks */
      lockedEditMarks: boolean;
      /** Lock Max Marks */
      lockedMaxMarks: boolean;
      /** Lock Upload Marks */
      lockedUploadMarks: boolean;
      /**
       * Result Declaration Date
       * Format: date
       */
      resultDeclarationDate: string | null;
      kind: components['schemas']['ExamKind'];
      /**
       * Ordinal
       * @description Of a term exam, else 1
       */
      ordinal: number;
      /** Subjects with minimum and maximum marks */
      subjectsWithLimits: number;
      version: components['schemas']['Version'];
    };
    ExamsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Exam'][];
    };
    /**
     * Locks of an exam
     * @description All three and the date together
     */
    ExamLockForm: {
      /** Exam */
      examId: number;
      /** Lock Edit Marks */
      lockedEditMarks: boolean;
      /** Lock Max Marks */
      lockedMaxMarks: boolean;
      /** Lock Upload Marks */
      lockedUploadMarks: boolean;
      /**
       * Result Declaration Date
       * Format: date
       */
      resultDeclarationDate?: string | null;
      /**
       * Version
       * @description Of what was edited; a newer one answers 205
       */
      version?: number;
    };
    ExamAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Exam'];
    };
    /**
     * Changes to the locks and the declaration date of an exam
     * @description The changed fields only
     */
    ExamControlForm: {
      /** Exam */
      examId: number;
      /** Lock Max Marks */
      lockedMaxMarks?: boolean;
      /** Lock Upload Marks */
      lockedUploadMarks?: boolean;
      /** Lock Edit Marks */
      lockedEditMarks?: boolean;
      /**
       * Result Declaration Date
       * Format: date
       */
      resultDeclarationDate?: string | null;
      /**
       * Version
       * @description Of what was edited; a newer one answers 205
       */
      version?: number;
    };
    /** Controls of exams */
    ExamControlsForm: {
      /** Session */
      sessionId: number;
      /** Exams */
      exams: components['schemas']['ExamControlForm'][];
    };
    /** Locks and declaration date of an exam */
    ExamControls: {
      /** Exam */
      examId: number;
      /** Lock Max Marks */
      lockedMaxMarks: boolean;
      /** Lock Upload Marks */
      lockedUploadMarks: boolean;
      /** Lock Edit Marks */
      lockedEditMarks: boolean;
      /**
       * Result Declaration Date
       * Format: date
       */
      resultDeclarationDate: string | null;
      version: components['schemas']['Version'];
    };
    ExamControlsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ExamControls'][];
    };
    /** Progress of a section in an exam */
    SectionProgress: {
      /**
       * Section
       * @description Null for students without a section
       */
      sectionId: number | null;
      /** Section Name */
      sectionName: string | null;
      /**
       * Students
       * @description Active students
       */
      students: number;
      /** Entries expected */
      expected: number;
      /**
       * Entries made
       * @description Marks, grades and reasons
       */
      entered: number;
    };
    /** Progress of an exam */
    ExamProgress: {
      /** Exam */
      examId: number;
      /** Exam Name */
      examName: string;
      kind: components['schemas']['ExamKind'];
      /**
       * Ordinal
       * @description Of a term exam, else 1
       */
      ordinal: number;
      /** Lock Max Marks */
      lockedMaxMarks: boolean;
      /** Lock Upload Marks */
      lockedUploadMarks: boolean;
      /** Lock Edit Marks */
      lockedEditMarks: boolean;
      /**
       * Result Declaration Date
       * Format: date
       */
      resultDeclarationDate: string | null;
      version: components['schemas']['Version'];
      /**
       * Students
       * @description Active students
       */
      students: number;
      /** Entries expected */
      expected: number;
      /**
       * Entries made
       * @description Marks, grades and reasons
       */
      entered: number;
      /**
       * Sections
       * @description Sections with active students by name, students without a section last
       */
      sections: components['schemas']['SectionProgress'][];
    };
    /** Progress of a class */
    ClassProgress: {
      /** Class */
      classId: number;
      /** Class Name */
      className: string;
      /** Exams */
      exams: components['schemas']['ExamProgress'][];
    };
    ExamProgressAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ClassProgress'][];
    };
    /** Grade */
    Grade: {
      /** Grade */
      gradeId: number;
      /** Name */
      name: string;
      version: components['schemas']['Version'];
    };
    GradesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Grade'][];
    };
    /**
     * Grade
     * @description Without an id a new one
     */
    GradeForm: {
      /** Grade */
      gradeId?: number;
      /** Name */
      name: string;
      /**
       * Version
       * @description Of what was edited; a newer one answers 205
       */
      version?: number;
    };
    /** Grades */
    GradesForm: {
      /**
       * Grades
       * @description The best first
       */
      grades: components['schemas']['GradeForm'][];
      /**
       * Removed grades
       * @description Ids of the grades to delete. A grade that another user added is kept
       */
      removed: number[];
    };
    /**
     * Limits in an exam
     * @description Null where none are set; 0 for a component the subject lacks
     */
    ExamLimits: {
      /** Exam */
      examId: number;
      /** Exam Name */
      examName: string;
      /** Theory Minimum */
      theoryMinMarks: number | null;
      /** Theory Maximum */
      theoryMaxMarks: number | null;
      /** Practical Minimum */
      practicalMinMarks: number | null;
      /** Practical Maximum */
      practicalMaxMarks: number | null;
      /** Viva Minimum */
      vivaMinMarks: number | null;
      /** Viva Maximum */
      vivaMaxMarks: number | null;
      /** Maximum marks locked */
      lockedMaxMarks: boolean;
      /** Editing marks locked */
      lockedEditMarks: boolean;
      /**
       * Version
       * @description Absent where none are set
       */
      version?: number;
    };
    /**
     * Subject exam marks
     * @description A subject of a class with its minimum and maximum marks in each exam
     */
    SubjectLimits: {
      /** Subject */
      subjectId: number;
      /** Subject Name */
      subjectName: string;
      /** Theory */
      theory: boolean;
      /** Practical */
      practical: boolean;
      /** Viva */
      viva: boolean;
      /**
       * Evaluation Method
       * @description A subject evaluated by grade has no marks and needs no limits
       * @enum {string}
       */
      evaluationMethod: 'MARKS' | 'GRADE';
      /**
       * Type
       * @enum {string}
       */
      type: 'MANDATORY' | 'OPTIONAL';
      /**
       * Exams
       * @description In the order of the exam list
       */
      exams: components['schemas']['ExamLimits'][];
    };
    SubjectLimitsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['SubjectLimits'][];
    };
    /**
     * Limits in an exam
     * @description Marks in steps of 0.5. A limit that is missing or null answers 173
     */
    ExamLimitsForm: {
      /** Exam */
      examId: number;
      /**
       * Exam Name
       * @description Ignored
       */
      examName?: string;
      /** Theory Minimum */
      theoryMinMarks?: number | null;
      /** Theory Maximum */
      theoryMaxMarks?: number | null;
      /** Practical Minimum */
      practicalMinMarks?: number | null;
      /** Practical Maximum */
      practicalMaxMarks?: number | null;
      /** Viva Minimum */
      vivaMinMarks?: number | null;
      /** Viva Maximum */
      vivaMaxMarks?: number | null;
      /**
       * Maximum marks locked
       * @description Ignored
       */
      lockedMaxMarks?: boolean;
      /**
       * Editing marks locked
       * @description Ignored
       */
      lockedEditMarks?: boolean;
      /**
       * Version
       * @description Version of the edited limits; 0 if none were stored. A stale version answers 205
       */
      version?: number;
    };
    /** Subject exam marks */
    SubjectLimitsForm: {
      /** Subject */
      subjectId: number;
      /**
       * Subject Name
       * @description Ignored
       */
      subjectName?: string;
      /** Theory */
      theory?: boolean;
      /** Practical */
      practical?: boolean;
      /** Viva */
      viva?: boolean;
      /**
       * Evaluation Method
       * @enum {string}
       */
      evaluationMethod?: 'MARKS' | 'GRADE';
      /**
       * Type
       * @description Ignored
       * @enum {string}
       */
      type?: 'MANDATORY' | 'OPTIONAL';
      /** Exams */
      exams: components['schemas']['ExamLimitsForm'][];
    };
    /**
     * Marks configuration
     * @description Subjects of one class in one session
     */
    SubjectLimitsForms: components['schemas']['SubjectLimitsForm'][];
    /** Marks of a class in an exam */
    StudentMarksRequest: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, all sections
       */
      sectionId?: number | null;
      /** Exam */
      examId: number;
      /**
       * Search (Name/Code)
       * @description Students whose name or code contains it, ignoring case
       */
      searchText?: string;
    };
    /** Enrolment in the session */
    MarksEnrollment: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /** Section */
      sectionId: number | null;
      /** Roll No. */
      rollNo: number | null;
      /** Class name */
      className: string;
      /** Section name */
      sectionName: string | null;
    };
    /** Student */
    MarksStudent: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Sr No. */
      studentSrNo: string;
      /** Student Name */
      studentName: string;
      /** Father's Name */
      fatherName: string;
      /** Mother's Name */
      motherName: string;
      gender: components['schemas']['Gender'];
      /**
       * Left
       * @description Left with a result of the year, in a session that is not completed. The entries are read only
       */
      left?: boolean;
      /** Enrolments */
      enrollments: components['schemas']['MarksEnrollment'][];
    };
    /** Subject */
    MarksSubject: {
      /** Subject */
      subjectId: number;
      /** Subject Name */
      subjectName: string;
    };
    /**
     * Reason for not appearing
     * @enum {string}
     */
    NotAppearReason: 'MEDICAL' | 'ABSENT' | 'LEAVE';
    /**
     * Marks in a subject
     * @description Of each component marks, a grade or a reason, or none of them. Limits are in the marks config of the class
     */
    SubjectMarks: {
      subject: components['schemas']['MarksSubject'];
      /**
       * Taken elsewhere
       * @description Whether the subject counts without an entry in this exam: a mandatory one, or an optional one with an entry in another exam of the session
       */
      takenElsewhere: boolean;
      /** Theory Marks */
      theoryMarks: number | null;
      /** Theory Grade */
      theoryGradeId: number | null;
      /** Theory Reason */
      theoryNotAppearInExamReason: components['schemas']['NotAppearReason'] | null;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      theoryVersion: number;
      /** Practical Marks */
      practicalMarks: number | null;
      /** Practical Grade */
      practicalGradeId: number | null;
      /** Practical Reason */
      practicalNotAppearInExamReason: components['schemas']['NotAppearReason'] | null;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      practicalVersion: number;
      /** Viva Marks */
      vivaMarks: number | null;
      /** Viva Grade */
      vivaGradeId: number | null;
      /** Viva Reason */
      vivaNotAppearInExamReason: components['schemas']['NotAppearReason'] | null;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      vivaVersion: number;
    };
    /** Result in the exam */
    MarksSummary: {
      /** Total */
      roundedTotal: number;
      /**
       * Percentage
       * @description Null while marks are missing
       */
      percentage: number | null;
      /**
       * Division
       * @description Of students who passed
       */
      divisionName: string | null;
      /**
       * Rank
       * @description Within class and section among those who passed
       */
      rank: number | null;
    };
    /** Marks of a student */
    StudentMarks: {
      student: components['schemas']['MarksStudent'];
      /**
       * Student Attendance
       * @description Days
       */
      studentAttendance: number | null;
      /**
       * School Attendance
       * @description Days
       */
      schoolAttendance: number | null;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      studentAttendanceVersion: number;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      schoolAttendanceVersion: number;
      /**
       * Subjects
       * @description Those of the student's stream, in the order of the marks config
       */
      subjects: components['schemas']['SubjectMarks'][];
      summary: components['schemas']['MarksSummary'];
    };
    StudentMarksAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentMarks'][];
    };
    /** Marks in a subject */
    SubjectMarksForm: {
      /** Subject */
      subjectId: number;
      /**
       * Theory Marks
       * @description In steps of 0.5
       */
      theoryMarks?: number | null;
      /** Theory Grade */
      theoryGradeId?: number | null;
      /**
       * Theory Reason
       * @description MEDICAL, ABSENT or LEAVE; others answer 170
       */
      theoryNotAppearInExamReason?: string | null;
      /**
       * Version
       * @description Of the entry that was edited, 0 for an empty one; without it the entry is overwritten
       */
      theoryVersion?: number;
      /**
       * Maximum Marks
       * @description Of the paper when the marks were entered; another maximum now answers 205; without it none is compared
       */
      theoryMaxMarks?: number;
      /**
       * Practical Marks
       * @description In steps of 0.5
       */
      practicalMarks?: number | null;
      /** Practical Grade */
      practicalGradeId?: number | null;
      /**
       * Practical Reason
       * @description MEDICAL, ABSENT or LEAVE; others answer 170
       */
      practicalNotAppearInExamReason?: string | null;
      /**
       * Version
       * @description Of the entry that was edited, 0 for an empty one; without it the entry is overwritten
       */
      practicalVersion?: number;
      /**
       * Maximum Marks
       * @description Of the paper when the marks were entered; another maximum now answers 205; without it none is compared
       */
      practicalMaxMarks?: number;
      /**
       * Viva Marks
       * @description In steps of 0.5
       */
      vivaMarks?: number | null;
      /** Viva Grade */
      vivaGradeId?: number | null;
      /**
       * Viva Reason
       * @description MEDICAL, ABSENT or LEAVE; others answer 170
       */
      vivaNotAppearInExamReason?: string | null;
      /**
       * Version
       * @description Of the entry that was edited, 0 for an empty one; without it the entry is overwritten
       */
      vivaVersion?: number;
      /**
       * Maximum Marks
       * @description Of the paper when the marks were entered; another maximum now answers 205; without it none is compared
       */
      vivaMaxMarks?: number;
    };
    /** Marks of a student */
    StudentMarksFormRow: {
      /** Student */
      studentId: number;
      /**
       * Student Attendance
       * @description Days, in steps of 0.5
       */
      studentAttendance?: number | null;
      /**
       * School Attendance
       * @description Days, in steps of 0.5
       */
      schoolAttendance?: number | null;
      /**
       * Version
       * @description Of the entry that was edited, 0 for an empty one; without it the entry is overwritten
       */
      studentAttendanceVersion?: number;
      /**
       * Version
       * @description Of the entry that was edited, 0 for an empty one; without it the entry is overwritten
       */
      schoolAttendanceVersion?: number;
      /** Subjects */
      subjects?: components['schemas']['SubjectMarksForm'][];
    };
    /** Marks of students in an exam */
    StudentMarksForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, students of all sections
       */
      sectionId?: number | null;
      /** Exam */
      examId: number;
      /** Students */
      students: components['schemas']['StudentMarksFormRow'][];
    };
    SavedMarksAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      /** Saved marks */
      data: {
        /** Entries */
        entries: number;
      };
    };
    /** Award list */
    AwardListForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, all sections
       */
      sectionId?: number | null;
      /** Exam */
      examId: number;
      /**
       * Subjects
       * @description The lists are in the order of the subjects of the class
       */
      subjectIds: number[];
    };
    SessionReadinessAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ClassReadiness'][];
    };
    /**
     * Kind of exam
     * @enum {string}
     */
    LeftOutExam: 'TERM' | 'MID_TERM' | 'INTERNAL_ASSESSMENT';
    /** Grade of the scale */
    ScaleGrade: {
      /** Grade */
      name: string;
      /** From percent */
      fromPercent: number;
    };
    /** Exam with declared results */
    DeclaredExam: {
      /** Exam */
      examId: number;
      /** Exam Name */
      examName: string;
      /** Class */
      className: string;
      /**
       * Result Declaration Date
       * Format: date
       */
      resultDeclarationDate: string;
    };
    /**
     * Result rules
     * @description The numbers by which results of a session are judged
     */
    ResultRules: {
      /** Session */
      sessionId: number;
      /** Pass mark */
      passPercent: number;
      /** Minimum in the annual paper */
      annualPaperPercent: number;
      /** First division */
      firstPercent: number;
      /** Second division */
      secondPercent: number;
      /** Third division */
      thirdPercent: number;
      /** Distinction */
      distinctionPercent: number;
      /** Supplementary subjects */
      maxSupplementarySubjects: number;
      /** Medical left out in */
      medicalLeavesOut: components['schemas']['LeftOutExam'][];
      /** Grades by percentage */
      gradeScale: components['schemas']['ScaleGrade'][];
      /** Marksheets only after declaration */
      declarationRequired: boolean;
      /**
       * Exams with declared results
       * @description While there are any, the rules cannot be changed
       */
      declared: components['schemas']['DeclaredExam'][];
      /**
       * Version
       * @description 0 where none were saved
       */
      version: number;
    };
    ResultRulesAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ResultRules'];
    };
    /** Result rules */
    ResultRulesForm: {
      /** Session */
      sessionId: number;
      /**
       * Pass mark
       * @description Percent of the full marks, in the theory and in the practical of each subject
       */
      passPercent: number;
      /**
       * Minimum in the annual paper
       * @description Percent of the full marks of the theory paper in the annual exam; 0 for no minimum
       */
      annualPaperPercent: number;
      /**
       * First division
       * @description From this percentage of the total
       */
      firstPercent: number;
      /** Second division */
      secondPercent: number;
      /** Third division */
      thirdPercent: number;
      /**
       * Distinction
       * @description From this percentage of a subject
       */
      distinctionPercent: number;
      /**
       * Supplementary subjects
       * @description Number of failed subjects up to which a student may sit the supplementary exam
       */
      maxSupplementarySubjects: number;
      /**
       * Medical left out in
       * @description Kinds of exams whose full marks are not counted for a student who was ill
       */
      medicalLeavesOut: components['schemas']['LeftOutExam'][];
      /**
       * Grades by percentage
       * @description The best first, each from a lower percentage, the last one from 0; empty for no grades
       */
      gradeScale: components['schemas']['ScaleGrade'][];
      /**
       * Marksheets only after declaration
       * @description Marksheets are refused before the declaration date of the exam
       */
      declarationRequired: boolean;
      /**
       * Version
       * @description Of what was edited; a newer one answers 205
       */
      version?: number;
    };
    /** Figure */
    YearFigure: {
      /** Title */
      title: string;
      /** Value */
      value: string;
    };
    /** Subject in the year */
    YearSubject: {
      /** Subject */
      subjectName: string;
      /**
       * Status
       * @enum {string}
       */
      status: 'PASSED' | 'FAILED' | 'INCOMPLETE' | 'LEFT_OUT' | 'NO_PAPER' | 'GRADED' | 'NOT_TAKEN';
      /**
       * Marks of each exam
       * @description In the order of the exams, in words, with a line for each component; blank where the subject is not part of the exam
       */
      papers: string[];
      /**
       * Total
       * @description Blank where no marks count
       */
      total: string;
      /** How the status came about */
      notes: string[];
    };
    /** Result of the year */
    YearResult: {
      /** Student */
      studentId: number;
      /** Student Name */
      studentName: string;
      /**
       * Result
       * @enum {string}
       */
      outcome: 'PASS' | 'FAIL' | 'SUPPLEMENTARY' | 'INCOMPLETE' | 'NOT_JUDGED';
      /** Result in words */
      text: string;
      /** Figures */
      figures: components['schemas']['YearFigure'][];
      /**
       * Exams
       * @description Names in the order of the year
       */
      exams: string[];
      /** Subjects */
      subjects: components['schemas']['YearSubject'][];
    };
    YearResultAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['YearResult'];
    };
    /** Students by result */
    OutcomeCounts: {
      /** Passed */
      passed: number;
      /** Passed by grace */
      passedByGrace: number;
      /** Supplementary */
      supplementary: number;
      /** Failed */
      failed: number;
      /** Incomplete */
      incomplete: number;
      /** Not judged */
      notJudged: number;
    };
    /**
     * Result of the year
     * @description supplementary: the supplementary exam decides or was passed. notJudged: no subject with marks counts
     * @enum {string}
     */
    YearOutcome: 'passed' | 'passedByGrace' | 'supplementary' | 'failed' | 'incomplete' | 'notJudged';
    /** Student whose result changes */
    ChangedOutcome: {
      /** Student */
      studentId: number;
      /** Student Name */
      studentName: string;
      before: components['schemas']['YearOutcome'];
      after: components['schemas']['YearOutcome'];
    };
    /** Effect of rules on a class */
    RulesEffect: {
      /** Class */
      classId: number;
      /** Class */
      className: string;
      /** Students */
      students: number;
      before: components['schemas']['OutcomeCounts'];
      after: components['schemas']['OutcomeCounts'];
      /** Students whose result changes */
      changed: number;
      /** The first 20 of them */
      changes: components['schemas']['ChangedOutcome'][];
    };
    RulesEffectAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['RulesEffect'][];
    };
    /** Remark of a student */
    RemarkForm: {
      /** Student */
      studentId: number;
      /**
       * Remark
       * @description Null or blank to remove it
       */
      remark: string | null;
      /**
       * Version
       * @description Of the remark that was edited; 0 where none was stored
       */
      version: number;
    };
    /** Remarks of students */
    StudentRemarksForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, all sections
       */
      sectionId?: number | null;
      /** Remarks */
      remarks: components['schemas']['RemarkForm'][];
    };
    /** Saved remark */
    SavedRemark: {
      /** Student */
      studentId: number;
      /** Remark */
      remark: string | null;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      version: number;
    };
    SavedRemarksAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['SavedRemark'][];
    };
    /** Remarks of a class */
    StudentRemarksRequest: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, all sections
       */
      sectionId?: number | null;
    };
    /** Remark of a student */
    StudentRemark: {
      student: components['schemas']['MarksStudent'];
      /** Remark */
      remark: string | null;
      /**
       * Version
       * @description Counts the changes of an entry; 0 where nothing was ever entered
       */
      version: number;
    };
    StudentRemarksAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentRemark'][];
    };
    /** Result register */
    ResultRegisterForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, all sections
       */
      sectionId?: number | null;
      /** Exam */
      examId: number;
      /**
       * File
       * @enum {string}
       */
      format: 'PDF' | 'XLSX';
      /**
       * Paper
       * @description Of a PDF; A4 without it
       * @enum {string}
       */
      paper?: 'A4' | 'A3';
    };
    /**
     * Key of the run
     * @description Chosen by the caller; names the run for its progress
     */
    RunKey: string;
    /** Marksheets */
    MarksheetsForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, all sections
       */
      sectionId?: number | null;
      /** Exam */
      examId: number;
      /**
       * Search (Name/Code)
       * @description Students whose name or code contains it, ignoring case
       */
      searchText?: string;
      /**
       * Students
       * @description Without it, all students of the class or section
       */
      studentIds?: number[];
      /**
       * Format
       * @description ZIP, the default, has a PDF file of each student; PDF is one file
       * @enum {string}
       */
      format?: 'ZIP' | 'PDF';
      runKey?: components['schemas']['RunKey'];
    };
    /** Progress of a file */
    FileProgress: {
      /** Ready */
      done: number;
      /**
       * Parts
       * @description Marksheets or rows, 0 until their number is known
       */
      of: number;
      /**
       * State
       * @description WAITING for its turn
       * @enum {string}
       */
      state: 'WAITING' | 'RUNNING' | 'DONE';
    };
    FileProgressAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['FileProgress'];
    };
    /** Marks of a class in an exam */
    MarksFileParams: {
      /** Exam */
      examId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Without it, or with -1, students of all sections
       */
      sectionId?: number | null;
      /** Session */
      sessionId: number;
      /**
       * School
       * @description Without it, the school of the exam
       */
      schoolId?: number;
    };
    MarksFileOrder: {
      params?: components['schemas']['MarksFileParams'];
      paramsJson?: components['schemas']['MarksFileParams'];
      /** Format: binary */
      studentFile: Blob;
      /**
       * Entries changed since the download
       * @description KEEP_STORED leaves them as they are stored, STORE_FILE stores the values of the file; without it they answer 205
       * @enum {string}
       */
      conflicts?: 'KEEP_STORED' | 'STORE_FILE';
      /**
       * Check
       * @description That of the check which was confirmed
       */
      check?: string;
    };
    UploadedMarksAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      /** Uploaded marks */
      data: {
        /** Entries */
        entries: number;
        /** Entries left as they are stored */
        kept: number;
      };
    };
    MarksFile: {
      params?: components['schemas']['MarksFileParams'];
      paramsJson?: components['schemas']['MarksFileParams'];
      /** Format: binary */
      studentFile: Blob;
    };
    /** @description READY is stored by the upload; CONFLICT was changed since the template was downloaded */
    MarksFileEntry: {
      /**
       * Column
       * @description Subject and component
       */
      column: string;
      /**
       * State
       * @enum {string}
       */
      state: 'READY' | 'CONFLICT';
      /**
       * Stored
       * @description As in the spreadsheet; null for an empty entry
       */
      stored: string | null;
      /**
       * In the file
       * @description As in the spreadsheet; null for an empty cell
       */
      sent: string | null;
      /**
       * Changed by
       * @description Of a conflict; null where the user is not visible
       */
      by?: string | null;
      /**
       * Changed at
       * Format: date-time
       * @description Of a conflict
       */
      at?: string;
    };
    MarksFileProblem: {
      /**
       * Column
       * @description Its heading; blank for the row as a whole
       */
      column: string;
      /** Reason */
      message: string;
    };
    /** @description A row with changes or with errors */
    MarksFileRow: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /**
       * Student Code
       * @description As it was read
       */
      studentCode: string;
      /**
       * Student Name
       * @description As it is stored; as it was read for an unknown student
       */
      studentName: string;
      /** Entries */
      entries: components['schemas']['MarksFileEntry'][];
      /** Problems */
      problems: components['schemas']['MarksFileProblem'][];
    };
    MarksFileCheck: {
      /**
       * Check
       * @description Identifies what the upload would store
       */
      check: string;
      /** Rows of students */
      students: number;
      /** Entries to store */
      ready: number;
      /** Entries changed since the download */
      conflicts: number;
      /** Rows with errors */
      wrong: number;
      notRead: components['schemas']['NotRead'];
      /** Rows */
      rows: components['schemas']['MarksFileRow'][];
    };
    MarksFileCheckAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['MarksFileCheck'];
    };
    /** Active students of a class */
    DashboardClass: {
      /** Class */
      classId: number;
      /** Class */
      className: string;
      /** Boys */
      boys: number;
      /** Girls */
      girls: number;
      /** Other */
      others: number;
    };
    /**
     * Exam
     * @description The exams of one name of all classes
     */
    DashboardExam: {
      /** Exam */
      name: string;
      /**
       * Entries expected
       * @description As in the progress of exams
       */
      expected: number;
      /** Entries */
      entered: number;
      /**
       * Class in which most entries are missing
       * @description The first class where none is missing
       */
      next: {
        /** Class */
        classId: number;
        /** Class */
        className: string;
        /** Exam */
        examId: number;
      };
    };
    /**
     * Figures of the active session
     * @description A figure is present when the caller has a privilege of the screens that show it
     */
    Dashboard: {
      /**
       * Session
       * @description The active session; of several, the one whose dates contain today
       */
      session?: {
        /** Session */
        sessionId: number;
        /** Session */
        sessionName: string;
      };
      /** Active students */
      students?: {
        /** Pending registrations */
        pending: number;
        /**
         * Classes
         * @description Classes with students, in their order
         */
        classes: components['schemas']['DashboardClass'][];
      };
      /**
       * Fees collected
       * @description Receipts of type FEE of the session, also those that await confirmation, without cancelled ones
       */
      collection?: {
        /**
         * Collected
         * @description Rupees
         */
        amount: number;
        /**
         * Months
         * @description The months of the session, and other months with receipts, by payment date
         */
        months: {
          /**
           * Month
           * @description yyyy-MM
           */
          month: string;
          /**
           * Amount
           * @description Rupees
           */
          amount: number;
        }[];
      };
      /**
       * Pending fees
       * @description Of active students whose fee is determined
       */
      dues?: {
        /**
         * Pending
         * @description Rupees
         */
        amount: number;
        /** Students with a pending fee */
        students: number;
        /**
         * Due by today
         * @description Rupees of the instalments up to today
         */
        due: number;
        /** Students with a due fee */
        dueStudents: number;
      };
      /** Receipts of the session that await confirmation */
      awaiting?: {
        /** Receipts */
        receipts: number;
        /**
         * Amount
         * @description Rupees
         */
        amount: number;
      };
      /**
       * Exams
       * @description In the order of the year
       */
      exams?: components['schemas']['DashboardExam'][];
    };
    DashboardAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Dashboard'];
    };
    /**
     * History entity
     * @description STUDENT and RECEIPT by their ids; FEE_STRUCTURE by class, session and stream; DISCOUNT by student and session; MARKS by exam, student, subject and component; MARKS_LIMITS by class and session; EXAM (locks and declaration date), USER (permissions), SESSION and CLASS (with its sections) by their ids
     * @enum {string}
     */
    HistoryEntity:
      | 'STUDENT'
      | 'RECEIPT'
      | 'FEE_STRUCTURE'
      | 'DISCOUNT'
      | 'MARKS'
      | 'MARKS_LIMITS'
      | 'EXAM'
      | 'USER'
      | 'SESSION'
      | 'CLASS';
    /**
     * History kind
     * @description DATE is yyyy-MM-dd, MONEY rupees with two decimals; the portal formats both
     * @enum {string}
     */
    HistoryKind: 'TEXT' | 'DATE' | 'MONEY';
    /** History change */
    HistoryChange: {
      /** Field */
      field: string;
      kind: components['schemas']['HistoryKind'];
      /** Before */
      before: string | null;
      /** After */
      after: string | null;
      /**
       * Values recorded
       * @description False where an older entry has only the name of the field
       */
      recorded: boolean;
    };
    /** History item */
    HistoryItem: {
      /**
       * Entry
       * @description Negative for an event that is derived from a receipt without entries
       */
      id: number;
      /**
       * Time
       * Format: date-time
       */
      at: string;
      /**
       * User
       * @description Null for a user whom the caller may not see
       */
      by: string | null;
      /**
       * User recorded
       * @description False where the record does not store the user
       */
      userRecorded: boolean;
      /**
       * Action
       * @description In words
       */
      action: string;
      /**
       * About
       * @description The session, file or receipt of the change
       */
      about: string | null;
      /** Changed fields */
      changes: components['schemas']['HistoryChange'][];
    };
    /** History page */
    HistoryPage: {
      /**
       * Changes
       * @description The newest first
       */
      entries: components['schemas']['HistoryItem'][];
      /**
       * Next page
       * @description The value of `before` for older changes; null after the last one
       */
      next: number | null;
    };
    HistoryAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['HistoryPage'];
    };
    /** Report */
    ReportRequest: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /**
       * Classes
       * @description Empty or absent, all classes
       */
      classIds?: number[];
      fileFormat?: components['schemas']['FileFormat'];
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
      /**
       * Sorted by
       * @description The key of a column; without it, by class, section and name
       */
      sortBy?: string;
      /**
       * Order
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
    };
    /** Cell */
    ReportCell: {
      /**
       * Value
       * @description A date as yyyy-MM-dd, an amount in rupees
       */
      columnValue: string | number | null;
    };
    /** Header */
    ReportHeader: {
      /** Title */
      columnValue: string;
      /**
       * Key
       * @description Of sortBy
       */
      key?: string;
      /**
       * Kind
       * @enum {string}
       */
      kind?: 'TEXT' | 'NUMBER' | 'MONEY' | 'DATE';
    };
    /** Report */
    ReportResult: {
      /**
       * Rows
       * @description Each row has a cell for each header
       */
      content: components['schemas']['ReportCell'][][];
      /** Headers */
      headers: components['schemas']['ReportHeader'][];
      /**
       * Totals
       * @description Of all pages, a cell for each header; null where a column has no sum
       */
      totals?: components['schemas']['ReportCell'][];
      /** Students of the rows */
      studentIds?: number[];
      /** Classes of the rows */
      classIds?: number[];
      /**
       * Chart
       * @description A bar for each row of all pages, in the order of the rows without sortBy
       */
      chart?: {
        /** Label */
        label: string;
        /** Value */
        value: number;
      }[];
      /**
       * Mobile numbers
       * @description Of the rows of all pages, each number once
       */
      mobiles?: string[];
      /**
       * Values of the chart
       * @enum {string}
       */
      chartKind?: 'NUMBER' | 'MONEY';
      /** Rows of all pages */
      totalElements: number;
      /** Pages */
      totalPages: number;
    };
    ReportAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['ReportResult'];
    };
    /** Report file */
    ReportFileRequest: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /**
       * Classes
       * @description Empty or absent, all classes
       */
      classIds?: number[];
      fileFormat: components['schemas']['FileFormat'];
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
      /**
       * Sorted by
       * @description The key of a column; without it, by class, section and name
       */
      sortBy?: string;
      /**
       * Order
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      runKey?: components['schemas']['RunKey'];
    };
    /** Report */
    StudentFeeReportRequest: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /**
       * Classes
       * @description Empty or absent, all classes
       */
      classIds?: number[];
      fileFormat?: components['schemas']['FileFormat'];
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
      /**
       * Sorted by
       * @description The key of a column; without it, by class, section and name
       */
      sortBy?: string;
      /**
       * Order
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      /** Discounted Students */
      includeDiscountedStudents?: boolean;
      /** Admission Fee Applicable Students */
      includeAdmissionFeeApplicableStudents?: boolean;
    };
    /** Report file */
    StudentFeeReportFileRequest: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /**
       * Classes
       * @description Empty or absent, all classes
       */
      classIds?: number[];
      fileFormat: components['schemas']['FileFormat'];
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
      /**
       * Sorted by
       * @description The key of a column; without it, by class, section and name
       */
      sortBy?: string;
      /**
       * Order
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      /** Discounted Students */
      includeDiscountedStudents?: boolean;
      /** Admission Fee Applicable Students */
      includeAdmissionFeeApplicableStudents?: boolean;
      runKey?: components['schemas']['RunKey'];
    };
    /**
     * Report
     * @enum {string}
     */
    ReportName: 'CLASS_REGISTER' | 'COLLECTION' | 'UDISE' | 'DUE_DATES' | 'REMINDERS';
    /**
     * Report
     * @description Each report has some of the filters; others must be absent
     */
    SchoolReportRequest: {
      report: components['schemas']['ReportName'];
      /** School */
      schoolId: number;
      /** Session */
      sessionId?: number;
      /**
       * Classes
       * @description Empty or absent, all classes
       */
      classIds?: number[];
      /**
       * From
       * Format: date
       * @description First day; the range has at most 366 days
       */
      from?: string;
      /**
       * To
       * Format: date
       * @description Last day
       */
      to?: string;
      /**
       * As on
       * Format: date
       * @description Today when absent
       */
      day?: string;
      /**
       * Students
       * @description The students instead of one row for each class
       */
      details?: boolean;
      /**
       * Grouped by
       * @enum {string}
       */
      groupBy?: 'DAY' | 'MONTH' | 'MODE' | 'CASHIER' | 'CLASS';
      /**
       * Only due fees
       * @description Only students with an amount that is due by the day
       */
      onlyDue?: boolean;
      /**
       * Mobile numbers
       * @description Also the distinct mobile numbers of all rows
       */
      mobiles?: boolean;
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
      /**
       * Sorted by
       * @description The key of a column; without it, by class, section and name
       */
      sortBy?: string;
      /**
       * Order
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
    };
    /** Report file */
    SchoolReportFileRequest: {
      report: components['schemas']['ReportName'];
      /** School */
      schoolId: number;
      /** Session */
      sessionId?: number;
      /**
       * Classes
       * @description Empty or absent, all classes
       */
      classIds?: number[];
      /**
       * From
       * Format: date
       * @description First day; the range has at most 366 days
       */
      from?: string;
      /**
       * To
       * Format: date
       * @description Last day
       */
      to?: string;
      /**
       * As on
       * Format: date
       * @description Today when absent
       */
      day?: string;
      /**
       * Students
       * @description The students instead of one row for each class
       */
      details?: boolean;
      /**
       * Grouped by
       * @enum {string}
       */
      groupBy?: 'DAY' | 'MONTH' | 'MODE' | 'CASHIER' | 'CLASS';
      /**
       * Only due fees
       * @description Only students with an amount that is due by the day
       */
      onlyDue?: boolean;
      /**
       * Mobile numbers
       * @description Also the distinct mobile numbers of all rows
       */
      mobiles?: boolean;
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
      /**
       * Sorted by
       * @description The key of a column; without it, by class, section and name
       */
      sortBy?: string;
      /**
       * Order
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      fileFormat: components['schemas']['FileFormat'];
      runKey?: components['schemas']['RunKey'];
      /**
       * Content
       * @description The list, or a slip for each row of a report that has slips, as a PDF in the order of the classes
       * @enum {string}
       */
      paper?: 'LIST' | 'SLIPS';
      /**
       * Language of the slips
       * @description English when absent
       * @enum {string}
       */
      language?: 'ENGLISH' | 'HINDI';
    };
    StudentFilter: {
      /** School */
      schoolId: number;
      /**
       * Session
       * @description If absent, each student is listed with the current enrolment
       */
      sessionId?: number | null;
      /**
       * Class
       * @description -1 is no restriction
       */
      classId?: number | null;
      /**
       * Section
       * @description -1 is no restriction
       */
      sectionId?: number | null;
      /**
       * Search (Name/Code)
       * @description Each of its words, in any order, is any part of the student's code, Sr. No. or name, of a parent's name, or, with four digits or more, of a mobile of the student or a parent. Words of one or two signs alone are looked for in the student's code, Sr. No. and name
       */
      searchText?: string | null;
      /** With disabled students */
      includeDisabled?: boolean;
      /** With students struck off */
      includeBlocked?: boolean;
      /** Disabled students alone */
      onlyDisabled?: boolean;
      /** Students struck off alone */
      onlyBlocked?: boolean;
      /** Students with a transfer certificate alone */
      onlyTc?: boolean;
      /**
       * Registration Status
       * @description -1 is no restriction; with PENDING or COMPLETE no deleted student is listed
       * @enum {string|null}
       */
      registrationStatus?: '-1' | 'PENDING' | 'COMPLETE' | null;
      /** Non RTE */
      nonRte?: boolean;
      /**
       * Old/New
       * @description Only students who are new in the session (newAdmission of the enrolment)
       */
      newStudents?: boolean;
      /**
       * Sorted by
       * @description Within active, inactive and deleted students. When absent, whose code or Sr. No. is the one word of searchText, then the name. bestMatch lists the students that are not deleted first: by the equal code or Sr. No., by the beginning of the name, of its words, by any part of the name, of the code or Sr. No., then the others
       * @enum {string}
       */
      sortBy?: 'studentName' | 'studentCode' | 'studentSrNo' | 'className' | 'rollNo' | 'admissionDate' | 'bestMatch';
      /**
       * Direction
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows per page */
      size?: number;
    };
    /**
     * Category
     * @enum {string|null}
     */
    Category: 'GENERAL' | 'OBC' | 'SC' | 'ST' | 'EBC' | 'EX SERVICEMAN' | null;
    /**
     * Student
     * @description A student as lists show one, with the entry of the session asked for
     */
    StudentRow: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /**
       * Father Name
       * @description Blank without a father
       */
      fatherName: string;
      /**
       * Mother Name
       * @description Blank without a mother
       */
      motherName: string;
      gender: components['schemas']['Gender'];
      /**
       * Sr. No.
       * @description Number in the school's admission register
       */
      studentSrNo: string;
      /**
       * Admission Date
       * Format: date
       */
      admissionDate: string;
      /**
       * Date of Birth
       * Format: date
       */
      dateOfBirth: string;
      /** Mobile Number */
      mobileNo: string;
      /**
       * Aadhar Number
       * @description Masked
       */
      aadharNo: string | null;
      category: components['schemas']['Category'];
      /** RTE */
      rte: boolean;
      /**
       * Image
       * @description Address of the image below the images path
       */
      image: string | null;
      /** Deleted */
      deleted: boolean;
      /**
       * Disabled
       * @description A transfer certificate was issued or the student was disabled
       */
      disabled: boolean;
      /**
       * Blocked
       * @description The name is struck off
       */
      blocked: boolean;
      /** School */
      schoolId: number;
      /** Enrolments */
      enrollments: components['schemas']['Enrollment'][];
      version: components['schemas']['Version'];
    };
    StudentPage: {
      /** Students */
      content: components['schemas']['StudentRow'][];
      /** Students in all */
      totalElements: number;
      /** Pages */
      totalPages: number;
      /** Rows per page */
      size: number;
      /**
       * Page
       * @description From 0
       */
      number: number;
    };
    StudentPageAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentPage'];
    };
    /** Student of a code */
    StudentByCode: {
      /** @description With the enrolment of the session asked for, else with the one in use */
      student: components['schemas']['StudentRow'] | null;
      /**
       * Obstacle
       * @description Why the student cannot be chosen within session, class and section; null where nothing is in the way
       * @enum {string|null}
       */
      obstacle:
        | 'DELETED'
        | 'TC_ISSUED'
        | 'STRUCK_OFF'
        | 'DISABLED'
        | 'NOT_IN_SESSION'
        | 'SECTION_MISSING'
        | 'REGISTRATION_PENDING'
        | 'OTHER_CLASS'
        | null;
    };
    StudentByCodeAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentByCode'];
    };
    StudentListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentRow'][];
    };
    /**
     * Blood Group
     * @enum {string|null}
     */
    BloodGroup: 'A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | null;
    /**
     * Relation
     * @enum {string}
     */
    ParentType: 'FATHER' | 'MOTHER' | 'GUARDIAN';
    ParentForm: {
      /** Parent */
      parentId?: number;
      type: components['schemas']['ParentType'];
      /** Name */
      name: string;
      /**
       * Aadhar Number
       * @description A masked value, sent back as it was read, leaves the stored number as it is
       */
      aadharNo?: string | null;
      /**
       * PAN Number
       * @description A masked value, sent back as it was read, leaves the stored number as it is
       */
      panNo?: string | null;
      /** Mobile Number */
      mobileNo?: string | null;
      /** Tax Payer */
      taxPayer?: boolean;
      /** Higher Qualification */
      higherQualification?: string | null;
      /** Occupation */
      occupation?: string | null;
    };
    /** @description The sibling is the student named by siblingStudentId; the rest says where that student was looked up */
    SiblingForm: {
      /** Sibling Name */
      siblingStudentId: number;
      /** School */
      schoolId?: number;
      /** Class */
      classId?: number | null;
    };
    /**
     * Result
     * @enum {string|null}
     */
    LastSchoolResult: 'Pass' | 'Fail' | 'Pursuing' | null;
    /** Last school */
    LastSchoolForm: {
      /** School Name */
      name?: string | null;
      /** Class */
      className?: string | null;
      /** Marks */
      marks?: string | null;
      /** Attendance */
      attendance?: string | null;
      result?: components['schemas']['LastSchoolResult'];
      /** Contact No. */
      contactNo?: string | null;
    };
    EnrollmentForm: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Required when the class has sections
       */
      sectionId?: number | null;
      /**
       * New Admission
       * @description Whether the student is new in the session. Absent or null, the provider decides when the student is enrolled: new are students without an enrolment in an earlier session who are enrolled while the session is UPCOMING, or whose admission date is at most 180 days before its start. It is stored once; for an enrolled student another value answers 109
       */
      newAdmission?: boolean | null;
    };
    /** Student */
    StudentForm: {
      /** School */
      schoolId: number;
      /** Student Name */
      studentName: string;
      gender: components['schemas']['Gender'];
      /**
       * Sr. No.
       * @description Number in the school's admission register; left blank, the next one is given
       */
      studentSrNo?: string | null;
      /**
       * Date of Birth
       * Format: date
       */
      dateOfBirth: string;
      /**
       * Admission Date
       * Format: date
       */
      admissionDate: string;
      /**
       * Mobile Number
       * @description Without one the answer is 144
       */
      mobileNo?: string | null;
      /**
       * Aadhar Number
       * @description A masked value, sent back as it was read, leaves the stored number as it is
       */
      aadharNo?: string | null;
      /** Jan Aadhar Number */
      janAadharNo?: string | null;
      /** NIC Number */
      nicNo?: string | null;
      /** Religion */
      religion?: string | null;
      /** Caste */
      caste?: string | null;
      category?: components['schemas']['Category'];
      bloodGroup?: components['schemas']['BloodGroup'];
      /** BPL Card Number */
      bplCardNo?: string | null;
      /** EWS Card Number */
      ewsCardNo?: string | null;
      /** RTE */
      rte?: boolean;
      /** Full Residential Address */
      address1: string;
      /** District */
      district: string;
      /** Block */
      block: string;
      /** Municipal Board */
      municipalBoard?: string | null;
      /** Municipal Ward */
      municipalWard?: string | null;
      /** Pin Code */
      pinCode: string;
      /** Guardian Address */
      guardianAddress?: string | null;
      /** Parents */
      parentsInfo: components['schemas']['ParentForm'][];
      /** Siblings */
      siblingInfo?: components['schemas']['SiblingForm'][];
      lastSchoolDetails?: components['schemas']['LastSchoolForm'];
      /**
       * Enrolment
       * @description The session, class and section the form shows; entries of other sessions stay as they are
       */
      enrollments: components['schemas']['EnrollmentForm'][];
      /** Remove image */
      removeImage?: boolean;
      version?: components['schemas']['Version'];
    };
    StudentUpload: {
      student: components['schemas']['StudentForm'];
      /** Format: binary */
      studentImage?: Blob;
    };
    Parent: {
      /** Parent */
      parentId: number;
      type: components['schemas']['ParentType'];
      /** Name */
      name: string;
      /**
       * Aadhar Number
       * @description Masked
       */
      aadharNo: string | null;
      /**
       * PAN Number
       * @description Masked
       */
      panNo: string | null;
      /** Mobile Number */
      mobileNo: string | null;
      /** Tax Payer */
      taxPayer: boolean;
      /** Higher Qualification */
      higherQualification: string | null;
      /** Occupation */
      occupation: string | null;
    };
    Sibling: {
      /** Sibling */
      siblingStudentId: number;
      /** Student */
      studentId: number;
      /** Sibling Name */
      siblingName: string;
      /** Sibling Code */
      siblingCode: number;
      /** School */
      schoolId: number;
      /** School name */
      schoolName: string;
      /** Class */
      classId: number | null;
      /** Class name */
      className: string | null;
    };
    /** Last school */
    LastSchoolDetails: {
      /** School Name */
      name: string | null;
      /** Class */
      className: string | null;
      /** Marks */
      marks: string | null;
      /** Attendance */
      attendance: string | null;
      result: components['schemas']['LastSchoolResult'];
      /** Contact No. */
      contactNo: string | null;
    };
    /** @description A whole student. The entry of the session asked for comes first in enrollments, else the one in use */
    Student: {
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Student Name */
      studentName: string;
      /**
       * Father Name
       * @description Blank without a father
       */
      fatherName: string;
      /**
       * Mother Name
       * @description Blank without a mother
       */
      motherName: string;
      gender: components['schemas']['Gender'];
      /**
       * Sr. No.
       * @description Number in the school's admission register
       */
      studentSrNo: string;
      /**
       * Admission Date
       * Format: date
       */
      admissionDate: string;
      /**
       * Date of Birth
       * Format: date
       */
      dateOfBirth: string;
      /** Mobile Number */
      mobileNo: string;
      /**
       * Aadhar Number
       * @description Masked
       */
      aadharNo: string | null;
      category: components['schemas']['Category'];
      /** RTE */
      rte: boolean;
      /**
       * Image
       * @description Address of the image below the images path
       */
      image: string | null;
      /** Deleted */
      deleted: boolean;
      /**
       * Disabled
       * @description A transfer certificate was issued or the student was disabled
       */
      disabled: boolean;
      /**
       * Blocked
       * @description The name is struck off
       */
      blocked: boolean;
      /** School */
      schoolId: number;
      /** Enrolments */
      enrollments: components['schemas']['Enrollment'][];
      version: components['schemas']['Version'];
      /** Full Residential Address */
      address1: string;
      /** District */
      district: string;
      /** Block */
      block: string;
      /** Municipal Board */
      municipalBoard: string | null;
      /** Municipal Ward */
      municipalWard: string | null;
      /** Pin Code */
      pinCode: string;
      /** Jan Aadhar Number */
      janAadharNo: string | null;
      /** NIC Number */
      nicNo: string | null;
      /** Religion */
      religion: string | null;
      /** Caste */
      caste: string | null;
      bloodGroup: components['schemas']['BloodGroup'];
      /** BPL Card Number */
      bplCardNo: string | null;
      /** EWS Card Number */
      ewsCardNo: string | null;
      /** Guardian Address */
      guardianAddress: string | null;
      /** Parents */
      parentsInfo: components['schemas']['Parent'][];
      /** Siblings */
      siblingInfo: components['schemas']['Sibling'][];
      lastSchoolDetails: components['schemas']['LastSchoolDetails'];
      /**
       * Left
       * Format: date-time
       * @description When the name was struck off or the transfer certificate was issued; null for a student who has not left
       */
      leftAt?: string | null;
    };
    StudentAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Student'];
    };
    /**
     * Action
     * @enum {string}
     */
    HistoryType: 'ACTIVE' | 'INACTIVE' | 'TC';
    /** @description What was noted when a student left or came back */
    HistoryEntry: {
      /**
       * Comment
       * @description Blank where none was given
       */
      comment: string;
      type: components['schemas']['HistoryType'];
      /**
       * Date
       * Format: date-time
       */
      createdAt: string;
    };
    /** @description A student who left, and the history, newest first */
    StudentLife: {
      studentDetail: components['schemas']['StudentRow'];
      /** History */
      history: components['schemas']['HistoryEntry'][];
    };
    StudentLifePage: {
      /** Students */
      content: components['schemas']['StudentLife'][];
      /** Students in all */
      totalElements: number;
      /** Pages */
      totalPages: number;
      /** Rows per page */
      size: number;
      /**
       * Page
       * @description From 0
       */
      number: number;
    };
    StudentLifePageAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentLifePage'];
    };
    /** Name strike-off */
    StrikeOffForm: {
      /** School */
      schoolId: number;
      /** Session */
      sessionId: number;
      /** Student */
      studentId: number;
      /**
       * Reason
       * @description Required to strike a name off
       */
      comment?: string | null;
      /**
       * Type
       * @enum {string}
       */
      type: 'ACTIVE' | 'INACTIVE';
    };
    SessionDetail: {
      /** Student */
      studentId: number;
      /**
       * Roll No.
       * @description A whole number from 1 to 99999; any other answers 172. null takes the number away
       */
      rollNo: number | null;
      /**
       * Roll No. before
       * @description The student's number when the list was loaded. If the stored number differs, the write answers 205
       */
      rollNoBefore?: number | null;
    };
    /** Session details */
    SessionDetailsForm: {
      /** Session */
      sessionId: number;
      /** Class */
      classId: number;
      /**
       * Section
       * @description Required when the class has sections
       */
      sectionId?: number | null;
      /** Students */
      students: components['schemas']['SessionDetail'][];
    };
    StudentImportFile: {
      /** School */
      schoolId: number;
      /**
       * Session
       * @description The session the students are registered in
       */
      sessionId: number;
      /** Format: binary */
      file: Blob;
      mapping?: components['schemas']['ImportMapping'];
    };
    ImportProblem: {
      /**
       * Column
       * @description Its heading; blank for the row as a whole
       */
      column: string;
      /** Reason */
      message: string;
    };
    /** @description READY is registered by the import, WRONG stops it, KNOWN is registered already and left out */
    StudentImportRow: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /**
       * State
       * @enum {string}
       */
      state: 'READY' | 'WRONG' | 'KNOWN';
      /**
       * Student Name
       * @description As it was read
       */
      studentName: string;
      /**
       * Father Name
       * @description As it was read
       */
      fatherName: string;
      /**
       * Class
       * @description As it was read
       */
      className: string;
      /**
       * Section
       * @description As it was read
       */
      sectionName: string;
      /** Problems */
      problems: components['schemas']['ImportProblem'][];
      student?: components['schemas']['RegisteredStudent'];
    };
    StudentImportCheck: {
      /** Rows to register */
      ready: number;
      /** Rows with errors */
      wrong: number;
      /** Rows of students registered already */
      known: number;
      /** Rows to register that are new admissions */
      newAdmissions: number;
      notRead: components['schemas']['NotRead'];
      reading: components['schemas']['ImportReading'];
      /** Rows */
      rows: components['schemas']['StudentImportRow'][];
    };
    StudentImportCheckAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentImportCheck'];
    };
    StudentImportOrder: {
      /** School */
      schoolId: number;
      /**
       * Session
       * @description The session the students are registered in
       */
      sessionId: number;
      /** Format: binary */
      file: Blob;
      /**
       * Students
       * @description How many rows were ready to be registered in the check that was confirmed
       */
      students: number;
      mapping?: components['schemas']['ImportMapping'];
    };
    ImportedStudent: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /** Sr. No. */
      studentSrNo: string;
      /** Student Name */
      studentName: string;
      /** Class */
      className: string;
      /** Section */
      sectionName: string | null;
    };
    StudentImported: {
      /** Students registered */
      students: number;
      /**
       * Registered students
       * @description In the order of the file
       */
      registered: components['schemas']['ImportedStudent'][];
    };
    StudentImportedAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentImported'];
    };
    /** Students of a class */
    StudentCount: {
      /** Class */
      classId: number;
      /** Name of the class */
      className: string;
      /** Active students */
      students: number;
      /**
       * Students without a section
       * @description Active students whose registration is pending, or whose class got sections since
       */
      pending: number;
      /** Active students without a roll number */
      withoutRollNo: number;
      /**
       * Students who are not promoted
       * @description Active students who are not enrolled in the target session and did not pass out of this one by a promotion that is in effect. null without a target session, and for a class outside the order of the classes, of which nobody is promoted
       */
      notPromoted: number | null;
    };
    StudentCountsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentCount'][];
    };
    ParentSecrets: {
      /** Parent */
      parentId: number;
      /** Aadhar Number */
      aadharNo: string | null;
      /** PAN Number */
      panNo: string | null;
    };
    /** @description The numbers that every other answer masks; null without a number, and for one that was stored with another secret of the installation, which cannot be read and is entered again */
    StudentSecrets: {
      /** Aadhar Number */
      aadharNo: string | null;
      /** Parents */
      parents: components['schemas']['ParentSecrets'][];
    };
    StudentSecretsAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['StudentSecrets'];
    };
    /**
     * Certificate
     * @enum {string}
     */
    CertificateType: 'TRANSFER' | 'BONAFIDE' | 'CHARACTER';
    /**
     * Certificate
     * @description A student and a session in which the student is enrolled; the rest as in CertificateDetails
     */
    CertificateForm: {
      type: components['schemas']['CertificateType'];
      /** Student */
      studentId: number;
      /** Session */
      sessionId: number;
      /**
       * Certificate No.
       * @description Number of the school's first certificate of this type, which continues its earlier numbers; 1 when absent. Must be absent when the school has issued one
       */
      firstNo?: number | null;
      /**
       * Class of First Admission
       * @description Of TRANSFER, required
       */
      admissionClass?: string | null;
      /**
       * Last Examination
       * @description Of TRANSFER
       */
      lastExam?: string | null;
      /**
       * Result
       * @description Of TRANSFER, only with an examination
       */
      lastResult?: string | null;
      /**
       * Qualified for Promotion
       * @description Of TRANSFER, such as "Yes, to class 9"
       */
      promotion?: string | null;
      /**
       * Dues Cleared up to
       * @description Of TRANSFER, a date or a month in words
       */
      duesClearedUpTo?: string | null;
      /**
       * Working Days
       * @description Of TRANSFER
       */
      workingDays?: number | null;
      /**
       * Days Present
       * @description Of TRANSFER, at most the working days
       */
      daysPresent?: number | null;
      /**
       * Conduct
       * @description Of TRANSFER and CHARACTER, required
       */
      conduct?: string | null;
      /**
       * Date of Application
       * Format: date
       * @description Of TRANSFER, required, not after today
       */
      applicationDate?: string | null;
      /**
       * Date of Leaving
       * Format: date
       * @description Of TRANSFER, required, not before the admission date
       */
      leavingDate?: string | null;
      /**
       * Reason for Leaving
       * @description Of TRANSFER, required
       */
      reason?: string | null;
      /**
       * Purpose
       * @description Of BONAFIDE, such as "to open a bank account"
       */
      purpose?: string | null;
      /**
       * Remarks
       * @description Of every type
       */
      remarks?: string | null;
    };
    /**
     * Certificate
     * @description An issued certificate
     */
    Certificate: {
      /** Certificate */
      certificateId: number;
      type: components['schemas']['CertificateType'];
      /** Certificate No. */
      certificateNo: number;
      /** School */
      schoolId: number;
      /** Student */
      studentId: number;
      /** Student Code */
      studentCode: number;
      /**
       * Student Name
       * @description As at issue
       */
      studentName: string;
      /**
       * Sr. No.
       * @description As at issue
       */
      studentSrNo: string;
      /**
       * Father Name
       * @description As at issue; blank without a father
       */
      fatherName: string;
      /** Session */
      sessionId: number;
      /**
       * Session name
       * @description As at issue
       */
      sessionName: string;
      /**
       * Class
       * @description As at issue
       */
      className: string;
      /**
       * Section
       * @description As at issue
       */
      sectionName: string | null;
      /**
       * Receipt No.
       * @description Of TRANSFER, the receipt that ended the enrolment; null where the student left without one
       */
      receiptNo: number | null;
      /**
       * Issued on
       * Format: date
       */
      issuedOn: string;
      /**
       * Issued by
       * @description Null for a user of the platform
       */
      issuedBy: string | null;
      /**
       * Printed
       * @description The next copy says DUPLICATE
       */
      printed: boolean;
      /** Cancelled */
      cancelled: boolean;
      /** Reason of the cancellation */
      cancelReason: string | null;
    };
    CertificateAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Certificate'];
    };
    /**
     * Certificate details
     * @description What a certificate states beyond the student's record. Fields that the type does not print must be absent or null
     */
    CertificateDetails: {
      /**
       * Class of First Admission
       * @description Of TRANSFER, required
       */
      admissionClass?: string | null;
      /**
       * Last Examination
       * @description Of TRANSFER
       */
      lastExam?: string | null;
      /**
       * Result
       * @description Of TRANSFER, only with an examination
       */
      lastResult?: string | null;
      /**
       * Qualified for Promotion
       * @description Of TRANSFER, such as "Yes, to class 9"
       */
      promotion?: string | null;
      /**
       * Dues Cleared up to
       * @description Of TRANSFER, a date or a month in words
       */
      duesClearedUpTo?: string | null;
      /**
       * Working Days
       * @description Of TRANSFER
       */
      workingDays?: number | null;
      /**
       * Days Present
       * @description Of TRANSFER, at most the working days
       */
      daysPresent?: number | null;
      /**
       * Conduct
       * @description Of TRANSFER and CHARACTER, required
       */
      conduct?: string | null;
      /**
       * Date of Application
       * Format: date
       * @description Of TRANSFER, required, not after today
       */
      applicationDate?: string | null;
      /**
       * Date of Leaving
       * Format: date
       * @description Of TRANSFER, required, not before the admission date
       */
      leavingDate?: string | null;
      /**
       * Reason for Leaving
       * @description Of TRANSFER, required
       */
      reason?: string | null;
      /**
       * Purpose
       * @description Of BONAFIDE, such as "to open a bank account"
       */
      purpose?: string | null;
      /**
       * Remarks
       * @description Of every type
       */
      remarks?: string | null;
    };
    /**
     * Draft of a certificate
     * @description What the records know for a certificate that is not issued yet
     */
    CertificateDraft: {
      /**
       * Student
       * @description What the certificate states from the record, to be corrected there
       */
      student: {
        /** Student */
        studentId: number;
        /** Student Code */
        studentCode: number;
        /** Student Name */
        studentName: string;
        /** Sr. No. */
        studentSrNo: string;
        /**
         * Father Name
         * @description Blank without a father
         */
        fatherName: string;
        /**
         * Mother Name
         * @description Blank without a mother
         */
        motherName: string;
        gender: components['schemas']['Gender'];
        /** Category */
        category: string | null;
        /**
         * Date of Birth
         * Format: date
         */
        dateOfBirth: string;
        /**
         * Admission Date
         * Format: date
         */
        admissionDate: string;
        /** Session */
        sessionName: string;
        /** Class */
        className: string;
        /** Section */
        sectionName: string | null;
      };
      details: components['schemas']['CertificateDetails'];
      /**
       * Certificate No.
       * @description Number of the next certificate of this type
       */
      nextNo: number;
      /**
       * First certificate
       * @description firstNo may be chosen
       */
      isFirst: boolean;
      /**
       * Obstacle
       * @description Why it cannot be issued; null where it can
       * @enum {string|null}
       */
      obstacle: 'RECEIPT_MISSING' | 'ALREADY_ISSUED' | 'LEFT' | null;
      /** @description The valid certificate of the same type, session and departure that was issued last */
      issued: components['schemas']['Certificate'] | null;
      /**
       * Remaining Fee
       * @description In the session; null where it is not determined
       */
      remainingFee: number | null;
      /**
       * Earlier Dues
       * @description Rupees that remain to be paid for earlier sessions
       */
      earlierDues: number;
    };
    CertificateDraftAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['CertificateDraft'];
    };
    /** Certificates */
    CertificateFilter: {
      /** School */
      schoolId: number;
      /**
       * Certificate
       * @enum {string|null}
       */
      type?: 'TRANSFER' | 'BONAFIDE' | 'CHARACTER' | null;
      /** Session */
      sessionId?: number | null;
      /** Student */
      studentId?: number | null;
      /**
       * Search
       * @description A part of the student's name, or a whole certificate number, student code or Sr. No.
       */
      searchText?: string | null;
      /**
       * Page
       * @description From 0
       */
      page?: number;
      /** Rows on a page */
      size?: number;
    };
    CertificatePageAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      /** Page of certificates */
      data: {
        /** Certificates */
        content: components['schemas']['Certificate'][];
        /** Certificates of all pages */
        totalElements: number;
        /** Pages */
        totalPages: number;
      };
    };
    /** Cancellation */
    CertificateCancelForm: {
      /** Reason */
      reason: string;
    };
    Teacher: {
      /** Teacher */
      teacherId: number;
      /** User */
      userId: number;
      /** Full name */
      teacherName: string;
      /** Username */
      userName: string;
      /** School */
      schoolId: number;
      gender: components['schemas']['Gender'];
      /**
       * Date of birth
       * Format: date
       */
      dateOfBirth: string;
      /** Email */
      contactEmail: string;
      /** Phone */
      contactPhone: string;
      /** Disabled */
      disabled: boolean;
      /**
       * Created
       * Format: date-time
       */
      createdAt: string;
      /**
       * Changed
       * Format: date-time
       */
      modifiedAt: string;
      version: components['schemas']['Version'];
    };
    TeacherListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Teacher'][];
    };
    /** @description A teacher as other screens pick one */
    TeacherName: {
      /** Teacher */
      teacherId: number;
      /** First name */
      firstName?: string | null;
      /** Last name */
      lastName?: string | null;
      /** Full name */
      teacherName: string;
    };
    TeacherNameListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['TeacherName'][];
    };
    TeacherForm: {
      /** Username */
      userName: string;
      /** Password */
      password: string;
      /** School */
      schoolId: number;
      /** Full name */
      teacherName: string;
      gender: components['schemas']['Gender'];
      /**
       * Date of birth
       * Format: date
       */
      dateOfBirth: string;
      /** Email */
      contactEmail: string;
      /** Phone */
      contactPhone: string;
    };
    TeacherAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['Teacher'];
    };
    TeacherImportFile: {
      /** School */
      schoolId: number;
      /** Format: binary */
      file: Blob;
      mapping?: components['schemas']['ImportMapping'];
    };
    /** @description READY is registered by the import, WRONG rejects it, KNOWN is registered already and skipped */
    TeacherImportRow: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /**
       * State
       * @enum {string}
       */
      state: 'READY' | 'WRONG' | 'KNOWN';
      /**
       * Full name
       * @description As it was read
       */
      teacherName: string;
      /**
       * Username
       * @description Of the file, or a suggestion made of the name
       */
      userName: string;
      /**
       * Email
       * @description As it was read
       */
      contactEmail: string;
      /** Problems */
      problems: components['schemas']['ImportProblem'][];
    };
    TeacherImportCheck: {
      /** Rows to register */
      ready: number;
      /** Rows with errors */
      wrong: number;
      /** Rows of teachers registered already */
      known: number;
      notRead: components['schemas']['NotRead'];
      reading: components['schemas']['ImportReading'];
      /** Rows */
      rows: components['schemas']['TeacherImportRow'][];
    };
    TeacherImportCheckAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['TeacherImportCheck'];
    };
    TeacherImportOrder: {
      /** School */
      schoolId: number;
      /** Format: binary */
      file: Blob;
      mapping?: components['schemas']['ImportMapping'];
      /**
       * Teachers
       * @description Number of rows that were ready in the check that was confirmed
       */
      teachers: number;
    };
    ImportedTeacher: {
      /**
       * Row
       * @description As the spreadsheet counts it
       */
      row: number;
      /** Teacher */
      teacherId: number;
      /** Full name */
      teacherName: string;
      /** Username */
      userName: string;
      /**
       * Password
       * @description Only in the first response. It is not stored, so a repeated request gets null
       */
      password: string | null;
    };
    TeachersImported: {
      /** Teachers registered */
      teachers: number;
      /**
       * Registered teachers
       * @description In the order of the file
       */
      registered: components['schemas']['ImportedTeacher'][];
    };
    TeachersImportedAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['TeachersImported'];
    };
    /** @description The fields of a teacher that may change. Username and school may be sent along and stay as they are; without a password the stored one stays. */
    TeacherChangeForm: {
      /** Username */
      userName?: string;
      /** Password */
      password?: string;
      /** School */
      schoolId?: number;
      /** Full name */
      teacherName: string;
      gender: components['schemas']['Gender'];
      /**
       * Date of birth
       * Format: date
       * @description Judged as that of a new teacher where it differs from the stored one
       */
      dateOfBirth: string;
      /** Email */
      contactEmail: string;
      /** Phone */
      contactPhone: string;
      version?: components['schemas']['Version'];
    };
    /** @description A privilege, whether a user has it, and its child privileges */
    UserPrivilege: {
      /** Privilege */
      privilegeId: number;
      /** Name */
      privilegeName: string;
      /** Granted */
      selected: boolean;
      /** Privileges below */
      childPrivileges: components['schemas']['UserPrivilege'][];
    };
    UserPrivilegeListAnswer: {
      responseCode: components['schemas']['ResponseCode'];
      responseMsg: components['schemas']['ResponseMsg'];
      data: components['schemas']['UserPrivilege'][];
    };
    ManagePrivilegesRequest: {
      /**
       * Assigned privileges
       * @description The ids of all privileges the user is to hold, no other
       */
      assignedPrivileges: components['schemas']['Id'][];
      /**
       * Previous privileges
       * @description The ids the user had when the tree was loaded. If another user has changed them since, the write answers 205 instead of overwriting.
       */
      previousPrivileges?: components['schemas']['Id'][];
    };
  };
  responses: {
    /** @description An error response; responseCode identifies the error, responseMsg describes it */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Success; returns no data */
    Done: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['DoneAnswer'];
      };
    };
  };
  parameters: {
    /** @description One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
    IdempotencyKey: string;
    Id: number;
    /** @description true disables, false enables */
    DisableFlag: 'true' | 'false';
    SchoolId: number;
    /** @description true disables, false enables */
    Flag: 'true' | 'false';
    SubjectIdOf: number;
    SessionIdOf: number;
    ClassIdOf: number;
    UserId: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type SignInRequest = components['schemas']['SignInRequest'];
export type ResponseCode = components['schemas']['ResponseCode'];
export type ResponseMsg = components['schemas']['ResponseMsg'];
export type Problem = components['schemas']['Problem'];
export type RecordChange = components['schemas']['RecordChange'];
export type RegisteredStudent = components['schemas']['RegisteredStudent'];
export type MarksConflict = components['schemas']['MarksConflict'];
export type ReferencedReceipt = components['schemas']['ReferencedReceipt'];
export type FileSheets = components['schemas']['FileSheets'];
export type FailureDetails = components['schemas']['FailureDetails'];
export type Failure = components['schemas']['Failure'];
export type Tokens = components['schemas']['Tokens'];
export type TokensAnswer = components['schemas']['TokensAnswer'];
export type DoneAnswer = components['schemas']['DoneAnswer'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type Gender = components['schemas']['Gender'];
export type UserInfo = components['schemas']['UserInfo'];
export type UserInfoAnswer = components['schemas']['UserInfoAnswer'];
export type NewPassword = components['schemas']['NewPassword'];
export type UpdatePasswordRequest = components['schemas']['UpdatePasswordRequest'];
export type Version = components['schemas']['Version'];
export type School = components['schemas']['School'];
export type SchoolListAnswer = components['schemas']['SchoolListAnswer'];
export type SchoolForm = components['schemas']['SchoolForm'];
export type SchoolAnswer = components['schemas']['SchoolAnswer'];
export type SessionStatus = components['schemas']['SessionStatus'];
export type SetupSession = components['schemas']['SetupSession'];
export type ActivationPart = components['schemas']['ActivationPart'];
export type MissingPart = components['schemas']['MissingPart'];
export type ClassReadiness = components['schemas']['ClassReadiness'];
export type SchoolSetup = components['schemas']['SchoolSetup'];
export type SchoolSetupAnswer = components['schemas']['SchoolSetupAnswer'];
export type Session = components['schemas']['Session'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type SessionForm = components['schemas']['SessionForm'];
export type SessionAnswer = components['schemas']['SessionAnswer'];
export type EligibilityRequest = components['schemas']['EligibilityRequest'];
export type RegistrationStatus = components['schemas']['RegistrationStatus'];
export type Enrollment = components['schemas']['Enrollment'];
export type PromotionOutcome = components['schemas']['PromotionOutcome'];
export type PromotionReason = components['schemas']['PromotionReason'];
export type PromotionDecision = components['schemas']['PromotionDecision'];
export type PromotionStudent = components['schemas']['PromotionStudent'];
export type PromotionStudentsAnswer = components['schemas']['PromotionStudentsAnswer'];
export type PromotionSection = components['schemas']['PromotionSection'];
export type PromotionPreviewRequest = components['schemas']['PromotionPreviewRequest'];
export type NotEligibleCount = components['schemas']['NotEligibleCount'];
export type PromotionGap = components['schemas']['PromotionGap'];
export type PromotionPreview = components['schemas']['PromotionPreview'];
export type PromotionPreviewAnswer = components['schemas']['PromotionPreviewAnswer'];
export type ExpectedPromotion = components['schemas']['ExpectedPromotion'];
export type PromotionRequest = components['schemas']['PromotionRequest'];
export type Promoted = components['schemas']['Promoted'];
export type PromotedAnswer = components['schemas']['PromotedAnswer'];
export type PromotedClass = components['schemas']['PromotedClass'];
export type PromotionRun = components['schemas']['PromotionRun'];
export type PromotionRunsAnswer = components['schemas']['PromotionRunsAnswer'];
export type UndoBlocker = components['schemas']['UndoBlocker'];
export type PromotionRunDetails = components['schemas']['PromotionRunDetails'];
export type PromotionRunAnswer = components['schemas']['PromotionRunAnswer'];
export type UndoneAnswer = components['schemas']['UndoneAnswer'];
export type Stream = components['schemas']['Stream'];
export type Section = components['schemas']['Section'];
export type Class = components['schemas']['Class'];
export type ClassListAnswer = components['schemas']['ClassListAnswer'];
export type ClassNameListAnswer = components['schemas']['ClassNameListAnswer'];
export type Id = components['schemas']['Id'];
export type ClassOrder = components['schemas']['ClassOrder'];
export type NewSections = components['schemas']['NewSections'];
export type NewClass = components['schemas']['NewClass'];
export type ClassesForm = components['schemas']['ClassesForm'];
export type ClassForm = components['schemas']['ClassForm'];
export type ClassAnswer = components['schemas']['ClassAnswer'];
export type SectionForm = components['schemas']['SectionForm'];
export type SectionAnswer = components['schemas']['SectionAnswer'];
export type MasterSubject = components['schemas']['MasterSubject'];
export type MasterSubjectListAnswer = components['schemas']['MasterSubjectListAnswer'];
export type MasterSubjectForm = components['schemas']['MasterSubjectForm'];
export type MasterSubjectAnswer = components['schemas']['MasterSubjectAnswer'];
export type SubjectType = components['schemas']['SubjectType'];
export type EvaluationMethod = components['schemas']['EvaluationMethod'];
export type ClassSubject = components['schemas']['ClassSubject'];
export type ClassSubjectListAnswer = components['schemas']['ClassSubjectListAnswer'];
export type ClassSubjectForm = components['schemas']['ClassSubjectForm'];
export type ClassSubjectAnswer = components['schemas']['ClassSubjectAnswer'];
export type SubjectGroup = components['schemas']['SubjectGroup'];
export type SubjectGroupListAnswer = components['schemas']['SubjectGroupListAnswer'];
export type SubjectGroupForm = components['schemas']['SubjectGroupForm'];
export type SubjectGroupAnswer = components['schemas']['SubjectGroupAnswer'];
export type ClassCopyChange = components['schemas']['ClassCopyChange'];
export type ClassCopy = components['schemas']['ClassCopy'];
export type ClassCopiesAnswer = components['schemas']['ClassCopiesAnswer'];
export type ClassCopyTarget = components['schemas']['ClassCopyTarget'];
export type ClassCopyForm = components['schemas']['ClassCopyForm'];
export type FeeTerm = components['schemas']['FeeTerm'];
export type FeeStructure = components['schemas']['FeeStructure'];
export type FeeStructureAnswer = components['schemas']['FeeStructureAnswer'];
export type FeeStructureForm = components['schemas']['FeeStructureForm'];
export type FeeGridRow = components['schemas']['FeeGridRow'];
export type FeeGridAnswer = components['schemas']['FeeGridAnswer'];
export type FeeGridRowForm = components['schemas']['FeeGridRowForm'];
export type FeeGridForm = components['schemas']['FeeGridForm'];
export type FeeTermsForm = components['schemas']['FeeTermsForm'];
export type StudentFeesOf = components['schemas']['StudentFeesOf'];
export type NextPayment = components['schemas']['NextPayment'];
export type ScheduledPayment = components['schemas']['ScheduledPayment'];
export type LastReceipt = components['schemas']['LastReceipt'];
export type StudentFees = components['schemas']['StudentFees'];
export type StudentFeesAnswer = components['schemas']['StudentFeesAnswer'];
export type OpeningSums = components['schemas']['OpeningSums'];
export type OpeningClass = components['schemas']['OpeningClass'];
export type OpeningImport = components['schemas']['OpeningImport'];
export type OpeningEntry = components['schemas']['OpeningEntry'];
export type OpeningBalances = components['schemas']['OpeningBalances'];
export type OpeningBalancesAnswer = components['schemas']['OpeningBalancesAnswer'];
export type ImportHeading = components['schemas']['ImportHeading'];
export type ImportMapping = components['schemas']['ImportMapping'];
export type OpeningFile = components['schemas']['OpeningFile'];
export type NotRead = components['schemas']['NotRead'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportField = components['schemas']['ImportField'];
export type ImportValue = components['schemas']['ImportValue'];
export type ImportColumnValues = components['schemas']['ImportColumnValues'];
export type ImportReading = components['schemas']['ImportReading'];
export type OpeningProblem = components['schemas']['OpeningProblem'];
export type OpeningCheckRow = components['schemas']['OpeningCheckRow'];
export type OpeningCheck = components['schemas']['OpeningCheck'];
export type OpeningCheckAnswer = components['schemas']['OpeningCheckAnswer'];
export type OpeningOrder = components['schemas']['OpeningOrder'];
export type OpeningImported = components['schemas']['OpeningImported'];
export type OpeningImportedAnswer = components['schemas']['OpeningImportedAnswer'];
export type OpeningReversal = components['schemas']['OpeningReversal'];
export type OpeningStay = components['schemas']['OpeningStay'];
export type OpeningReversed = components['schemas']['OpeningReversed'];
export type OpeningReversedAnswer = components['schemas']['OpeningReversedAnswer'];
export type DiscountForm = components['schemas']['DiscountForm'];
export type DiscountChange = components['schemas']['DiscountChange'];
export type DiscountChangeListAnswer = components['schemas']['DiscountChangeListAnswer'];
export type DayCloseSum = components['schemas']['DayCloseSum'];
export type PaymentMode = components['schemas']['PaymentMode'];
export type DayCloseCount = components['schemas']['DayCloseCount'];
export type DayCloseMode = components['schemas']['DayCloseMode'];
export type ReceiptType = components['schemas']['ReceiptType'];
export type DayCloseType = components['schemas']['DayCloseType'];
export type DayCloseCashier = components['schemas']['DayCloseCashier'];
export type DayCloseCancelledReceipt = components['schemas']['DayCloseCancelledReceipt'];
export type DayCloseCancelled = components['schemas']['DayCloseCancelled'];
export type CashCount = components['schemas']['CashCount'];
export type DayClose = components['schemas']['DayClose'];
export type DayCloseAnswer = components['schemas']['DayCloseAnswer'];
export type CashCountForm = components['schemas']['CashCountForm'];
export type CashCountAnswer = components['schemas']['CashCountAnswer'];
export type DayCloseDay = components['schemas']['DayCloseDay'];
export type DayCloseList = components['schemas']['DayCloseList'];
export type DayCloseListAnswer = components['schemas']['DayCloseListAnswer'];
export type BankNamesAnswer = components['schemas']['BankNamesAnswer'];
export type FamilyPaymentItem = components['schemas']['FamilyPaymentItem'];
export type FamilyPaymentForm = components['schemas']['FamilyPaymentForm'];
export type ReceiptStatus = components['schemas']['ReceiptStatus'];
export type Receipt = components['schemas']['Receipt'];
export type ReceiptListAnswer = components['schemas']['ReceiptListAnswer'];
export type FamilyMember = components['schemas']['FamilyMember'];
export type FamilyFeesAnswer = components['schemas']['FamilyFeesAnswer'];
export type ReceiptForm = components['schemas']['ReceiptForm'];
export type ReceiptAnswer = components['schemas']['ReceiptAnswer'];
export type ReceiptsToConfirm = components['schemas']['ReceiptsToConfirm'];
export type ReceiptToConfirm = components['schemas']['ReceiptToConfirm'];
export type ReceiptConfirmationForm = components['schemas']['ReceiptConfirmationForm'];
export type ReceiptsConfirmed = components['schemas']['ReceiptsConfirmed'];
export type ReceiptsConfirmedAnswer = components['schemas']['ReceiptsConfirmedAnswer'];
export type ReceiptsFileOrder = components['schemas']['ReceiptsFileOrder'];
export type ReceiptsFile = components['schemas']['ReceiptsFile'];
export type ReceiptFound = components['schemas']['ReceiptFound'];
export type ReceiptsFileProblem = components['schemas']['ReceiptsFileProblem'];
export type ReceiptsFileRow = components['schemas']['ReceiptsFileRow'];
export type ReceiptsFileCheck = components['schemas']['ReceiptsFileCheck'];
export type ReceiptsFileCheckAnswer = components['schemas']['ReceiptsFileCheckAnswer'];
export type CancelReceiptForm = components['schemas']['CancelReceiptForm'];
export type ReceiptEvent = components['schemas']['ReceiptEvent'];
export type ReceiptEventListAnswer = components['schemas']['ReceiptEventListAnswer'];
export type ReopenReceiptForm = components['schemas']['ReopenReceiptForm'];
export type ReceiptOrder = components['schemas']['ReceiptOrder'];
export type ReceiptFilter = components['schemas']['ReceiptFilter'];
export type ReceiptPage = components['schemas']['ReceiptPage'];
export type ReceiptPageAnswer = components['schemas']['ReceiptPageAnswer'];
export type ReceiptCashier = components['schemas']['ReceiptCashier'];
export type ReceiptCashierListAnswer = components['schemas']['ReceiptCashierListAnswer'];
export type FileFormat = components['schemas']['FileFormat'];
export type ReceiptExportForm = components['schemas']['ReceiptExportForm'];
export type ReceiptPrintForm = components['schemas']['ReceiptPrintForm'];
export type FeeCertificateForm = components['schemas']['FeeCertificateForm'];
export type PendingFee = components['schemas']['PendingFee'];
export type PendingFeeListAnswer = components['schemas']['PendingFeeListAnswer'];
export type ResultConfig = components['schemas']['ResultConfig'];
export type ResultConfigAnswer = components['schemas']['ResultConfigAnswer'];
export type ResultConfigForm = components['schemas']['ResultConfigForm'];
export type ExamKind = components['schemas']['ExamKind'];
export type Exam = components['schemas']['Exam'];
export type ExamsAnswer = components['schemas']['ExamsAnswer'];
export type ExamLockForm = components['schemas']['ExamLockForm'];
export type ExamAnswer = components['schemas']['ExamAnswer'];
export type ExamControlForm = components['schemas']['ExamControlForm'];
export type ExamControlsForm = components['schemas']['ExamControlsForm'];
export type ExamControls = components['schemas']['ExamControls'];
export type ExamControlsAnswer = components['schemas']['ExamControlsAnswer'];
export type SectionProgress = components['schemas']['SectionProgress'];
export type ExamProgress = components['schemas']['ExamProgress'];
export type ClassProgress = components['schemas']['ClassProgress'];
export type ExamProgressAnswer = components['schemas']['ExamProgressAnswer'];
export type Grade = components['schemas']['Grade'];
export type GradesAnswer = components['schemas']['GradesAnswer'];
export type GradeForm = components['schemas']['GradeForm'];
export type GradesForm = components['schemas']['GradesForm'];
export type ExamLimits = components['schemas']['ExamLimits'];
export type SubjectLimits = components['schemas']['SubjectLimits'];
export type SubjectLimitsAnswer = components['schemas']['SubjectLimitsAnswer'];
export type ExamLimitsForm = components['schemas']['ExamLimitsForm'];
export type SubjectLimitsForm = components['schemas']['SubjectLimitsForm'];
export type SubjectLimitsForms = components['schemas']['SubjectLimitsForms'];
export type StudentMarksRequest = components['schemas']['StudentMarksRequest'];
export type MarksEnrollment = components['schemas']['MarksEnrollment'];
export type MarksStudent = components['schemas']['MarksStudent'];
export type MarksSubject = components['schemas']['MarksSubject'];
export type NotAppearReason = components['schemas']['NotAppearReason'];
export type SubjectMarks = components['schemas']['SubjectMarks'];
export type MarksSummary = components['schemas']['MarksSummary'];
export type StudentMarks = components['schemas']['StudentMarks'];
export type StudentMarksAnswer = components['schemas']['StudentMarksAnswer'];
export type SubjectMarksForm = components['schemas']['SubjectMarksForm'];
export type StudentMarksFormRow = components['schemas']['StudentMarksFormRow'];
export type StudentMarksForm = components['schemas']['StudentMarksForm'];
export type SavedMarksAnswer = components['schemas']['SavedMarksAnswer'];
export type AwardListForm = components['schemas']['AwardListForm'];
export type SessionReadinessAnswer = components['schemas']['SessionReadinessAnswer'];
export type LeftOutExam = components['schemas']['LeftOutExam'];
export type ScaleGrade = components['schemas']['ScaleGrade'];
export type DeclaredExam = components['schemas']['DeclaredExam'];
export type ResultRules = components['schemas']['ResultRules'];
export type ResultRulesAnswer = components['schemas']['ResultRulesAnswer'];
export type ResultRulesForm = components['schemas']['ResultRulesForm'];
export type YearFigure = components['schemas']['YearFigure'];
export type YearSubject = components['schemas']['YearSubject'];
export type YearResult = components['schemas']['YearResult'];
export type YearResultAnswer = components['schemas']['YearResultAnswer'];
export type OutcomeCounts = components['schemas']['OutcomeCounts'];
export type YearOutcome = components['schemas']['YearOutcome'];
export type ChangedOutcome = components['schemas']['ChangedOutcome'];
export type RulesEffect = components['schemas']['RulesEffect'];
export type RulesEffectAnswer = components['schemas']['RulesEffectAnswer'];
export type RemarkForm = components['schemas']['RemarkForm'];
export type StudentRemarksForm = components['schemas']['StudentRemarksForm'];
export type SavedRemark = components['schemas']['SavedRemark'];
export type SavedRemarksAnswer = components['schemas']['SavedRemarksAnswer'];
export type StudentRemarksRequest = components['schemas']['StudentRemarksRequest'];
export type StudentRemark = components['schemas']['StudentRemark'];
export type StudentRemarksAnswer = components['schemas']['StudentRemarksAnswer'];
export type ResultRegisterForm = components['schemas']['ResultRegisterForm'];
export type RunKey = components['schemas']['RunKey'];
export type MarksheetsForm = components['schemas']['MarksheetsForm'];
export type FileProgress = components['schemas']['FileProgress'];
export type FileProgressAnswer = components['schemas']['FileProgressAnswer'];
export type MarksFileParams = components['schemas']['MarksFileParams'];
export type MarksFileOrder = components['schemas']['MarksFileOrder'];
export type UploadedMarksAnswer = components['schemas']['UploadedMarksAnswer'];
export type MarksFile = components['schemas']['MarksFile'];
export type MarksFileEntry = components['schemas']['MarksFileEntry'];
export type MarksFileProblem = components['schemas']['MarksFileProblem'];
export type MarksFileRow = components['schemas']['MarksFileRow'];
export type MarksFileCheck = components['schemas']['MarksFileCheck'];
export type MarksFileCheckAnswer = components['schemas']['MarksFileCheckAnswer'];
export type DashboardClass = components['schemas']['DashboardClass'];
export type DashboardExam = components['schemas']['DashboardExam'];
export type Dashboard = components['schemas']['Dashboard'];
export type DashboardAnswer = components['schemas']['DashboardAnswer'];
export type HistoryEntity = components['schemas']['HistoryEntity'];
export type HistoryKind = components['schemas']['HistoryKind'];
export type HistoryChange = components['schemas']['HistoryChange'];
export type HistoryItem = components['schemas']['HistoryItem'];
export type HistoryPage = components['schemas']['HistoryPage'];
export type HistoryAnswer = components['schemas']['HistoryAnswer'];
export type ReportRequest = components['schemas']['ReportRequest'];
export type ReportCell = components['schemas']['ReportCell'];
export type ReportHeader = components['schemas']['ReportHeader'];
export type ReportResult = components['schemas']['ReportResult'];
export type ReportAnswer = components['schemas']['ReportAnswer'];
export type ReportFileRequest = components['schemas']['ReportFileRequest'];
export type StudentFeeReportRequest = components['schemas']['StudentFeeReportRequest'];
export type StudentFeeReportFileRequest = components['schemas']['StudentFeeReportFileRequest'];
export type ReportName = components['schemas']['ReportName'];
export type SchoolReportRequest = components['schemas']['SchoolReportRequest'];
export type SchoolReportFileRequest = components['schemas']['SchoolReportFileRequest'];
export type StudentFilter = components['schemas']['StudentFilter'];
export type Category = components['schemas']['Category'];
export type StudentRow = components['schemas']['StudentRow'];
export type StudentPage = components['schemas']['StudentPage'];
export type StudentPageAnswer = components['schemas']['StudentPageAnswer'];
export type StudentByCode = components['schemas']['StudentByCode'];
export type StudentByCodeAnswer = components['schemas']['StudentByCodeAnswer'];
export type StudentListAnswer = components['schemas']['StudentListAnswer'];
export type BloodGroup = components['schemas']['BloodGroup'];
export type ParentType = components['schemas']['ParentType'];
export type ParentForm = components['schemas']['ParentForm'];
export type SiblingForm = components['schemas']['SiblingForm'];
export type LastSchoolResult = components['schemas']['LastSchoolResult'];
export type LastSchoolForm = components['schemas']['LastSchoolForm'];
export type EnrollmentForm = components['schemas']['EnrollmentForm'];
export type StudentForm = components['schemas']['StudentForm'];
export type StudentUpload = components['schemas']['StudentUpload'];
export type Parent = components['schemas']['Parent'];
export type Sibling = components['schemas']['Sibling'];
export type LastSchoolDetails = components['schemas']['LastSchoolDetails'];
export type Student = components['schemas']['Student'];
export type StudentAnswer = components['schemas']['StudentAnswer'];
export type HistoryType = components['schemas']['HistoryType'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type StudentLife = components['schemas']['StudentLife'];
export type StudentLifePage = components['schemas']['StudentLifePage'];
export type StudentLifePageAnswer = components['schemas']['StudentLifePageAnswer'];
export type StrikeOffForm = components['schemas']['StrikeOffForm'];
export type SessionDetail = components['schemas']['SessionDetail'];
export type SessionDetailsForm = components['schemas']['SessionDetailsForm'];
export type StudentImportFile = components['schemas']['StudentImportFile'];
export type ImportProblem = components['schemas']['ImportProblem'];
export type StudentImportRow = components['schemas']['StudentImportRow'];
export type StudentImportCheck = components['schemas']['StudentImportCheck'];
export type StudentImportCheckAnswer = components['schemas']['StudentImportCheckAnswer'];
export type StudentImportOrder = components['schemas']['StudentImportOrder'];
export type ImportedStudent = components['schemas']['ImportedStudent'];
export type StudentImported = components['schemas']['StudentImported'];
export type StudentImportedAnswer = components['schemas']['StudentImportedAnswer'];
export type StudentCount = components['schemas']['StudentCount'];
export type StudentCountsAnswer = components['schemas']['StudentCountsAnswer'];
export type ParentSecrets = components['schemas']['ParentSecrets'];
export type StudentSecrets = components['schemas']['StudentSecrets'];
export type StudentSecretsAnswer = components['schemas']['StudentSecretsAnswer'];
export type CertificateType = components['schemas']['CertificateType'];
export type CertificateForm = components['schemas']['CertificateForm'];
export type Certificate = components['schemas']['Certificate'];
export type CertificateAnswer = components['schemas']['CertificateAnswer'];
export type CertificateDetails = components['schemas']['CertificateDetails'];
export type CertificateDraft = components['schemas']['CertificateDraft'];
export type CertificateDraftAnswer = components['schemas']['CertificateDraftAnswer'];
export type CertificateFilter = components['schemas']['CertificateFilter'];
export type CertificatePageAnswer = components['schemas']['CertificatePageAnswer'];
export type CertificateCancelForm = components['schemas']['CertificateCancelForm'];
export type Teacher = components['schemas']['Teacher'];
export type TeacherListAnswer = components['schemas']['TeacherListAnswer'];
export type TeacherName = components['schemas']['TeacherName'];
export type TeacherNameListAnswer = components['schemas']['TeacherNameListAnswer'];
export type TeacherForm = components['schemas']['TeacherForm'];
export type TeacherAnswer = components['schemas']['TeacherAnswer'];
export type TeacherImportFile = components['schemas']['TeacherImportFile'];
export type TeacherImportRow = components['schemas']['TeacherImportRow'];
export type TeacherImportCheck = components['schemas']['TeacherImportCheck'];
export type TeacherImportCheckAnswer = components['schemas']['TeacherImportCheckAnswer'];
export type TeacherImportOrder = components['schemas']['TeacherImportOrder'];
export type ImportedTeacher = components['schemas']['ImportedTeacher'];
export type TeachersImported = components['schemas']['TeachersImported'];
export type TeachersImportedAnswer = components['schemas']['TeachersImportedAnswer'];
export type TeacherChangeForm = components['schemas']['TeacherChangeForm'];
export type UserPrivilege = components['schemas']['UserPrivilege'];
export type UserPrivilegeListAnswer = components['schemas']['UserPrivilegeListAnswer'];
export type ManagePrivilegesRequest = components['schemas']['ManagePrivilegesRequest'];
export type ResponseFailure = components['responses']['Failure'];
export type ResponseDone = components['responses']['Done'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterId = components['parameters']['Id'];
export type ParameterDisableFlag = components['parameters']['DisableFlag'];
export type ParameterSchoolId = components['parameters']['SchoolId'];
export type ParameterFlag = components['parameters']['Flag'];
export type ParameterSubjectIdOf = components['parameters']['SubjectIdOf'];
export type ParameterSessionIdOf = components['parameters']['SessionIdOf'];
export type ParameterClassIdOf = components['parameters']['ClassIdOf'];
export type ParameterUserId = components['parameters']['UserId'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
