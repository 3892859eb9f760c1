// The forms of result configs and grades: what they show of a record, judge and send.
import { RESULT_FIELDS, type Grade, type ResultConfig } from '@/api/results';
import * as configForm from '@/features/results/config/configForm';
import * as gradesForm from '@/features/results/config/gradesForm';
import { configWords } from '@/features/results/words';

type Place = Parameters<typeof configForm.requestOf>[1];
const PLACE = { session: { sessionId: 3 }, class: { classId: 4 } } as unknown as Place;
const CONFIG: ResultConfig = {
  sessionId: 3,
  classId: 4,
  termExamNo: 2,
  termExamName: 'Term',
  midTerm: true,
  midTermExamName: 'Mid',
  annual: true,
  annualExamName: 'Final',
  supplementary: true,
  supplementaryExamName: 'Again',
  internalAssessment: true,
  internalAssessmentName: 'Inside',
  maxGraceMarks: 2.25,
  maxGraceSubjectsNo: 1,
  version: 6,
};
const SHOWN: configForm.ConfigValues = {
  termExamNo: '2',
  termExamName: 'Term',
  midTerm: true,
  midTermExamName: 'Mid',
  annual: true,
  annualExamName: 'Final',
  supplementary: true,
  supplementaryExamName: 'Again',
  internalAssessment: true,
  internalAssessmentName: 'Inside',
  maxGraceMarks: '2.25',
  maxGraceSubjectsNo: '1',
  title: 'Class 5',
};
const values = (changes: Partial<configForm.ConfigValues> = {}) => ({ ...SHOWN, ...changes });

describe('a result config', () => {
  test('ENUM-19 is shown as it is stored', () => {
    const record = configForm.recordOf(CONFIG);
    expect(record).toEqual({ version: 6, config: CONFIG });
    expect(configForm.valuesOf(record, 'Class 5', configWords.en)).toEqual(SHOWN);
  });

  test('RESCONF-03 RESCONF-10 that was not saved yet has no exam, and the usual names', () => {
    const record = configForm.recordOf(null);
    expect(record).toEqual({ version: 0, config: null });
    expect(configForm.valuesOf(record, 'Class 5', configWords.en)).toEqual({
      termExamNo: '0',
      termExamName: 'Term Exam',
      midTerm: false,
      midTermExamName: 'Half Yearly',
      annual: false,
      annualExamName: 'Annual',
      supplementary: false,
      supplementaryExamName: 'Supplementary Exam',
      internalAssessment: false,
      internalAssessmentName: 'Internal Assessment Exam',
      maxGraceMarks: '0',
      maxGraceSubjectsNo: '0',
      title: 'Class 5',
    });
  });

  test.each([
    ['2', 2],
    [' 12 ', 12],
    ['13', 0],
    ['-1', 0],
    ['1.5', 0],
    ['x2', 0],
    ['2x', 0],
    ['', 0],
  ])('with %j typed as the number of term exams has %d', (termExamNo, count) => {
    expect(configForm.choicesOf(values({ termExamNo })).termExamNo).toBe(count);
  });

  test('makes its exams in the order of the year', () => {
    expect(configForm.plannedOf(values({ termExamName: ' Term ' })).map(({ name }) => name)).toEqual([
      'Term 1',
      'Term 2',
      'Mid',
      'Inside',
      'Final',
      'Again',
    ]);
  });

  test('RESCONF-08 lacks the names of what is on, and of nothing else', () => {
    const nameless = values({
      termExamName: ' ',
      midTermExamName: '',
      annualExamName: ' ',
      supplementaryExamName: '',
      internalAssessmentName: '',
    });
    const all = [
      'termExamName',
      'midTermExamName',
      'annualExamName',
      'supplementaryExamName',
      'internalAssessmentName',
    ];
    expect(configForm.missingNames(nameless)).toEqual(all);
    expect(configForm.missingNames(values())).toEqual([]);
    const off = { termExamNo: '0', midTerm: false, annual: false, supplementary: false, internalAssessment: false };
    expect(configForm.missingNames({ ...nameless, ...off })).toEqual([]);
  });

  const { maxGraceMarks } = RESULT_FIELDS.ResultConfigForm;
  const steps = 'Maximum grace marks must be a number in steps of 0.25';
  test.each([
    ['', 'Maximum grace marks is required'],
    [undefined, 'Maximum grace marks is required'],
    ['-1', 'Maximum grace marks cannot be negative'],
    ['1000.25', 'Maximum grace marks cannot be above 1000'],
    ['2.1', steps],
    ['1e2', steps],
    ['x1', steps],
    ['1.', steps],
    ['1x', steps],
    ['0', null],
    [' 1000 ', null],
    ['2.25', null],
    [2.75, null],
    ['12.50', null],
  ])('RESCONF-05 grace marks %j: %s', (typed, problem) => {
    expect(configForm.graceProblem(maxGraceMarks, typed)).toBe(problem);
  });

  test('grace marks of a contract that has no words of its own are refused by their title', () => {
    const bare = { title: 'Grace', required: true, type: 'number' } as unknown as typeof maxGraceMarks;
    expect(configForm.graceProblem(bare, '-1')).toBe('Grace');
    expect(configForm.graceProblem({ ...bare, maximum: 5 }, '6')).toBe('Grace');
    expect(configForm.graceProblem({ ...bare, maximum: 5, message: { invalid: 'No' } }, '6')).toBe('No');
    expect(configForm.graceProblem(bare, '99999')).toBeNull();
  });

  test('ENUM-19 is sent as the contract takes it, over the version that was shown', () => {
    const { version, ...sent } = CONFIG;
    expect(configForm.requestOf(values(), PLACE, version ?? 0, false)).toStrictEqual({ ...sent, version });
    expect(configForm.requestOf(values({ annualExamName: ' ' }), PLACE, 1, true)).toStrictEqual({
      ...sent,
      annualExamName: null,
      removeLimits: true,
      version: 1,
    });
  });
});

