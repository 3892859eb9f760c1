// The interface of privileges for other domains.
export { privilegesOfActor } from './actorPrivileges.ts';
export { grantPrivileges } from './grantPrivileges.ts';
export { privilegesOfUser, managersOf } from './privileges.queries.ts';
export { firstBeyond, idOfPrivilege } from './privileges.rules.ts';
export { requireOtherManager } from './requireOtherManager.ts';
export { schoolOfUser } from './privileges.queries.ts';
