// Builds outdated programs. A build is current while the hash of its sources, lock file and configuration equals that of its stamp.
import fs from 'node:fs';
import path from 'node:path';
import { node, Plain, root, since, tool } from './run.mjs';
import { hashOf } from './sources.mjs';

/** Sources of both programs. */
const OF_BOTH = ['common', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/lib/build.mjs'];

const TARGETS = {
  portal: {
    sources: ['src', 'public', 'webpack.config.js', 'scripts/lib/buildPortal.mjs', ...OF_BOTH],
    result: 'build/portal/index.html',
    args: [path.join(import.meta.dirname, 'buildPortal.mjs')],
    env: { NODE_ENV: 'production' },
  },
  provider: {
    sources: ['provider', ...OF_BOTH],
    result: 'build/provider/server.js',
    args: [tool('typescript/bin/tsc'), '-p', 'provider', '--noCheck'],
    env: {},
  },
};

const stampFile = (name) => path.join(root, 'build', `${name}.stamp.json`);

/** The stamp contains the time of the result, so that a build by another command is not accepted. */
function stampOf({ sources, result }) {
  const file = path.join(root, result);
  const builtAt = fs.existsSync(file) ? fs.statSync(file).mtimeMs : null;
  return JSON.stringify({ hash: hashOf(sources), builtAt });
}

/** Whether a complete build exists, perhaps of other sources. */
export const isBuilt = (name) => fs.existsSync(path.join(root, TARGETS[name].result)) && fs.existsSync(stampFile(name));

/** Whether a complete build of the sources exists. */
export const isCurrent = (name) => isBuilt(name) && fs.readFileSync(stampFile(name), 'utf8') === stampOf(TARGETS[name]);

async function build(name, target) {
  const from = performance.now();
  // Hashed before the build, so that a file saved during the build makes the next start build again.
  const hash = hashOf(target.sources);
  const { code, output } = await node(target.args, { quiet: true, env: target.env });
  if (code > 128) process.exit(code);
  if (code !== 0) throw new Plain(`${output.trim()}\n\nThe ${name} could not be built.`);
  const { mtimeMs } = fs.statSync(path.join(root, target.result));
  fs.writeFileSync(stampFile(name), JSON.stringify({ hash, builtAt: mtimeMs }));
  console.log(`Built the ${name}, ${since(from)}`);
}

function requireWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new Plain(
      `${folder} has no current build, and this user cannot write it: run \`npm run build\` as its owner.`,
    );
  }
}

/** @param {('portal' | 'provider')[]} names */
export async function ensureBuilt(names) {
  const outdated = names.filter((name) => !isCurrent(name));
  if (outdated.length === 0) return;
  requireWritable(path.join(root, 'build'));
  await Promise.all(outdated.map((name) => build(name, TARGETS[name])));
}
