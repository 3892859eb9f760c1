// What the operations that name a student answer for an id that no student has.
import { operations, type Operation } from '../../contract/support';
import { verdict } from '../support/http';
import { sampleOf } from '../support/samples';
import { idFieldsOf, placesOf, withValueAt } from '../support/samplesIds';
import { sendSample, signAllIn, tokenFor, type World } from '../support/samplesWorld';
import { UNKNOWN } from '../support/schools';
import { stored } from '../support/tables';

let world: World<'admin' | 'platform'>;
beforeAll(async () => {
  world = await signAllIn('admin', 'platform');
});
beforeEach(() => world.restore());

/** The student is what the operation is about, or one of those it is about. */
const ABOUT = ['getStudent', 'updateStudent', 'revealStudent', 'strikeOffStudent', 'listPendingFees', 'createReceipts'];
const ofStudent = ({ operationId, 'x-school': school }: Operation) =>
  ABOUT.includes(operationId) ||
  [school].flat().some((source) => typeof source === 'object' && source.of === 'student');
/**
 * An id in the list of a class or a section answers 126, as that of a student who is not enrolled there (ROLL-09), and a filter of
 * a list finds nothing.
 */
const naming = operations.filter(ofStudent).flatMap((operation) =>
  idFieldsOf(operation)
    .filter(({ part, way }) => way.at(-1) === 'studentId' || (part === 'path' && way[0] === 'id'))
    .map((field) => [operation.operationId, operation, field] as const),
);

test.each(naming)(
  'STUDENT-67 CODE-103 %s of an unknown student answers 103, and nothing is stored',
  async (id, operation, field) => {
    const sample = await sampleOf(operation);
    const [path] = placesOf(sample, field);
    if (!path) throw new Error(`The sample of ${id} names no student.`);
    const before = await stored();
    const answer = await sendSample(operation, withValueAt(sample, path, UNKNOWN), tokenFor(operation, world.tokens));
    expect([...verdict(answer), answer.data]).toEqual([404, 103, null]);
    expect(await stored()).toEqual(before);
  },
);
