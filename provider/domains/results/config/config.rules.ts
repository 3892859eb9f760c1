import { examsOf, type ExamChoices } from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { failField, failFields, type Problem } from '../../../shared/fail.ts';
import { tidy } from '../../../shared/text.ts';

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
