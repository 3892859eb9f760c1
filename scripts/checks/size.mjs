// Limits the size of the login page, because schools open it over slow connections. Counts the scripts that it loads, compressed with
// Brotli, and rejects source maps in the served folder.
import fs from 'node:fs';
import { loginPage, portal } from '../lib/loginPage.mjs';
import { finish, Plain } from '../lib/run.mjs';

const LIMIT_BYTES = 110 * 1024;

await finish(() => {
  const { scripts, entryModules } = loginPage();
  const heavy = entryModules.filter((name) =>
    /(^|\/)node_modules\/(antd|@ant-design|@rc-component|rc-[a-z-]+)\//.test(name),
  );
  for (const { name, bytes } of scripts) console.log(`${String(bytes).padStart(8)}  ${name}`);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${String(total).padStart(8)}  bytes of script on the login page; at most ${LIMIT_BYTES}`);
  if (heavy.length > 0)
    throw new Plain(`The entry chunk holds antd, which belongs behind a lazy import:\n${heavy.slice(0, 5).join('\n')}`);
  if (total > LIMIT_BYTES) throw new Plain(`The login page loads ${total - LIMIT_BYTES} bytes of script too many.`);
  const maps = fs.readdirSync(portal, { recursive: true }).filter((name) => name.endsWith('.map'));
  if (maps.length > 0) throw new Plain(`The build contains source maps, such as ${maps[0]}, which would be served.`);
  return 0;
});
