// One id of a valid request, wherever it is, changed for that of the twin in the other school: refused, and nothing is
// changed in either school. The places are found in the contract.
import { isRead, ofPlatform, operations, type Operation } from '../../contract/support';
import { withoutHeaders } from '../support/http';
import { sampleOf, type Sample } from '../support/samples';
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
 * A student being registered has no parents yet, so no sample that is taken can hold this id. That another school's is answered
 * as an unknown one is proved beside the form's other fields, in tests/provider/students/studentFields.test.ts.
 */
const NONE_YET = 'registerStudent body.student.parentsInfo.*.parentId';
/** The sample names a workbook, and a request cannot name students too: tests/provider/fees/reverseOpeningBalances.test.ts. */
const EITHER = 'reverseOpeningBalances body.studentIds.*';
/** Either receipts or a filter is sent; confirmFilter.test.ts sends a cashier of the other school. */
const OF_FILTER = 'confirmReceipts body.filter.cashierId';
const EXCEPT = [NONE_YET, EITHER, OF_FILTER];
const withIds = operations
  .filter((one) => !ofPlatform(one))
  .map((operation) => {
    const fields = idFieldsOf(operation).filter(
      (field) => !EXCEPT.includes(`${operation.operationId} ${wayOf(field)}`),
    );
    return [operation.operationId, operation, fields] as const;
  })
  .filter(([, , fields]) => fields.length > 0);
type Field = (typeof withIds)[number][2][number];

/**
 * Where a platform user may name two schools: a session moves to another one, a teacher's school is read and left as it is,
 * and the session asked for only says which of a student's own enrolments comes first.
 */
const MAY_NAME_TWO = new Set([
  'updateSession path.id',
  'updateTeacher path.id',
  'updateTeacher body.schoolId',
  'getStudent path.id',
]);

interface Swap {
  field: string;
  /** the request with the twin's id, and with an id that nobody has */
  foreign: Sample;
  missing: Sample;
}

/** The first and the last place of a field in the first school's sample, each with the twin's id. */
function swapsIn(operation: Operation, field: Field, own: Sample, twin: Sample): Swap[] {
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
    return {
      field: wayOf(field),
      foreign: withValueAt(own, place, value),
      missing: withValueAt(own, place, UNKNOWN),
    };
  });
}

/** A look-up that names nothing finds nothing: it may be answered, in the very words of one about an unknown id. */
const statusesOf = (operation: Operation) => [400, 403, 404, 409, ...(isRead(operation) ? [200] : [])];

async function expectSameAsUnknown(
  operation: Operation,
  { field, foreign, missing }: Swap,
  account: 'admin' | 'platform',
): Promise<void> {
  const token = world.tokens[account].accessToken;
  const answer = await sendSample(operation, foreign, token);
  expect({ field, isAllowed: statusesOf(operation).includes(answer.status) }).toEqual({ field, isAllowed: true });
  if (account === 'admin') expect({ field, shown: shownIn(answer, canaries) }).toEqual({ field, shown: [] });
  // A platform user learns of both schools, so that only a success has to equal that of an unknown id.
  if (account === 'admin' || answer.status === 200) {
    const unknown = await sendSample(operation, missing, token);
    expect({ field, ...withoutHeaders(answer) }).toEqual({ field, ...withoutHeaders(unknown) });
  }
}

test.each(withIds)(
  'B2 B3 %s with an id of the other school is answered as with an unknown one; a platform user does not mix two schools',
  async (id, operation, fields) => {
    const [own, twin] = [await sampleOf(operation, FIRST), await sampleOf(operation, SECOND)];
    const swaps = fields.flatMap((field) => swapsIn(operation, field, own, twin));
    const isMixing = ({ field }: Swap) => idFieldsOf(operation).length > 1 && !MAY_NAME_TWO.has(`${id} ${field}`);
    const before = await stored();
    for (const swap of swaps) {
      await expectSameAsUnknown(operation, swap, 'admin');
      if (isMixing(swap)) await expectSameAsUnknown(operation, swap, 'platform');
    }
    expect(await stored()).toEqual(before);
  },
);
