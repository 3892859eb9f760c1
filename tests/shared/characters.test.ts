// The portal judges characters as the provider does: by the same table (tests/provider/rules/characters).
import { CHARACTERS } from '@/api/catalogue';
import { CLASS_FIELDS } from '@/api/classes';
import { STUDENT_FIELDS } from '@/api/students';
import { TEACHER_FIELDS } from '@/api/teachers';
import { characterProblem } from '@/shared/forms/characters';
import { fieldProblem } from '@/shared/forms';
import { CHARACTER_ROWS } from '../support/characters';

test.each(CHARACTER_ROWS)('F6 in a text of the kind %s, of %j the portal says: %s', (kind, text, wrong) => {
  const problem = characterProblem(kind, text);
  if (wrong === null) expect(problem).toBeNull();
  else expect(problem && CHARACTERS[problem].message).toContain(wrong);
});

test.each([
  [
    CLASS_FIELDS.ClassForm.className,
    'Ten\u200b',
    'Class name contains an invisible character. Type it instead of pasting it.',
  ],
  [TEACHER_FIELDS.TeacherForm.userName, '\u0430dmin', 'Username must be written in one script, Latin or one of India'],
  [TEACHER_FIELDS.TeacherForm.userName, 'asha verma', 'Username must not contain spaces'],
  [
    STUDENT_FIELDS.StudentForm.studentName,
    'a\ufffe',
    'Student Name contains a character that cannot be stored. Type it instead of pasting it.',
  ],
  [STUDENT_FIELDS.StudentForm.address1, 'a\u200b\nb', null],
  [STUDENT_FIELDS.StudentForm.studentName, '\ufeffAsha ', null],
])('F6 the message about field %# is shown at the field', (facts, text, words) => {
  expect(fieldProblem(facts, text)).toBe(words);
});
