// The numbers by which a school judges results: its own of the session, else those of common/results.
import { and, eq } from 'drizzle-orm';
import { DEFAULT_SETTINGS, toQuarters, type ResultSettings } from '../../../../common/results/index.ts';
import { resultRules } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { findConfigRow, type ConfigRow } from '../config/config.queries.ts';

type RulesRow = typeof resultRules.$inferSelect;
/** The values of a session's rules. */
export type ResultRules = Omit<RulesRow, 'schoolId' | 'sessionId' | 'version' | 'createdAt' | 'modifiedAt'>;

type SessionRef = Pick<ClassSelection, 'schoolId' | 'sessionId'>;

const { passPercent, annualPaperPercent, divisionPercents, distinctionPercent } = DEFAULT_SETTINGS;

/** The rules of a session that has none of its own. */
export const DEFAULT_RULES: ResultRules = {
  passPercent,
  annualPaperPercent,
  firstPercent: divisionPercents.FIRST,
  secondPercent: divisionPercents.SECOND,
  thirdPercent: divisionPercents.THIRD,
  distinctionPercent,
  maxSupplementarySubjects: DEFAULT_SETTINGS.maxSupplementarySubjects,
  medicalLeavesOut: [...DEFAULT_SETTINGS.medicalLeavesOut],
  gradeScale: [],
  declarationRequired: false,
};

export const rulesOfSession = ({ schoolId, sessionId }: SessionRef) =>
  and(eq(resultRules.schoolId, schoolId), eq(resultRules.sessionId, sessionId));

/** undefined where the session has no rules of its own */
export async function findRulesRow(db: Db, ref: SessionRef): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(resultRules).where(rulesOfSession(ref));
  return row;
}

/** The rules with the grace of a class as the settings of common/results. */
export const settingsOf = (
  rules: ResultRules,
  config: Pick<ConfigRow, 'maxGraceMarks' | 'maxGraceSubjectsNo'> | undefined,
): ResultSettings => ({
  passPercent: rules.passPercent,
  annualPaperPercent: rules.annualPaperPercent,
  divisionPercents: { FIRST: rules.firstPercent, SECOND: rules.secondPercent, THIRD: rules.thirdPercent },
  distinctionPercent: rules.distinctionPercent,
  maxGraceSubjectsNo: config?.maxGraceSubjectsNo ?? 0,
  maxGraceMarks: toQuarters(Number(config?.maxGraceMarks ?? 0)),
  maxSupplementarySubjects: rules.maxSupplementarySubjects,
  medicalLeavesOut: rules.medicalLeavesOut,
});

/** The rules and settings of a class in a session. */
export async function readSettings(
  db: Db,
  selection: ClassSelection,
): Promise<{ rules: ResultRules; settings: ResultSettings }> {
  const [row, config] = await Promise.all([findRulesRow(db, selection), findConfigRow(db, selection)]);
  const rules = row ?? DEFAULT_RULES;
  return { rules, settings: settingsOf(rules, config) };
}
