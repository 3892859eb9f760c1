// `npm start`: installs missing packages, builds outdated programs, and then runs the provider, which serves portal and API.
import './lib/nodeVersion.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { finish, node } from './lib/run.mjs';

await finish(async () => {
  await ensureInstalled();
  await ensureBuilt(['portal', 'provider']);
  const { code } = await node(['build/provider/server.js']);
  return code;
});
