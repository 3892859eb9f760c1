// The lint rule against plausible values in the place of a missing id or choice.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** How often the rule speaks of each expression. */
function faultsOf(expressions: string[]): number[] {
  const program = `
    import { Linter } from 'eslint';
    import { noPlausible } from '${root}/scripts/lint/noPlausible.mjs';
    const config = { rules: { 'no-restricted-syntax': ['error', ...noPlausible] } };
    const count = (expression) => {
      const said = new Linter().verify(\`export const value = \${expression};\`, config);
      if (said.some(({ fatal }) => fatal)) throw new Error(JSON.stringify(said));
      return said.length;
    };
    process.stdout.write(JSON.stringify(${JSON.stringify(expressions)}.map(count)));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  return JSON.parse(String(answer)) as number[];
}

const PLAUSIBLE = [
  'schoolId ?? 0',
  "row.gender ?? 'OTHER'",
  "form?.gender || 'OTHER'",
  "session.status ?? 'ACTIVE'",
  "student.life ?? 'ACTIVE'",
  'stored?.id ?? 0',
  'rows.find(Boolean)?.id ?? 0',
  'ids[3] ?? 0',
  'school.ids[3] ?? 0',
  'school.ids?.[3] ?? 0',
  'idByName.get(name) ?? 0',
  '(db, ownId = 0) => db',
  '([studentId = 0]) => studentId',
];
const RIGHT = [
  'schoolId ?? null',
  'row.gender ?? fail()',
  "present(row.gender, 'gender')",
  'counts.get(name) ?? 0',
  'row?.total ?? 0',
  "STATUS[status] ?? 'BAD_REQUEST'",
  "control.id ?? 'image'",
  'page ?? 0',
  '(at = 3) => at',
];

test('no literal stands in for an id or a choice that is missing', () => {
  expect(faultsOf(PLAUSIBLE)).toEqual(PLAUSIBLE.map(() => 1));
  expect(faultsOf(RIGHT)).toEqual(RIGHT.map(() => 0));
});
