// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const FIELDS = {} as const;
