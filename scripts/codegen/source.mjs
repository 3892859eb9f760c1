// Parts of the source text of every generated module.

export const BANNER = '// Generated from openapi/ by `npm run codegen`. Never edited by hand.\n';

export const json = (value) => JSON.stringify(value, null, 2);
