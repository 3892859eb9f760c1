// What a form shows of a record, and what it sends: whole objects, so that no field is forgotten or mixed up.
import type { Class } from '@/api/classes';
import type { School } from '@/api/schools';
import type { Session } from '@/api/sessions';
import type { Teacher } from '@/api/teachers';
import * as classForm from '@/features/classes/classes/classForm';
import { orderOf, stepped } from '@/features/classes/classes/classOrder';
import * as sectionForm from '@/features/classes/classes/sectionForm';
import * as schoolForm from '@/features/schools/form/schoolForm';
import * as sessionForm from '@/features/sessions/sessions/sessionForm';
import * as teacherForm from '@/features/teachers/form/teacherForm';
import { passwordProblem } from '@/shared/forms';
import { CLASS, SECTION } from '../support/entities/classes';
import { SCHOOL } from '../support/entities/schools';
import { SESSION } from '../support/entities/sessions';
import { samplesIn } from '../support/entities/table';
import { TEACHER } from '../support/entities/teachers';

describe('a school', () => {
  const required = samplesIn(SCHOOL, 'required');
  const texts = samplesIn(SCHOOL, 'text');
  const starts = samplesIn(SCHOOL, 'start');
  const each = <Name extends string, Value>(of: Record<Name, unknown>, value: (one: unknown) => Value) =>
    Object.fromEntries(Object.entries(of).map(([name, one]) => [name, value(one)])) as Record<Name, Value>;
  const stored: School = {
    ...required,
    ...texts,
    ...starts,
    schoolId: 7,
    logo: '7-1',
    disabled: false,
    createdAt: '2026-07-15T05:00:00Z',
    version: 3,
  };
  const typed = { ...required, ...texts, ...each(starts, String) };
  const shown: schoolForm.SchoolValues = { ...typed, logo: '7-1' };
  const blanks = each(texts, () => '');

  test('SCHOOL-20 is shown in its form as it is stored, with blanks for missing values', () => {
    expect(schoolForm.valuesOf(stored)).toEqual(shown);
    const bare = each({ ...texts, ...starts, logo: null }, () => null);
    expect(schoolForm.valuesOf({ ...stored, ...bare })).toEqual({
      ...shown,
      ...blanks,
      ...each(starts, () => ''),
      logo: null,
    });
  });

  test('CALL-23 CALL-25 SCHOOL-20 CALL-24 is sent with trimmed texts, without blank fields, and with the logo only when it is newly chosen', () => {
    const values = { ...shown, ...each(typed, (text) => ` ${String(text)} `) };
    const request = { ...required, ...texts, ...starts, logo: undefined, version: 3 };
    expect(schoolForm.requestOf(values, 3)).toEqual(request);
    const logo = new File(['x'], 'logo.png');
    expect(schoolForm.requestOf({ ...shown, ...blanks, principal: '  ', logo })).toEqual({
      ...required,
      ...starts,
      logo,
    });
  });

  test('SCHOOL-35 starts empty, each series at 1000', () => {
    const empty = { ...each(required, () => ''), ...blanks, ...each(starts, () => '1000') };
    expect(schoolForm.newSchool).toEqual({ ...empty, logo: null });
  });
});

