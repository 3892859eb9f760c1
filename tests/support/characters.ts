// What a text may hold and what two names are compared by: one table for the provider's rules and the portal's twins.

type Wrong = 'cannot be stored' | 'invisible' | 'one script' | 'two scripts in one word' | null;
type Row = [kind: 'line' | 'one-script' | 'one-script-words' | 'free', text: string, wrong: Wrong];

const each = (kind: Row[0], wrong: Wrong, texts: string[]): Row[] => texts.map((text) => [kind, text, wrong]);

const UNSTORABLE = [
  ...[
    '\u0000',
    '\u0001',
    '\u0008',
    '\u000b',
    '\u001f',
    '\u007f',
    '\u0085',
    '\u009f',
    '\ud800',
    '\udfff',
    '\udc00\ud800',
  ],
  ...['\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}'],
];
const INVISIBLE = [
  ...['\u200b', '\u200e', '\u202a', '\u202e', '\u2066', '\u2069', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u061c'],
  ...['\u115f', '\u3164', '\uffa0', '\u180e', '\ufe0f', '\u2028', '\u2029', '\u2800', '\ufff9', '\ufffc', '\u{e0041}'],
];
const inWord = (sign: string) => `as${sign}ha`;

export const CHARACTER_ROWS: Row[] = [
  ...each('line', 'cannot be stored', UNSTORABLE.map(inWord)),
  ...each('free', 'cannot be stored', UNSTORABLE.map(inWord)),
  ...each('line', 'invisible', INVISIBLE.map(inWord)),
  ...each('free', null, INVISIBLE.map(inWord)),
  ...each('line', null, [
    '',
    'Asha Verma',
    'a\tb\r\nc',
    'नर्सरी',
    'ﷺ',
    '😀',
    '𝒜',
    'e\u0301',
    '\ufffd',
    'कक्षा 5 A',
    'аdmin',
  ]),
  // Joiners in their place: half forms, a chillu at the end of a word, the ra of Bengali and Kannada.
  ...each('line', null, ['क्\u200dष', 'श्\u200cर', 'അനില്\u200d', 'র\u200d্যাব', 'ರ\u200d್ಕ']),
  ...each('line', 'invisible', [
    ...['क\u200dष', 'क्\u200d', 'क्\u200d\u200dष', 'क्\u200d a', 'क्\u200da', '\u200dक', 'ad\u200dmin', 'ad\u200cmin'],
  ]),
  ...each('one-script', null, [
    'admin',
    'asha.v-2@x_1',
    'ren\u00e9',
    'rene\u0301',
    'ａｄｍｉｎ',
    'नेहा.१',
    'क्\u200dष',
    'محمد',
  ]),
  ...each('one-script', 'one script', ['\u0430dmin', 'αdmin', '\u{1d41a}dmin', 'мария', 'नेहा.admin', 'adminि']),
  ...each('one-script-words', null, [
    ...['', 'Asha Verma', 'आशा Verma', 'कक्षा 5 A', 'कक्षा5A', 'Asha-आशा', "D'Souza", 'D\u2019Souza', 'D\u02bcSouza'],
    ...[
      'Rene\u0301 D\u00b4Souza',
      'राठौड़',
      'क्\u200dष',
      'ज\u093cरीना',
      'அனில்',
      'محمد',
      'мария',
      '李',
      '😀',
      'A1',
      'ＡＢ',
      '𝒜sha',
    ],
  ]),
  ...each('one-script-words', 'two scripts in one word', [
    ...['Sh\u0430rma', '\u0410sha Verma', 'Priya Sh\u0430rma', 'αsha', 'आsha', 'Ashaआ', "D'S\u043euza"],
  ]),
  ...each('one-script-words', 'invisible', ['As\u200bha']),
  ...each('one-script', 'invisible', ['ad\u200bmin', '\u202enimda']),
];

/** Names of which each list is one name, however it is written. */
export const LOOK_ALIKES = [
  [
    "D'Souza",
    'D\u2019Souza',
    'D\u2018Souza',
    'D\u02bcSouza',
    'D`Souza',
    'D\u00b4Souza',
    'D\uff07Souza',
    'DSOUZA',
    'D\u2032Souza',
  ],
  ['D Souza'],
  ['A. K. Sharma', 'A K Sharma', 'AK Sharma', 'A.K. Sharma', 'A.K.Sharma', 'a. k.  sharma'],
  ['A Sharma', 'A. Sharma'],
  ['Mohd. Ali', 'Mohd Ali', 'Mohd.Ali'],
  ['डॉ. राठौड़', 'डॉ राठौड़', 'डॉ\u0970 राठौड\u093c'],
  ['डॉ राठौड'],
  ['L.K.G.', 'LKG', 'L K G'],
  ['Anglo-Vedic', 'Anglo \u2013 Vedic', 'Anglo\u2010Vedic', 'Anglo - Vedic', 'Anglo\u2011Vedic'],
  ['Anglo Vedic'],
  ['K.G. - One', 'KG\u2013One', 'k g - one'],
  ['2026 - 2027', '2026-2027', '2026 \u2013 2027', '2026\u22122027'],
  ['Class 1.2'],
  ['Class 12'],
  ['Class 1 A', 'Class 1. A'],
  ['Class 1A'],
  ["'"],
  ['.'],
];

/** Of each list all have one key, and no other list's. */
export const SAME_NAMES = [
  ['admin', 'ADMIN', 'ａｄｍｉｎ', ' admin ', 'ⓐdmin', '\u{1d41a}dmin'],
  ['\u0430dmin'],
  ['class 1', 'Class  1', 'CLASS\u00a0１', 'class\t1\n'],
  ['ren\u00e9', 'RENE\u0301'],
  ['क्ष', 'क्\u200dष', 'क्\u200cष'],
  ['office', 'oﬃce'],
];
