// Classes and sections as the tests send and read them.
import { call, sql, type Answer } from '../../support/provider';
import { FIRST } from './schools';

export type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS' | null;

export interface Section {
  sectionId: number;
  sectionName: string;
  classId: number;
  stream: Stream;
  version: number;
}

export interface Class {
  classId: number;
  className: string;
  schoolId: number;
  teacherId: number | null;
  teacherName: string | null;
  disabled: boolean;
  sections: Section[];
  sequence: number | null;
  inUse: boolean;
  version: number;
}

export type Changes = Record<string, unknown>;
type Headers = Record<string, string>;

/** The demo's classes in their order; the one outside it is called Default. */
export const ORDERED = ['Nursery', 'LKG', 'UKG', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

export const createClass = (
  token: string,
  className: unknown,
  changes: Changes = {},
  headers: Headers = {},
): Promise<Answer<Class>> =>
  call('POST', '/class/', { token, json: { className, schoolId: FIRST, ...changes }, headers });

/** The stored values with changes, without a version. */
export const updateClass = (
  token: string,
  { classId, className, schoolId, teacherId }: Class,
  changes: Changes = {},
): Promise<Answer<Class>> =>
  call('PUT', `/class/${classId}`, { token, json: { className, schoolId, teacherId, ...changes } });

export const getClass = (token: string, id: number | string): Promise<Answer<Class>> =>
  call('GET', `/class/${id}`, { token });

export const removeClass = (token: string, id: number) => call('DELETE', `/class/${id}`, { token });

export const setClass = (token: string, id: number, flag: string) =>
  call('PUT', `/class/${id}/${flag}/disable`, { token });

export const listClasses = (token: string, schoolId: number | string = FIRST): Promise<Answer<Class[]>> =>
  call('GET', `/class/all/${schoolId}`, { token });

export const orderClasses = (
  token: string,
  classIds: unknown,
  schoolId = FIRST,
  previousClassIds?: readonly number[],
): Promise<Answer<Class[]>> => call('PUT', `/class/order/${schoolId}`, { token, json: { classIds, previousClassIds } });

/** Name and place of every class of a school, as they are listed. */
export const placesOf = async (token: string, schoolId = FIRST): Promise<[string, number | null][]> =>
  (await listClasses(token, schoolId)).data.map(({ className, sequence }) => [className, sequence]);

/** These names numbered from 1, and Default behind them. */
export const numbered = (names: string[]): [string, number | null][] => [
  ...names.map((name, at): [string, number] => [name, at + 1]),
  ['Default', null],
];

/** A class of the demo by its name, as it is stored. */
export async function demoClass(token: string, name: string, schoolId = FIRST): Promise<Class> {
  const [row] = await sql<{ id: number }>('SELECT id FROM classes WHERE school_id = $1 AND name = $2', [
    schoolId,
    name,
  ]);
  return (await getClass(token, row?.id ?? 0)).data;
}

export const createSection = (
  token: string,
  classId: number,
  sectionName: unknown,
  changes: Changes = {},
  headers: Headers = {},
): Promise<Answer<Section>> =>
  call('POST', '/section/', { token, json: { sectionName, classId, stream: null, ...changes }, headers });

/** The stored values with changes, without a version. */
export const updateSection = (
  token: string,
  { sectionId, sectionName, classId, stream }: Section,
  changes: Changes = {},
): Promise<Answer<Section>> =>
  call('PUT', `/section/${sectionId}`, { token, json: { sectionName, classId, stream, ...changes } });

export const removeSection = (token: string, id: number | string) => call('DELETE', `/section/${id}`, { token });

/** A section of the demo, as it is stored. */
export async function demoSection(
  token: string,
  className: string,
  sectionName: string,
  schoolId = FIRST,
): Promise<Section> {
  const found = (await demoClass(token, className, schoolId)).sections.find((one) => one.sectionName === sectionName);
  if (!found) throw new Error(`The demo has no section ${className} ${sectionName}.`);
  return found;
}

/** Ids of teachers: one who may have a class, and one who is disabled. */
export async function teacherId(schoolId: number, disabled = false): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `SELECT t.id FROM teachers t JOIN users u ON u.id = t.user_id
      WHERE t.school_id = $1 AND u.disabled = $2 ORDER BY t.id LIMIT 1`,
    [schoolId, disabled],
  );
  return row?.id ?? 0;
}
