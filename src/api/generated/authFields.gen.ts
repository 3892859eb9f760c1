// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  ForgotPasswordRequest: {
    email: {
      title: 'E-mail',
      required: true,
      type: 'string',
      pattern: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
      maxLength: 255,
      message: {
        invalid: 'Email must be valid format',
      },
    },
  },
  SignInRequest: {
    userName: {
      title: 'Username',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 255,
      text: 'free',
    },
    password: {
      title: 'Password',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 128,
      text: 'free',
    },
  },
  UpdatePasswordRequest: {
    oldPassword: {
      title: 'Current Password',
      required: true,
      type: 'string',
      minLength: 1,
      maxLength: 128,
      text: 'free',
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
