// Plans a copy of the result config of a class to another class: a pure function of the stored rows.
import { examsOf, goneExams, type PlannedExam } from '../../../../common/results/index.ts';
import { firstFailure, type CopyChange, type CopyPlan } from '../../classes/index.ts';
import type { CountedExam } from '../exams/exams.queries.ts';
import type { ConfigRow } from './config.queries.ts';
import { requireNoLimits, requireSubjects, valuesOf, type ConfigValues } from './config.rules.ts';

export interface ConfigFacts {
  /** undefined for a class without a config */
  config: ConfigRow | undefined;
  exams: readonly CountedExam[];
  /** number of subjects */
  subjects: number;
}

/** The stored config that the copy replaces. */
export interface ConfigWork {
  before: ConfigRow | undefined;
}

type Exam = Pick<PlannedExam, 'kind' | 'ordinal'>;

const KINDS: Readonly<Record<PlannedExam['kind'], string>> = {
  TERM: 'Term exam',
  MID_TERM: 'Mid term exam',
  ANNUAL: 'Annual exam',
  SUPPLEMENTARY: 'Supplementary exam',
  INTERNAL_ASSESSMENT: 'Internal assessment',
};
const kindOf = ({ kind, ordinal }: Exam): string => (kind === 'TERM' ? `${KINDS[kind]} ${ordinal}` : KINDS[kind]);
const isExam = (one: Exam) => (other: Exam) => one.kind === other.kind && one.ordinal === other.ordinal;

const GRACE = [
  ['Maximum Grace Marks', 'maxGraceMarks'],
  ['Maximum Grace Subjects', 'maxGraceSubjectsNo'],
] as const;

const changesOf = (values: ConfigValues, own: ConfigValues, exams: readonly CountedExam[]): CopyChange[] => [
  ...examsOf(values).flatMap((exam): CopyChange[] => {
    const stored = exams.find(isExam(exam));
    return stored && stored.name !== exam.name ? [{ name: kindOf(exam), from: stored.name, to: exam.name }] : [];
  }),
  ...goneExams(exams, values).map((exam) => ({ name: kindOf(exam), from: exam.name, to: 'removed' })),
  ...GRACE.filter(([, field]) => values[field] !== own[field]).map(([name, field]) => ({
    name,
    from: String(own[field]),
    to: String(values[field]),
  })),
];

/** Names of exams that are switched off are no difference. An exam with limits is never removed. */
export function planConfig(
  values: ConfigValues,
  { config, exams, subjects }: ConfigFacts,
): Omit<CopyPlan<ConfigWork>, 'class' | 'fingerprint'> {
  const fresh = examsOf(values).filter((exam) => !exams.some(isExam(exam)));
  const grace = GRACE.filter(([, field]) => !config && values[field] > 0);
  const gone = goneExams(exams, values).filter(({ limits }) => limits > 0);
  return {
    adds: [...fresh.map(({ name }) => name), ...grace.map(([name, field]) => `${name}: ${values[field]}`)],
    changes: config ? changesOf(values, valuesOf(config), exams) : [],
    keeps: [],
    failure: firstFailure(
      () => requireSubjects(subjects, values),
      () => requireNoLimits(gone),
    ),
    work: { before: config },
  };
}
