import { PRIVILEGE_LABELS } from '@/api/catalogue';
import { defineWords } from '../words';

/** What genders are called on the screen (CONST-19). */
export const genderWords = defineWords({ MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' });

/** Where a session stands in its life (CONST-20). */
export const sessionStatusWords = defineWords({ UPCOMING: 'Upcoming', ACTIVE: 'Active', COMPLETED: 'Completed' });

/** What streams are called on the screen (CLASS-32). */
export const streamWords = defineWords({ SCIENCE: 'Science', COMMERCE: 'Commerce', ARTS: 'Arts' });

/** Whether every pupil of a class takes a subject (ENUM-33, CONST-23). */
export const subjectTypeWords = defineWords({ MANDATORY: 'Mandatory', OPTIONAL: 'Optional' });

/** How a subject is judged (ENUM-33, CONST-24). */
export const evaluationMethodWords = defineWords({ MARKS: 'Marks', GRADE: 'Grade' });

/** What staff call each privilege: English is the contract's (openapi/privileges.yaml). */
export const privilegeWords = defineWords(PRIVILEGE_LABELS);
