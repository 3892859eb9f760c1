// The rules for the results of a session: those of the school, otherwise the defaults of common/results.
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import {
  DEFAULT_RULES,
  settingsOfRules,
  type ResultRules,
  type ResultSettings,
} from '../../../../common/results/index.ts';
import { classes, exams, resultRules } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import type { ClassSelection } from '../classSelection.ts';
import { findConfigRow, type ConfigRow } from '../config/config.queries.ts';

export type RulesRow = typeof resultRules.$inferSelect;
export { DEFAULT_RULES, type ResultRules };

export type SessionRef = Pick<ClassSelection, 'schoolId' | 'sessionId'>;

export const rulesOfSession = ({ schoolId, sessionId }: SessionRef) =>
  and(eq(resultRules.schoolId, schoolId), eq(resultRules.sessionId, sessionId));

/** undefined where the session has no rules of its own */
export async function findRulesRow(db: Db, ref: SessionRef): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(resultRules).where(rulesOfSession(ref));
  return row;
}

/** The same, locked until commit. */
export async function lockRulesRow(db: Db, ref: SessionRef): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(resultRules).where(rulesOfSession(ref)).for('update');
  return row;
}

/** The exams of the session whose results are declared on this day, in the order of the dates and the classes. */
export async function listDeclared(db: Db, { schoolId, sessionId }: SessionRef, today: string) {
  const rows = await db
    .select({
      examId: exams.id,
      examName: exams.name,
      className: classes.name,
      resultDeclarationDate: exams.resultDeclarationDate,
    })
    .from(exams)
    .innerJoin(classes, and(eq(classes.schoolId, exams.schoolId), eq(classes.id, exams.classId)))
    .where(
      and(
        eq(exams.schoolId, schoolId),
        eq(exams.sessionId, sessionId),
        lte(exams.resultDeclarationDate, today),
        isNull(classes.deletedAt),
      ),
    )
    .orderBy(asc(exams.resultDeclarationDate), asc(classes.sequence), asc(exams.id));
  return rows.flatMap(({ resultDeclarationDate, ...exam }) =>
    resultDeclarationDate === null ? [] : [{ ...exam, resultDeclarationDate }],
  );
}

/** The rules with the grace of a class as the settings of common/results. */
const settingsOf = (rules: ResultRules, config: ConfigRow | undefined): ResultSettings =>
  settingsOfRules(rules, config && { ...config, maxGraceMarks: Number(config.maxGraceMarks) });

/** The rules and settings of a class in a session. */
export async function readSettings(
  db: Db,
  selection: ClassSelection,
): Promise<{ rules: ResultRules; settings: ResultSettings }> {
  const [row, config] = await Promise.all([findRulesRow(db, selection), findConfigRow(db, selection)]);
  const rules = row ?? DEFAULT_RULES;
  return { rules, settings: settingsOf(rules, config) };
}
