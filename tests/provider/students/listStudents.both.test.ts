// Which students a list holds and in which order, compared with the stored rows; how pages are named.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { FIRST, SECOND } from '../support/schools';
import { list, listAll, placeOf, type Changes, type Place, type Row } from '../support/students';

interface Stored {
  id: number;
  sessionId: number;
  classId: number;
  sectionId: number | null;
  status: string;
  life: string;
  nameKey: string;
  code: number;
  srNo: string;
  roll: number | null;
  sequence: number;
  section: string | null;
  rte: boolean;
  admitted: string;
  isNew: boolean;
  /** of the active session, else of the last that has begun */
  inUse: boolean;
}

let token: string;
let place: Place;
let rows: Stored[];
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  place = await placeOf();
  // A few kinds the demo lacks: texts as Sr. No., students without a session now.
  await sql("UPDATE students SET sr_no = 'A-' || sr_no WHERE school_id = 1 AND id % 17 = 3");
  await sql('DELETE FROM enrolments WHERE school_id = 1 AND session_id = $1 AND student_id % 40 = 1', [
    place.sessionId,
  ]);
  rows = await sql<Stored>(`
    SELECT t.id, e.session_id AS "sessionId", e.class_id AS "classId", e.section_id AS "sectionId", t.life, t.rte,
           e.registration_status AS status, t.name_key AS "nameKey", t.code, t.sr_no AS "srNo", e.roll_no AS roll,
           c.sequence, s.name_key AS section, t.admission_date::text AS admitted,
           e.new_admission AS "isNew",
           y.start_date = max(y.start_date) OVER (PARTITION BY t.id) AS "inUse"
      FROM enrolments e JOIN students t ON t.id = e.student_id JOIN sessions y ON y.id = e.session_id
      JOIN classes c ON c.id = e.class_id LEFT JOIN sections s ON s.id = e.section_id WHERE e.school_id = 1`);
});

const LIFE_ORDER: Record<string, number> = { ACTIVE: 0, DELETED: 2 };
const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const nulls = (a: number | null, b: number | null) =>
  (a ?? Infinity) === (b ?? Infinity) ? 0 : (a ?? Infinity) - (b ?? Infinity);
const byName = (a: Stored, b: Stored) => bytes(a.nameKey, b.nameKey) || a.id - b.id;
const isNumber = (text: string) => /^\d+$/.test(text);

const expected = (keep: (row: Stored) => boolean, order = byName): number[] =>
  rows
    .filter(keep)
    .sort((a, b) => (LIFE_ORDER[a.life] ?? 1) - (LIFE_ORDER[b.life] ?? 1) || order(a, b) || a.id - b.id)
    .map(({ id }) => id);
const idsOf = (found: Row[]) => found.map(({ studentId }) => studentId);

async function expectList(filter: Changes, keep: (row: Stored) => boolean, order = byName): Promise<number[]> {
  const wanted = expected(keep, order);
  expect(idsOf((await listAll(token, filter)).data)).toEqual(wanted);
  const { data } = await list(token, filter, '?pages=1&size=7');
  expect(data).toMatchObject({
    totalElements: wanted.length,
    totalPages: Math.ceil(wanted.length / 7),
    size: 7,
    number: 1,
  });
  expect(idsOf(data.content)).toEqual(wanted.slice(7, 14));
  return wanted;
}

const shown =
  (...lives: string[]) =>
  ({ life }: Stored) =>
    ['ACTIVE', 'DELETED', ...lives].includes(life);
