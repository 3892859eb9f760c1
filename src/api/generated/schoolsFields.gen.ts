// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {
  SchoolForm: {
    schoolName: {
      title: 'School name',
      required: true,
      type: 'string',
      pattern: '\\S',
      maxLength: 100,
      text: 'one-script-words',
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
      text: 'free',
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
      pattern: '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$',
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
    upiId: {
      title: 'UPI id',
      required: false,
      type: 'string',
      pattern: '^[A-Za-z0-9.\\-_]{2,64}@[A-Za-z][A-Za-z0-9]{1,34}$',
      maxLength: 100,
      message: {
        invalid: 'UPI id must read like name@bank',
        maxLength: 'UPI id must not be more than 100 characters',
      },
    },
    certificateWording: {
      title: 'Wording of the fee certificate',
      required: false,
      type: 'string',
      maxLength: 500,
      text: 'free',
      message: {
        maxLength: 'Wording must not be more than 500 characters',
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
        maxPixels: 'The image has more than 4096 pixels on a side. Choose a smaller one.',
        damaged: 'The image is damaged. Choose another file.',
      },
    },
  },
} as const;
