// The words of docs/vocabulary.md that a check can recognise without knowing the sentence.

/** In comments and test titles. */
export const AVOIDED_PHRASES = [
  ...['stands', 'held', 'told', 'said', 'hears', 'anew', 'whoever', 'somebody', 'meanwhile', 'pupil', 'pupils'],
  ...['so many', 'the same again', 'carried out', 'looked at', 'behind it', 'on its way', 'comes to an end'],
  ...['let go', 'lets go', "strangers'", 'what is owed', 'made-up', 'turned away', 'kept work', 'load theirs'],
];

/** As a word of a name that is declared, such as `inPlace`; `placeholder` is one other word. */
export const AVOIDED_IN_NAMES = [
  'place',
  'places',
  'held',
  'told',
  'said',
  'hears',
  'anew',
  'whoever',
  'somebody',
  'meanwhile',
];

/** Quoted texts are of the specification or of the screen. */
const QUOTED = /“[^”]*”|"[^"]*"|`[^`]*`|'[^']*'(?![a-z])/g;

const phrases = new RegExp(`(?<![\\w-])(?:${AVOIDED_PHRASES.join('|')})(?![\\w-])`, 'i');

/** The first avoided phrase of a comment or title; undefined without one. */
export const avoidedIn = (text) => phrases.exec(text.replaceAll(QUOTED, ''))?.[0];

const wordsOf = (name) =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());

/** The first avoided word of a name in camel case or with hyphens; undefined without one. */
export const avoidedInName = (name) => wordsOf(name).find((word) => AVOIDED_IN_NAMES.includes(word));
