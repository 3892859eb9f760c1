/** Settings that let `script` run before the provider, in its threads too; `fs` and `syncBuiltinESMExports` are Node's own. */
export const preload = (script) => ({
  NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; ${script}`,
  )}"`,
});
