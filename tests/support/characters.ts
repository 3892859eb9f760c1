// What a text may hold and what two names are compared by: one table for the provider's rules and the portal's twins.

type Wrong = 'cannot be stored' | 'invisible' | 'one script' | null;
type Row = [kind: 'line' | 'one-script' | 'free', text: string, wrong: Wrong];

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
  ...each('one-script', 'invisible', ['ad\u200bmin', '\u202enimda']),
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
