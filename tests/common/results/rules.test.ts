import {
  DEFAULT_RULES,
  DEFAULT_SETTINGS,
  faultsOfRules,
  settingsOfRules,
  type ResultRules,
} from '../../../common/results';

const CBSE: ResultRules = {
  ...DEFAULT_RULES,
  passPercent: 33,
  annualPaperPercent: 0,
  firstPercent: 61,
  secondPercent: 45,
  thirdPercent: 34,
  distinctionPercent: 76,
  maxSupplementarySubjects: 1,
  medicalLeavesOut: ['INTERNAL_ASSESSMENT'],
};

test('the default rules are the default settings', () => {
  expect(settingsOfRules(DEFAULT_RULES)).toEqual(DEFAULT_SETTINGS);
});

test('each rule is a setting; grace marks of the class are quarter marks', () => {
  expect(settingsOfRules(CBSE, { maxGraceSubjectsNo: 2, maxGraceMarks: 5.25 })).toEqual({
    passPercent: 33,
    annualPaperPercent: 0,
    divisionPercents: { FIRST: 61, SECOND: 45, THIRD: 34 },
    distinctionPercent: 76,
    maxGraceSubjectsNo: 2,
    maxGraceMarks: 21,
    maxSupplementarySubjects: 1,
    medicalLeavesOut: ['INTERNAL_ASSESSMENT'],
  });
});

const faultsOf = (changes: Partial<ResultRules>) =>
  Object.fromEntries(
    faultsOfRules({ ...DEFAULT_RULES, ...changes }, (name) => name.trim().toLowerCase()).map(({ path, fault }) => [
      path,
      fault,
    ]),
  );
const scale = (...grades: [string, number][]) => ({
  gradeScale: grades.map(([name, fromPercent]) => ({ name, fromPercent })),
});

test.each<[string, Partial<ResultRules>, object]>([
  ['the defaults', {}, {}],
  ['equal divisions', { firstPercent: 50, secondPercent: 50, thirdPercent: 50 }, {}],
  ['a third division above the pass mark', { passPercent: 33, thirdPercent: 40 }, {}],
  ['a second division above the first', { secondPercent: 61 }, { secondPercent: 'ABOVE_FIRST' }],
  ['a third division above the second', { thirdPercent: 49 }, { thirdPercent: 'ABOVE_SECOND' }],
  ['a percentage that is not a number', { secondPercent: NaN }, {}],
  ['one grade from 0', scale(['A', 0]), {}],
  ['one grade above 0', scale(['A', 1]), { 'gradeScale.0.fromPercent': 'LAST_NOT_ZERO' }],
  ['descending grades', scale(['A', 60], ['B', 33], ['C', 0]), {}],
  ['grades of one percentage', scale(['A', 60], ['B', 60], ['C', 0]), { 'gradeScale.1.fromPercent': 'NOT_LOWER' }],
  ['a last grade that ascends', scale(['A', 60], ['B', 70]), { 'gradeScale.1.fromPercent': 'NOT_LOWER' }],
  ['a repeated name', scale(['A', 60], ['a ', 33], ['C', 0]), { 'gradeScale.1.name': 'SAME_NAME' }],
  ['names that are not typed yet', scale(['', 60], ['', 0]), {}],
])('faults of %s', (_case, changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults);
});
