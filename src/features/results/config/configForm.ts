/** A result config as its form holds it: numbers as they are typed. */
import { examsOf, type ExamChoices, type PlannedExam } from '@common/results';
import { RESULT_FIELDS, type ResultConfig, type ResultConfigForm } from '@/api/results';
import { defineFields, fieldProblem, type FieldFacts } from '@/shared/forms';
import type { configWords } from '../words';
import type { Place } from '../place/usePlace';

export const configFields = defineFields(RESULT_FIELDS.ResultConfigForm);

/** The kinds that are on or off, each with the field of its name. */
export const KINDS = [
  ['midTerm', 'midTermExamName'],
  ['annual', 'annualExamName'],
  ['supplementary', 'supplementaryExamName'],
  ['internalAssessment', 'internalAssessmentName'],
] as const;

export interface ConfigValues {
  termExamNo: string;
  termExamName: string;
  midTerm: boolean;
  midTermExamName: string;
  annual: boolean;
  annualExamName: string;
  supplementary: boolean;
  supplementaryExamName: string;
  internalAssessment: boolean;
  internalAssessmentName: string;
  maxGraceMarks: string;
  maxGraceSubjectsNo: string;
  /** what a kept draft is called */
  place: string;
}

/** What is stored, or that nothing is yet: version 0. */
export interface ConfigRecord {
  readonly version: number;
  readonly config: ResultConfig | null;
}

export const recordOf = (config: ResultConfig | null): ConfigRecord => ({ version: config?.version ?? 0, config });

type Words = (typeof configWords)['en'];

/** A config that was not saved yet has no exam, and the usual names (RESCONF-03, RESCONF-10). */
export function valuesOf({ config }: ConfigRecord, place: string, words: Words): ConfigValues {
  return {
    termExamNo: String(config?.termExamNo ?? 0),
    termExamName: config?.termExamName ?? words.termName,
    midTerm: config?.midTerm ?? false,
    midTermExamName: config?.midTermExamName ?? words.midTermName,
    annual: config?.annual ?? false,
    annualExamName: config?.annualExamName ?? words.annualName,
    supplementary: config?.supplementary ?? false,
    supplementaryExamName: config?.supplementaryExamName ?? words.supplementaryName,
    internalAssessment: config?.internalAssessment ?? false,
    internalAssessmentName: config?.internalAssessmentName ?? words.internalAssessmentName,
    maxGraceMarks: String(config?.maxGraceMarks ?? 0),
    maxGraceSubjectsNo: String(config?.maxGraceSubjectsNo ?? 0),
    place,
  };
}

const named = (text: string): string | null => text.trim() || null;
const { maximum: MOST_TERMS } = RESULT_FIELDS.ResultConfigForm.termExamNo;

/** What the form chooses now; a count that is no number of exams counts none. */
export function choicesOf(values: ConfigValues): ExamChoices {
  const count = /^\d+$/.test(values.termExamNo.trim()) ? Number(values.termExamNo) : 0;
  return {
    termExamNo: count > MOST_TERMS ? 0 : count,
    termExamName: named(values.termExamName),
    midTerm: values.midTerm,
    midTermExamName: named(values.midTermExamName),
    annual: values.annual,
    annualExamName: named(values.annualExamName),
    supplementary: values.supplementary,
    supplementaryExamName: named(values.supplementaryExamName),
    internalAssessment: values.internalAssessment,
    internalAssessmentName: named(values.internalAssessmentName),
  };
}

export const plannedOf = (values: ConfigValues): PlannedExam[] => examsOf(choicesOf(values));

/** The fields of the names that are missing for what is on (RESCONF-08). */
export function missingNames(values: ConfigValues): (keyof ConfigValues)[] {
  const choices = choicesOf(values);
  const terms = choices.termExamNo > 0 && choices.termExamName === null ? (['termExamName'] as const) : [];
  return [...terms, ...KINDS.flatMap(([on, name]) => (choices[on] && choices[name] === null ? [name] : []))];
}

const QUARTERS = 4;

/** Why grace marks are refused (RESCONF-05): a number in quarters within the limits of the contract. */
export function graceProblem(facts: FieldFacts, value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (text === '') return fieldProblem(facts, text);
  const { message = {}, minimum = 0, maximum = Infinity, title } = facts;
  const said = (rule: string) => message[rule] ?? message['invalid'] ?? title;
  const marks = Number(text);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return said('invalid');
  if (marks < minimum) return said('minimum');
  if (marks > maximum) return said('maximum');
  return Number.isInteger(marks * QUARTERS) ? null : said('invalid');
}

/** The form as the contract takes it; it was judged before. */
export const requestOf = (
  values: ConfigValues,
  { session, class: { classId } }: Place,
  version: number,
  removeLimits: boolean,
): ResultConfigForm => ({
  sessionId: session.sessionId,
  classId,
  ...choicesOf(values),
  maxGraceMarks: Number(values.maxGraceMarks),
  maxGraceSubjectsNo: Number(values.maxGraceSubjectsNo),
  ...(removeLimits && { removeLimits }),
  version,
});
