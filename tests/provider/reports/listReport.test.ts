// What all further reports have in common: paging, the privilege of the report, its filters, and the scope of the school.
import { SCHOOL_REPORTS } from '../../../provider/domains/reports/school/schoolReports.ts';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { verdict } from '../support/http';
import { setPrivileges } from '../support/privileges';
import { listSchoolReport, RUNNING } from '../support/reports';
import { FIRST, SECOND } from '../support/schools';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

const REPORTS = Object.entries(SCHOOL_REPORTS);
const VALUES = {
  sessionId: RUNNING,
  classIds: [] as number[],
  from: '2026-07-01',
  to: '2026-07-31',
  day: '2026-07-15',
  details: true,
  groupBy: 'DAY',
  onlyDue: true,
} as const;
type Filter = keyof typeof VALUES;
const FILTERS = Object.keys(VALUES) as Filter[];

/** The required filters of a report. */
const requestOf = (name: string): Record<string, unknown> => {
  const takes = SCHOOL_REPORTS[name as keyof typeof SCHOOL_REPORTS].takes;
  return Object.fromEntries(FILTERS.filter((filter) => takes[filter]).map((filter) => [filter, VALUES[filter]]));
};

test('a page has the rows that it asks for, with the number and the totals of all rows', async () => {
  const request = { sessionId: RUNNING };
  const first = await listSchoolReport(admin, 'CLASS_REGISTER', request, '');
  expect(first.data.content).toHaveLength(10);
  const last = await listSchoolReport(admin, 'CLASS_REGISTER', { ...request, page: 1, size: 25 }, '');
  expect(last.data.content).toHaveLength(first.data.totalElements - 25);
  expect([last.data.totalPages, last.data.totals]).toEqual([2, first.data.totals]);
  const beyond = await listSchoolReport(admin, 'CLASS_REGISTER', request, '?page=9&size=100');
  expect([beyond.data.content, beyond.data.totalElements]).toEqual([[], first.data.totalElements]);
});

test.each(REPORTS)(
  'CODE-109 %s without a filter that it requires, or with one that it does not have, is rejected',
  async (name, { takes }) => {
    const request = requestOf(name);
    expect(verdict(await listSchoolReport(admin, name, request))).toEqual([200, 100]);
    for (const filter of FILTERS) {
      if (takes[filter] === false) continue;
      const { [filter]: _left, ...others } = request;
      const changed = takes[filter] ? others : { ...request, [filter]: VALUES[filter] };
      const answer = await listSchoolReport(admin, name, changed);
      expect([filter, verdict(answer), answer.data.problems.map(({ path }) => path)]).toEqual([
        filter,
        [400, 109],
        [filter],
      ]);
    }
  },
);

test.each(REPORTS)(
  '%s is rejected with 137 for a user with the privilege of another report alone',
  async (name, { privilege }) => {
    const other = REPORTS.map(([, report]) => report.privilege).find((one) => one !== privilege);
    await setPrivileges('teacher', other ?? 'LIST_CLASS');
    const token = await tokenOf('teacher');
    expect(verdict(await listSchoolReport(token, name, requestOf(name)))).toEqual([403, 137]);
    await setPrivileges('teacher', privilege);
    expect(verdict(await listSchoolReport(await tokenOf('teacher'), name, requestOf(name)))).toEqual([200, 100]);
  },
);

test.each(REPORTS)(
  '%s of another school, and a session or class of another school, are rejected',
  async (name, { takes }) => {
    const request = requestOf(name);
    expect(verdict(await listSchoolReport(admin, name, { ...request, schoolId: SECOND }))).toEqual([403, 189]);
    expect(verdict(await listSchoolReport(admin, name, { ...request, schoolId: undefined }))).toEqual([400, 109]);
    const other = await feePlaceOf('5', 'ACTIVE', SECOND);
    if (takes.sessionId !== undefined)
      for (const sessionId of [other.sessionId, 2_000_000])
        expect(verdict(await listSchoolReport(admin, name, { ...request, sessionId }))).toEqual([404, 103]);
    if (takes.classIds !== undefined)
      for (const classId of [other.classId, 2_000_000])
        expect(verdict(await listSchoolReport(admin, name, { ...request, classIds: [classId] }))).toEqual([404, 158]);
  },
);

test.each([
  ['another report', { report: 'MARKS' }],
  ['no report', { report: undefined }],
  ['a file format', { fileFormat: 'EXCEL' }],
  ['an unknown field', { orderBy: 'name' }],
  ['a class that is not a number', { classIds: ['5'] }],
  ['a negative page', { page: -1 }],
  ['101 rows on a page', { size: 101 }],
  ['a column that is SQL', { sortBy: 'students"; DROP TABLE students; --' }],
])('CODE-109 a request with %s is rejected', async (_what, changes) => {
  expect(verdict(await listSchoolReport(admin, 'CLASS_REGISTER', { sessionId: RUNNING, ...changes }))).toEqual([
    400, 109,
  ]);
});

test('a report without rows answers 100 with empty content and totals of 0', async () => {
  await sql('DELETE FROM receipts WHERE school_id = $1', [FIRST]);
  const { responseCode, data } = await listSchoolReport(admin, 'COLLECTION', requestOf('COLLECTION'));
  expect([responseCode, data.content, data.totalElements]).toEqual([100, [], 0]);
  expect(new Set(data.totals.slice(1).map(({ columnValue }) => columnValue))).toEqual(new Set([0]));
});
