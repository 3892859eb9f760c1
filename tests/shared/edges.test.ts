// Small rules of the shared parts, at both sides of each of their limits.
import { SCHOOL_FIELDS } from '@/api/schools';
import { STUDENT_FIELDS } from '@/api/students';
import { ALL, classChoices, sectionChoices, sessionChoices } from '@/shared/domain/choices';
import { showInstant, today } from '@/shared/lib/dates';
import { keepDigits, keepPhone } from '@/shared/lib/digits';
import { imageAddress } from '@/shared/lib/imageAddress';
import { pageCountOf, pageFromText, pagerSlots } from '@/shared/ui/data-table/paging';
import { imageProblem, scaledSize } from '@/shared/ui/image/imageFile';

describe('pages', () => {
  test.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [20, 10, 2],
    [21, 5, 5],
  ])('%i rows by %i make %i', (total, size, count) => expect(pageCountOf(total, size)).toBe(count));

  test.each([
    ['1', 1],
    ['9', 9],
    [' 3 ', 3],
    ['03', 3],
    ['0', null],
    ['10', null],
    ['-1', null],
    ['1.5', null],
    ['2a', null],
    ['a2', null],
    ['', null],
    [' ', null],
  ])('TABLE-07 of nine the text %j names %j', (text, page) => expect(pageFromText(text, 9)).toBe(page));

  const before = 'gap-before';
  const after = 'gap-after';
  test.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, after, 8]],
    [4, 8, [1, 2, 3, 4, 5, after, 8]],
    [5, 8, [1, before, 4, 5, 6, 7, 8]],
    [8, 8, [1, before, 4, 5, 6, 7, 8]],
    [4, 20, [1, 2, 3, 4, 5, after, 20]],
    [5, 20, [1, before, 4, 5, 6, after, 20]],
    [16, 20, [1, before, 15, 16, 17, after, 20]],
    [17, 20, [1, before, 16, 17, 18, 19, 20]],
    [20, 20, [1, before, 16, 17, 18, 19, 20]],
  ])('on page %i of %i stand %j', (page, count, slots) => expect(pagerSlots(page, count)).toEqual(slots));
});

test.each([
  ['image/png', 2_097_151, null],
  ['image/png', 2_097_152, 'imageTooLarge'],
  ['image/svg+xml', 0, null],
  ['application/pdf', 1, 'notAnImage'],
  ['application/image/png', 1, 'notAnImage'],
  ['image', 1, 'notAnImage'],
  ['', 1, 'notAnImage'],
])('SCHOOL-38 SCHOOL-39 CONST-12 a file of type %j and %i bytes: %j', (type, size, problem) => {
  for (const { maxBytes } of [SCHOOL_FIELDS.SchoolForm.logo, STUDENT_FIELDS.StudentUpload.studentImage])
    expect(imageProblem({ type, size }, maxBytes)).toBe(problem);
});

test.each([
  ['image/jpeg', 4096, 4096, null],
  ['image/jpeg', 4097, 3072, [512, 384]],
  ['image/webp', 3456, 4608, [384, 512]],
  ['image/png', 8000, 3, [512, 1]],
  ['image/gif', 300, 200, [300, 200]],
  ['image/svg+xml', 0, 0, [1, 1]],
])('an image of type %j with %i x %i pixels is scaled to %j', (type, width, height, scaled) =>
  expect(scaledSize(type, { width, height })).toEqual(scaled && { width: scaled[0], height: scaled[1] }),
);

describe('choices', () => {
  const sections = [{ sectionId: 5, sectionName: 'A', classId: 4, stream: null, version: 1 }];
  const one = { classId: 4, className: '5', schoolId: 1, teacherId: null, teacherName: null, disabled: false };
  const classes = [
    { ...one, sections, sequence: 1, inUse: true, version: 1 },
    { ...one, classId: 6, className: '6', sections: [], sequence: 2, inUse: false, version: 1 },
  ];

  test('ENUM-06 ENUM-41 are the names over the ids, sections those of the chosen class', () => {
    expect(ALL).toBe(-1);
    expect(classChoices(classes)).toEqual([
      { value: 4, label: '5' },
      { value: 6, label: '6' },
    ]);
    expect(sectionChoices(classes, 4)).toEqual([{ value: 5, label: 'A' }]);
    for (const nowhere of [6, 99, ALL, undefined]) expect(sectionChoices(classes, nowhere)).toEqual([]);
    const session = { sessionId: 2, sessionName: 'This year' } as Parameters<typeof sessionChoices>[0][number];
    expect(sessionChoices([session])).toEqual([{ value: 2, label: 'This year' }]);
  });
});

describe('what is shown', () => {
  test.each([
    ['2026-03-31T18:30:00Z', '01/04/2026, 00:00'],
    ['2026-07-15T12:34:56Z', '15/07/2026, 18:04'],
    ['nothing', ''],
    [null, ''],
    [undefined, ''],
  ])('the instant %j is %j', (instant, shown) => expect(showInstant(instant)).toBe(shown));

  test.each([
    ['2026-03-31T18:29:59Z', '2026-03-31'],
    ['2026-03-31T18:30:00Z', '2026-04-01'],
  ])('at %s, today is %s, the day in India', (instant, day) => {
    jest.useFakeTimers({ now: Date.parse(instant) });
    expect(today()).toBe(day);
    jest.useRealTimers();
  });

  test('digits of every kind that is taken, and nothing beside them', () => {
    expect(keepDigits('०९/:')).toBe('09');
    expect(keepDigits('\u0965\u0970')).toBe('');
    expect(keepPhone('०९ +-/.,')).toBe('09 +-');
  });
});

describe('image addresses', () => {
  const site = 'http://school.local';
  test.each([
    ['HTTPS://cdn.example/a.png', 'HTTPS://cdn.example/a.png'],
    [' logo.png ', '/images/logo.png'],
    ['/images/a.png', '/images/a.png'],
    ['a:b.png', null],
    ['1a:b.png', '/images/1a:b.png'],
    ['JavaScript:alert(1)', null],
    ['https:/evil.example', null],
    ['xhttps://evil.example', null],
    ['http://school.local', null],
    ['\u0001//evil.example/a.png', null],
    ['//', null],
  ])('TABLE-17 CONST-31 %j is loaded from %j', (url, address) => expect(imageAddress(url, site)).toBe(address));
});
