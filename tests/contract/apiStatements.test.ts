// The provider keeps every rule of the requirements: each statement marked [api] has a test on its side of the contract.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The statements marked [api], and those of them that no test of these folders cites. */
function uncitedIn(folders: readonly string[]): { statements: number; uncited: string[] } {
  const program = `import fs from 'node:fs';
    import path from 'node:path';
    import { citationsIn, knownIds } from '${root}/scripts/checks/citations.mjs';
    const textsOf = (folder) => fs.readdirSync(path.join('${root}/tests', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
    const pages = textsOf('requirements');
    const known = knownIds();
    const statements = pages.flatMap((page) =>
      [...page.matchAll(/^- \\*\\*([A-Z]+2?-\\d+)\\*\\* \\[(?:ui\\+)?api\\]/gm)].map(([, id]) => id));
    const tests = ${JSON.stringify(folders)}.flatMap(textsOf);
    const cited = new Set(tests.flatMap((text) => citationsIn(text, known).cited));
    console.log(JSON.stringify({ statements: statements.length, uncited: statements.filter((id) => !cited.has(id)) }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(output) as { statements: number; uncited: string[] };
}

test('SHELL-06 every statement marked [api] is cited by a test of the provider, the contract or common code', () => {
  const { statements, uncited } = uncitedIn(['provider', 'contract', 'common']);
  expect(statements).toBeGreaterThan(450);
  expect(uncited).toEqual([]);
});
