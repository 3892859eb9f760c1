// `npm run dev`: the provider, built and restarted on every change, and the portal with hot reload. One Ctrl-C ends both.
import './lib/nodeVersion.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { finish, root, tool } from './lib/run.mjs';
import { Service } from './lib/service.mjs';

const PORTAL_PORT = process.env.PORT?.trim() || '8080';
const PROVIDER_PORT = String(Number(PORTAL_PORT) + 1);
const QUIET_MS = 400;

/** Calls `changed` after a short pause of the compiler, which writes many files at once. */
function onChange(folders, changed) {
  let timer;
  const watchers = folders.map((folder) =>
    fs.watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(changed, QUIET_MS);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
    clearTimeout(timer);
  };
}

await finish(async () => {
  await ensureInstalled();
  await ensureBuilt(['provider']);
  const provider = new Service(['build/provider/server.js'], { PORT: PROVIDER_PORT });
  const compiler = new Service([
    tool('typescript/bin/tsc'),
    '-p',
    'provider',
    '--noCheck',
    '--watch',
    '--preserveWatchOutput',
  ]);
  const portal = new Service([tool('webpack-cli/bin/cli.js'), 'serve', '--mode', 'development'], {
    PORT: PORTAL_PORT,
    PORTAL_PROVIDER: `http://127.0.0.1:${PROVIDER_PORT}`,
    NODE_ENV: 'development',
  });
  // The compiler writes all files when it starts to watch, which starts the provider.
  const stopWatching = onChange(['build/provider', 'build/common'], () => void provider.restart());
  compiler.start();
  portal.start();
  console.log(`Portal with hot reload: http://127.0.0.1:${PORTAL_PORT} (its provider on port ${PROVIDER_PORT})`);
  // A failed provider waits for the next change; without compiler or portal, development cannot continue.
  await Promise.race([compiler.ended, portal.ended]);
  stopWatching();
  await Promise.all([provider, compiler, portal].map((service) => service.stop()));
  return 0;
});
