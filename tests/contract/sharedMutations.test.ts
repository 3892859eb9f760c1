// The lint rule that keeps every change of a feature inside the shared way of sending it.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** How often the rule speaks of each body of a hook that has `feedback`, and of `update` and `remove` the senders. */
function faultsOf(bodies: string[]): number[] {
  const program = `
    import { Linter } from 'eslint';
    import tseslint from 'typescript-eslint';
    import { sharedMutations } from '${root}/scripts/lint/sharedMutations.mjs';
    const plugins = { house: { rules: { 'shared-mutations': sharedMutations } } };
    const config = { languageOptions: { parser: tseslint.parser }, plugins, rules: { 'house/shared-mutations': 'error' } };
    const count = (body) => {
      const code = \`function useIt() {
        const feedback = useFeedback();
        const [update] = useUpdateSchoolMutation();
        const [remove, { isLoading }] = useDeleteSchoolMutation();
        \${body}
      }\`;
      const said = new Linter().verify(code, config);
      if (said.some(({ fatal }) => fatal)) throw new Error(JSON.stringify(said));
      return said.length;
    };
    process.stdout.write(JSON.stringify(${JSON.stringify(bodies)}.map(count)));`;
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root });
  return JSON.parse(String(answer)) as number[];
}

const SHARED = [
  'return async () => { await feedback(remove({ id: 1 }).unwrap(), {}); };',
  'const call = remove({ id: 1 }).unwrap(); return feedback(call, {});',
  'const asked = remove({ id: 1 }); const shown = feedback(asked.unwrap(), {}); asked.reset(); return shown;',
  'return useToggle({ set: ({ id }, on) => update({ id, on }).unwrap() });',
  'return useSaving({ save: (base) => update({ base }).unwrap() });',
  'return useRecordForm({ save: (values) => (old ? update(values).unwrap() : remove(values).unwrap()) });',
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
  'return { update };',
  'const mine = (call) => call; return mine(update({}));',
  'const sender = useCreateSchoolMutation(); return sender;',
  'return useCreateSchoolMutation()[0]({});',
  'return schoolsApi.endpoints.updateSchool.useMutation();',
];

test('a mutation is sent through useFeedback, useToggle, useSaving or useRecordForm, and in no other way', () => {
  const counts = faultsOf([...SHARED, ...ALONE]);
  expect(counts.slice(0, SHARED.length)).toEqual(SHARED.map(() => 0));
  expect(counts.slice(SHARED.length)).toEqual(ALONE.map(() => 1));
});
