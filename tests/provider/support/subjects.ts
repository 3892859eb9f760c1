// Subjects of classes and groups of subjects as the tests send and read them.
import { CLASS_SUBJECT, SUBJECT_GROUP } from '../../support/entities/subjects';
import { samplesIn } from '../../support/entities/table';
import { call, sql, type Answer } from '../../support/provider';
import { feePlaceOf, type FeePlace } from './fees';
import { FIRST } from './schools';
import type { Changes } from './students';

export interface MasterSubject {
  subjectId: number;
  subjectName: string;
  inUse: boolean;
  version: number;
}
export interface ClassSubject extends FeePlace {
  subjectId: number;
  subjectName: string;
  type: string;
  evaluationMethod: string;
  theory: boolean;
  practical: boolean;
  viva: boolean;
  stream: string | null;
  groups: string[];
  groupIds: number[];
  version: number;
}
export interface SubjectGroup extends FeePlace {
  groupId: number;
  groupName: string;
  stream: string | null;
  subjectIds: number[];
  version: number;
}
export type SubjectPlace = FeePlace;

/** A class of the demo in the session of this status. */
export const subjectPlaceOf = feePlaceOf;

/** Ids of the school's list by name. */
export async function masterIds(schoolId = FIRST): Promise<Record<string, number>> {
  const rows = await sql<{ id: number; name: string }>('SELECT id, name FROM master_subjects WHERE school_id = $1', [
    schoolId,
  ]);
  return Object.fromEntries(rows.map(({ id, name }) => [name, id]));
}

export async function masterId(name: string, schoolId = FIRST): Promise<number> {
  const id = (await masterIds(schoolId))[name];
  if (id === undefined) throw new Error(`The list has no subject ${name}.`);
  return id;
}

/** A new subject as the dialog presets it. */
export const SUBJECT = samplesIn(CLASS_SUBJECT, 'preset');

export const listMasters = (token: string, schoolId: number | string = FIRST): Promise<Answer<MasterSubject[]>> =>
  call('GET', `/subject-master/${schoolId}`, { token });
export const saveMaster = (token: string, form: Changes, schoolId = FIRST): Promise<Answer<MasterSubject>> =>
  call('PUT', `/subject-master/${schoolId}`, { token, json: form });
export const removeMaster = (token: string, subjectId: number, schoolId = FIRST): Promise<Answer<null>> =>
  call('DELETE', `/subject-master/${schoolId}/${subjectId}`, { token });

const queryOf = ({ classId, sessionId }: SubjectPlace) => `classId=${classId}&sessionId=${sessionId}`;

export const listSubjects = (token: string, place: SubjectPlace): Promise<Answer<ClassSubject[]>> =>
  call('GET', `/subject/?${queryOf(place)}`, { token });
export const saveSubject = (token: string, form: Changes): Promise<Answer<ClassSubject>> =>
  call('PUT', '/subject/', { token, json: { ...SUBJECT, ...form } });
export const removeSubject = (
  token: string,
  { sessionId, classId }: SubjectPlace,
  subjectId: number,
): Promise<Answer<null>> => call('DELETE', `/subject/${sessionId}/${classId}/${subjectId}`, { token });

export const listGroups = (token: string, place: SubjectPlace): Promise<Answer<SubjectGroup[]>> =>
  call('GET', `/subject-group?${queryOf(place)}`, { token });
export const saveGroup = (token: string, form: Changes): Promise<Answer<SubjectGroup>> =>
  call('PUT', '/subject-group', { token, json: { stream: SUBJECT_GROUP.stream.sample, ...form } });
export const removeGroup = (
  token: string,
  { sessionId, classId }: SubjectPlace,
  groupId: number,
): Promise<Answer<null>> => call('DELETE', `/subject-group/${sessionId}/${classId}/${groupId}`, { token });

/** A subject of a class as it is stored. */
export async function subjectOf(token: string, place: SubjectPlace, name: string): Promise<ClassSubject> {
  const found = (await listSubjects(token, place)).data.find(({ subjectName }) => subjectName === name);
  if (!found) throw new Error(`The class has no subject ${name}.`);
  return found;
}

/** A stored subject as a form sends it. */
export const formOf = (
  { subjectName: _name, groups: _groups, ...form }: ClassSubject,
  changes: Changes = {},
): Changes => ({ ...form, ...changes });

/** Every class of a school that has no subject in a session gets one: what the session needs to become ACTIVE. */
export const giveSubjects = (sessionId: number, schoolId = FIRST): Promise<unknown> =>
  sql(
    `INSERT INTO class_subjects (school_id, session_id, class_id, subject_id, type, evaluation_method, theory, practical,
       viva, created_at, modified_at)
     SELECT c.school_id, $1::integer, c.id, (SELECT min(m.id) FROM master_subjects m WHERE m.school_id = c.school_id),
            'MANDATORY', 'MARKS', true, false, false, now(), now()
       FROM classes c
      WHERE c.school_id = $2 AND c.deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM class_subjects t WHERE t.school_id = c.school_id AND t.class_id = c.id AND t.session_id = $1)`,
    [sessionId, schoolId],
  );