describe('a class', () => {
  const form = samplesIn(CLASS, 'form');
  const stored: Class = {
    ...form,
    classId: 4,
    schoolId: 1,
    teacherId: 9,
    teacherName: 'Asha Verma',
    disabled: false,
    sections: [],
    sequence: 7,
    inUse: true,
    version: 2,
  };

  test('is shown in its form with its teacher and the teacher’s name', () => {
    const shown = { ...form, schoolId: 1, teacherId: 9, ownTeacher: { value: 9, label: 'Asha Verma' } };
    expect(classForm.valuesOf(stored)).toEqual(shown);
    expect(classForm.valuesOf({ ...stored, teacherName: null }).ownTeacher).toEqual({ value: 9, label: '' });
    expect(classForm.valuesOf({ ...stored, teacherId: null }).ownTeacher).toBeNull();
    expect(classForm.newClass(3)).toEqual({ schoolId: 3, className: '', teacherId: null, ownTeacher: null });
  });

  test('is sent with trimmed texts, and with the version of a stored class', () => {
    const values = { ...classForm.valuesOf(stored), className: ` ${form.className} ` };
    expect(classForm.requestOf(values, 2)).toEqual({ ...form, schoolId: 1, teacherId: 9, version: 2 });
    const request = classForm.requestOf({ ...values, teacherId: null });
    expect(request).toEqual({ ...form, schoolId: 1, teacherId: null });
    expect(request).not.toHaveProperty('version');
    expect(() => classForm.requestOf({ ...values, schoolId: undefined })).toThrow('Missing: school');
  });

  test.each([
    ['Nursery', []],
    ['nursery', []],
    [' NURSERY ', []],
    ['Nurser', ['Nursery']],
  ])('CLASS-20 next to a class named %j the usual names offered of Nursery are %j', (className, offered) => {
    expect(classForm.unusedNames(['Nursery'], [{ ...stored, className }])).toEqual(offered);
    expect(classForm.unusedNames([' nursery'], [{ ...stored, className }])).toHaveLength(offered.length);
  });

  const active = (teacherId: number, teacherName: string, firstName: string | null, lastName: string | null) => ({
    teacherId,
    teacherName,
    firstName,
    lastName,
  });

  test.each([
    [active(1, ' Asha Verma ', 'A', 'B'), 'Asha Verma'],
    [active(1, ' ', 'Asha', 'Verma'), 'Asha Verma'],
    [active(1, '', 'Asha', null), 'Asha'],
    [active(1, '', null, 'Verma'), 'Verma'],
    [active(1, '', null, null), ''],
  ])('CLASS-33 the teacher %j is listed as %j', (teacher, label) =>
    expect(classForm.teacherLabel(teacher)).toBe(label),
  );

  test('CLASS-22 CLASS-33 the choices are the active teachers and the stored one, each once', () => {
    const asha = active(1, 'Asha', null, null);
    const own = { value: 9, label: 'Om' };
    expect(classForm.teacherChoices([asha], null)).toEqual([{ value: 1, label: 'Asha' }]);
    expect(classForm.teacherChoices([asha], own)).toEqual([{ value: 1, label: 'Asha' }, own]);
    expect(classForm.teacherChoices([asha], { value: 1, label: 'old' })).toEqual([{ value: 1, label: 'Asha' }]);
  });

  test('the order contains the classes with a position, and a class moves by one up to the ends', () => {
    const places = [1, 2, null, 3].map((sequence, at) => ({ ...stored, classId: at + 1, sequence }));
    expect(orderOf(places)).toEqual([1, 2, 4]);
    expect(stepped([1, 2, 4], 2, 1)).toEqual([1, 4, 2]);
    expect(stepped([1, 2, 4], 2, -1)).toEqual([2, 1, 4]);
    for (const [id, step] of [
      [1, -1],
      [4, 1],
      [3, 1],
      [3, -1],
    ] as const)
      expect(stepped([1, 2, 4], id, step)).toBeNull();
  });

  test('a section is shown and sent with its class', () => {
    const shown = samplesIn(SECTION, 'form');
    const typed = { ...shown, sectionName: ` ${shown.sectionName} ` };
    expect(sectionForm.valuesOf({ ...shown, sectionId: 5, classId: 4, version: 6 })).toEqual(shown);
    expect(sectionForm.newSection).toEqual({ sectionName: '', stream: null });
    const request = { ...shown, classId: 4 };
    expect(sectionForm.requestOf(stored, typed, 6)).toEqual({ ...request, version: 6 });
    expect(sectionForm.requestOf(stored, typed)).toStrictEqual(request);
    const cleared = { ...shown, stream: undefined } as unknown as sectionForm.SectionValues;
    expect(sectionForm.requestOf(stored, cleared)).toStrictEqual({ ...request, stream: null });
  });
});

