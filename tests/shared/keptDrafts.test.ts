import { draftKept, draftsReducer } from '@/shared/drafts/draftsSlice';
import { keptDraftsOf } from '@/shared/drafts/keptDrafts';
import { draftWords } from '@/shared/drafts/words';

const work = (fields: Record<string, unknown>) => ({ work: fields, base: 1 });
const kept = (form: string, fields: Record<string, unknown> = {}) =>
  keptDraftsOf({ owner: '7', byForm: { [form]: work(fields) } }, '7').map(({ to, kind, name }) => [to, kind, name]);

const drafts: [form: string, fields: Record<string, unknown>, to: string, kind: string, name: string][] = [
  ['students/register', { studentName: ' Aanya ' }, '/students/register', 'registration', 'Aanya'],
  ['students/edit/12', { studentName: 'Aanya' }, '/students/edit?id=12', 'changes', 'Aanya'],
  ['students/fees', { studentName: 'Aanya' }, '/students/list', 'changes', 'Aanya'],
  ['students/strike-off', { comment: 'Left' }, '/students/strike-off', 'entry', ''],
  [
    'students/update-session#schoolId=1&classId=8',
    { title: '5 A' },
    '/students/update-session#schoolId=1&classId=8',
    'rollNumbers',
    '5 A',
  ],
  [
    'results/marks-config#sessionId=2&classId=8',
    { title: '5, 2026 - 2027' },
    '/results/marks-config#sessionId=2&classId=8',
    'limits',
    '5, 2026 - 2027',
  ],
  ['results/config#classId=8', { title: '5' }, '/results/config#classId=8', 'resultConfig', '5'],
  ['results/rules#sessionId=2', { title: '2026' }, '/results/rules#sessionId=2', 'resultRules', '2026'],
  ['results/grades#schoolId=1', { grades: [] }, '/results/config#schoolId=1', 'grades', ''],
  ['results/upload#examId=4', { title: 'Annual, 9 A' }, '/results/upload#examId=4', 'marks', 'Annual, 9 A'],
  ['results/remarks#classId=8', { title: '9 A' }, '/results/remarks#classId=8', 'remarks', '9 A'],
  ['results/control#examId=4', { title: 'Annual' }, '/results/control#examId=4', 'locks', 'Annual'],
  ['results/control#sessionId=2', { title: '2026 - 2027' }, '/results/control#sessionId=2', 'locks', '2026 - 2027'],
  ['receipts/cancel', { comments: 'Wrong student' }, '/receipts/management', 'entry', ''],
  ['certificates/cancel', { reason: 'Wrong name' }, '/certificates', 'entry', ''],
  ['teachers/register', {}, '/teachers/register', 'registration', ''],
  ['teachers/edit/3', { teacherName: 'Ravi' }, '/teachers/edit?id=3', 'changes', 'Ravi'],
  ['teachers/permission/3', { held: [1] }, '/teachers/permission?id=3', 'permissions', ''],
  ['schools/add', { schoolName: 'Gyan' }, '/schools/add', 'entry', 'Gyan'],
  ['schools/edit/2', { schoolName: 'Gyan' }, '/schools/edit?id=2', 'changes', 'Gyan'],
  ['sessions/new', { sessionName: '2028 - 2029' }, '/sessions', 'entry', '2028 - 2029'],
  ['fees/structure?session=3&class=8', { title: 'class 5' }, '/classes?session=3&class=8', 'fees', 'class 5'],
  ['fees/schedule?session=3&class=8', { title: '5' }, '/classes?session=3&class=8', 'schedule', '5'],
  ['subjects#schoolId=1&classId=8/subject/new', {}, '/subjects#schoolId=1&classId=8', 'entry', ''],
  ['subjects#schoolId=1&tab=groups/group/4', { groupName: 'Arts' }, '/subjects#schoolId=1&tab=groups', 'entry', 'Arts'],
  ['subjects#schoolId=1/master/new', { subjectName: 'Robotics' }, '/subjects#schoolId=1', 'entry', 'Robotics'],
  ['classes/4', { className: 'UKG' }, '/classes', 'entry', 'UKG'],
  ['sections/4/new', { sectionName: null }, '/classes', 'entry', ''],
];
test.each(drafts)('the draft %s of %j links to its form', (form, fields, to, kind, name) => {
  expect(kept(form, fields)).toEqual([[to, kind, name]]);
});

test('another user, nobody, and a form that no screen takes up again have none', () => {
  const drafts = { owner: '7', byForm: { 'schools/add': work({}) } };
  expect([keptDraftsOf(drafts, '8'), keptDraftsOf(drafts, null), kept('receipts/new')]).toEqual([[], [], []]);
  expect(keptDraftsOf({ owner: null, byForm: {} }, null)).toEqual([]);
});

test('the work of another user goes when the next one leaves some of his own', () => {
  const unsaved = work({});
  const keep = (owner: string, form: string) => draftKept({ owner, form, unsaved });
  const first = [keep('7', 'schools/add'), keep('7', 'schools/edit/2')].reduce(draftsReducer, undefined);
  expect(Object.keys(first?.byForm ?? {})).toEqual(['schools/add', 'schools/edit/2']);
  expect(draftsReducer(first, keep('8', 'teachers/edit/3'))).toEqual({
    owner: '8',
    byForm: { 'teachers/edit/3': unsaved },
  });
});

test('what is kept is called by its name, where it has one already', () => {
  const { registration, entry, changes } = draftWords.en;
  expect([registration(''), entry(''), changes('')]).toEqual([
    'You have an unsaved registration.',
    'You have an unsaved entry.',
    'You have unsaved changes.',
  ]);
  expect([registration('Aanya'), entry('UKG'), changes('Aanya')]).toEqual([
    'You have an unsaved registration of Aanya.',
    'You have an unsaved entry “UKG”.',
    'You have unsaved changes to Aanya.',
  ]);
});
