import { defineWords } from '../words';

/** What genders are called on the screen (CONST-19). */
export const genderWords = defineWords({ MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' });
