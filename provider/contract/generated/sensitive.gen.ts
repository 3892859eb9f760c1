// Generated from openapi/ by `npm run codegen`. Never edited by hand.
export const SENSITIVE: ReadonlySet<string> = new Set<string>([
  'aadharNo',
  'accessToken',
  'janAadharNo',
  'newPassword',
  'oldPassword',
  'panNo',
  'password',
  'refreshToken',
]);
