import { defineWords } from '../words';

export const commentsHistoryWords = defineWords({
  title: 'Comments History',
  titleOf: (name: string) => `Comments History of “${name}”`,
  number: 'Sr. No.',
  comment: 'Comment',
  action: 'Action',
  date: 'Date',
  ACTIVE: 'Re-Admission',
  INACTIVE: 'Name Strike Off',
  TC: 'TC',
  none: 'No comments yet',
});
