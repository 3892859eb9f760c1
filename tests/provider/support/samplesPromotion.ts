// Samples of the promotion's operations; see samples.ts.
import { sql } from '../../support/provider';
import { giveRun, idAt, promotionForm, promotionWorld, sectionsOf, setMarks, type PromotionWorld } from './promotion';
import type { Sample } from './sample';

type Maker = (schoolId: number) => Promise<Sample>;

/** Class 5 without the runs and enrolments of a sample before: prepared twice, it is the same. */
async function freshWorld(schoolId: number): Promise<PromotionWorld> {
  const world = await promotionWorld('5', { schoolId, perSection: 2 });
  const of = [schoolId, world.target];
  await sql(
    'DELETE FROM promotions p USING promotion_runs r WHERE r.school_id = $1 AND r.target_session_id = $2 AND p.run_id = r.id',
    of,
  );
  await sql('DELETE FROM promotion_runs WHERE school_id = $1 AND target_session_id = $2', of);
  await sql("DELETE FROM enrolments WHERE school_id = $1 AND session_id = $2 AND origin = 'PROMOTION'", of);
  return world;
}

const ofRun: Maker = async (schoolId) => ({ path: { schoolId, runId: await giveRun(await freshWorld(schoolId)) } });

/** A promotion with a decision of each kind. */
async function decidedForm(schoolId: number) {
  const world = await freshWorld(schoolId);
  await setMarks(world, [70, 10]);
  const sections = await sectionsOf('6', schoolId);
  const form = promotionForm(world, {
    leftOut: [idAt(world, 0)],
    promoteAnyway: [idAt(world, 1)],
    sections: [{ studentId: idAt(world, 2), sectionId: sections['A'] }],
  });
  return { form, students: world.students.length };
}

export const promotionMakers: Record<string, Maker> = {
  listPromotionStudents: async (schoolId) => ({
    body: promotionForm(await freshWorld(schoolId), { showEligibleOnly: true }),
  }),
  previewPromotion: async (schoolId) => ({ body: (await decidedForm(schoolId)).form }),
  promoteStudents: async (schoolId) => {
    const { form, students } = await decidedForm(schoolId);
    return { body: { ...form, expected: { promoted: students - 1, repeating: 0, passedOut: 0 } } };
  },
  listPromotionRuns: async (schoolId) => {
    await giveRun(await freshWorld(schoolId));
    return { path: { schoolId } };
  },
  getPromotionRun: ofRun,
  undoPromotion: ofRun,
};
