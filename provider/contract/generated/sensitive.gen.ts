// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const SENSITIVE: ReadonlySet<string> = new Set<string>([
  'accessToken',
  'newPassword',
  'oldPassword',
  'password',
  'refreshToken',
]);
