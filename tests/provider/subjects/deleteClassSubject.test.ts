// A subject is taken from a class before the session begins.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { marksWorld } from '../support/marks';
import { FIRST } from '../support/schools';
import {
  listGroups,
  listSubjects,
  masterId,
  removeSubject,
  saveGroup,
  saveSubject,
  subjectPlaceOf,
  type SubjectPlace,
} from '../support/subjects';
import { countOf, stored } from '../support/tables';

let token: string;
let place: SubjectPlace;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await subjectPlaceOf('9');
});

test('CALL-62 CALL-12 SUBJECT-41 a subject goes, and out of its groups', async () => {
  const sanskrit = await masterId('Sanskrit');
  await saveGroup(token, { ...place, groupName: 'Classics', subjectIds: [sanskrit, await masterId('Urdu')] });
  const before = (await listGroups(token, place)).data;
  expect(before).toHaveLength(2);
  expect(await removeSubject(token, place, sanskrit)).toMatchObject({ status: 200, responseCode: 100, data: null });
  expect((await listSubjects(token, place)).data.map(({ subjectName }) => subjectName)).not.toContain('Sanskrit');
  const subjectIds = [await masterId('Urdu')];
  expect((await listGroups(token, place)).data).toEqual(before.map((group) => ({ ...group, subjectIds, version: 2 })));
});

test('CALL-62 the limits of a subject go with it; added again it has none', async () => {
  const { exams } = await marksWorld('9', FIRST, 'UPCOMING');
  const sanskrit = await masterId('Sanskrit');
  const limits = () => countOf('exam_limits', `subject_id = ${sanskrit} AND exam_id = ${exams.Annual}`);
  expect(await limits()).toBe(1);
  await removeSubject(token, place, sanskrit);
  expect(verdict(await saveSubject(token, { ...place, subjectId: sanskrit }))).toEqual([200, 100]);
  expect(await limits()).toBe(0);
});

test('SUBJECT-41 CODE-109 it stays where groups would be left empty, and the message names them', async () => {
  const subjectIds = [await masterId('Sanskrit')];
  for (const groupName of ['Classics', 'Ancient']) await saveGroup(token, { ...place, groupName, subjectIds });
  const before = await stored();
  expect(await removeSubject(token, place, await masterId('Sanskrit'))).toMatchObject({
    status: 400,
    responseCode: 109,
    responseMsg: 'The groups Ancient, Classics would have no subjects left. Change or delete them first',
  });
  expect(await stored()).toEqual(before);
});

test('SUBJECT-35 CODE-149 a subject that the class does not have is not found', async () => {
  expect(verdict(await removeSubject(token, place, await masterId('Drawing')))).toEqual([404, 149]);
});

test('SUBJECT-38 CODE-103 an unknown session and class are refused', async () => {
  const id = await masterId('Hindi');
  expect(verdict(await removeSubject(token, { ...place, sessionId: 2_000_000 }, id))).toEqual([404, 103]);
  expect(verdict(await removeSubject(token, { ...place, classId: 2_000_000 }, id))).toEqual([404, 158]);
});

test('SUBJECT-39 SESSION-41 CODE-150 a subject is taken from an UPCOMING session, and from none that has begun or is over', async () => {
  const before = await stored();
  for (const status of ['ACTIVE', 'COMPLETED'])
    expect(verdict(await removeSubject(token, await subjectPlaceOf('9', status), await masterId('Sanskrit')))).toEqual([
      409, 150,
    ]);
  expect(await stored()).toEqual(before);
  expect(verdict(await removeSubject(token, place, await masterId('Sanskrit')))).toEqual([200, 100]);
});

test('CODE-159 a subject stays while the result config grants grace in as many subjects as there are', async () => {
  const { length } = (await listSubjects(token, place)).data;
  const grant = (subjects: number) =>
    sql(
      `INSERT INTO result_configs (school_id, session_id, class_id, term_exam_no, mid_term, annual, annual_exam_name,
         supplementary, internal_assessment, max_grace_marks, max_grace_subjects_no, created_at, modified_at)
       VALUES (1, $1, $2, 0, false, true, 'Annual', false, false, 5, $3, now(), now())
       ON CONFLICT (school_id, session_id, class_id) DO UPDATE SET max_grace_subjects_no = $3`,
      [place.sessionId, place.classId, subjects],
    );
  await grant(length);
  const before = await stored();
  expect(await removeSubject(token, place, await masterId('Sanskrit'))).toMatchObject({
    status: 400,
    responseCode: 159,
    responseMsg: `The result config grants grace in ${length} of ${length} subjects. Lower that number first`,
  });
  expect(await stored()).toEqual(before);
  await grant(length - 1);
  expect(verdict(await removeSubject(token, place, await masterId('Sanskrit')))).toEqual([200, 100]);
});
