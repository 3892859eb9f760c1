// Samples of the operations on results; see samples.ts.
import { formOf, limitsWorld } from './limits';
import type { Sample } from './sample';

type Maker = (schoolId: number) => Promise<Sample>;

const world = (schoolId: number) => limitsWorld('9', 'ACTIVE', schoolId);

export const resultMakers: Record<string, Maker> = {
  listSubjectLimits: async (schoolId) => ({ path: { ...(await world(schoolId)).place } }),
  saveSubjectLimits: async (schoolId) => {
    const science = formOf(await world(schoolId), { examName: 'Annual', version: 0 });
    const list = [
      { ...science, subjectName: 'Science', theory: true, practical: true, viva: false, type: 'MANDATORY' },
    ];
    return { body: list as unknown as Record<string, unknown> };
  },
  getSessionReadiness: async (schoolId) => ({ path: { sessionId: (await world(schoolId)).place.sessionId } }),
};
