import { defineWords } from '../words';

export const feedbackWords = defineWords({ dismiss: 'Dismiss' });