describe('a session', () => {
  const form = {
    ...samplesIn(SESSION, 'year'),
    ...samplesIn(SESSION, 'copy'),
    createExamConfig: false,
    schoolId: 1,
    sourceSessionId: 5,
  };
  const stored: Session = {
    ...form,
    sessionId: 2,
    sessionDisplayName: 'This year',
    disabled: false,
    inUse: true,
    version: 4,
  };
  const shown: sessionForm.SessionValues = form;

  test('is shown in its form and sent as shown, with trimmed texts', () => {
    expect(sessionForm.valuesOf(stored)).toEqual(shown);
    expect(sessionForm.requestOf({ ...shown, sessionName: ` ${shown.sessionName} ` }, 4)).toEqual({
      ...shown,
      version: 4,
    });
    expect(sessionForm.requestOf(shown)).toStrictEqual(shown);
    for (const hole of [{ schoolId: undefined }, { startDate: null }, { endDate: null }])
      expect(() => sessionForm.requestOf({ ...shown, ...hole })).toThrow('Missing: ');
  });

  test.each([
    ['2026-01-01', '2026-04-01', '2027-03-31', '2026 - 2027'],
    ['2026-12-31', '2026-04-01', '2027-03-31', '2026 - 2027'],
    ['2027-03-31', '2027-04-01', '2028-03-31', '2027 - 2028'],
  ])(
    'CONST-17 SESSION-11 a new one on %s is from %s to %s with the name %j',
    (today, startDate, endDate, sessionName) => {
      const off = { createSubjectsConfig: false, createExamConfig: false, createMarksConfig: false };
      const rest = { schoolId: 3, status: 'UPCOMING', sourceSessionId: null, ...off };
      expect(sessionForm.newSession(today, 3)).toEqual({ startDate, endDate, sessionName, ...rest });
    },
  );

  test.each([
    [null, '2027-03-31', ''],
    ['2026-04-01', null, ''],
    [null, null, ''],
    ['2026-04-01', '2026-12-31', '2026 - 2026'],
  ])('SESSION-13 from %j to %j its name is %j', (from, to, name) =>
    expect(sessionForm.generatedName(from, to)).toBe(name),
  );

  const TODAY = '2026-07-15';
  test.each<[string, string, Session | undefined, string | null]>([
    ['two years ago', '2024-07-15', undefined, null],
    ['a day more', '2024-07-14', undefined, sessionForm.fields.startDate.message.yearsPast],
    ['in ten years', '2036-07-15', undefined, null],
    ['a day later', '2036-07-16', undefined, sessionForm.fields.startDate.message.yearsAhead],
    ['long ago, as it is stored', '2010-04-01', { ...stored, startDate: '2010-04-01' }, null],
    [
      'long ago, another day',
      '2010-04-02',
      { ...stored, startDate: '2010-04-01' },
      sessionForm.fields.startDate.message.yearsPast,
    ],
  ])('SESSION-16 SESSION-21 the start is judged: %s', (_when, date, before, problem) =>
    expect(sessionForm.startProblem(date, TODAY, before)).toBe(problem),
  );

  const ends = sessionForm.fields.endDate.message;
  test.each<[string, string, string | null, Session | undefined, string | null]>([
    ['on the day of the start', '2026-04-01', '2026-04-01', undefined, 'too early'],
    ['the day before', '2026-03-31', '2026-04-01', undefined, 'too early'],
    ['the day after', '2026-04-02', '2026-04-01', undefined, null],
    ['two years behind it', '2028-04-01', '2026-04-01', undefined, null],
    ['a day more', '2028-04-02', '2026-04-01', undefined, ends.yearsAfterStart],
    ['in twelve years', '2038-07-15', '2037-04-01', undefined, null],
    ['a day later', '2038-07-16', '2037-04-01', undefined, ends.yearsAhead],
    ['without a start', '2038-07-16', null, undefined, ends.yearsAhead],
    ['without a start, soon', '2030-07-16', null, undefined, null],
    ['far away, as it is stored', '2040-07-16', '2039-04-01', { ...stored, endDate: '2040-07-16' }, null],
    ['far away, another day', '2040-07-17', '2039-04-01', { ...stored, endDate: '2040-07-16' }, ends.yearsAhead],
  ])('SESSION-17 SESSION-18 SESSION-19 the end is judged: %s', (_when, date, startDate, before, problem) => {
    const context = { startDate, today: TODAY, stored: before, endAfterStart: 'too early' };
    expect(sessionForm.endProblem(date, context)).toBe(problem);
  });

  test.each([
    [undefined, ['UPCOMING']],
    ['UPCOMING', ['UPCOMING', 'ACTIVE']],
    ['ACTIVE', ['ACTIVE', 'COMPLETED']],
    ['COMPLETED', ['COMPLETED']],
  ] as const)('SESSION-25 SESSION-26 SESSION-27 the statuses offered for one that is %s are %j', (status, next) =>
    expect(sessionForm.statusesFor(status)).toEqual(next),
  );

  const none = { createSubjectsConfig: false, createExamConfig: false, createMarksConfig: false };
  test.each<[Partial<sessionForm.SessionValues>, object]>([
    [{ createMarksConfig: true }, { createExamConfig: true, createSubjectsConfig: true }],
    [{ createExamConfig: true }, { createSubjectsConfig: true }],
    [{ createSubjectsConfig: true }, {}],
    [{ createSubjectsConfig: false }, none],
    [{ createExamConfig: false }, { createMarksConfig: false }],
    [{ createMarksConfig: false }, {}],
    [{ sourceSessionId: null }, none],
    [{ sourceSessionId: 4 }, {}],
    [{ sessionName: 'x' }, {}],
  ])('SESSION-50..52 the change %j also changes %j', (changed, more) =>
    expect(sessionForm.copyChanges(changed)).toEqual(more),
  );
});

