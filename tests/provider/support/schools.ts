// Schools as the tests send and read them.
import sharp from 'sharp';
import { SCHOOL } from '../../support/entities/schools';
import { samplesIn } from '../../support/entities/table';
import { call, type Answer } from '../../support/provider';

export interface School {
  schoolId: number;
  schoolName: string;
  logo: string | null;
  disabled: boolean;
  version: number;
  [field: string]: unknown;
}

/** The demo's schools. */
export const FIRST = 1;
export const SECOND = 2;
export const UNKNOWN = 999_999;

const SAMPLES = { ...samplesIn(SCHOOL, 'required'), ...samplesIn(SCHOOL, 'text'), ...samplesIn(SCHOOL, 'start') };

/** The fields of a valid form but the logo, as the parts of a form have them. */
export const FIELDS = Object.fromEntries(
  Object.entries(SAMPLES).map(([name, value]) => [name, String(value)]),
) as Record<keyof typeof SAMPLES, string>;

export const picture = (width = 64, height = 64): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c81' } })
    .png()
    .toBuffer();

export type Changes = Record<string, string | undefined>;

/** A form of FIELDS with changes; an undefined value leaves its field out. */
export function schoolForm(changes: Changes = {}, logo?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) if (value !== undefined) form.set(name, value);
  if (logo) form.set('logo', new Blob([new Uint8Array(logo)], { type: 'image/png' }), 'logo.png');
  return form;
}

export const createSchool = async (
  token: string,
  changes: Changes = {},
  headers: Record<string, string> = {},
): Promise<Answer<School>> => call('POST', '/school/', { token, form: schoolForm(changes, await picture()), headers });

export const updateSchool = (
  token: string,
  id: number | string,
  changes: Changes = {},
  logo?: Buffer,
): Promise<Answer<School>> => call('PUT', `/school/${id}`, { token, form: schoolForm(changes, logo) });

export const getSchool = (token: string, id: number | string): Promise<Answer<School>> =>
  call('GET', `/school/${id}`, { token });

/** The fields of a stored school as an update form sends them. */
export const formOf = (school: School): Changes =>
  Object.fromEntries(
    Object.keys(FIELDS).map((name) => {
      const value = school[name];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : undefined];
    }),
  );
