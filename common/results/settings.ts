// The settings of a school for results. The defaults are those of home examinations in Rajasthan.
import type { ExamKind } from './papers.ts';

export type Division = 'FIRST' | 'SECOND' | 'THIRD';

/** Percentages are whole numbers from 0 to 100. */
export interface ResultSettings {
  /** of the full marks, in the theory and in the practical of each subject */
  passPercent: number;
  /** of the maximum marks of the theory paper in the annual exam */
  annualPaperPercent: number;
  /** minimum percentage of the total for a division */
  divisionPercents: Readonly<Record<Division, number>>;
  /** minimum percentage of a subject for a distinction */
  distinctionPercent: number;
  /** maximum number of subjects that share the grace marks (from the result config) */
  maxGraceSubjectsNo: number;
  /** quarter marks that these subjects share (from the result config) */
  maxGraceMarks: number;
  /** maximum number of failed subjects for a supplementary exam; more are a fail */
  maxSupplementarySubjects: number;
  /** exams that leave out the papers of a student who was ill; in the others ML counts as absent */
  medicalLeavesOut: readonly Exclude<ExamKind, 'ANNUAL' | 'SUPPLEMENTARY'>[];
}

/** Without grace marks, which the result config of the school defines. */
export const DEFAULT_SETTINGS: ResultSettings = {
  passPercent: 36,
  annualPaperPercent: 20,
  divisionPercents: { FIRST: 60, SECOND: 48, THIRD: 36 },
  distinctionPercent: 75,
  maxGraceSubjectsNo: 0,
  maxGraceMarks: 0,
  maxSupplementarySubjects: 2,
  medicalLeavesOut: ['TERM', 'MID_TERM'],
};

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** Returns valid settings. RangeError for an invalid percentage or count. */
export function checkedSettings(settings: ResultSettings): ResultSettings {
  const { passPercent, annualPaperPercent, divisionPercents, distinctionPercent } = settings;
  for (const percent of [passPercent, annualPaperPercent, distinctionPercent, ...Object.values(divisionPercents)])
    if (!isWhole(percent) || percent > 100) throw new RangeError(`${percent} is not a whole percentage`);
  for (const count of [settings.maxGraceSubjectsNo, settings.maxGraceMarks, settings.maxSupplementarySubjects])
    if (!isWhole(count)) throw new RangeError(`${count} is not a whole number from 0 up`);
  return settings;
}
