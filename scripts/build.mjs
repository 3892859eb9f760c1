// `npm run build`: installs missing packages and builds outdated programs, for an installation that systemd starts.
import './lib/nodeVersion.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { finish } from './lib/run.mjs';

await finish(async () => {
  await ensureInstalled();
  await ensureBuilt(['portal', 'provider']);
  return 0;
});
