// What a result config, grades and limits of marks may be, and how they are answered.
import { readConfig } from '../../../provider/domains/results/config/config.rules.ts';
import { isStale, planGrades } from '../../../provider/domains/results/grades/grades.rules.ts';
import { configView, examView, gradeView } from '../../../provider/domains/results/results.view.ts';
import { refusedBy } from './refused';

type Form = Parameters<typeof readConfig>[0];
const CONFIG = {
  termExamNo: 2,
  termExamName: ' Term ',
  midTerm: true,
  midTermExamName: 'Half yearly',
  annual: true,
  annualExamName: 'Annual',
  supplementary: true,
  supplementaryExamName: 'Supplementary',
  internalAssessment: true,
  internalAssessmentName: 'Internal',
  maxGraceMarks: 2.25,
  maxGraceSubjectsNo: 1,
};
const config = (changes: object = {}) => ({ sessionId: 3, classId: 4, ...CONFIG, ...changes }) as unknown as Form;
const NONE = { termExamNo: 0, midTerm: false, annual: false, supplementary: false, internalAssessment: false };
const NAMELESS = 'Please enter term exam name and others per exam type';
const NAMES = [
  ['termExamNo', 'termExamName', 1],
  ['midTerm', 'midTermExamName', true],
  ['annual', 'annualExamName', true],
  ['supplementary', 'supplementaryExamName', true],
  ['internalAssessment', 'internalAssessmentName', true],
] as const;

describe('a result config', () => {
  test('is read whole, with tidy names', () => {
    expect(readConfig(config())).toEqual({ ...CONFIG, termExamName: 'Term' });
  });

  test('RESCONF-14 has at least one exam', () => {
    expect(refusedBy(() => readConfig(config(NONE)))).toMatchObject({
      code: 'BAD_REQUEST',
      problems: { termExamNo: 'Please select at least one exam' },
    });
  });

  test.each(NAMES)('RESCONF-14 with %s on alone needs %s and no other name', (kind, name, on) => {
    const names = Object.fromEntries(NAMES.map(([, each]) => [each, '  ']));
    const refused = refusedBy(() => readConfig(config({ ...NONE, ...names, [kind]: on })));
    expect(refused).toEqual({ code: 'BAD_REQUEST', message: NAMELESS, problems: { [name]: NAMELESS } });
    expect(readConfig(config({ ...NONE, ...names, [kind]: on, [name]: 'Named' }))).toMatchObject({ [name]: 'Named' });
  });

  test.each([
    [0.25, null],
    [0.5, null],
    [3, null],
    [0.1, { maxGraceMarks: 'Maximum grace marks must be a number in steps of 0.25' }],
    [2.26, { maxGraceMarks: 'Maximum grace marks must be a number in steps of 0.25' }],
  ])('RESCONF-14 with %d grace marks: %j', (maxGraceMarks, problems) => {
    expect(refusedBy(() => readConfig(config({ maxGraceMarks })))?.problems ?? null).toEqual(problems);
  });
});

type Row = Parameters<typeof planGrades>[1][number];
type Grades = Parameters<typeof planGrades>[0];
const grade = (id: number, name: string) => ({ id, name, nameKey: name.toLowerCase(), sequence: id, version: 5 });
const BEFORE = [grade(1, 'A'), grade(2, 'B'), grade(3, 'C')] as unknown as Row[];
const grades = (list: object[], removed: number[] = []) =>
  ({ sessionId: 3, classId: 4, grades: list, removed }) as unknown as Grades;

describe('grades', () => {
  test.each([
    ['as they stand', [{ gradeId: 1, name: 'A', version: 5 }], [2, 3], false],
    ['without a version', [{ gradeId: 1, name: 'A' }], [2, 3], false],
    ['new ones', [{ name: 'D' }], [1, 2, 3], false],
    ['removed by another user too', [{ name: 'D' }], [1, 2, 3, 9], false],
    ['changed since', [{ name: 'D' }, { gradeId: 2, name: 'B', version: 4 }], [1, 3], true],
    ['gone since', [{ gradeId: 9, name: 'Z', version: 5 }], [1, 2, 3], true],
    ['gone since, without a version', [{ gradeId: 9, name: 'Z' }], [1, 2, 3], true],
    ['fewer than those stored', [{ gradeId: 1, name: 'A', version: 5 }, { name: 'D' }], [2], true],
  ])('that are %s', (_what, list, removed, stale) => {
    expect(isStale(grades(list, removed), BEFORE)).toBe(stale);
  });

  test('are stored in the order of the list', () => {
    const list = [{ name: ' a  plus ' }, { gradeId: 3, name: 'C1' }];
    expect(planGrades(grades(list, [1, 2]), BEFORE)).toEqual([
      { id: null, name: 'a plus', nameKey: expect.any(String), sequence: 1 },
      { id: 3, name: 'C1', nameKey: 'c1', sequence: 2 },
    ]);
    expect(planGrades(grades([{ gradeId: 9, name: 'Z' }], [1, 2, 3]), BEFORE)).toMatchObject([{ id: null, name: 'Z' }]);
  });

  test.each([
    ['twice in the list', [{ name: 'D' }, { name: 'd ' }], [], { 'grades.1.name': 'There is a grade d already' }],
    ['as one that goes', [{ name: 'a' }], [1, 2, 3], null],
  ])('with a name that is %s', (_what, list, removed, problems) => {
    expect(refusedBy(() => planGrades(grades(list, removed), BEFORE))?.problems ?? null).toEqual(problems);
  });
});

test('ENUM-19 ENUM-20 ENUM-22 configs, exams and grades are answered whole', () => {
  const stored = { ...CONFIG, sessionId: 3, classId: 4, schoolId: 1, maxGraceMarks: '2.25', version: 6 };
  expect(configView(stored as unknown as Parameters<typeof configView>[0])).toEqual({
    ...CONFIG,
    sessionId: 3,
    classId: 4,
    version: 6,
  });
  const locks = { lockedEditMarks: true, lockedMaxMarks: false, lockedUploadMarks: true };
  const exam = { id: 8, name: 'Term 1', kind: 'TERM', ordinal: 1, resultDeclarationDate: '2026-12-01', version: 2 };
  expect(examView({ ...exam, ...locks, limits: 4, schoolId: 1 } as unknown as Parameters<typeof examView>[0])).toEqual({
    examId: 8,
    examName: 'Term 1',
    ...locks,
    resultDeclarationDate: '2026-12-01',
    kind: 'TERM',
    ordinal: 1,
    subjectsWithLimits: 4,
    version: 2,
  });
  expect(gradeView(BEFORE[0] as unknown as Parameters<typeof gradeView>[0])).toEqual({
    gradeId: 1,
    name: 'A',
    version: 5,
  });
});