const FILTERS: [string, (at: Place) => Changes, (row: Stored) => boolean][] = [
  ['STUDENT-22 nothing: active and deleted students', () => ({}), shown()],
  ['STUDENT-09 ENUM-10 includeDisabled', () => ({ includeDisabled: true }), shown('DISABLED', 'TC_ISSUED')],
  ['STUDENT-09 ENUM-10 includeBlocked', () => ({ includeBlocked: true }), shown('STRUCK_OFF')],
  [
    'STUDENT-09 STUDENT-24 both',
    () => ({ includeDisabled: true, includeBlocked: true }),
    shown('DISABLED', 'TC_ISSUED', 'STRUCK_OFF'),
  ],
  ['ENUM-10 onlyDisabled', () => ({ onlyDisabled: true }), ({ life }) => ['DISABLED', 'TC_ISSUED'].includes(life)],
  ['ENUM-10 onlyBlocked', () => ({ onlyBlocked: true, includeDisabled: true }), ({ life }) => life === 'STRUCK_OFF'],
  [
    'ENUM-10 ENUM-26 PENDING',
    () => ({ registrationStatus: 'PENDING' }),
    ({ status, life }) => status === 'PENDING' && life === 'ACTIVE',
  ],
  [
    'STUDENT-76 ENUM-10 ENUM-26 COMPLETE',
    () => ({ registrationStatus: 'COMPLETE' }),
    ({ status, life }) => status === 'COMPLETE' && life === 'ACTIVE',
  ],
  ['STUDENT-07 -1', () => ({ registrationStatus: '-1' }), shown()],
  ['STUDENT-10 nonRte', () => ({ nonRte: true }), (row) => shown()(row) && !row.rte],
  ['STUDENT-10 newStudents', () => ({ newStudents: true }), (row) => shown()(row) && row.isNew],
  ['STUDENT-10 nonRte and newStudents off', () => ({ nonRte: false, newStudents: false }), shown()],
  ['ENUM-41 classId and sectionId -1', () => ({ classId: -1, sectionId: -1 }), shown()],
  ['ENUM-41 nulls', () => ({ classId: null, sectionId: null, searchText: null, registrationStatus: null }), shown()],
  ['ENUM-10 classId', ({ classId }) => ({ classId }), (row) => shown()(row) && row.classId === place.classId],
  [
    'ENUM-10 sectionId',
    ({ classId, sectionId }) => ({ classId, sectionId }),
    (row) => shown()(row) && row.sectionId === place.sectionId,
  ],
];

test.each(FILTERS)('CALL2-14 CALL2-15 %s', async (_what, filter, keep) => {
  const { sessionId } = place;
  const found = await expectList({ sessionId, ...filter(place) }, (row) => row.sessionId === sessionId && keep(row));
  expect(found.length).toBeGreaterThan(0);
});

test('CALL2-14 CALL2-15 ENUM-02 without a session each student is once, with the enrolment in use', async () => {
  const found = await expectList({}, (row) => shown()(row) && row.inUse);
  expect(new Set(found).size).toBe(found.length);
  expect(rows.some((row) => row.inUse && row.sessionId !== place.sessionId)).toBe(true);
  await expectList({ classId: place.classId }, (row) => shown()(row) && row.inUse && row.classId === place.classId);
});

const ORDERS: [string, (a: Stored, b: Stored) => number][] = [
  ['studentName', byName],
  ['studentCode', (a, b) => a.code - b.code],
  ['studentSrNo', (a, b) => a.srNo.length - b.srNo.length || bytes(a.srNo, b.srNo)],
  ['className', (a, b) => a.sequence - b.sequence || (a.section && b.section ? bytes(a.section, b.section) : 0)],
  ['rollNo', (a, b) => nulls(a.roll, b.roll)],
  ['admissionDate', (a, b) => bytes(a.admitted, b.admitted)],
];
test.each(ORDERS)(
  'STUDENT-24 within active, inactive and deleted students the order is that of %s, both ways, over all pages',
  async (sortBy, order) => {
    const { sessionId } = place;
    const all = { sessionId, includeDisabled: true, includeBlocked: true };
    const byId = new Map(rows.filter((row) => row.sessionId === sessionId).map((row) => [row.id, row]));
    for (const sortOrder of ['asc', 'desc']) {
      const ids = idsOf((await listAll(token, { ...all, sortBy, sortOrder })).data);
      expect([...ids].sort((a, b) => a - b)).toEqual(
        expected((row) => row.sessionId === sessionId).sort((a, b) => a - b),
      );
      const found = ids.map((id) => byId.get(id) as Stored);
      for (const [at, row] of found.slice(1).entries()) {
        const before = found[at] as Stored;
        const lives = (LIFE_ORDER[before.life] ?? 1) - (LIFE_ORDER[row.life] ?? 1);
        const numbers = sortBy === 'studentSrNo' ? Number(isNumber(row.srNo)) - Number(isNumber(before.srNo)) : 0;
        const last = sortBy === 'rollNo' ? Number(before.roll === null) - Number(row.roll === null) : 0;
        const own = order(before, row) * (sortOrder === 'desc' ? -1 : 1);
        expect(lives || numbers || last || own).toBeLessThanOrEqual(0);
      }
      const pages = [];
      for (let page = 0; page * 100 < ids.length; page += 1)
        pages.push(...idsOf((await list(token, { ...all, sortBy, sortOrder, page, size: 100 })).data.content));
      expect(pages).toEqual(ids);
    }
  },
);

