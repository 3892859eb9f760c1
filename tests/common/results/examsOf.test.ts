import { examsOf, goneExams, type ExamChoices } from '../../../common/results/examsOf';

const NONE: ExamChoices = {
  termExamNo: 0,
  termExamName: null,
  midTerm: false,
  midTermExamName: null,
  internalAssessment: false,
  internalAssessmentName: null,
  annual: false,
  annualExamName: null,
  supplementary: false,
  supplementaryExamName: null,
};
const ALL: ExamChoices = {
  termExamNo: 2,
  termExamName: 'Term Exam',
  midTerm: true,
  midTermExamName: 'Half Yearly',
  internalAssessment: true,
  internalAssessmentName: 'Internal',
  annual: true,
  annualExamName: 'Annual',
  supplementary: true,
  supplementaryExamName: 'Second',
};
const namesOf = (choices: ExamChoices) => examsOf(choices).map(({ name }) => name);

test.each([
  ['nothing', NONE, []],
  ['one term exam, without a number', { ...NONE, termExamNo: 1, termExamName: 'Term' }, ['Term']],
  ['everything, by the year', ALL, ['Term Exam 1', 'Term Exam 2', 'Half Yearly', 'Internal', 'Annual', 'Second']],
  [
    'a kind that is off, whatever its name',
    { ...ALL, annual: false, termExamNo: 0 },
    ['Half Yearly', 'Internal', 'Second'],
  ],
])('RESCONF-11 %s', (_what, choices, names) => {
  expect(namesOf(choices)).toEqual(names);
});

test('exams that the choices no longer make are reported by kind and number, not by name', () => {
  const gone = goneExams(examsOf(ALL), { ...ALL, termExamNo: 1, annualExamName: 'Yearly', supplementary: false });
  expect(gone.map(({ name }) => name)).toEqual(['Term Exam 2', 'Second']);
});
