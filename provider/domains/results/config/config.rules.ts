import { examsOf, type ExamChoices } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { fail, failField, failFields, type Problem } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';
import type { ConfigRow } from './config.queries.ts';

type Form = components['schemas']['ResultConfigForm'];

/** The stored values of a config; grace in marks. */
export interface ConfigValues extends ExamChoices {
  maxGraceMarks: number;
  maxGraceSubjectsNo: number;
}

const NAMELESS = 'Please enter term exam name and others per exam type';
const QUARTERS = 4;

/** 109 without an exam, for a selected kind of exam without a name, or for grace marks not in steps of 0.25 (RESCONF-14). */
export function readConfig(form: Form): ConfigValues {
  const values: ConfigValues = {
    termExamNo: form.termExamNo,
    termExamName: tidy(form.termExamName),
    midTerm: form.midTerm,
    midTermExamName: tidy(form.midTermExamName),
    annual: form.annual,
    annualExamName: tidy(form.annualExamName),
    supplementary: form.supplementary,
    supplementaryExamName: tidy(form.supplementaryExamName),
    internalAssessment: form.internalAssessment,
    internalAssessmentName: tidy(form.internalAssessmentName),
    maxGraceMarks: form.maxGraceMarks,
    maxGraceSubjectsNo: form.maxGraceSubjectsNo,
  };
  if (examsOf(values).length === 0) failField('termExamNo', 'Please select at least one exam');
  const named = [
    ['termExamName', values.termExamNo > 0],
    ['midTermExamName', values.midTerm],
    ['annualExamName', values.annual],
    ['supplementaryExamName', values.supplementary],
    ['internalAssessmentName', values.internalAssessment],
  ] as const;
  const nameless = named.flatMap(([path, on]): Problem[] =>
    on && values[path] === null ? [{ path, message: NAMELESS }] : [],
  );
  if (nameless.length > 0) failFields(nameless);
  if (!Number.isInteger(values.maxGraceMarks * QUARTERS))
    failField('maxGraceMarks', 'Maximum grace marks must be a number in steps of 0.25');
  return values;
}

/** The values of a stored config. */
export const valuesOf = (row: ConfigRow): ConfigValues => ({
  termExamNo: row.termExamNo,
  termExamName: row.termExamName,
  midTerm: row.midTerm,
  midTermExamName: row.midTermExamName,
  annual: row.annual,
  annualExamName: row.annualExamName,
  supplementary: row.supplementary,
  supplementaryExamName: row.supplementaryExamName,
  internalAssessment: row.internalAssessment,
  internalAssessmentName: row.internalAssessmentName,
  maxGraceMarks: Number(row.maxGraceMarks),
  maxGraceSubjectsNo: row.maxGraceSubjectsNo,
});

/** 155 without subjects, 159 for more grace subjects than there are subjects (RESCONF-13, RESCONF-14). */
export function requireSubjects(subjects: number, { maxGraceSubjectsNo }: ConfigValues): void {
  if (subjects === 0) fail('NO_SUBJECTS_CONFIGURED_IN_CLASS');
  if (maxGraceSubjectsNo <= subjects) return;
  const message = `The class has ${subjects === 1 ? 'one subject' : `${subjects} subjects`} only`;
  fail('GRACE_SUBJECTS_ABOVE_AVAILABLE', { problems: [{ path: 'maxGraceSubjectsNo', message }] });
}

/** 109 for removed exams with limits, unless the user agreed that these are deleted. */
export function requireNoLimits(gone: readonly { limits: number }[]): void {
  const limited = gone.filter(({ limits }) => limits > 0).length;
  if (limited === 0) return;
  const message = `${limited} ${limited === 1 ? 'exam' : 'exams'} with marks limits will be removed`;
  fail('BAD_REQUEST', { message, problems: [{ path: 'removeLimits', message }] });
}
