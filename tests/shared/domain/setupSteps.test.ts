// Which step of a set-up is done, open, can wait or is not possible yet.
import type { ActivationPart } from '@/api/results';
import { setupSteps, type SetupStepId } from '@/shared/domain/setup/setupSteps';
import { setupWords } from '@/shared/domain/setup/setupWords';

const ready = {
  classId: 8,
  className: '5',
  subjects: 6,
  exams: 4,
  limitsSet: 24,
  limitsMissing: 0,
  missing: [],
};
const school = {
  ...{ schoolId: 3, schoolName: 'Lake School', hasLogo: true, hasNumbers: true, hasAdministrator: true },
  session: { sessionId: 7, sessionName: '2026 - 2027', status: 'UPCOMING' as const },
  ...{ classes: 1, sections: 2, classesWithoutSection: 0, readiness: [ready], students: 300 },
};
type Setup = Parameters<typeof setupSteps>[0]['setup'];

const stepOf = (id: SetupStepId, changes: Partial<Setup> = {}, isPlatform = false, holds = true) => {
  const context = { words: setupWords.en, setup: { ...school, ...changes }, isPlatform };
  const found = setupSteps({ ...context, holds: () => holds, labelOf: (name) => name }).find((one) => one.id === id);
  return [found?.progress, found?.text, found?.link?.to];
};
const lacking = (part: ActivationPart, ...details: string[]) => ({ missing: [{ part, details }] });
const missing = (part: object) => ({ readiness: [ready, { ...ready, classId: 9, className: '6', ...part }] });

test.each<[SetupStepId, Partial<Setup>, [string, string, string | undefined]]>([
  ['details', { hasNumbers: false }, ['open', setupWords.en.noNumbers, '/schools/edit?id=3']],
  ['details', { hasLogo: false }, ['waiting', setupWords.en.noLogo, '/schools/edit?id=3']],
  ['session', { session: null }, ['open', 'No session yet.', '/sessions#new']],
  ['classes', { classes: 0 }, ['open', setupWords.en.noClasses, '/classes#standard']],
  [
    'classes',
    { classesWithoutSection: 1 },
    ['open', '1 class with 2 sections. 1 class without a section.', '/classes'],
  ],
  [
    'subjects',
    missing(lacking('SUBJECTS')),
    ['open', '1 of 2 classes done. Missing: 6.', '/subjects#schoolId=3&sessionId=7&classId=9'],
  ],
  [
    'exams',
    missing(lacking('EXAMS')),
    ['open', '1 of 2 classes done. Missing: 6.', '/results/config#schoolId=3&sessionId=7&classId=9'],
  ],
  [
    'fees',
    missing(lacking('FEES')),
    ['open', '1 of 2 classes done. Missing: 6.', '/classes/fees#schoolId=3&sessionId=7'],
  ],
  [
    'fees',
    missing(lacking('FEE_DATES', '01/01/2028')),
    [
      'open',
      '1 of 2 classes done. Missing: 6. Fee dates outside the session in 1 class.',
      '/classes/fees#schoolId=3&sessionId=7',
    ],
  ],
  [
    'limits',
    missing({ limitsMissing: 2 }),
    [
      'waiting',
      '1 of 2 classes done. Missing: 6. They are needed when marks are entered.',
      '/results/marks-config#schoolId=3&sessionId=7&classId=9',
    ],
  ],
  ['limits', { readiness: [{ ...ready, exams: 0 }] }, ['waiting', setupWords.en.limitsWait, undefined]],
  ['limits', { session: null, readiness: [] }, ['blocked', 'Create the session first.', undefined]],
  ['students', { students: 0 }, ['open', setupWords.en.noStudents, '/students/import#sessionId=7']],
  ['students', { students: 1 }, ['done', '1 student enrolled.', '/students/import#sessionId=7']],
  ['students', { classes: 0 }, ['blocked', 'Add the classes first.', undefined]],
  ['activate', {}, ['open', setupWords.en.canActivate('2026 - 2027'), '/sessions#activate=7']],
  ['activate', missing(lacking('FEES')), ['blocked', setupWords.en.notReady, undefined]],
  [
    'activate',
    missing({ limitsMissing: 3 }),
    ['open', setupWords.en.canActivate('2026 - 2027'), '/sessions#activate=7'],
  ],
  ['activate', { readiness: [] }, ['blocked', setupWords.en.notReady, undefined]],
  [
    'activate',
    { session: { ...school.session, status: 'ACTIVE' } },
    ['done', setupWords.en.activated('2026 - 2027'), '/sessions'],
  ],
])('%s of %j', (id, changes, expected) => {
  expect(stepOf(id, changes)).toEqual(expected);
});

test('only a platform user can add the administrator, and only a user of the school can import students', () => {
  const none = setupWords.en.noAdministrator;
  expect(stepOf('administrator', { hasAdministrator: false }, true)).toEqual([
    'open',
    none,
    '/teachers/list#administrator',
  ]);
  expect(stepOf('administrator', { hasAdministrator: false })[1]).toBe(`${none} Needs a platform administrator.`);
  expect(stepOf('students', { students: 0 }, true)[1]).toContain(
    'Needs a user of the school with the permission “ADD_STUDENT”.',
  );
});

test('a step whose screen the user may not open names the permission', () => {
  expect(stepOf('subjects', missing(lacking('SUBJECTS')), false, false)).toEqual([
    'open',
    '1 of 2 classes done. Missing: 6. Needs the permission “CLASS_SUBJECTS_LIST”.',
    undefined,
  ]);
});
