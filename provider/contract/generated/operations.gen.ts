export interface paths {
  '/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in */
    post: operations['signIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/refreshToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Exchange the refresh token, sent as bearer, for new tokens */
    post: operations['refreshTokens'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the sign-in of the refresh token sent as bearer
     * @description Best effort, answered alike whether or not the token was still good.
     */
    post: operations['signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/forgot-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for a way back in
     * @description Always answered alike, whether or not the e-mail is known.
     */
    post: operations['requestPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in user */
    get: operations['getUserInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/update-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the signed-in user's password
     * @description Ends every other sign-in of the user.
     */
    post: operations['updatePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All schools, disabled ones included; a school's own user sees that school alone */
    get: operations['listSchools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/active': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The schools that are not disabled */
    get: operations['listActiveSchools'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a school */
    post: operations['createSchool'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** One school */
    get: operations['getSchool'];
    /** Change a school; without a logo the stored one stays */
    put: operations['updateSchool'];
    post?: never;
    /** Delete a school that has no data yet */
    delete: operations['deleteSchool'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/school/{id}/{status}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Disable or enable a school */
    put: operations['setSchoolStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/all/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** All sessions of a school, disabled ones included, newest start first */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/reports/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** The sessions offered in reports, which are ACTIVE and COMPLETED ones that are not disabled */
    get: operations['listReportSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/all/active/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** The ACTIVE sessions that are not disabled */
    get: operations['listActiveSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create an upcoming session */
    post: operations['createSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** One session */
    get: operations['getSession'];
    /** Change a session, or take it to its next status */
    put: operations['updateSession'];
    post?: never;
    /** Delete an upcoming session with what was configured in it */
    delete: operations['deleteSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/session/{id}/{flag}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        flag: components['parameters']['Flag'];
      };
      cookie?: never;
    };
    get?: never;
    /** Disable or enable a session */
    put: operations['setSessionStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/class/all/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** All classes of a school with their sections, disabled ones included, in their order */
    get: operations['listClasses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/class/master/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** The usual names of classes, in their usual order */
    get: operations['listMasterClasses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/class/order/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    get?: never;
    /** Put the classes of a school in order */
    put: operations['orderClasses'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/class/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a class; it takes the place of its name in the usual order */
    post: operations['createClass'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/class/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** One class */
    get: operations['getClass'];
    /** Change a class */
    put: operations['updateClass'];
    post?: never;
    /** Delete a class without students, with its sections */
    delete: operations['deleteClass'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/class/{id}/{flag}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        flag: components['parameters']['Flag'];
      };
      cookie?: never;
    };
    get?: never;
    /** Disable or enable a class */
    put: operations['setClassStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/section/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Create a section of a class */
    post: operations['createSection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/section/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    get?: never;
    /** Change a section */
    put: operations['updateSection'];
    post?: never;
    /** Delete a section without students */
    delete: operations['deleteSection'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/teacher/all/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** All teachers of a school, disabled ones included, by name */
    get: operations['listTeachers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/teacher/active/{schoolId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    /** The names of the teachers of a school that are not disabled */
    get: operations['listActiveTeachers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/teacher': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register a teacher with the account to sign in with */
    post: operations['createTeacher'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/teacher/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    /** One teacher */
    get: operations['getTeacher'];
    /** Change a teacher; a new password ends the teacher’s sign-ins */
    put: operations['updateTeacher'];
    post?: never;
    /** Delete a teacher and the account */
    delete: operations['deleteTeacher'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user/teacher/{id}/{flag}/disable': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        flag: components['parameters']['Flag'];
      };
      cookie?: never;
    };
    get?: never;
    /** Disable or enable a teacher; who is disabled is signed out and cannot sign in */
    put: operations['setTeacherStatus'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/privilege/user/{userId}/all': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    /** The privilege tree with what a user holds */
    get: operations['listUserPrivileges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/privilege/manage/{userId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    get?: never;
    /** Make exactly these privileges the user’s; counts from the user’s next request */
    put: operations['manageUserPrivileges'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
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
    FailureDetails: {
      problems?: components['schemas']['Problem'][];
    } | null;
    /** @description The envelope of every refusal and failure */
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
     * @description Counts the changes of a record. Send back the version you edited: when someone else changed the record meanwhile, the write answers 205 instead of overwriting.
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
       * @description 10 to 12 digits; spaces, plus and minus may stand between them
       */
      contactPhone?: string;
      /**
       * Mobile
       * @description 10 to 12 digits; spaces, plus and minus may stand between them
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
      /** School logo */
      logo?: string;
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
       * @description Place in the order of classes, from 1; null for the class named Default, which stands outside it
       */
      sequence: number | null;
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
       */
      dateOfBirth: string;
      /** Email */
      contactEmail: string;
      /** Phone */
      contactPhone: string;
      version?: components['schemas']['Version'];
    };
    /** @description A privilege, whether a user holds it, and the privileges below it */
    UserPrivilege: {
      /** Privilege */
      privilegeId: number;
      /** Name */
      privilegeName: string;
      /** Held */
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
       * @description The ids that were held when the tree was loaded. When someone else changed them meanwhile, the write answers 205 instead of overwriting.
       */
      previousPrivileges?: components['schemas']['Id'][];
    };
  };
  responses: {
    /** @description A refusal or failure; responseCode says which, responseMsg says why */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "responseCode": 109,
         *       "responseMsg": "Invalid request parameters",
         *       "data": null
         *     }
         */
        'application/json': components['schemas']['Failure'];
      };
    };
    /** @description Carried out; returns nothing */
    Done: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "responseCode": 100,
         *       "responseMsg": "Success",
         *       "data": null
         *     }
         */
        'application/json': components['schemas']['DoneAnswer'];
      };
    };
  };
  parameters: {
    /** @description One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
    IdempotencyKey: string;
    Id: number;
    /** @description true disables, false enables */
    DisableFlag: 'true' | 'false';
    SchoolId: number;
    /** @description true disables, false enables */
    Flag: 'true' | 'false';
    UserId: number;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userName": "admin",
         *       "password": "Portal@2026"
         *     }
         */
        'application/json': components['schemas']['SignInRequest'];
      };
    };
    responses: {
      /** @description The tokens of the new sign-in */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "accessToken": "eyJhbGciOi…",
           *         "refreshToken": "q83vEjRW…",
           *         "expiresIn": 600
           *       }
           *     }
           */
          'application/json': components['schemas']['TokensAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  refreshTokens: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description New tokens; the refresh token sent is used up */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "accessToken": "eyJhbGciOi…",
           *         "refreshToken": "q83vEjRW…",
           *         "expiresIn": 600
           *       }
           *     }
           */
          'application/json': components['schemas']['TokensAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  requestPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "office@school.example"
         *     }
         */
        'application/json': components['schemas']['ForgotPasswordRequest'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  getUserInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The signed-in user */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "userId": 2,
           *         "userName": "admin",
           *         "fullName": "Asha Verma",
           *         "permissions": [
           *           "DASHBOARD"
           *         ],
           *         "role": "STAFF",
           *         "isActive": true,
           *         "schoolId": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['UserInfoAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  updatePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "oldPassword": "Portal@2026",
         *       "newPassword": "Better@2027"
         *     }
         */
        'application/json': components['schemas']['UpdatePasswordRequest'];
      };
    };
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  listSchools: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Schools by name */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['SchoolListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  listActiveSchools: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Schools by name */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['SchoolListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  createSchool: {
    parameters: {
      query?: never;
      header?: {
        /** @description One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "schoolName": "Saraswati Vidya Mandir",
         *       "address": "Station Road, Jaipur",
         *       "contactPhone": "0141 2345678",
         *       "studentCodeStartFrom": 1000,
         *       "feeReceiptStartFrom": 1000,
         *       "feeCertificateStartFrom": 1000
         *     }
         */
        'multipart/form-data': components['schemas']['SchoolForm'];
      };
    };
    responses: {
      /** @description The school as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "schoolId": 1,
           *         "schoolName": "Saraswati Vidya Mandir",
           *         "address": "Station Road, Jaipur",
           *         "principal": null,
           *         "contactEmail": null,
           *         "contactPhone": "0141 2345678",
           *         "contactMobile": null,
           *         "studentCodeStartFrom": 1000,
           *         "feeReceiptStartFrom": 1000,
           *         "feeCertificateStartFrom": 1000,
           *         "letterNo": null,
           *         "logo": null,
           *         "disabled": false,
           *         "createdAt": "2026-04-01T10:30:00+05:30",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SchoolAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  getSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The school as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "schoolId": 1,
           *         "schoolName": "Saraswati Vidya Mandir",
           *         "address": "Station Road, Jaipur",
           *         "principal": null,
           *         "contactEmail": null,
           *         "contactPhone": "0141 2345678",
           *         "contactMobile": null,
           *         "studentCodeStartFrom": 1000,
           *         "feeReceiptStartFrom": 1000,
           *         "feeCertificateStartFrom": 1000,
           *         "letterNo": null,
           *         "logo": null,
           *         "disabled": false,
           *         "createdAt": "2026-04-01T10:30:00+05:30",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SchoolAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  updateSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "schoolName": "Saraswati Vidya Mandir",
         *       "address": "Station Road, Jaipur",
         *       "contactPhone": "0141 2345678",
         *       "studentCodeStartFrom": 1000,
         *       "feeReceiptStartFrom": 1000,
         *       "feeCertificateStartFrom": 1000
         *     }
         */
        'multipart/form-data': components['schemas']['SchoolForm'];
      };
    };
    responses: {
      /** @description The school as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "schoolId": 1,
           *         "schoolName": "Saraswati Vidya Mandir",
           *         "address": "Station Road, Jaipur",
           *         "principal": null,
           *         "contactEmail": null,
           *         "contactPhone": "0141 2345678",
           *         "contactMobile": null,
           *         "studentCodeStartFrom": 1000,
           *         "feeReceiptStartFrom": 1000,
           *         "feeCertificateStartFrom": 1000,
           *         "letterNo": null,
           *         "logo": null,
           *         "disabled": false,
           *         "createdAt": "2026-04-01T10:30:00+05:30",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SchoolAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  deleteSchool: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  setSchoolStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        status: components['parameters']['DisableFlag'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sessions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['SessionListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  listReportSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sessions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['SessionListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  listActiveSessions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sessions */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['SessionListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  createSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "sessionName": "2026 - 2027",
         *       "startDate": "2026-04-01",
         *       "endDate": "2027-03-31",
         *       "status": "UPCOMING",
         *       "schoolId": 1
         *     }
         */
        'application/json': components['schemas']['SessionForm'];
      };
    };
    responses: {
      /** @description The session as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "sessionId": 1,
           *         "sessionName": "2026 - 2027",
           *         "sessionDisplayName": "2026 - 2027",
           *         "startDate": "2026-04-01",
           *         "endDate": "2027-03-31",
           *         "status": "UPCOMING",
           *         "disabled": false,
           *         "schoolId": 1,
           *         "sourceSessionId": null,
           *         "createSubjectsConfig": false,
           *         "createExamConfig": false,
           *         "createMarksConfig": false,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  getSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "sessionId": 1,
           *         "sessionName": "2026 - 2027",
           *         "sessionDisplayName": "2026 - 2027",
           *         "startDate": "2026-04-01",
           *         "endDate": "2027-03-31",
           *         "status": "UPCOMING",
           *         "disabled": false,
           *         "schoolId": 1,
           *         "sourceSessionId": null,
           *         "createSubjectsConfig": false,
           *         "createExamConfig": false,
           *         "createMarksConfig": false,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  updateSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "sessionName": "2026 - 2027",
         *       "startDate": "2026-04-01",
         *       "endDate": "2027-03-31",
         *       "status": "UPCOMING",
         *       "schoolId": 1
         *     }
         */
        'application/json': components['schemas']['SessionForm'];
      };
    };
    responses: {
      /** @description The session as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "sessionId": 1,
           *         "sessionName": "2026 - 2027",
           *         "sessionDisplayName": "2026 - 2027",
           *         "startDate": "2026-04-01",
           *         "endDate": "2027-03-31",
           *         "status": "UPCOMING",
           *         "disabled": false,
           *         "schoolId": 1,
           *         "sourceSessionId": null,
           *         "createSubjectsConfig": false,
           *         "createExamConfig": false,
           *         "createMarksConfig": false,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SessionAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  deleteSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  setSessionStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        flag: components['parameters']['Flag'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  listClasses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Classes in their order with their sections */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['ClassListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  listMasterClasses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Names */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": [
           *         "Nursery",
           *         "LKG",
           *         "UKG",
           *         "1"
           *       ]
           *     }
           */
          'application/json': components['schemas']['ClassNameListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  orderClasses: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "classIds": [
         *         3,
         *         1,
         *         2
         *       ]
         *     }
         */
        'application/json': components['schemas']['ClassOrder'];
      };
    };
    responses: {
      /** @description Classes in their order with their sections */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['ClassListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  createClass: {
    parameters: {
      query?: never;
      header?: {
        /** @description One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "className": "1",
         *       "schoolId": 1,
         *       "teacherId": 1
         *     }
         */
        'application/json': components['schemas']['ClassForm'];
      };
    };
    responses: {
      /** @description The class as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "classId": 1,
           *         "className": "1",
           *         "schoolId": 1,
           *         "teacherId": 1,
           *         "teacherName": "Sunita Sharma",
           *         "disabled": false,
           *         "sections": [],
           *         "sequence": 4,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['ClassAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  getClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The class as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "classId": 1,
           *         "className": "1",
           *         "schoolId": 1,
           *         "teacherId": 1,
           *         "teacherName": "Sunita Sharma",
           *         "disabled": false,
           *         "sections": [],
           *         "sequence": 4,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['ClassAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  updateClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "className": "1",
         *       "schoolId": 1,
         *       "teacherId": 1
         *     }
         */
        'application/json': components['schemas']['ClassForm'];
      };
    };
    responses: {
      /** @description The class as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "classId": 1,
           *         "className": "1",
           *         "schoolId": 1,
           *         "teacherId": 1,
           *         "teacherName": "Sunita Sharma",
           *         "disabled": false,
           *         "sections": [],
           *         "sequence": 4,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['ClassAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  deleteClass: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  setClassStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        flag: components['parameters']['Flag'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  createSection: {
    parameters: {
      query?: never;
      header?: {
        /** @description One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "sectionName": "A",
         *       "classId": 1,
         *       "stream": null
         *     }
         */
        'application/json': components['schemas']['SectionForm'];
      };
    };
    responses: {
      /** @description The section as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "sectionId": 1,
           *         "sectionName": "A",
           *         "classId": 1,
           *         "stream": null,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SectionAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  updateSection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "sectionName": "A",
         *       "classId": 1,
         *       "stream": null
         *     }
         */
        'application/json': components['schemas']['SectionForm'];
      };
    };
    responses: {
      /** @description The section as stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "sectionId": 1,
           *         "sectionName": "A",
           *         "classId": 1,
           *         "stream": null,
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['SectionAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  deleteSection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  listTeachers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Teachers */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": []
           *     }
           */
          'application/json': components['schemas']['TeacherListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  listActiveTeachers: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        schoolId: components['parameters']['SchoolId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Names */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": [
           *         {
           *           "teacherId": 1,
           *           "teacherName": "Sunita Sharma"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['TeacherNameListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  createTeacher: {
    parameters: {
      query?: never;
      header?: {
        /** @description One key per filled form, kept across retries: the same request with the same key is carried out once and answered alike each time. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "userName": "sunita",
         *       "password": "Portal@2026",
         *       "schoolId": 1,
         *       "teacherName": "Sunita Sharma",
         *       "gender": "FEMALE",
         *       "dateOfBirth": "1990-01-01",
         *       "contactEmail": "sunita.sharma@saraswati.example",
         *       "contactPhone": "9829012345"
         *     }
         */
        'application/json': components['schemas']['TeacherForm'];
      };
    };
    responses: {
      /** @description The teacher as stored, without the password */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "teacherId": 1,
           *         "userId": 2,
           *         "teacherName": "Sunita Sharma",
           *         "userName": "teacher",
           *         "schoolId": 1,
           *         "gender": "FEMALE",
           *         "dateOfBirth": "1990-01-01",
           *         "contactEmail": "sunita.sharma@saraswati.example",
           *         "contactPhone": "9829012345",
           *         "disabled": false,
           *         "createdAt": "2026-04-01T10:30:00+05:30",
           *         "modifiedAt": "2026-04-01T10:30:00+05:30",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['TeacherAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  getTeacher: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The teacher as stored, without the password */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "teacherId": 1,
           *         "userId": 2,
           *         "teacherName": "Sunita Sharma",
           *         "userName": "teacher",
           *         "schoolId": 1,
           *         "gender": "FEMALE",
           *         "dateOfBirth": "1990-01-01",
           *         "contactEmail": "sunita.sharma@saraswati.example",
           *         "contactPhone": "9829012345",
           *         "disabled": false,
           *         "createdAt": "2026-04-01T10:30:00+05:30",
           *         "modifiedAt": "2026-04-01T10:30:00+05:30",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['TeacherAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  updateTeacher: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "teacherName": "Sunita Sharma",
         *       "gender": "FEMALE",
         *       "dateOfBirth": "1990-01-01",
         *       "contactEmail": "sunita.sharma@saraswati.example",
         *       "contactPhone": "9829012345"
         *     }
         */
        'application/json': components['schemas']['TeacherChangeForm'];
      };
    };
    responses: {
      /** @description The teacher as stored, without the password */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": {
           *         "teacherId": 1,
           *         "userId": 2,
           *         "teacherName": "Sunita Sharma",
           *         "userName": "teacher",
           *         "schoolId": 1,
           *         "gender": "FEMALE",
           *         "dateOfBirth": "1990-01-01",
           *         "contactEmail": "sunita.sharma@saraswati.example",
           *         "contactPhone": "9829012345",
           *         "disabled": false,
           *         "createdAt": "2026-04-01T10:30:00+05:30",
           *         "modifiedAt": "2026-04-01T10:30:00+05:30",
           *         "version": 1
           *       }
           *     }
           */
          'application/json': components['schemas']['TeacherAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  deleteTeacher: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  setTeacherStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['Id'];
        /** @description true disables, false enables */
        flag: components['parameters']['Flag'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Done'];
      default: components['responses']['Failure'];
    };
  };
  listUserPrivileges: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The privilege tree */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": [
           *         {
           *           "privilegeId": 1,
           *           "privilegeName": "DASHBOARD",
           *           "selected": true,
           *           "childPrivileges": []
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['UserPrivilegeListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
  manageUserPrivileges: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        userId: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "assignedPrivileges": [
         *         1,
         *         14,
         *         16
         *       ]
         *     }
         */
        'application/json': components['schemas']['ManagePrivilegesRequest'];
      };
    };
    responses: {
      /** @description The privilege tree */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "responseCode": 100,
           *       "responseMsg": "Success",
           *       "data": [
           *         {
           *           "privilegeId": 1,
           *           "privilegeName": "DASHBOARD",
           *           "selected": true,
           *           "childPrivileges": []
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['UserPrivilegeListAnswer'];
        };
      };
      default: components['responses']['Failure'];
    };
  };
}
