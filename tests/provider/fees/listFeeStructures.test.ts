// The grid of fee structures: every class and stream that needs one, with what is stored.
import { call, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { feePlaceOf, getFee } from '../support/fees';
import { verdict } from '../support/http';
import { withPrivilege } from '../support/life';
import { SECOND, UNKNOWN } from '../support/schools';

interface GridRow {
  classId: number;
  className: string;
  stream: string | null;
  structure: object | null;
}

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const list = (sessionId: number, as = token): Promise<Answer<GridRow[]>> =>
  call('GET', `/fee-structures/${sessionId}`, { token: as });

test('the grid has every class in order, each stream as a row, and the stored structures', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'ACTIVE');
  const { data } = await list(sessionId);
  expect(data.map(({ className, stream }) => (stream === null ? className : `${className} ${stream}`))).toEqual([
    ...['Nursery', 'LKG', 'UKG', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ...['11 SCIENCE', '11 COMMERCE', '11 ARTS', '12 SCIENCE', '12 COMMERCE', '12 ARTS'],
  ]);
  const one = data.find((row) => row.classId === classId);
  expect(one?.structure).toEqual((await getFee(token, { sessionId, classId })).data);
});

test('CLASS-40 classes without a structure have null, and disabled classes and Default are left out', async () => {
  const { sessionId, classId } = await feePlaceOf('5', 'UPCOMING');
  const before = (await list(sessionId)).data;
  expect(before.map(({ structure }) => structure)).toEqual(before.map(() => null));
  await sql('UPDATE classes SET disabled = true WHERE id = $1', [classId]);
  const { data } = await list(sessionId);
  expect(data.map((row) => row.classId)).toEqual(before.map((row) => row.classId).filter((id) => id !== classId));
  expect(before.map(({ className }) => className)).not.toContain('Default');
});

test('CODE-103 CODE-137 an unknown session, one of another school, and a user without the privilege are rejected', async () => {
  const { sessionId: other } = await feePlaceOf('5', 'ACTIVE', SECOND);
  expect(verdict(await list(UNKNOWN))).toEqual([404, 103]);
  expect(verdict(await list(other))).toEqual([404, 103]);
  const { sessionId } = await feePlaceOf('5', 'ACTIVE');
  expect(verdict(await list(sessionId, await withPrivilege('LIST_STUDENT')))).toEqual([403, 137]);
});
