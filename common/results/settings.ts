// The numbers by which a school judges results. They are those of home examinations in Rajasthan until a school differs.
import type { ExamKind } from './papers.ts';

export type Division = 'FIRST' | 'SECOND' | 'THIRD';

/** Percentages are whole numbers from 0 to 100. */
export interface ResultSettings {
  /** of the full marks, in the theory and in the practical of each subject */
  passPercent: number;
  /** of the full marks of the theory paper in the annual exam */
  annualPaperPercent: number;
  /** from what percentage of the total a division begins */
  divisionPercents: Readonly<Record<Division, number>>;
  /** from what percentage a subject is a distinction */
  distinctionPercent: number;
  /** how many subjects can share the grace marks (of the result config) */
  maxGraceSubjectsNo: number;
  /** quarter marks that these subjects share (of the result config) */
  maxGraceMarks: number;
  /** how many failed subjects a supplementary exam can mend; more is a fail */
  maxSupplementarySubjects: number;
  /** exams whose full marks are not counted for a student who was ill; in the others ML counts as absent */
  medicalLeavesOut: readonly Exclude<ExamKind, 'ANNUAL' | 'SUPPLEMENTARY'>[];
}

/** Has no grace marks, because the result config of the school defines them. */
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

/** The settings themselves. RangeError for a percentage or a count that is none. */
export function checkedSettings(settings: ResultSettings): ResultSettings {
  const { passPercent, annualPaperPercent, divisionPercents, distinctionPercent } = settings;
  for (const percent of [passPercent, annualPaperPercent, distinctionPercent, ...Object.values(divisionPercents)])
    if (!isWhole(percent) || percent > 100) throw new RangeError(`${percent} is not a whole percentage`);
  for (const count of [settings.maxGraceSubjectsNo, settings.maxGraceMarks, settings.maxSupplementarySubjects])
    if (!isWhole(count)) throw new RangeError(`${count} is not a whole number from 0 up`);
  return settings;
}
