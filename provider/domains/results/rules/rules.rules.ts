import { faultsOfRules, RULES_FAULT_TEXTS, type ResultRules } from '../../../../common/results/index.ts';
import { textKey, tidyName } from '../../../../common/names.ts';
import { VALUES } from '../../../contract/generated/labels.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { showDay } from '../../../documents/documentText.ts';
import { failFields } from '../../../shared/fail.ts';

type Form = components['schemas']['ResultRulesForm'];
type DeclaredExam = components['schemas']['DeclaredExam'];

/** The values to store. 109 for divisions or grades that do not descend, a repeated grade, and a last grade not from 0. */
export function readRules(form: Form): ResultRules {
  const rules: ResultRules = {
    passPercent: form.passPercent,
    annualPaperPercent: form.annualPaperPercent,
    firstPercent: form.firstPercent,
    secondPercent: form.secondPercent,
    thirdPercent: form.thirdPercent,
    distinctionPercent: form.distinctionPercent,
    maxSupplementarySubjects: form.maxSupplementarySubjects,
    medicalLeavesOut: VALUES.LeftOutExam.filter((kind) => form.medicalLeavesOut.includes(kind)),
    gradeScale: form.gradeScale.map(({ name, fromPercent }) => ({ name: tidyName(name), fromPercent })),
    declarationRequired: form.declarationRequired,
  };
  const faults = faultsOfRules(rules, textKey);
  if (faults.length > 0) failFields(faults.map(({ path, fault }) => ({ path, message: RULES_FAULT_TEXTS[fault] })));
  return rules;
}

/** 'Results of Half Yearly, class 8 were declared on 12/10/2026, and those of 2 more exams. Remove …'. */
export function declaredText([first, ...others]: readonly [DeclaredExam, ...DeclaredExam[]]): string {
  const named = `Results of ${first.examName}, class ${first.className} were declared on ${showDay(first.resultDeclarationDate)}`;
  if (others.length === 0) return `${named}. Remove the declaration date in Control Result first`;
  const more = others.length === 1 ? 'one more exam' : `${others.length} more exams`;
  return `${named}, and those of ${more}. Remove the declaration dates in Control Result first`;
}
