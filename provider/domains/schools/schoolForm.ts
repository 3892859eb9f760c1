import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { UploadedFile } from '../../call/handler.ts';
import { fail, failField } from '../../shared/fail.ts';
import { readLogo, type StoredImage } from '../../shared/images.ts';
import { schoolValues, type SchoolForm } from './schools.rules.ts';

const { messages: words, maxBytes } = FORM_FACTS.SchoolForm.logo;

/** The values to store. 144 without phone and mobile (SCHOOL-41). */
export function readSchoolForm(form: SchoolForm) {
  const values = schoolValues(form);
  if (values.contactPhone === null && values.contactMobile === null) {
    const path = 'contactPhone';
    fail('BOTH_MOBILE_AND_PHONE_BLANK', { problems: [{ path, message: 'Either phone or mobile number is required' }] });
  }
  return values;
}

/** The logo, re-encoded before the transaction; 109 if it is too large or not an image. */
export async function readSchoolLogo(file: UploadedFile | undefined): Promise<StoredImage | undefined> {
  if (!file) return undefined;
  if (file.truncated || file.content.length > maxBytes) failField('logo', words.maxBytes);
  return (await readLogo(file.content)) ?? failField('logo', words.contentMediaType);
}

export const requireLogo = (logo: StoredImage | undefined): StoredImage => logo ?? failField('logo', words.required);
