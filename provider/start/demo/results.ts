// Exams of the demo: for every class of the past and the running session, and for classes up to 8 of the next one.
import { and, eq, isNotNull } from 'drizzle-orm';
import { present } from '../../../common/present.ts';
import { examsOf, type PlannedExam } from '../../../common/results/index.ts';
import { insertRows } from '../../database/bulk.ts';
import { classes, exams, resultConfigs, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { DemoDays } from './days.ts';

type Status = (typeof sessions.$inferSelect)['status'];

/** By the sequence of a class: Nursery is 1, class 1 is 4, class 8 is 11, class 9 is 12. */
const FIRST_CLASS = 4;
const LAST_PLANNED = 11;
const FIRST_ASSESSED = 12;

function configOf(sequence: number) {
  const second = sequence >= FIRST_CLASS;
  const assessed = sequence >= FIRST_ASSESSED;
  return {
    termExamNo: 2,
    termExamName: 'Term Exam',
    midTerm: true,
    midTermExamName: 'Half Yearly',
    annual: true,
    annualExamName: 'Annual',
    supplementary: second,
    supplementaryExamName: second ? 'Supplementary Exam' : null,
    internalAssessment: assessed,
    internalAssessmentName: assessed ? 'Internal Assessment Exam' : null,
    maxGraceSubjectsNo: second ? 2 : 0,
  };
}

const OPEN = {
  lockedMaxMarks: false,
  lockedUploadMarks: false,
  lockedEditMarks: false,
  resultDeclarationDate: null as string | null,
};
const CLOSED = { lockedMaxMarks: true, lockedUploadMarks: true, lockedEditMarks: true };

/** All exams of a past session are declared; in the running session each exam is further advanced than the next one. */
function stateOf({ kind, ordinal }: PlannedExam, status: Status, { today, year }: DemoDays): typeof OPEN {
  if (status === 'COMPLETED')
    return { ...CLOSED, resultDeclarationDate: `${year}-${kind === 'SUPPLEMENTARY' ? '04-20' : '03-28'}` };
  const declared = `${year}-06-30`;
  if (status !== 'ACTIVE' || today < declared) return OPEN;
  if (kind === 'TERM' && ordinal === 1) return { ...CLOSED, resultDeclarationDate: declared };
  if (kind === 'TERM') return { ...OPEN, lockedMaxMarks: true, lockedUploadMarks: true };
  if (kind === 'MID_TERM') return { ...OPEN, lockedMaxMarks: true };
  return OPEN;
}

export async function addResults(db: Db, schoolId: number, days: DemoDays): Promise<void> {
  const created = days.morning(`${days.year}-01-09`);
  const stamp = { createdAt: created, modifiedAt: created, version: 1 };
  const years = await db.select().from(sessions).where(eq(sessions.schoolId, schoolId));
  const orderedClasses = await db
    .select()
    .from(classes)
    .where(and(eq(classes.schoolId, schoolId), isNotNull(classes.sequence)))
    .orderBy(classes.sequence);
  const planned = years.flatMap(({ id: sessionId, status }) =>
    orderedClasses.flatMap(({ id: classId, sequence }) => {
      const at = present(sequence, 'the sequence of a class');
      return status === 'UPCOMING' && at > LAST_PLANNED
        ? []
        : [{ selection: { schoolId, sessionId, classId }, status, config: configOf(at) }];
    }),
  );
  await insertRows(
    db,
    resultConfigs,
    planned.map(({ selection, config }) => ({
      ...selection,
      ...config,
      maxGraceMarks: config.maxGraceSubjectsNo > 0 ? '5' : '0',
      ...stamp,
    })),
  );
  await insertRows(
    db,
    exams,
    planned.flatMap(({ selection, status, config }) =>
      examsOf(config).map((exam) => ({ ...selection, ...exam, ...stateOf(exam, status, days), ...stamp })),
    ),
  );
}
