// Common parts of the generated modules.

export const BANNER = '// Generated from openapi/ by `npm run codegen`. Never edited by hand.\n';

export const json = (value) => JSON.stringify(value, null, 2);
