import type { Handler } from '../../../call/handler.ts';
import { listClassRows, taughtClasses } from '../../classes/index.ts';
import { managersOf } from '../../privileges/index.ts';
import { getSchoolRow } from '../../schools/index.ts';
import { listSessionRows } from '../../sessions/index.ts';
import { countStudents } from './readiness.queries.ts';
import { readReadiness } from './readReadiness.ts';
import { setupSession } from './setup.rules.ts';

/** Contains only counts, so that every user of the school may read it; 103 for an unknown school. */
export const getSchoolSetup: Handler<'getSchoolSetup'> = (ctx, { path: { schoolId } }) =>
  ctx.read(async (db) => {
    const school = await getSchoolRow(db, schoolId);
    const session = setupSession(await listSessionRows(db, schoolId));
    const all = await listClassRows(db, { schoolId });
    const classes = taughtClasses(all);
    const starts = [school.studentCodeStartFrom, school.feeReceiptStartFrom, school.feeCertificateStartFrom];
    return {
      schoolId,
      schoolName: school.name,
      hasLogo: school.logoId !== null,
      hasNumbers: starts.every((start) => start !== null),
      session: session ? { sessionId: session.id, sessionName: session.name, status: session.status } : null,
      classes: classes.length,
      sections: classes.reduce((sum, { sections }) => sum + sections.length, 0),
      classesWithoutSection: classes.filter(({ sections }) => sections.length === 0).length,
      hasAdministrator: (await managersOf(db, schoolId)).length > 0,
      readiness: session ? await readReadiness(db, ctx.services.rules.sessionActivates, session, all) : [],
      students: session ? await countStudents(db, { schoolId, sessionId: session.id }) : 0,
    };
  });
