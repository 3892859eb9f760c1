// Which build the commands of an operator run after the sources of their folder changed, in a small project with the real scripts.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from '../../../provider/database/embedded/lock.ts';

const root = path.resolve(__dirname, '../../..');
const PERSONAL = ['export-student', 'erase-student'];
const COMMANDS = ['backup', ...PERSONAL];
const SOURCES = ['database/embedded/lock.ts', 'shared/createFolder.ts', 'tsconfig.json'];

let project: string;
let data: string;

beforeEach(() => {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), `school-portal-test-${process.pid}-`));
  [project, data] = [path.join(temporary, 'project'), path.join(temporary, 'data')];
  fs.cpSync(path.join(root, 'scripts'), path.join(project, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json'])
    fs.copyFileSync(path.join(root, file), path.join(project, file));
  for (const source of SOURCES)
    fs.cpSync(path.join(root, 'provider', source), path.join(project, 'provider', source), { recursive: true });
  // Nothing is to be installed.
  const modules = path.join(project, 'node_modules');
  fs.mkdirSync(modules);
  for (const name of ['typescript', '@types', 'undici-types'])
    if (fs.existsSync(path.join(root, 'node_modules', name)))
      fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    fs.writeFileSync(path.join(project, file), '{"packages":{}}');
  fs.writeFileSync(path.join(project, 'provider/server.ts'), 'export {};\n');
  fs.mkdirSync(data, { mode: 0o700 });
});
afterEach(() => fs.rmSync(path.dirname(project), { recursive: true, force: true }));

function checkOut(version: number): void {
  const file = path.join(project, 'provider/commands/command.ts');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `console.log('version ${version}');\n`);
}

const run = (command: string, settings: Record<string, string> = {}) =>
  new Promise<{ failed: boolean; output: string; error: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], PORTAL_DATA: data, ...settings };
    execFile(process.execPath, [`scripts/${command}.mjs`], { cwd: project, env }, (failure, output, error) =>
      resolve({ failed: failure !== null, output, error }),
    );
  });
const ran = (version: number) => ({ failed: false, output: `version ${version}\n`, error: '' });
const builtAndRan = (version: number) => ({
  ...ran(version),
  output: expect.stringMatching(new RegExp(`^Built the provider.*\nversion ${version}\n$`)) as string,
});
const outdated = {
  failed: true,
  output: '',
  error: expect.stringMatching(/is not that of its sources.+ run `npm run build`/) as string,
};

test('commands run the version of the folder, and beside an embedded provider its build', async () => {
  checkOut(2);
  expect(await run('backup')).toEqual(builtAndRan(2));
  checkOut(1);
  const release = await lockFolder(fs.realpathSync(data));
  expect(await run('backup')).toEqual(ran(2));
  for (const command of PERSONAL) expect([command, await run(command)]).toEqual([command, outdated]);
  await release();
  expect(await run('erase-student')).toEqual(builtAndRan(1));
  for (const command of COMMANDS) expect([command, await run(command)]).toEqual([command, ran(1)]);
});

test('commands on PostgreSQL keep a build that a provider may be using; an export or erasure with an outdated one names the command that builds', async () => {
  const settings = { DATABASE_URL: 'postgres://portal@db/portal' };
  checkOut(2);
  expect(await run('backup', settings)).toEqual(builtAndRan(2));
  for (const command of COMMANDS) expect([command, await run(command, settings)]).toEqual([command, ran(2)]);
  checkOut(1);
  expect(await run('backup', settings)).toEqual(ran(2));
  for (const command of PERSONAL) expect([command, await run(command, settings)]).toEqual([command, outdated]);
});
