// Samples of the subjects' operations; see samples.ts.
import { MASTER_SUBJECT, SUBJECT_GROUP } from '../../support/entities/subjects';
import { samplesIn } from '../../support/entities/table';
import { sql } from '../../support/provider';
import type { Sample } from './sample';
import { masterId, SUBJECT, subjectPlaceOf } from './subjects';

type Maker = (schoolId: number) => Promise<Sample>;

/** Class 9 of the demo has Sanskrit and Urdu, both in one group. */
const placeOf = (schoolId: number) => subjectPlaceOf('9', 'UPCOMING', schoolId);

async function groupOf(schoolId: number): Promise<{ id: number; version: number }> {
  const { sessionId, classId } = await placeOf(schoolId);
  const [row] = await sql<{ id: number; version: number }>(
    'SELECT id, version FROM subject_groups WHERE school_id = $1 AND session_id = $2 AND class_id = $3',
    [schoolId, sessionId, classId],
  );
  if (!row) throw new Error('The demo has no subject group.');
  return row;
}

/** A subject of the school's list that no class is taught. */
async function unused(schoolId: number): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO master_subjects (school_id, name, name_key, created_at) VALUES ($1, 'Robotics', 'robotics', now())
     ON CONFLICT (school_id, name_key) DO UPDATE SET name = 'Robotics' RETURNING id`,
    [schoolId],
  );
  return row?.id ?? 0;
}

export const subjectMakers: Record<string, Maker> = {
  listMasterSubjects: (schoolId) => Promise.resolve({ path: { schoolId } }),
  saveMasterSubject: async (schoolId) => ({
    path: { schoolId },
    body: { subjectId: await unused(schoolId), ...samplesIn(MASTER_SUBJECT, 'form'), version: 1 },
  }),
  deleteMasterSubject: async (schoolId) => ({ path: { schoolId, subjectId: await unused(schoolId) } }),
  listClassSubjects: async (schoolId) => ({ query: { ...(await placeOf(schoolId)) } }),
  saveClassSubject: async (schoolId) => ({
    body: {
      ...(await placeOf(schoolId)),
      ...SUBJECT,
      subjectId: await masterId('Sanskrit', schoolId),
      practical: true,
      groupIds: [(await groupOf(schoolId)).id],
      version: 1,
    },
  }),
  deleteClassSubject: async (schoolId) => ({
    path: { ...(await placeOf(schoolId)), subjectId: await masterId('Hindi', schoolId) },
  }),
  listSubjectGroups: async (schoolId) => ({ query: { ...(await placeOf(schoolId)) } }),
  saveSubjectGroup: async (schoolId) => {
    const { id: groupId, version } = await groupOf(schoolId);
    return {
      body: {
        ...(await placeOf(schoolId)),
        groupId,
        ...samplesIn(SUBJECT_GROUP, 'form'),
        subjectIds: [await masterId('Sanskrit', schoolId), await masterId('Urdu', schoolId)],
        version,
      },
    };
  },
  deleteSubjectGroup: async (schoolId) => ({
    path: { ...(await placeOf(schoolId)), groupId: (await groupOf(schoolId)).id },
  }),
};

/** What adds instead of editing, which another privilege is for. */
export const addedSubjects: Record<string, Record<string, (sample: Sample) => Sample | Promise<Sample>>> = {
  saveClassSubject: {
    SUBJECTS: async (sample) => {
      const { version: _edited, ...body } = sample.body ?? {};
      return { ...sample, body: { ...body, subjectId: await masterId('Drawing') } };
    },
  },
  saveSubjectGroup: {
    ADD_SUBJECT_GROUP: (sample) => {
      const { groupId: _group, version: _edited, ...body } = sample.body ?? {};
      return { ...sample, body };
    },
  },
};
