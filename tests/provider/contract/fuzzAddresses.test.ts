// Whatever is sent to an operation that takes no body: an envelope with one of its codes, never a defect, and a refused
// request leaves nothing behind.
import { operations } from '../../contract/support';
import { fuzz, patienceFor } from '../support/fuzzingRun';
import { signAllIn, type World } from '../support/samplesWorld';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});

for (const operation of operations.filter(({ requestBody }) => !requestBody))
  test(
    `F5 F9 CODE-11 CODE-12 CALL-01 CALL2-01 ${operation.operationId} answers every request with a code of its own and leaves nothing of a refused one`,
    () => fuzz(operation, world),
    patienceFor(operation),
  );
