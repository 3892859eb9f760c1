export { LanguageContext, defineWords, useWords, type Language, type Translation, type WordSet } from './words';
