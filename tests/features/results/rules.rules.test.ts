// The form of the result rules: what it shows of a record and sends, its presets and its faults.
import { DEFAULT_RULES } from '@common/results';
import { equalPreset, PRESETS, withPreset } from '@/features/results/rules/presets';
import { faultAt, requestOf, rulesOf, valuesOf, type RulesValues } from '@/features/results/rules/rulesForm';

const VALUES = valuesOf(DEFAULT_RULES, '2026 - 2027');
const values = (changes: Partial<RulesValues> = {}): RulesValues => ({ ...VALUES, ...changes });
const scale = (...grades: [string, string][]) => ({
  gradeScale: grades.map(([name, fromPercent]) => ({ name, fromPercent })),
});

test('a record is shown as texts and sent as it was', () => {
  const rules = { ...DEFAULT_RULES, ...PRESETS.CBSE, declarationRequired: true };
  expect(valuesOf(rules, '2026')).toMatchObject({ passPercent: '33', annualPaperPercent: '0', title: '2026' });
  expect(requestOf(valuesOf(rules, ''), 3, 2)).toEqual({ sessionId: 3, ...rules, version: 2 });
});

test('texts are trimmed, kinds of exams are sent in their order', () => {
  const typed = values({ passPercent: ' 40 ', medicalLeavesOut: ['MID_TERM', 'TERM'], ...scale([' A ', ' 0 ']) });
  expect(rulesOf(typed)).toMatchObject({
    passPercent: 40,
    medicalLeavesOut: ['TERM', 'MID_TERM'],
    gradeScale: [{ name: 'A', fromPercent: 0 }],
  });
});

test.each(['', ' ', '4.5', '-1', 'x'])('%j is no percentage', (passPercent) => {
  expect(rulesOf(values({ passPercent })).passPercent).toBeNaN();
});

test('the defaults are those of Rajasthan; CBSE has no minimum in the annual paper and eight grades', () => {
  expect(equalPreset(VALUES)).toBe('RAJASTHAN');
  const cbse = withPreset(VALUES, 'CBSE');
  expect(equalPreset(cbse)).toBe('CBSE');
  expect(rulesOf(cbse)).toEqual({
    passPercent: 33,
    annualPaperPercent: 0,
    firstPercent: 60,
    secondPercent: 45,
    thirdPercent: 33,
    distinctionPercent: 75,
    maxSupplementarySubjects: 2,
    medicalLeavesOut: ['TERM', 'MID_TERM'],
    gradeScale: [
      { name: 'A1', fromPercent: 91 },
      { name: 'A2', fromPercent: 81 },
      { name: 'B1', fromPercent: 71 },
      { name: 'B2', fromPercent: 61 },
      { name: 'C1', fromPercent: 51 },
      { name: 'C2', fromPercent: 41 },
      { name: 'D', fromPercent: 33 },
      { name: 'E', fromPercent: 0 },
    ],
    declarationRequired: false,
  });
});

test('a preset keeps the choice of marksheets and the title', () => {
  const typed = values({ declarationRequired: true });
  expect(withPreset(typed, 'CBSE')).toMatchObject({ declarationRequired: true, title: VALUES.title });
  expect(equalPreset(typed)).toBe('RAJASTHAN');
});

test.each<[string, Partial<RulesValues>]>([
  ['another pass mark', { passPercent: '35' }],
  ['an empty field', { firstPercent: '' }],
  ['no illness', { medicalLeavesOut: [] }],
  ['a grade', scale(['A', '0'])],
])('with %s the form equals no preset', (_case, changes) => {
  expect(equalPreset(values(changes))).toBeUndefined();
});

test.each<[string, Partial<RulesValues>, string, string | undefined]>([
  ['a higher second division', { secondPercent: '61' }, 'secondPercent', 'ABOVE_FIRST'],
  ['a higher third division', { thirdPercent: '49' }, 'thirdPercent', 'ABOVE_SECOND'],
  ['an empty second division', { secondPercent: '' }, 'secondPercent', undefined],
  ['a repeated grade', scale(['A', '60'], ['ａ', '0']), 'gradeScale.1.name', 'SAME_NAME'],
  ['a grade that is not lower', scale(['A', '60'], ['B', '60']), 'gradeScale.1.fromPercent', 'NOT_LOWER'],
  ['a last grade above 0', scale(['A', '60'], ['B', '5']), 'gradeScale.1.fromPercent', 'LAST_NOT_ZERO'],
  ['a grade that is not typed yet', scale(['A', '60'], ['', '']), 'gradeScale.1.fromPercent', undefined],
])('the fault of %s', (_case, changes, path, fault) => {
  expect(faultAt(values(changes), path)).toBe(fault);
});
