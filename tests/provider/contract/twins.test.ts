// Two schools with twin data: what one school asks about the other is answered as if it did not exist, changes nothing
// and shows nothing. Every operation joins by itself with its sample.
import { namesSchool, ofPlatform, operations, type Operation } from '../../contract/support';
import { verdict, withoutHeaders } from '../support/http';
import { sampleOf, type Sample } from '../support/samples';
import { idFieldsOf, placesOf, withValueAt } from '../support/samplesIds';
import { canariesOf, sendSample, shownIn, signAllIn, type World } from '../support/samplesWorld';
import { FIRST, SECOND, UNKNOWN } from '../support/schools';
import { rowsOfSchool, stored } from '../support/tables';

let world: World<'admin2'>;
let canaries: Set<string>;
beforeAll(async () => {
  world = await signAllIn('admin2');
  canaries = await canariesOf(FIRST);
});
beforeEach(() => world.restore());

const closed = operations
  .filter((one) => one['x-access'] !== 'public' && !ofPlatform(one))
  .map((one) => [one.operationId, one] as const);

/** The same request about records nobody has: each of a list has its own id. */
const aboutNothing = (operation: Operation, sample: Sample): Sample =>
  idFieldsOf(operation)
    .flatMap((field) => placesOf(sample, field))
    .reduce((request, place, at) => withValueAt(request, place, UNKNOWN + at), sample);

test('B2 the first school has values that no other row has, of each kind that is searched for', () => {
  for (const value of ['Asha Verma', 'asha.verma@saraswati.example', '9829100001', 'kavita.meena', '12 Station Road'])
    expect([...canaries].filter((one) => one.includes(value))).not.toEqual([]);
  expect(canaries.size).toBeGreaterThan(60);
});

for (const operation of operations.filter((one) => idFieldsOf(one).length > 0)) {
  const refused = ofPlatform(operation) || namesSchool(operation);
  test(`B2 AUTH-46 PRIVILEGE-14 ${refused ? 'AUTH-47 CODE-189 ' : ''}${operation.operationId} about the other school answers as about nothing`, async () => {
    const sample = await sampleOf(operation, FIRST);
    const before = await stored();
    const token = world.tokens.admin2.accessToken;
    const missing = await sendSample(operation, aboutNothing(operation, sample), token);
    const foreign = await sendSample(operation, sample, token);
    expect(withoutHeaders(foreign)).toEqual(withoutHeaders(missing));
    if (refused) expect(verdict(foreign)).toEqual([403, 189]);
    else expect(foreign.status).toBe(404);
    expect(shownIn(foreign, canaries)).toEqual([]);
    expect(await stored()).toEqual(before);
  });
}

test.each(closed)('B2 %s in the own school shows and changes nothing of the other', async (_id, operation) => {
  const sample = await sampleOf(operation, SECOND);
  const before = await rowsOfSchool(FIRST);
  const answer = await sendSample(operation, sample, world.tokens.admin2.accessToken);
  expect(verdict(answer)).toEqual([200, 100]);
  expect(shownIn(answer, canaries)).toEqual([]);
  expect(await rowsOfSchool(FIRST)).toEqual(before);
});
