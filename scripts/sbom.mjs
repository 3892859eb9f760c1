// Lists the packages of the lock file: `npm run sbom [-- FOLDER]` writes sbom.json (CycloneDX) and licences.csv, by default to build/.
// Needs no network and no installed packages. Fails when a licence is not allowed.
import fs from 'node:fs';
import path from 'node:path';
import { packagesOf } from './lib/licences.mjs';
import { finish, fromCaller, Plain, root, run } from './lib/run.mjs';

async function npm(...args) {
  const own = process.env.npm_execpath;
  const { code, output } = own?.endsWith('.js')
    ? await run(process.execPath, [own, ...args], { quiet: true })
    : await run('npm', args, { quiet: true, shell: process.platform === 'win32' });
  if (code !== 0) throw new Plain(`${output.trim()}\n\nnpm could not list the packages.`);
  return output;
}

/** The name of the folder is no name of the project. */
function named(document) {
  const { name } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  Object.assign(document.metadata.component, { name });
  return document;
}

await finish(async () => {
  const folder = process.argv[2] ? fromCaller(process.argv[2]) : path.join(root, 'build');
  const format = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--loglevel=error'];
  const document = named(JSON.parse(await npm('sbom', ...format)));
  const packages = packagesOf(document);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'sbom.json'), `${JSON.stringify(document, null, 2)}\n`);
  const lines = packages.map(({ name, version, licence, use }) => [name, version, licence, use].join(','));
  fs.writeFileSync(path.join(folder, 'licences.csv'), `${['package,version,licence,use', ...lines].join('\n')}\n`);
  console.log(`${packages.length} packages: ${path.join(folder, 'sbom.json')}, ${path.join(folder, 'licences.csv')}`);
  const denied = packages.filter(({ allowed }) => !allowed);
  for (const { name, version, licence } of denied)
    console.log(`The licence of ${name} ${version} is not allowed: ${licence}`);
  return denied.length > 0 ? 1 : 0;
});
