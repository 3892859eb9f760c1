import fs from 'node:fs';
import path from 'node:path';
import { HISTORY_READERS } from '../../common/historyReaders.ts';

interface Contract {
  paths: { '/history': { get: { 'x-access': { anyOf: string[] } } } };
  components: { schemas: { HistoryEntity: { enum: string[] } } };
}

test('every kind of record of the contract has readers, and the operation of the history allows exactly these privileges', () => {
  const file = path.resolve(__dirname, '../../openapi/dist/openapi.json');
  const { paths, components } = JSON.parse(fs.readFileSync(file, 'utf8')) as Contract;
  expect(Object.keys(HISTORY_READERS).sort()).toEqual(components.schemas.HistoryEntity.enum.toSorted());
  expect([...new Set(Object.values(HISTORY_READERS).flat())].sort()).toEqual(
    paths['/history'].get['x-access'].anyOf.toSorted(),
  );
});
