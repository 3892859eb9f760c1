/** The values of the result config form; numbers are texts, as typed. */
import { examsOf, type ExamChoices, type PlannedExam } from '@common/results';
import { RESULT_FIELDS, type ResultConfig, type ResultConfigForm } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { defineFields, fieldProblem, type FieldFacts } from '@/shared/forms';
import type { configWords } from '../words';

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
  /** the name of the class, shown with a draft */
  title: string;
}

/** The stored config; null and version 0 before the first save. */
export interface ConfigRecord {
  readonly version: number;
  readonly config: ResultConfig | null;
}

export const recordOf = (config: ResultConfig | null): ConfigRecord => ({ version: config?.version ?? 0, config });

type Words = (typeof configWords)['en'];

/** The values of the form; a config that was never saved has no exam and the default names (RESCONF-03, RESCONF-10). */
export function valuesOf({ config }: ConfigRecord, title: string, words: Words): ConfigValues {
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
    title,
  };
}

const named = (text: string): string | null => text.trim() || null;
const { maximum: MOST_TERMS } = RESULT_FIELDS.ResultConfigForm.termExamNo;

/** The exams that the form chooses now; an invalid count is 0. */
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

/** The empty name fields of the exams that are switched on (RESCONF-08). */
export function missingNames(values: ConfigValues): (keyof ConfigValues)[] {
  const choices = choicesOf(values);
  const terms = choices.termExamNo > 0 && choices.termExamName === null ? (['termExamName'] as const) : [];
  return [...terms, ...KINDS.flatMap(([on, name]) => (choices[on] && choices[name] === null ? [name] : []))];
}

const QUARTERS = 4;

/** The validation error of grace marks, a multiple of 0.25 within the limits of the contract; null where valid (RESCONF-05). */
export function graceProblem(facts: FieldFacts, value: unknown): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (text === '') return fieldProblem(facts, text);
  const { message = {}, minimum = 0, maximum = Infinity, title } = facts;
  const messageOf = (rule: string) => message[rule] ?? message['invalid'] ?? title;
  const marks = Number(text);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return messageOf('invalid');
  if (marks < minimum) return messageOf('minimum');
  if (marks > maximum) return messageOf('maximum');
  return Number.isInteger(marks * QUARTERS) ? null : messageOf('invalid');
}

/** The request for values that were validated before. */
export const requestOf = (
  values: ConfigValues,
  { session, class: { classId } }: ClassSelection,
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
