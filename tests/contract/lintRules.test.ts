// The lint rules of the house, each over pieces of code that it lets through and that it refuses.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Ruled {
  readonly rule: string;
  /** what each piece is in; it takes the place of PIECE */
  readonly inside?: string;
  readonly lets: readonly string[];
  readonly refuses: readonly string[];
}

const SENDERS = `function useIt() {
  const feedback = useFeedback();
  const [update] = useUpdateSchoolMutation();
  const [remove, { isLoading }] = useDeleteSchoolMutation();
  PIECE
}`;

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

const SHARED = [
  'return async () => { await feedback(remove({ id: 1 }).unwrap(), {}); };',
  'const call = remove({ id: 1 }).unwrap(); return feedback(call, {});',
  'const asked = remove({ id: 1 }); const shown = feedback(asked.unwrap(), {}); asked.reset(); return shown;',
  'return useToggle({ set: ({ id }, on) => update({ id, on }).unwrap() });',
  'return useSaving({ save: (base) => update({ base }).unwrap() });',
  'return useRecordForm({ save: (values) => (old ? update(values).unwrap() : remove(values).unwrap()) });',
  'return usePrinting({ print: (id) => update({ id }).unwrap(), mark: (id) => remove({ id }).unwrap() });',
  'return null;',
];
const ALONE = [
  'return () => void remove({ id: 1 });',
  'return async () => { try { await update({}).unwrap(); } catch { return null; } };',
  'const call = update({}).unwrap(); return call;',
  'return feedback(Promise.resolve(), { onFailure: () => update({}) });',
  'return useRecordForm({ onSaved: () => void update({}) });',
  'return useSaving({ load: () => update({}).unwrap() });',
  'return useToggle({ harms: () => remove({}) });',
  'return usePrinting({ failed: () => remove({}) });',
  'return { update };',
  'const mine = (call) => call; return mine(update({}));',
  'const sender = useCreateSchoolMutation(); return sender;',
  'return useCreateSchoolMutation()[0]({});',
  'return schoolsApi.endpoints.updateSchool.useMutation();',
];

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

const DAY_LETS = [
  'function Day() { return useToday(); }',
  'const useDay = () => { const [day] = useState(() => today()); return day; };',
  'const Day = () => { const problem = (date) => date > today(); return problem; };',
  'function Day() { return <Field problem={(date) => date > today()} />; }',
  'const newSession = () => ({ startDate: today() });',
];
const DAY_REFUSES = [
  'function Day() { return <Field max={today()} />; }',
  'const Day = () => today();',
  'const Day = function () { const last = today(); return last; };',
  'export function useDay() { const shown = chosen || today(); return shown; }',
];

const RULES: Record<string, Ruled> = {
  'a text of the screen comes from a words file; a literal is refused': {
    rule: 'no-literal-words',
    lets: FROM_WORDS,
    refuses: LITERAL,
  },
  'a mutation is sent through useFeedback, useToggle, useSaving or useRecordForm, and in no other way': {
    rule: 'shared-mutations',
    inside: SENDERS,
    lets: SHARED,
    refuses: ALONE,
  },
  'no literal stands in for an id or a choice that is missing': {
    rule: 'no-restricted-syntax',
    inside: 'export const value = PIECE;',
    lets: RIGHT,
    refuses: PLAUSIBLE,
  },
  'a component or hook asks for the day with useToday, since the compiler keeps what it works out': {
    rule: 'day-in-drawing',
    lets: DAY_LETS,
    refuses: DAY_REFUSES,
  },
};

/** house(no-literal-words) */
const DIAGNOSED = /^.+\((?<rule>.+)\)$/;
interface Said {
  readonly code: string;
  readonly filename: string;
}

/** What the linter says of each file of a folder, by its own configuration. */
function lint(folder: string): Said[] {
  const linter = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--config=lint.mjs', '--format=json', '.'], { cwd: folder });
  return (JSON.parse(String(stdout)) as { diagnostics: Said[] }).diagnostics;
}

const SYNTAX = 'no-restricted-syntax';
/** A configuration that has, in the folder of each rule, that rule alone. */
const configuration = () => `
  import { noPlausible } from '${root}/scripts/lint/noPlausible.mjs';
  const plugin = (rule) => (rule === '${SYNTAX}' ? 'eslint-js' : 'house');
  const options = (rule) => (rule === '${SYNTAX}' ? noPlausible : []);
  export default {
    categories: { correctness: 'off' },
    jsPlugins: [
      { name: 'eslint-js', specifier: '${require.resolve('oxlint-plugin-eslint')}' },
      '${root}/scripts/lint/house.mjs',
    ],
    overrides: ${JSON.stringify(Object.values(RULES).map(({ rule }) => rule))}.map((rule) => ({
      files: [rule + '/**'],
      rules: { [plugin(rule) + '/' + rule]: ['error', ...options(rule)] },
    })),
  };`;
const placeOf = (rule: string, at: number) => path.join(rule, `${at}.tsx`);

/** How often each rule speaks of each of its pieces, by rule: a piece is a file in the folder of its rule. */
function faults(folder: string): Record<string, number[]> {
  fs.writeFileSync(path.join(folder, 'lint.mjs'), configuration());
  for (const { rule, inside = 'PIECE', lets, refuses } of Object.values(RULES)) {
    fs.mkdirSync(path.join(folder, rule));
    for (const [at, piece] of [...lets, ...refuses].entries())
      fs.writeFileSync(
        path.join(folder, placeOf(rule, at)),
        inside.replace('PIECE', () => piece),
      );
  }
  const said = lint(folder);
  // A piece that is no code, or a rule that could not be asked.
  const strange = said.filter(
    ({ code, filename }) => DIAGNOSED.exec(code)?.groups?.['rule'] !== path.dirname(filename),
  );
  if (strange.length > 0) throw new Error(JSON.stringify(strange));
  const count = (place: string) => said.filter(({ filename }) => filename === place).length;
  return Object.fromEntries(
    Object.values(RULES).map(({ rule, lets, refuses }) => [
      rule,
      [...lets, ...refuses].map((_piece, at) => count(placeOf(rule, at))),
    ]),
  );
}

let found: Record<string, number[]> = {};
beforeAll(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'school-portal-lint-'));
  try {
    found = faults(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test.each(Object.entries(RULES))('%s', (_title, { rule, lets, refuses }) => {
  expect(found[rule]).toEqual([...lets.map(() => 0), ...refuses.map(() => 1)]);
});
