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
}