describe('a teacher', () => {
  const person = samplesIn(TEACHER, 'person');
  const stored: Teacher = {
    ...person,
    teacherId: 3,
    userId: 8,
    userName: 'meera.joshi',
    schoolId: 1,
    disabled: false,
    createdAt: '2026-07-15T05:00:00Z',
    modifiedAt: '2026-07-15T05:00:00Z',
    version: 5,
  };
  const typed = { ...person, teacherName: ' Meera Joshi ', contactEmail: ` ${person.contactEmail} ` };
  const account = { userName: ' meera.joshi ', schoolId: 1, password: 'Monsoon@26' };

  test('is shown in its form without a password', () => {
    const { userName, schoolId } = stored;
    expect(teacherForm.valuesOf(stored)).toEqual({ ...person, userName, schoolId, password: '' });
    const empty = { userName: '', password: '', teacherName: '', contactEmail: '', contactPhone: '' };
    expect(teacherForm.newTeacher(2)).toEqual({ ...empty, schoolId: 2, gender: undefined, dateOfBirth: '1990-01-01' });
    expect(teacherForm.newTeacher(2)).not.toHaveProperty('confirmation');
  });

  test('is registered with the account, and changed without it', () => {
    const request = { ...person, userName: 'meera.joshi', password: 'Monsoon@26', schoolId: 1 };
    expect(teacherForm.requestOf({ ...typed, ...account })).toStrictEqual(request);
    for (const hole of [{ schoolId: undefined }, { gender: undefined }, { dateOfBirth: null }])
      expect(() => teacherForm.requestOf({ ...typed, ...account, ...hole })).toThrow('Missing: ');
    expect(teacherForm.changeOf({ ...typed, ...account }, 5)).toStrictEqual({
      ...person,
      password: 'Monsoon@26',
      version: 5,
    });
    expect(teacherForm.changeOf({ ...typed, ...account, password: '' }, undefined)).toStrictEqual(person);
  });

  test.each([
    ['2026-07-14', null],
    ['2026-07-15', 'past'],
    ['2026-07-16', 'past'],
  ])('TEACHER-09 on 15 July a birth on %s: %j', (date, rule) =>
    expect(teacherForm.birthProblem(date, '2026-07-15')).toBe(rule && teacherForm.fields.dateOfBirth.message.past),
  );

  test.each([
    ['Abcde@12', null],
    [' Abcde@12', 'invalid'],
    ['Abcde@12 ', 'invalid'],
    ['Abcde\t@12', 'invalid'],
    ['Abcd@12', 'invalid'],
    ['', 'required'],
  ] as const)('TEACHER-14 the password %j: %j', (password, rule) => {
    const { password: facts } = teacherForm.fields;
    expect(passwordProblem(facts, password)).toBe(rule && facts.message[rule]);
    if (password === '') expect(passwordProblem(teacherForm.changeFields.password, password)).toBeNull();
  });
});
