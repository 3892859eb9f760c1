// One id of a valid request, wherever it stands, changed for that of the twin in the other school: refused, and nothing is
// changed in either school. The places are found in the contract.
import { isRead, ofPlatform, operations, type Operation } from '../../contract/support';
import { withoutHeaders } from '../support/http';
import { sampleOf } from '../support/samples';
import { idFieldsOf, placesOf, valueAt, withValueAt, type IdPlace } from '../support/samplesIds';
import { canariesOf, sendSample, shownIn, signAllIn, type World } from '../support/samplesWorld';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';

let world: World<'admin' | 'platform'>;
let canaries: Set<string>;
beforeAll(async () => {
  world = await signAllIn('admin', 'platform');
  canaries = await canariesOf(SECOND);
});
beforeEach(() => world.restore());

const wayOf = ({ part, way }: IdPlace | { part: string; way: string[] }) => [part, ...way].join('.');
/**
 * A pupil being registered has no parents yet, so no sample that is taken can hold this id. That another school's is answered
 * as an unknown one is proved beside the form's other fields, in tests/provider/students/studentFields.test.ts.
 */
const NONE_YET = 'registerStudent body.student.parentsInfo.*.parentId';
/** The sample names a workbook, and a request cannot name students too: tests/provider/fees/reverseOpeningBalances.test.ts. */
const EITHER = 'reverseOpeningBalances body.studentIds.*';
const fields = operations
  .filter((one) => !ofPlatform(one))
  .flatMap((operation) =>
    idFieldsOf(operation).map((field) => [operation.operationId, wayOf(field), { operation, field }] as const),
  )
  .filter(([id, way]) => ![NONE_YET, EITHER].includes(`${id} ${way}`));

/**
 * Where a platform user may name two schools: a session moves to another one, a teacher's school is read and left as it is,
 * and the session asked for only says which of a pupil's own enrolments comes first.
 */
const MAY_NAME_TWO = new Set([
  'updateSession path.id',
  'updateTeacher path.id',
  'updateTeacher body.schoolId',
  'getStudent path.id',
]);

/** The first and the last place of a field in the first school's sample, each with the twin's id. */
async function swapsOf({ operation, field }: (typeof fields)[number][2]) {
  const [own, twin] = [await sampleOf(operation, FIRST), await sampleOf(operation, SECOND)];
  const all = placesOf(own, field);
  const places = all.length > 1 ? [all[0], all.at(-1)].flatMap((place) => place ?? []) : all;
  const says = `the samples of ${operation.operationId} in tests/provider/support/samples.ts must fill ${wayOf(field)}`;
  if (places.length === 0) throw new Error(`${says}, which is an id.`);
  return places.map((place) => {
    const value = valueAt(
      twin,
      placesOf(twin, field).length === all.length ? place : (placesOf(twin, field)[0] ?? place),
    );
    if (value === undefined || value === valueAt(own, place)) throw new Error(`${says} with an id of each school.`);
    return { foreign: withValueAt(own, place, value), missing: withValueAt(own, place, UNKNOWN) };
  });
}

/** A look-up that names nothing finds nothing: it may be answered, in the very words of one about an unknown id. */
const statusesOf = (operation: Operation) => [400, 403, 404, 409, ...(isRead(operation) ? [200] : [])];

test.each(fields)('B2 B3 %s with the other school’s id in %s is answered as with an unknown one', async (...one) => {
  const { operation } = one[2];
  const token = world.tokens.admin.accessToken;
  const swaps = await swapsOf(one[2]);
  const before = await stored();
  for (const { foreign, missing } of swaps) {
    const answer = await sendSample(operation, foreign, token);
    expect(statusesOf(operation)).toContain(answer.status);
    expect(withoutHeaders(answer)).toEqual(withoutHeaders(await sendSample(operation, missing, token)));
    expect(shownIn(answer, canaries)).toEqual([]);
  }
  expect(await stored()).toEqual(before);
});

const mixing = fields.filter(
  ([id, way, { operation }]) => idFieldsOf(operation).length > 1 && !MAY_NAME_TWO.has(`${id} ${way}`),
);

test.each(mixing)('B3 %s: a platform user does not mix two schools by %s either', async (_id, _way, one) => {
  const swaps = await swapsOf(one);
  const before = await stored();
  const token = world.tokens.platform.accessToken;
  for (const { foreign, missing } of swaps) {
    const answer = await sendSample(one.operation, foreign, token);
    expect(statusesOf(one.operation)).toContain(answer.status);
    if (answer.status === 200)
      expect(withoutHeaders(answer)).toEqual(withoutHeaders(await sendSample(one.operation, missing, token)));
  }
  expect(await stored()).toEqual(before);
});
