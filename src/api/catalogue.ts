/** Data of the contract besides its operations: codes, privileges, characters of texts, values and labels of enums. */
export { CATALOGUE_TEXTS, CODES, type CodeName } from './generated/codes.gen';
export { CHARACTERS } from './generated/characters.gen';
export { LABELS, VALUES } from './generated/labels.gen';
export { PRIVILEGE_LABELS, PRIVILEGES, type Privilege } from './generated/privilegeNames.gen';
export { SENSITIVE } from './generated/sensitive.gen';
export { OWN_TEXTS, ownTextOf } from './base-query/ownTexts';
export { NOT_SIGNED_IN } from './base-query/failure';
export type {
  ApiFailure,
  FileSheets,
  MarksConflict,
  Problem,
  RecordChange,
  ReferencedReceipt,
} from './base-query/failure';
