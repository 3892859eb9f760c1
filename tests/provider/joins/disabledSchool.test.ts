// A school is disabled while its users are signed in: they read and take files on, and every write of the school is rejected.
import { isRead, jsonAnswer, ofPlatform, operations, type Operation } from '../../contract/support';
import { call, sql, type Tokens } from '../../support/provider';
import { verdict } from '../support/http';
import { sampleOf } from '../support/samples';
import { sendSample, signAllIn, type World } from '../support/samplesWorld';
import { createClass, listClasses } from '../support/classes';
import { stored } from '../support/tables';

let world: World<'platform' | 'admin'>;
beforeAll(async () => {
  world = await signAllIn('platform', 'admin');
});
beforeEach(() => world.restore());

const NO_ROWS = 147;
const setDisabled = (disabled: boolean) => sql('UPDATE schools SET disabled = $1 WHERE id = 1', [disabled]);

const ofSchool = operations.filter(({ tags }) => !tags.includes('auth'));

/** The codes other than `usual` that these operations return in the disabled school, by operation. */
async function othersThan(usual: number, some: Operation[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const operation of some) {
    const account = ofPlatform(operation) ? 'platform' : 'admin';
    // Some samples are prepared by calls of the provider.
    await setDisabled(false);
    const sample = await sampleOf(operation);
    await setDisabled(true);
    const before = usual === 112 ? await stored() : undefined;
    const { responseCode } = await sendSample(operation, sample, world.tokens[account].accessToken);
    if (before && responseCode === usual)
      expect([operation.operationId, await stored()]).toEqual([operation.operationId, before]);
    // A sample before it may have removed the rows of a file.
    const expected = usual === 112 ? [usual] : [usual, NO_ROWS];
    if (!expected.includes(responseCode)) found[operation.operationId] = responseCode;
  }
  return found;
}

/** Writes that are not of the school. */
const ALLOWED = { createSchool: 100, deleteSchool: 100, setSchoolStatus: 100 };
/** They read or print what a write follows: the checks of import files, and documents that take a number or are noted as printed. */
const PREPARATIONS = [
  ...['checkMarksFile', 'checkOpeningBalances', 'checkReceiptsFile', 'checkStudentImport', 'checkTeacherImport'],
  ...['annotateMarksFile', 'annotateOpeningBalances', 'annotateReceiptsFile', 'annotateStudentImport'],
  ...['generateFeeCertificate', 'printReceipts'],
];

test('CODE-112 SCHOOL-49 CALL2-09 AUTH-16 every write of a disabled school is rejected, every list and file is read', async () => {
  // Files and revealed numbers write the audit trail alone.
  const reads = ofSchool.filter((one) => isRead(one) || !jsonAnswer(one) || one.operationId === 'revealStudent');
  expect(await othersThan(100, reads)).toEqual(Object.fromEntries(PREPARATIONS.map((name) => [name, 112])));
  await world.restore();
  expect(
    await othersThan(
      112,
      ofSchool.filter((one) => !reads.includes(one)),
    ),
  ).toEqual(ALLOWED);
});

test('AUTH-16 AUTH-37 a user who was signed in refreshes the sign-in; a rejected request is stored with its key once enabled', async () => {
  await setDisabled(true);
  const { refreshToken } = world.tokens.admin;
  const refreshed = await call<Tokens>('POST', '/auth/refreshToken', { token: refreshToken });
  expect(verdict(refreshed)).toEqual([200, 100]);
  const token = refreshed.data.accessToken;
  const headers = { 'Idempotency-Key': '5a2b8c1e-3d4f-4a6b-9c7d-8e9f0a1b2c3d' };
  const create = () => createClass(token, 'Bridge course', {}, headers);
  expect(verdict(await create())).toEqual([409, 112]);
  await setDisabled(false);
  expect([verdict(await create()), verdict(await create())]).toEqual([
    [200, 100],
    [200, 100],
  ]);
  const names = (await listClasses(token)).data.map(({ className }) => className);
  expect(names.filter((name) => name === 'Bridge course')).toHaveLength(1);
});
