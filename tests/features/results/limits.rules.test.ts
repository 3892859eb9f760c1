// The grid of minimum and maximum marks without a page: its cells, their steps, and which entries a save sends.
import type { SubjectLimits } from '@/api/results';
import { formsOf, incompleteIn } from '@/features/results/marks-config/limitCells';
import { limitColumns } from '@/features/results/marks-config/limitColumns';
import { limitsWords } from '@/features/results/marks-config/limitsWords';
import { createSheet } from '@/shared/sheet';

const WHOLE = {
  ...{ theoryMinMarks: 10, theoryMaxMarks: 60, practicalMinMarks: 5, practicalMaxMarks: 30 },
  ...{ vivaMinMarks: 1, vivaMaxMarks: 10 },
};
type LimitName = keyof typeof WHOLE;
const NAMES = Object.keys(WHOLE) as LimitName[];
const NONE = Object.fromEntries(NAMES.map((name) => [name, 0]));
const columnOf = (name: LimitName): string => `4/${name.replace('Marks', '')}`;

type Exam = SubjectLimits['exams'][number];
const exam = (changes: Partial<Exam> = {}): Exam =>
  ({ examId: 4, examName: 'Annual', lockedMaxMarks: false, lockedEditMarks: false, ...WHOLE, ...changes }) as Exam;
const subject = (subjectId: number, more: Partial<SubjectLimits> = {}): SubjectLimits => ({
  subjectId,
  subjectName: `Subject ${subjectId}`,
  ...{ theory: true, practical: true, viva: true },
  evaluationMethod: 'MARKS',
  type: 'MANDATORY',
  exams: [exam()],
  ...more,
});

const sheetOf = (subjects: readonly SubjectLimits[]) =>
  createSheet({
    rows: subjects,
    columns: limitColumns(limitsWords.en, subjects, false),
    rowKey: ({ subjectId }) => String(subjectId),
  });
const sentOf = (subjects: readonly SubjectLimits[]) => formsOf(subjects, sheetOf(subjects).text, {});

test('MARKSCONF-04 a subject has a minimum and a maximum of each of its components, and none of the others', () => {
  const subjects = [
    subject(1),
    subject(2, { practical: false, viva: false }),
    subject(3, { theory: false, viva: false }),
    subject(4, { theory: false, practical: false }),
    subject(5, { evaluationMethod: 'GRADE' }),
  ];
  const sheet = sheetOf(subjects);
  const fields = ({ subjectId }: SubjectLimits) =>
    NAMES.filter((name) => sheet.kind(`${subjectId}/${columnOf(name)}`) === 'editable');
  expect(subjects.map(fields)).toEqual([
    ['theoryMinMarks', 'theoryMaxMarks', 'practicalMinMarks', 'practicalMaxMarks', 'vivaMinMarks', 'vivaMaxMarks'],
    ['theoryMinMarks', 'theoryMaxMarks'],
    ['practicalMinMarks', 'practicalMaxMarks'],
    ['vivaMinMarks', 'vivaMaxMarks'],
    [],
  ]);
});

test.each(NAMES)('MARKSCONF-04 %s takes 0 and halves, nothing between them and nothing below 0', (name) => {
  const subjects = [subject(1, { exams: [exam({ ...NONE, ...{ theoryMaxMarks: 9, practicalMaxMarks: 9 } })] })];
  const sheet = sheetOf(subjects);
  sheet.apply({ '1/4/vivaMax': '9' });
  const key = `1/${columnOf(name)}`;
  const problemOf = (text: string) => {
    sheet.apply({ [key]: text });
    return sheet.cell(key).problem;
  };
  expect(['0', '0.5', '9', '0.25', '-0.5'].map(problemOf)).toEqual([
    ...[undefined, undefined, undefined],
    ...['Enter steps of 0.5', 'Enter a number'],
  ]);
  const column = limitColumns(limitsWords.en, subjects, false).find((one) => one.key === columnOf(name));
  const step = (text: string, by: 1 | -1) => column?.adjust?.(text, by);
  expect([step('1', 1), step('1', -1), step('0.5', -1), step('0', -1), step('', 1)]).toEqual([
    ...['1.5', '0.5', '0', '0', '0.5'],
  ]);
});

test.each(NAMES)('MARKSCONF-10 an entry without %s is not sent, nor is a subject that has no other', (name) => {
  const other = { examId: 5, examName: 'Term' };
  const empty = { [name]: null };
  expect(sentOf([subject(1), subject(2, { exams: [exam(empty)] })])).toMatchObject([
    { subjectId: 1, exams: [{ examId: 4, ...WHOLE }] },
  ]);
  expect(sentOf([subject(1, { exams: [exam(empty), exam(other)] })])).toMatchObject([
    { subjectId: 1, exams: [{ examId: 5, ...WHOLE }] },
  ]);
});

test('MARKSCONF-10 a locked entry is not sent, nor is a subject that has no other', () => {
  const locked = exam({ lockedMaxMarks: true });
  const other = exam({ examId: 5, examName: 'Term' });
  expect(sentOf([subject(1, { exams: [locked, other] }), subject(2, { exams: [locked] })])).toMatchObject([
    { subjectId: 1, exams: [{ examId: 5, ...WHOLE }] },
  ]);
});

test.each([
  ['theory', { theoryMinMarks: 0, theoryMaxMarks: 0 }],
  ['practical', { practicalMinMarks: 0, practicalMaxMarks: 0 }],
  ['viva', { vivaMinMarks: 0, vivaMaxMarks: 0 }],
])('MARKSCONF-10 a subject without %s is sent with 0 for it', (component, zero) => {
  const empty = Object.fromEntries(Object.keys(zero).map((name) => [name, null]));
  const subjects = [subject(1, { [component]: false, exams: [exam(empty)] })];
  expect(sentOf(subjects)).toMatchObject([{ subjectId: 1, exams: [{ ...WHOLE, ...zero }] }]);
});

test.each([
  ['stored limits that were all cleared', true, 3, NAMES],
  ['stored limits of which one was cleared', true, 3, NAMES.slice(0, 1)],
  ['all stored limits', false, 3, []],
  ['neither stored nor entered limits', false, undefined, NAMES],
])('an entry with %s is incomplete: %j', (_what, expected, version, cleared) => {
  const subjects = [subject(1, { exams: [exam(version === undefined ? {} : { version })] })];
  const sheet = sheetOf(subjects);
  sheet.apply(Object.fromEntries(cleared.map((name) => [`1/${columnOf(name)}`, ''])));
  expect(incompleteIn(subjects, sheet.text)).toHaveLength(expected ? 1 : 0);
});
