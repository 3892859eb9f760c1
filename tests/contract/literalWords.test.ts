// The lint rule that keeps every text of the screen in a words file.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** How many texts the rule refuses in each piece of code. */
function faultsOf(pieces: string[]): number[] {
  const program = `
    import { Linter } from 'eslint';
    import tseslint from 'typescript-eslint';
    import { literalWords } from '${root}/scripts/lint/literalWords.mjs';
    const plugins = { house: { rules: { 'no-literal-words': literalWords } } };
    const languageOptions = { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } };
    const config = { files: ['**/*.tsx'], languageOptions, plugins, rules: { 'house/no-literal-words': 'error' } };
    const count = (code) => {
      const said = new Linter().verify(code, [config], 'a.tsx');
      if (said.some(({ fatal }) => fatal)) throw new Error(JSON.stringify(said));
      return said.length;
    };
    process.stdout.write(JSON.stringify(${JSON.stringify(pieces)}.map(count)));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  return JSON.parse(String(answer)) as number[];
}

const FROM_WORDS = [
  'const a = <b>{words.save}</b>;',
  'const a = <b className="portal-card" type="button" autoComplete="off">–</b>;',
  'const a = <i title={words.titleOf(name)} aria-label={`${name} (${code})`} placeholder="–" alt="" />;',
  "const a = <b>{phase === 'failed' ? words.failed : ''}</b>;",
  'const a = <b>{first} · {last}</b>;',
  "const a = { title: words.title, key: 'name', ['label']: words.label };",
  'const a = <b>{present(value, "the record")}</b>;',
];
const LITERAL = [
  'const a = <b>Save</b>;',
  'const a = <b>{name} वर्ष</b>;',
  "const a = <b>{'Save'}</b>;",
  "const a = <b>{busy ? 'Saving' : words.save}</b>;",
  "const a = <b>{busy && 'Saving'}</b>;",
  'const a = <b>{`${count} rows`}</b>;',
  'const a = <i title="Students" />;',
  "const a = <i aria-label={'Close ' + name} />;",
  "const a = <i placeholder={hint ?? 'Type a name'} />;",
  'const a = <img alt="Logo" />;',
  'const a = <i description={`Since ${year}`} />;',
  "const a = { label: 'Dashboard', to: '/' };",
  "const a = [{ key: 'name', title: 'Name' as string }];",
];

test('a text of the screen comes from a words file; a literal is refused', () => {
  const counts = faultsOf([...FROM_WORDS, ...LITERAL]);
  expect(counts.slice(0, FROM_WORDS.length)).toEqual(FROM_WORDS.map(() => 0));
  expect(counts.slice(FROM_WORDS.length)).toEqual(LITERAL.map(() => 1));
});
