// The list of subjects that a school can teach.
import { resetProvider, tokenOf } from '../../support/provider';
import { createSchool } from '../support/schools';
import { listMasters } from '../support/subjects';

beforeEach(resetProvider);

test('CALL-57 SUBJECT-42 a school that is created has a list of subjects of its own, by name', async () => {
  const platform = await tokenOf('platform');
  const { schoolId } = (await createSchool(platform)).data;
  const first = (await listMasters(platform)).data.map(({ subjectId }) => subjectId);
  const { data } = await listMasters(platform, schoolId);
  expect(data.filter(({ subjectId }) => first.includes(subjectId))).toEqual([]);
  const names = data.map(({ subjectName }) => subjectName);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(expect.arrayContaining(['English', 'Hindi', 'Mathematics', 'Science']));
  expect(data[0]).toEqual({ subjectId: expect.any(Number) as number, subjectName: names[0], inUse: false, version: 1 });
});

test('CALL-57 the list says which subjects a class is taught', async () => {
  const { data } = await listMasters(await tokenOf('admin'));
  const used = (name: string) => data.find(({ subjectName }) => subjectName === name)?.inUse;
  expect([used('Hindi'), used('Sociology')]).toEqual([true, false]);
});