const grade = (gradeId: number, name: string, version = 1): Grade => ({ gradeId, name, version });

describe('grades', () => {
  const list = (...names: (string | undefined)[]) =>
    ({ grades: names.map((name) => ({ name })) }) as gradesForm.GradesValues;

  test('ENUM-22 are shown in their order', () => {
    expect(gradesForm.valuesOf([grade(2, 'A'), grade(1, 'B')])).toEqual({
      grades: [
        { gradeId: 2, name: 'A' },
        { gradeId: 1, name: 'B' },
      ],
    });
  });

  test.each([
    [list('A', 'B'), 1, false],
    [list('A', ' a '), 1, true],
    [list('A', ' a '), 0, false],
    [list('', ''), 1, false],
    [list(undefined, undefined), 1, false],
    [list('A'), 5, false],
  ])('in %j the name at %d is twice: %s', (typed, at, twice) => {
    expect(gradesForm.isTwice(typed, at)).toBe(twice);
  });

  test('are sent over what is stored; what was shown and is gone is removed, what another user added follows', () => {
    const shown = [grade(1, 'A'), grade(2, 'B'), grade(3, 'C')];
    const stored = [grade(1, 'A', 7), grade(2, 'B', 1), grade(4, 'New', 1)];
    const typed = { grades: [{ name: ' A1 ', gradeId: 1 }, { name: 'D' }, { name: 'C', gradeId: 3 }] };
    expect(gradesForm.requestOf(typed, stored, shown)).toStrictEqual({
      grades: [
        { name: 'A1', gradeId: 1, version: 7 },
        { name: 'D' },
        { name: 'C' },
        { name: 'New', gradeId: 4, version: 1 },
      ],
      removed: [2],
    });
  });

  test('a new one that an earlier attempt stored is changed, once, also under another name', () => {
    const shown = [grade(1, 'A')];
    const first = gradesForm.attemptedOf({ grades: [{ name: 'A', gradeId: 1 }, { name: ' Z1 ' }] });
    const [a, z] = first.grades;
    const typed = { grades: [...(a && z ? [a, { ...z, name: 'Z2' }] : []), { name: 'Z1', sent: ['z1'] }] };
    expect(gradesForm.requestOf(typed, [...shown, grade(4, 'Z1', 3)], shown)).toStrictEqual({
      grades: [{ name: 'A', gradeId: 1, version: 1 }, { name: 'Z2', gradeId: 4, version: 3 }, { name: 'Z1' }],
      removed: [],
    });
  });
});
