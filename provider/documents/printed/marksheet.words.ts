import { DIVISION_NAMES, percentText, REASON_TEXTS } from '../../../common/results/index.ts';

/** Texts of the marksheet. */
export const marksheetWords = {
  ofYear: 'Report Card',
  ofExam: 'Marksheet',
  about: (exam: string, session: string) => `${exam} · Session ${session}`,
  name: 'Name of student',
  father: 'Father’s name',
  mother: 'Mother’s name',
  class: 'Class',
  rollNo: 'Roll no.',
  code: 'Student code',
  srNumber: 'SR number',
  born: 'Date of birth',
  subject: 'Subject',
  shortComponents: { theory: 'Th', practical: 'Pr', viva: 'Vi' },
  components: { theory: 'Theory', practical: 'Practical', viva: 'Viva' },
  outOf: (title: string, max: number) => [title, `(${max})`].filter(Boolean).join('\n'),
  resultOf: (exam: string) => `Total of ${exam}`,
  resultOfYear: 'Total of the year',
  maximum: 'Maximum marks',
  obtained: 'Marks obtained',
  grade: 'Grade',
  total: 'Total',
  attendance: 'Attendance (days)',
  part: (marks: string, of: number | string) => `${marks}/${of}`,
  none: '–',
  byGrade: 'Subjects evaluated by grade',
  componentGrade: (component: string, grade: string) => `${component}: ${grade}`,
  totalMarks: 'Total marks',
  ofMaximum: (marks: number, full: number) => `${marks} of ${full}`,
  percentage: 'Percentage',
  percent: (value: number) => `${percentText(value)} %`,
  division: 'Division',
  rank: 'Rank in the class',
  rankInSection: 'Rank in the section',
  rankOf: (rank: number, of: number) => `${rank} of ${of}`,
  inWords: 'Total in words',
  half: (whole: string) => `${whole} and a Half`,
  result: 'Result',
  declared: 'Result declared on',
  remark: 'Remark of the class teacher',
  divisions: DIVISION_NAMES,
  reasons: REASON_TEXTS,
  distinctionMark: 'D',
  failedMark: 'F',
  graced: (marks: string, grace: number) => `${marks}+${grace}*`,
  legend: {
    components: 'Th theory  ·  Pr practical  ·  Vi viva',
    absent: 'AB absent',
    medical: 'ML medical',
    leave: 'L leave',
    missing: '– no marks',
    distinction: (percent: number) => `D distinction (${percent} % or more)`,
    failed: 'F failed',
    grace: '* grace marks, not part of the total',
    rounded: 'The total is raised to the next whole mark',
  },
  classTeacher: 'Class teacher',
  incharge: 'Examination in charge',
  principal: 'Principal',
  seal: 'Seal of the school',
};

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** The most subjects or papers that a sentence names. */
const MOST_NAMED = 4;
const marksWord = (marks: number): string => `${marks} ${marks === 1 ? 'mark' : 'marks'}`;
const shortList = (names: readonly string[]): string =>
  names.length <= MOST_NAMED ? list(names) : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;

/** The result in words. */
export const resultWords = {
  passed: (division: 'FIRST' | 'SECOND' | 'THIRD' | null) =>
    division === null ? 'Passed' : `Passed in ${marksheetWords.divisions[division].toLowerCase()} division`,
  byGrace: (passed: string, grace: readonly { subject: string; marks: number }[]) =>
    `${passed} with grace of ${list(grace.map(({ subject, marks }) => `${marksWord(marks)} in ${subject}`))}`,
  bySupplementary: (subjects: readonly string[]) => `Passed in the supplementary exam: ${shortList(subjects)}`,
  supplementary: (subjects: readonly string[]) => `Supplementary in ${shortList(subjects)}`,
  failed: (subjects: readonly string[]) =>
    subjects.length > MOST_NAMED ? `Failed in ${subjects.length} subjects` : `Failed in ${list(subjects)}`,
  failedAgain: (subjects: readonly string[]) => `Failed in the supplementary exam: ${shortList(subjects)}`,
  incomplete: (papers: readonly string[]) => `Result incomplete: ${shortList(papers)} missing`,
  noLimits: (parts: readonly string[]) => `Result incomplete: ${shortList(parts)}`,
  withoutMaximum: (subjects: readonly string[], exam: string | null) =>
    [`${shortList(subjects)} without maximum marks`, exam && `in ${exam}`].filter(Boolean).join(' '),
  paper: (subject: string, component: string, exam: string | null) =>
    [subject, component.toLowerCase(), exam && `(${exam})`].filter(Boolean).join(' '),
  notJudged: 'Not judged',
  noneByMarks: 'No subject is evaluated by marks',
};
