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
      /** Format: binary */
      logo?: Blob;
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
export type SignInRequest = components['schemas']['SignInRequest'];
export type ResponseCode = components['schemas']['ResponseCode'];
export type ResponseMsg = components['schemas']['ResponseMsg'];
export type Problem = components['schemas']['Problem'];
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
export type ResponseFailure = components['responses']['Failure'];
export type ResponseDone = components['responses']['Done'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterId = components['parameters']['Id'];
export type ParameterDisableFlag = components['parameters']['DisableFlag'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
