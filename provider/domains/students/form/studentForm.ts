import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { UploadedFile } from '../../../call/handler.ts';
import { todayOf, type Clock } from '../../../shared/clock.ts';
import { fail, failFields, type Problem } from '../../../shared/fail.ts';
import { readImage, type StoredImage } from '../../../shared/images.ts';
import { dateProblems, inForm, studentValues, type StudentForm } from '../students.rules.ts';

const PART = 'studentImage';
const FIELD = { name: PART, ...FORM_FACTS.StudentUpload[PART] };

/** The problem of a form without a mobile number (STUDENT-65). */
export const MOBILE_MISSING: Problem = {
  path: inForm('mobileNo'),
  message: FORM_FACTS.StudentForm.mobileNo.messages.required,
};

/** The values to store. 144 without a mobile number (STUDENT-65), 109 for dates outside their limits. */
export function readStudentForm(form: StudentForm, clock: Clock): ReturnType<typeof studentValues> {
  const values = studentValues(form);
  if (values.mobileNo === '') fail('BOTH_MOBILE_AND_PHONE_BLANK', { problems: [MOBILE_MISSING] });
  const problems = dateProblems(form, todayOf(clock));
  if (problems.length > 0) failFields(problems);
  return values;
}

/** The photograph, re-encoded; 109 for a file that is too large or no valid image (STUDENT-62). */
export const readStudentImage = (files: Readonly<Record<string, UploadedFile>>): Promise<StoredImage | undefined> =>
  readImage(files[PART], FIELD, 'photo');