test('STUDENT-15 CALL2-14 CALL2-15 ENUM-09 ENUM-10 pages are 10 long, from 0, named by pages, page or the body; behind the last there is nothing', async () => {
  const filter = { sessionId: place.sessionId };
  const page = async (query: string, more: Changes = {}) => (await list(token, { ...filter, ...more }, query)).data;
  const first = await page('');
  expect(first).toMatchObject({ size: 10, number: 0 });
  expect(first.content).toHaveLength(10);
  const third = await page('?pages=2&size=4');
  expect(third).toMatchObject({ size: 4, number: 2 });
  for (const [query, body] of [
    ['?page=2&size=4', {}],
    ['', { page: 2, size: 4 }],
    ['?pages=2&page=2&size=4', { page: 2, size: 4 }],
  ] as const)
    expect(await page(query, body)).toEqual(third);
  for (const more of [{}, { searchText: 'a' }]) {
    const { totalElements, totalPages, content } = await page('?pages=1000000&size=100', more);
    expect(content).toEqual([]);
    expect([totalElements > 100, totalPages]).toEqual([true, Math.ceil(totalElements / 100)]);
  }
  expect(await page('', { searchText: 'nobody at all' })).toMatchObject({
    totalElements: 0,
    totalPages: 0,
    content: [],
  });
  // The list without pages is whole, whatever page its filter names.
  expect((await listAll(token, { ...filter, page: 2, size: 4 })).data).toEqual((await listAll(token, filter)).data);
});

test('D9 CODE-109 pages that are named twice and differ are refused, and so are pages out of bounds', async () => {
  for (const [query, body, path] of [
    ['?pages=1&page=2', {}, 'page'],
    ['?pages=1', { page: 0 }, 'page'],
    ['?page=1', { page: 2 }, 'page'],
    ['?size=10', { size: 20 }, 'size'],
    ['?pages=-1', {}, 'pages'],
    ['?pages=1000001', {}, 'pages'],
    ['?size=0', {}, 'size'],
    ['?size=101', {}, 'size'],
    ['?size=x', {}, 'size'],
    ['', { size: 101 }, 'size'],
    ['', { page: -1 }, 'page'],
    ['', { sortBy: 'aadharNo' }, 'sortBy'],
    ['', { sortOrder: 'up' }, 'sortOrder'],
    ['', { registrationStatus: 'complete' }, 'registrationStatus'],
    ['', { searchText: 'x'.repeat(101) }, 'searchText'],
    ['', { includeDeleted: true }, 'includeDeleted'],
  ] as const)
    expect([query, body, await list(token, body, query)]).toMatchObject([
      query,
      body,
      { status: 400, responseCode: 109, data: { problems: [{ path }] } },
    ]);
});

test('CALL2-14 CALL2-15 AUTH-46 CODE-189 ENUM-10 B2 another school’s list is refused; its session, class and section name nobody here', async () => {
  const other = await placeOf('5', { schoolId: SECOND });
  for (const listed of [list, listAll])
    expect(await listed(token, { schoolId: SECOND })).toMatchObject({ status: 403, responseCode: 189, data: null });
  const { sessionId, classId, sectionId } = other;
  for (const filter of [{ sessionId }, { classId }, { sectionId }, { ...other, schoolId: FIRST }])
    expect((await listAll(token, filter)).data).toEqual([]);
  const platform = await tokenOf('platform');
  for (const schoolId of [FIRST, SECOND])
    for (const rows of [
      (await listAll(platform, { schoolId })).data,
      (await list(platform, { schoolId, size: 100 })).data.content,
    ])
      expect(new Set(rows.map((row) => row.schoolId))).toEqual(new Set([schoolId]));
});
