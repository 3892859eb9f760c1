/** The values of the result rules form; percentages are texts, as typed. */
import { textKey } from '@common/names';
import { faultsOfRules, type ResultRules, type RulesFault } from '@common/results';
import { VALUES } from '@/api/catalogue';
import { RESULT_FIELDS, type ResultRules as StoredRules, type ResultRulesForm } from '@/api/results';
import { defineFields } from '@/shared/forms';

export const rulesFields = defineFields(RESULT_FIELDS.ResultRulesForm);
export const scaleFields = defineFields(RESULT_FIELDS.ScaleGrade);

/** The kinds of exams that can leave out a student who was ill. */
/** Most rows of the grade scale. */
export const MOST_GRADES = 12;

export const NUMBERS = [
  'passPercent',
  'annualPaperPercent',
  'firstPercent',
  'secondPercent',
  'thirdPercent',
  'distinctionPercent',
  'maxSupplementarySubjects',
] as const;
export type NumberName = (typeof NUMBERS)[number];

export interface RulesValues extends Record<NumberName, string> {
  medicalLeavesOut: ResultRules['medicalLeavesOut'];
  gradeScale: { name: string; fromPercent: string }[];
  declarationRequired: boolean;
  /** the name of the session, shown with a draft */
  title: string;
}

type Rules = Omit<StoredRules, 'sessionId' | 'declared' | 'version'>;

const numbersOf = <Value>(of: (name: NumberName) => Value) =>
  Object.fromEntries(NUMBERS.map((name) => [name, of(name)])) as Record<NumberName, Value>;

/** The fields of the form without the title. */
export const fieldsOf = (rules: Rules): Omit<RulesValues, 'title'> => ({
  ...numbersOf((name) => String(rules[name])),
  medicalLeavesOut: rules.medicalLeavesOut,
  gradeScale: rules.gradeScale.map(({ name, fromPercent }) => ({ name, fromPercent: String(fromPercent) })),
  declarationRequired: rules.declarationRequired,
});

export const valuesOf = (rules: Rules, title: string): RulesValues => ({ ...fieldsOf(rules), title });

/** NaN for a text that is not a whole number. */
const numberOf = (text: string | undefined): number => (/^\d+$/.test(text?.trim() ?? '') ? Number(text) : NaN);

/** The typed rules; NaN for a missing or invalid number. A new grade has no texts yet. */
export const rulesOf = (values: RulesValues): ResultRules => ({
  ...numbersOf((name) => numberOf(values[name])),
  medicalLeavesOut: VALUES.LeftOutExam.filter((kind) => values.medicalLeavesOut.includes(kind)),
  gradeScale: values.gradeScale.map((grade: Partial<RulesValues['gradeScale'][number]> | undefined) => ({
    name: grade?.name?.trim() ?? '',
    fromPercent: numberOf(grade?.fromPercent),
  })),
  declarationRequired: values.declarationRequired,
});

/** The fault of a field by its path, such as `gradeScale.1.name`; undefined without one. */
export const faultAt = (values: RulesValues, path: string): RulesFault | undefined =>
  faultsOfRules(rulesOf(values), textKey).find((found) => found.path === path)?.fault;

export const requestOf = (values: RulesValues, sessionId: number, version: number): ResultRulesForm => ({
  sessionId,
  ...rulesOf(values),
  version,
});
