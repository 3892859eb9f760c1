// The forms of subjects and groups: what they show of a record, offer and send.
import type { ClassSubject, SubjectGroup } from '@/api/subjects';
import * as groupForm from '@/features/subjects/subjects/groupForm';
import * as masterForm from '@/features/subjects/subjects/masterForm';
import * as subjectForm from '@/features/subjects/subjects/subjectForm';
import { CLASS_SUBJECT, MASTER_SUBJECT, SUBJECT_GROUP } from '../../support/entities/subjects';
import { fieldsIn, samplesIn } from '../../support/entities/table';

type Place = Parameters<typeof subjectForm.requestOf>[0];
const PLACE = { session: { sessionId: 3 }, class: { classId: 4 } } as unknown as Place;
const CATEGORIES = fieldsIn(CLASS_SUBJECT, 'category');
const VALUES: subjectForm.SubjectValues = {
  ...samplesIn(CLASS_SUBJECT, 'preset'),
  subjectId: 10,
  type: 'OPTIONAL',
  evaluationMethod: 'GRADE',
  viva: true,
  stream: 'ARTS',
  groupIds: [1, 2],
};

describe('a subject of a class', () => {
  test('is shown as it is stored', () => {
    const more = { subjectName: 'Hindi', classId: 4, sessionId: 3, groups: ['One', 'Two'], version: 5 };
    expect(subjectForm.valuesOf({ ...VALUES, ...more } as ClassSubject)).toEqual(VALUES);
  });

  test('SUBJECT-21 starts as a mandatory subject with theory marks', () => {
    expect(subjectForm.newSubject).toEqual({
      subjectId: null,
      type: 'MANDATORY',
      evaluationMethod: 'MARKS',
      theory: true,
      practical: false,
      viva: false,
      stream: null,
      groupIds: [],
    });
    expect(subjectForm.CATEGORIES).toEqual(CATEGORIES);
  });

  test('is sent with the version of a stored subject', () => {
    expect(subjectForm.requestOf(PLACE, VALUES, undefined)).toStrictEqual({ ...VALUES, sessionId: 3, classId: 4 });
    expect(subjectForm.requestOf(PLACE, VALUES, 5)).toStrictEqual({ ...VALUES, sessionId: 3, classId: 4, version: 5 });
    expect(() => subjectForm.requestOf(PLACE, { ...VALUES, subjectId: null }, 5)).toThrow('subject');
  });

  test.each(CATEGORIES)('SUBJECT-20 with %s alone has a category, without any it has none', (one) => {
    const none = { theory: false, practical: false, viva: false };
    expect([subjectForm.hasCategory(none), subjectForm.hasCategory({ ...none, [one]: true })]).toEqual([false, true]);
  });
});

const streams = [
  [null, null, true],
  [null, 'ARTS', true],
  ['ARTS', null, true],
  ['ARTS', 'ARTS', true],
  ['ARTS', 'SCIENCE', false],
] as const;
test.each(streams)(
  'SUBJECT-26 SUBJECT-28 a group of stream %s and a subject of stream %s: %s',
  (group, subject, fit) => {
    const groups = [{ groupName: 'One', stream: group }] as SubjectGroup[];
    const subjects = [{ subjectName: 'Hindi', stream: subject }] as ClassSubject[];
    expect(subjectForm.fits(group, subject)).toBe(fit);
    expect(subjectForm.groupsFor(groups, subject)).toEqual(fit ? groups : []);
    expect(groupForm.subjectsFor(subjects, group)).toEqual(fit ? subjects : []);
  },
);

describe('a group', () => {
  const form = samplesIn(SUBJECT_GROUP, 'form');
  const shown: groupForm.GroupValues = { ...form, stream: 'ARTS', subjectIds: [10, 11] };
  const sent = { ...shown, sessionId: 3, classId: 4 };

  test('is shown as it is stored, and starts empty', () => {
    const stored: SubjectGroup = { ...shown, groupId: 1, sessionId: 3, classId: 4, version: 6 };
    expect(groupForm.valuesOf(stored)).toEqual(shown);
    expect(groupForm.newGroup).toEqual({ groupName: '', stream: null, subjectIds: [] });
  });

  test('is sent as a new one, or over the stored one', () => {
    const typed = { ...shown, groupName: `  ${form.groupName} ` };
    expect(groupForm.requestOf(PLACE, typed, undefined)).toStrictEqual(sent);
    expect(groupForm.requestOf(PLACE, typed, { groupId: 1, version: undefined })).toStrictEqual({
      ...sent,
      groupId: 1,
    });
    expect(groupForm.requestOf(PLACE, typed, { groupId: 1, version: 6 })).toStrictEqual({
      ...sent,
      groupId: 1,
      version: 6,
    });
  });
});

test('a subject of the school is shown by its name, and sent as a new one or over the stored one', () => {
  const { valuesOf, requestOf } = masterForm;
  const form = samplesIn(MASTER_SUBJECT, 'form');
  expect(valuesOf({ ...form, subjectId: 10, inUse: true, version: 2 })).toEqual(form);
  const typed = { subjectName: ` ${form.subjectName} ` };
  expect(requestOf(typed, undefined)).toStrictEqual(form);
  expect(requestOf(typed, { subjectId: 10, version: undefined })).toStrictEqual({ ...form, subjectId: 10 });
  expect(requestOf(typed, { subjectId: 10, version: 2 })).toStrictEqual({ ...form, subjectId: 10, version: 2 });
});
