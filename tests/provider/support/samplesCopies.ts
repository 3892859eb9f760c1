// Samples of the copies of a class to other classes; see samples.ts.
import { sql, tokenOf } from '../../support/provider';
import { chosen, classIds, equalSubjects, rowsOf, type Kind } from './copies';
import { feePlaceOf, type FeePlace } from './fees';
import { formOf, limitsWorld, saveLimits } from './limits';
import { CONFIG, openPlace, saveConfig } from './results';
import type { Sample } from './sample';
import { FIRST } from './schools';

type Maker = (schoolId: number) => Promise<Sample>;

const tokenFor = (schoolId: number) => tokenOf(schoolId === FIRST ? 'admin' : 'admin2');

/** The request that copies to the class with this name. */
async function bodyOf(kind: Kind, schoolId: number, place: FeePlace, className: string) {
  const rows = await rowsOf(await tokenFor(schoolId), kind, place);
  return { ...place, classes: chosen([rows[className]]) };
}

/** Class 8 has the subjects of class 9, one of them with another type; class 7 has equal ones. */
async function subjectPlace(schoolId: number): Promise<FeePlace> {
  const place = await feePlaceOf('9', 'UPCOMING', schoolId);
  const ids = await classIds(schoolId);
  for (const name of ['7', '8']) await equalSubjects(place, ids[name] ?? 0);
  await sql(
    `UPDATE class_subjects SET type = 'MANDATORY' WHERE session_id = $1 AND class_id = $2
        AND subject_id = (SELECT id FROM master_subjects WHERE school_id = $3 AND name = 'Sanskrit')`,
    [place.sessionId, ids['8'], schoolId],
  );
  return place;
}

async function configPlace(schoolId: number): Promise<FeePlace> {
  await openPlace('6', schoolId);
  const place = await openPlace('5', schoolId);
  await saveConfig(await tokenFor(schoolId), { ...place, ...CONFIG, version: 0 });
  return place;
}

async function limitsPlace(schoolId: number): Promise<FeePlace> {
  await limitsWorld('8', 'UPCOMING', schoolId);
  const world = await limitsWorld('7', 'UPCOMING', schoolId);
  await saveLimits(await tokenFor(schoolId), [formOf(world)]);
  return world.place;
}

export const copyMakers: Record<string, Maker> = {
  previewSubjectCopy: async (schoolId) => ({ path: { ...(await subjectPlace(schoolId)) } }),
  applySubjects: async (schoolId) => ({
    body: await bodyOf('subjects', schoolId, await subjectPlace(schoolId), '8'),
  }),
  previewConfigCopy: async (schoolId) => ({ path: { ...(await configPlace(schoolId)) } }),
  applyResultConfig: async (schoolId) => ({
    body: await bodyOf('config', schoolId, await configPlace(schoolId), '6'),
  }),
  previewLimitsCopy: async (schoolId) => ({ path: { ...(await limitsPlace(schoolId)) } }),
  applySubjectLimits: async (schoolId) => ({
    body: await bodyOf('limits', schoolId, await limitsPlace(schoolId), '8'),
  }),
};

/** A class that takes over nothing, which each of the privileges allows. */
const equalClass = async (): Promise<Sample> => ({
  body: await bodyOf('subjects', FIRST, await subjectPlace(FIRST), '7'),
});

export const copiedSubjects: Record<string, Record<string, (sample: Sample) => Sample | Promise<Sample>>> = {
  applySubjects: { SUBJECTS: equalClass, ADD_SUBJECT_GROUP: equalClass },
};
