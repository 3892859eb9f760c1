// The rules of a school for a session and all of its classes: the settings of results and the grades of marksheets.
import { toQuarters } from './marks.ts';
import { DEFAULT_SETTINGS, type ResultSettings } from './settings.ts';

/** A grade of a percentage. */
export interface ScaleGrade {
  name: string;
  /** a whole percentage */
  fromPercent: number;
}

export interface ResultRules extends Pick<
  ResultSettings,
  'passPercent' | 'annualPaperPercent' | 'distinctionPercent' | 'maxSupplementarySubjects'
> {
  firstPercent: number;
  secondPercent: number;
  thirdPercent: number;
  medicalLeavesOut: ResultSettings['medicalLeavesOut'][number][];
  /** best first; empty: no grades are printed beside the marks */
  gradeScale: ScaleGrade[];
  /** marksheets are rejected before the declaration date of the exam */
  declarationRequired: boolean;
}

const { divisionPercents } = DEFAULT_SETTINGS;

/** The rules of a session without its own ones. */
export const DEFAULT_RULES: ResultRules = {
  passPercent: DEFAULT_SETTINGS.passPercent,
  annualPaperPercent: DEFAULT_SETTINGS.annualPaperPercent,
  firstPercent: divisionPercents.FIRST,
  secondPercent: divisionPercents.SECOND,
  thirdPercent: divisionPercents.THIRD,
  distinctionPercent: DEFAULT_SETTINGS.distinctionPercent,
  maxSupplementarySubjects: DEFAULT_SETTINGS.maxSupplementarySubjects,
  medicalLeavesOut: [...DEFAULT_SETTINGS.medicalLeavesOut],
  gradeScale: [],
  declarationRequired: false,
};

/** The grace of a class from its result config; in marks, not quarter marks. */
export interface ClassGrace {
  maxGraceSubjectsNo: number;
  maxGraceMarks: number;
}

const NO_GRACE: ClassGrace = { maxGraceSubjectsNo: 0, maxGraceMarks: 0 };

/** The settings of a class. The result of a single exam needs no grace. */
export const settingsOfRules = (rules: ResultRules, grace: ClassGrace = NO_GRACE): ResultSettings => ({
  passPercent: rules.passPercent,
  annualPaperPercent: rules.annualPaperPercent,
  divisionPercents: { FIRST: rules.firstPercent, SECOND: rules.secondPercent, THIRD: rules.thirdPercent },
  distinctionPercent: rules.distinctionPercent,
  maxGraceSubjectsNo: grace.maxGraceSubjectsNo,
  maxGraceMarks: toQuarters(grace.maxGraceMarks),
  maxSupplementarySubjects: rules.maxSupplementarySubjects,
  medicalLeavesOut: rules.medicalLeavesOut,
});

/** The faults of rules, with the English message of each. */
export const RULES_FAULT_TEXTS = {
  ABOVE_FIRST: 'Second division cannot begin above first division',
  ABOVE_SECOND: 'Third division cannot begin above second division',
  SAME_NAME: 'This grade is already in the list',
  NOT_LOWER: 'From percent must be lower than that of the grade above',
  LAST_NOT_ZERO: 'The last grade must begin at 0',
};
export type RulesFault = keyof typeof RULES_FAULT_TEXTS;

type Checked = Pick<ResultRules, 'firstPercent' | 'secondPercent' | 'thirdPercent' | 'gradeScale'>;

/**
 * The faults of rules whose single values are valid, with the path of the field: divisions and grades descend, and the last grade
 * begins at 0. A percentage that is not a number is not compared. Names are compared by `keyOf`.
 */
export function faultsOfRules(
  { firstPercent, secondPercent, thirdPercent, gradeScale }: Checked,
  keyOf: (name: string) => string,
): { path: string; fault: RulesFault }[] {
  const keys = gradeScale.map(({ name }) => keyOf(name));
  const last = gradeScale.length - 1;
  const found = (isFaulty: boolean, path: string, fault: RulesFault) => (isFaulty ? [{ path, fault }] : []);
  return [
    ...found(secondPercent > firstPercent, 'secondPercent', 'ABOVE_FIRST'),
    ...found(thirdPercent > secondPercent, 'thirdPercent', 'ABOVE_SECOND'),
    ...gradeScale.flatMap(({ fromPercent }, at) => {
      const path = `gradeScale.${at}`;
      const key = keys[at];
      const notLower = fromPercent >= (gradeScale[at - 1]?.fromPercent ?? Infinity);
      return [
        ...found(key !== '' && keys.indexOf(key ?? '') < at, `${path}.name`, 'SAME_NAME'),
        ...found(notLower, `${path}.fromPercent`, 'NOT_LOWER'),
        ...found(!notLower && at === last && fromPercent > 0, `${path}.fromPercent`, 'LAST_NOT_ZERO'),
      ];
    }),
  ];
}
