// A name that is compared with others has one script in each word, whichever way it is sent.
import { contractOperations } from '../../../provider/contract/document.ts';
import { compileRequestCheck, createForms } from '../../../provider/contract/validation.ts';
import { bodyOf, withValue, type Part } from '../support/requestBodies';

const TODAY = '2026-07-15';
const MIXED = 'Sh\u0430rma';
const SAYS = 'has letters of two scripts in one word. Type it again instead of pasting it.';

test.each<[string, Part[], string]>([
  ['registerStudent', ['student', 'studentName'], 'Student Name'],
  ['registerStudent', ['student', 'parentsInfo', 0, 'name'], 'Name'],
  ['updateStudent', ['student', 'studentName'], 'Student Name'],
  ['createClass', ['className'], 'Class name'],
  ['createClasses', ['classes', 0, 'className'], 'Class name'],
  ['updateClass', ['className'], 'Class name'],
  ['createSection', ['sectionName'], 'Section name'],
  ['updateSection', ['sectionName'], 'Section name'],
  ['createSchool', ['schoolName'], 'School name'],
  ['updateSchool', ['schoolName'], 'School name'],
  ['createSession', ['sessionName'], 'Session name'],
  ['updateSession', ['sessionName'], 'Session name'],
  ['createTeacher', ['teacherName'], 'Full name'],
  ['updateTeacher', ['teacherName'], 'Full name'],
  ['saveMasterSubject', ['subjectName'], 'Subject name'],
  ['saveSubjectGroup', ['groupName'], 'Group name'],
  ['saveGrades', ['grades', 0, 'name'], 'Name'],
])('%s %j: two scripts in one word are reported', (id, path, title) => {
  const operation = contractOperations.find((one) => one.id === id);
  const check = operation && compileRequestCheck(operation);
  const problemsOf = (name: string) => check?.body(withValue(bodyOf(id)?.example, path, name), TODAY);
  expect(problemsOf(MIXED)).toEqual([{ path: path.join('.'), message: `${title} ${SAYS}` }]);
  for (const name of ['आशा', "A1 D'Sa", 'आशा Sa']) expect(problemsOf(name)).toEqual([]);
});

test('a row of a spreadsheet with two scripts in one word is reported', () => {
  const { example } = bodyOf('registerStudent') as { example: { student: object } };
  const forms = createForms({ now: () => Date.parse(`${TODAY}T06:00:00Z`) });
  expect(forms.check('StudentForm', { ...example.student, studentName: `Priya ${MIXED}` })).toEqual([
    { path: 'studentName', message: `Student Name ${SAYS}` },
  ]);
});
