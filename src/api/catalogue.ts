/** What the contract says beside its calls: codes, privileges, which characters texts may hold. */
export { CATALOGUE_TEXTS, CODES, type CodeName } from './generated/codes.gen';
export { CHARACTERS } from './generated/characters.gen';
export { PRIVILEGE_LABELS, PRIVILEGES, type Privilege } from './generated/privilegeNames.gen';
export { SENSITIVE } from './generated/sensitive.gen';
export { OWN_TEXTS, ownTextOf } from './base-query/ownTexts';
export type { ApiFailure, MarksConflict, Problem, RecordChange, ReferencedReceipt } from './base-query/failure';
