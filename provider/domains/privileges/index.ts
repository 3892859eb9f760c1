// What other domains may use of privileges.
export { heldByActor } from './actorHolds.ts';
export { grantPrivileges } from './grantPrivileges.ts';
export { heldBy, managersOf } from './privileges.queries.ts';
export { firstBeyond, idOfPrivilege } from './privileges.rules.ts';
export { requireOtherManager } from './requireOtherManager.ts';
export { schoolOfUser } from './privileges.queries.ts';
