import { defineWords } from '@/shared/words';
import { shownName } from '../words';

const students = (count: number): string => `${count} ${count === 1 ? 'student' : 'students'}`;

export const remarksWords = defineWords({
  unsaved: (title: string) => `You have unsaved remarks of ${title}.`,
  title: 'Remarks',
  chooseFirst: 'Choose session, class and section',
  noStudents: 'This class has no students in this session yet.',
  grid: 'Remarks of the class teacher',
  titleOf: (className: string, count: number, written: number) =>
    `Class ${className}: ${students(count)}, ${written} with a remark`,
  completed: (session: string) => `The session ${session} is completed. Its remarks cannot be changed.`,

  rollNo: 'Roll No.',
  name: 'Student Name',
  shownName,
  father: 'Father’s Name',
  remark: 'Remark',
  remarkOf: (name: string) => `Remark of ${name}`,

  tools: 'Selected cells',
  usual: 'Usual remark',
  excellent: 'Excellent work. Keep it up.',
  veryGood: 'Very good progress. Well done.',
  good: 'Good. Can do even better with regular revision.',
  satisfactory: 'Satisfactory. More practice at home is needed.',
  weakSubjects: 'Needs to work hard in weak subjects.',
  attendance: 'Regular attendance will improve the results.',
  behaviour: 'Well behaved and attentive in class.',
  participation: 'Promising. Should take part more in class.',

  save: 'Save Changes',
  saved: 'Remarks updated successfully',
  saveFailed: 'Failed to update remarks',
  loadFailed: 'Failed to load remarks',
  emptyRemark: 'empty',
  conflictEntry: (name: string, yours: string, stored: string, by: string | null, at: string) =>
    `${name}: yours “${yours}”, stored “${stored}” (${by ?? 'another user'}, ${at})`,
  resume: (count: number, from: string) =>
    `Resume ${count === 1 ? '1 unsaved remark' : `${count} unsaved remarks`} from ${from}`,
  draftLeft: (count: number) =>
    `${count === 1 ? '1 remark' : `${count} remarks`} of students who are no longer in this list cannot be resumed.`,
  changedTitle: 'Some of these remarks have changed',
  changedText: 'Nothing was saved. Your other unsaved remarks stay, whichever version of these remarks you choose.',
  changedBack: 'Back to my remarks',
  goneTitle: 'These remarks were not saved',
  goneText: 'Reload the list. Your unsaved remarks of the other students stay.',
});

/** The remarks that are offered, in the order of the list. */
export const usualRemarks = (words: (typeof remarksWords)['en']): string[] => [
  words.excellent,
  words.veryGood,
  words.good,
  words.satisfactory,
  words.weakSubjects,
  words.attendance,
  words.behaviour,
  words.participation,
];
