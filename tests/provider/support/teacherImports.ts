// Spreadsheets of teachers, and the calls that take them.
import type { components } from '../../../provider/contract/generated/operations.gen';
import { call, type Answer } from '../../support/provider';
import { workbookOf, type Row } from './imports';
import { FIRST } from './schools';
import { BASE } from './teachers';

export const teacherRow = (name: string, changes: Row = {}): Row => ({
  'Full name': name,
  Gender: 'Female',
  'Date of birth': '15/08/1985',
  Email: 'lavanya@saraswati.example',
  Phone: '9811122233',
  ...changes,
});

/** Two teachers, one of them with a username. */
export const teacherFile = (): Promise<Buffer> =>
  workbookOf(teacherRow('Lavanya Rathi'), teacherRow('Yamini Rathi', { Username: 'yamini' }));

type Schemas = components['schemas'];
export interface Problems {
  problems?: { path: string; row?: number; message: string }[];
}

function formOf(fields: Record<string, unknown>, file: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ schoolId: FIRST, ...fields }))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  form.set('file', new Blob([new Uint8Array(file)]), 'teachers.xlsx');
  return form;
}

export const checkTeachers = (
  token: string,
  file: Buffer,
  fields: Record<string, unknown> = {},
): Promise<Answer<Schemas['TeacherImportCheck'] & Problems>> =>
  call('POST', `${BASE}/import/check`, { token, form: formOf(fields, file) });

export const importTeachers = (
  token: string,
  file: Buffer,
  teachers: number,
  { fields = {}, headers = {} }: { fields?: Record<string, unknown>; headers?: Record<string, string> } = {},
): Promise<Answer<Schemas['TeachersImported'] & Problems>> =>
  call('POST', `${BASE}/import`, { token, headers, form: formOf({ teachers, ...fields }, file) });
