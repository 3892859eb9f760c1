import { SCHOOL } from '../../support/entities/schools';
import { rowOf } from '../../support/entities/table';
import { pngFile } from '../../support/pictures';
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { sql } from '../../support/provider';
import { clickButton, fillField, getField } from '../../support/screen';

/** What the form of a new school needs beside a logo, by label. */
export const NEW_SCHOOL: Record<string, string> = {
  ...rowOf(SCHOOL, 'required'),
  [SCHOOL.contactPhone.title]: SCHOOL.contactPhone.sample,
};
export const NALANDA = { schoolId: 2, schoolName: 'Nalanda Public School' };

export async function openNewSchool(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/schools/add', as: 'platform', ...options });
  await screen.findByRole('button', { name: 'Create School' });
  return rendered;
}

/** Opens the form of the demo's second school. */
export async function openNalanda(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: '/schools/edit', state: { school: NALANDA }, as: 'platform', ...options });
  await screen.findByRole('button', { name: 'Save' });
  return rendered;
}

/** Fills the required fields of a new school, with `changes` by label. */
export async function fillNewSchool(user: Rendered['user'], changes: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...NEW_SCHOOL, ...changes })) await fillField(label, text);
  await user.upload(getField('School logo'), pngFile());
}

export const clickCreateSchool = (): void => clickButton('Create School');
export const clickSave = (): void => clickButton('Save');

/** Stores further schools, 'School 01' and so on, in the database. */
export const addSchools = (count: number): Promise<unknown> =>
  sql(
    `INSERT INTO schools (name, name_key, address, contact_phone, created_at)
     SELECT 'School ' || lpad(n::text, 2, '0'), 'school ' || lpad(n::text, 2, '0'), 'Somewhere', '0141 2345679', '2026-03-01T00:00:00Z'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
