// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const CHARACTERS = {
  unstorable: {
    pattern: '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\p{Surrogate}\\p{Noncharacter_Code_Point}]',
    message: 'contains a character that cannot be stored. Type it instead of pasting it.',
  },
  invisible: {
    pattern: '[\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800\\uFFF9-\\uFFFC]',
    message: 'contains an invisible character. Type it instead of pasting it.',
  },
  joining: {
    pattern:
      '([\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D])[\\u200C\\u200D](?=(?=\\p{L})[\\u0900-\\u0D7F])|([\\u0D15\\u0D23\\u0D28\\u0D30\\u0D32\\u0D33]\\u0D4D)\\u200D|([\\u09B0\\u0CB0])\\u200D(?=[\\u09CD\\u0CCD])',
  },
  scripts: {
    names: [
      'Latin',
      'Devanagari',
      'Bengali',
      'Gurmukhi',
      'Gujarati',
      'Oriya',
      'Tamil',
      'Telugu',
      'Kannada',
      'Malayalam',
      'Arabic',
      'Ol_Chiki',
      'Meetei_Mayek',
    ],
    message: 'must be written in one script, Latin or one of India',
  },
  words: {
    message: 'has letters of two scripts in one word. Type it again instead of pasting it.',
  },
} as const;
