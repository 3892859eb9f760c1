// Result rules as the tests send and read them.
import { call, sql, type Answer } from '../../support/provider';

interface Declared {
  examName: string;
  className: string;
  resultDeclarationDate: string;
}
type Rules = Record<string, unknown> & { version: number; declared: Declared[] };
interface Failure {
  problems: { path: string; message: string }[];
  change?: { fields: string[] };
}
type Counts = Record<'passed' | 'passedByGrace' | 'supplementary' | 'failed' | 'incomplete' | 'notJudged', number>;
export interface Effect {
  classId: number;
  className: string;
  students: number;
  before: Counts;
  after: Counts;
  changed: number;
  changes: { studentId: number; studentName: string; before: keyof Counts; after: keyof Counts }[];
}

export const RULES = {
  passPercent: 33,
  annualPaperPercent: 0,
  firstPercent: 60,
  secondPercent: 45,
  thirdPercent: 33,
  distinctionPercent: 75,
  maxSupplementarySubjects: 1,
  medicalLeavesOut: ['TERM'],
  gradeScale: [
    { name: 'A', fromPercent: 60 },
    { name: 'B', fromPercent: 0 },
  ],
  declarationRequired: true,
};

/** The rules of a session that has none of its own. */
export const DEFAULTS = {
  passPercent: 36,
  annualPaperPercent: 20,
  firstPercent: 60,
  secondPercent: 48,
  thirdPercent: 36,
  distinctionPercent: 75,
  maxSupplementarySubjects: 2,
  medicalLeavesOut: ['TERM', 'MID_TERM'],
  gradeScale: [],
  declarationRequired: false,
};

export const getRules = (token: string, sessionId: number): Promise<Answer<Rules>> =>
  call('GET', `/result/rules/${sessionId}`, { token });
export const saveRules = (token: string, form: object): Promise<Answer<Rules & Failure>> =>
  call('PUT', '/result/rules', { token, json: form });
export const previewRules = (token: string, form: object): Promise<Answer<Effect[] & Failure>> =>
  call('POST', '/result/rules/preview', { token, json: form });

/** No exam of the session is declared. */
export const undeclare = (sessionId: number) =>
  sql('UPDATE exams SET result_declaration_date = NULL WHERE session_id = $1', [sessionId]);

/** The results of these exams of a class are declared on a day. */
export const declare = (sessionId: number, className: string, kind: string, date: string) =>
  sql(
    `UPDATE exams SET result_declaration_date = $4 FROM classes c
      WHERE c.id = exams.class_id AND exams.session_id = $1 AND c.name = $2 AND exams.kind = $3`,
    [sessionId, className, kind, date],
  );
