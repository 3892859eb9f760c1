import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { UploadedFile } from '../../call/handler.ts';
import { fail, failField } from '../../shared/fail.ts';
import { readImage, type StoredImage } from '../../shared/images.ts';
import { schoolValues, type SchoolForm } from './schools.rules.ts';

const FIELD = { name: 'logo', ...FORM_FACTS.SchoolForm.logo };

/** The values to store. 144 without phone and mobile (SCHOOL-41). */
export function readSchoolForm(form: SchoolForm) {
  const values = schoolValues(form);
  if (values.contactPhone === null && values.contactMobile === null) {
    const path = 'contactPhone';
    fail('BOTH_MOBILE_AND_PHONE_BLANK', { problems: [{ path, message: 'Either phone or mobile number is required' }] });
  }
  return values;
}

/** The logo, re-encoded; 109 if it is too large or no valid image. */
export const readSchoolLogo = (file: UploadedFile | undefined): Promise<StoredImage | undefined> =>
  readImage(file, FIELD, 'logo');

export const requireLogo = (logo: StoredImage | undefined): StoredImage =>
  logo ?? failField(FIELD.name, FIELD.messages.required);
