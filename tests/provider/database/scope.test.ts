// The set-up of a transaction before its first statement.
import { scopedDatabase } from '../../../provider/database/scope';

test('all statements of a read see the rows of one moment; those of a write see what others committed', async () => {
  const setups: string[] = [];
  const engine = {
    transaction: (setup: string) => Promise.resolve(setups.push(setup)),
  } as unknown as Parameters<typeof scopedDatabase>[0];
  const database = scopedDatabase(engine);
  const scope = { kind: 'school', schoolId: 1 } as const;
  await database.read(scope, () => Promise.resolve());
  await database.write(scope, () => Promise.resolve());
  const [read, write] = setups;
  expect(read).toMatch(/^SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY; SET LOCAL ROLE portal_app;/);
  expect(write).toMatch(/^SET LOCAL ROLE portal_app;/);
});
