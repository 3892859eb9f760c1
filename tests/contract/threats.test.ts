// The table of threats and faults names tests and trials that exist, once for each row.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(root, 'docs/threats.md'), 'utf8');
const rows = [...page.matchAll(/^\| ([A-Z]\d+) \| (.+) \| (.+) \| (.+) \|$/gm)].map(([, id = '', , , proof = '']) => ({
  id,
  proof,
}));
const PROOF = /`(tests\/[^`]+|npm run (?:trials|bench) -- \w+)`/g;
const SECTIONS = { A: 18, B: 12, C: 10, D: 14, E: 7, F: 10, G: 8, R: 19 };

const fileOf = (proof: string): string => {
  const [, kind, name] = /^npm run (trials|bench) -- (\w+)$/.exec(proof) ?? [];
  return kind === undefined ? proof : `scripts/${kind}/${name}.mjs`;
};

test('each threat and fault has one row, without gaps in its section', () => {
  const ids = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}${at + 1}`),
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('each row names a proof, and every test, trial and benchmark that it names exists', () => {
  const named = rows.map(({ id, proof }) => ({ id, files: [...proof.matchAll(PROOF)].map(([, one = '']) => one) }));
  expect(named.filter(({ files }) => files.length === 0).map(({ id }) => id)).toEqual([]);
  const missing = named.flatMap(({ id, files }) =>
    files.filter((one) => !fs.existsSync(path.join(root, fileOf(one)))).map((one) => [id, one]),
  );
  expect(missing).toEqual([]);
});
