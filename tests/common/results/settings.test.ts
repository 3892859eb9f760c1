import { checkedSettings, DEFAULT_SETTINGS, type ResultSettings } from '../../../common/results/settings';

test('the numbers of a school that has set none', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    passPercent: 36,
    annualPaperPercent: 20,
    divisionPercents: { FIRST: 60, SECOND: 48, THIRD: 36 },
    distinctionPercent: 75,
    maxGraceSubjectsNo: 0,
    maxGraceMarks: 0,
    maxSupplementarySubjects: 2,
    medicalLeavesOut: ['TERM', 'MID_TERM'],
  });
});

test.each<Partial<ResultSettings>>([
  {},
  { passPercent: 0, distinctionPercent: 100 },
  { maxGraceMarks: 400, maxGraceSubjectsNo: 20, maxSupplementarySubjects: 0 },
])('%j can be set', (changes) => {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  expect(checkedSettings(settings)).toBe(settings);
});

test.each<Partial<ResultSettings>>([
  { passPercent: -1 },
  { passPercent: 33.3 },
  { annualPaperPercent: 101 },
  { distinctionPercent: Number.NaN },
  { divisionPercents: { FIRST: 60, SECOND: 48, THIRD: 33.3 } },
  { divisionPercents: { FIRST: 160, SECOND: 48, THIRD: 36 } },
])('%j holds no whole percentage', (changes) => {
  expect(() => checkedSettings({ ...DEFAULT_SETTINGS, ...changes })).toThrow(/is not a whole percentage$/);
});

test.each<Partial<ResultSettings>>([
  { maxGraceSubjectsNo: -1 },
  { maxGraceMarks: 2.5 },
  { maxSupplementarySubjects: Number.POSITIVE_INFINITY },
])('%j holds no count', (changes) => {
  expect(() => checkedSettings({ ...DEFAULT_SETTINGS, ...changes })).toThrow(/is not a whole number from 0 up$/);
});
