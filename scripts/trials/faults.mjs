// Faults a tired hand could make: each replaces one text of one file, and some test must notice (seededFaults.mjs).
import { drawnFaults } from './drawnFaults.mjs';
import { lifeFaults } from './lifeFaults.mjs';
import { moneyFaults } from './moneyFaults.mjs';
import { moneyPortalFaults } from './moneyPortalFaults.mjs';
import { otherFaults } from './otherFaults.mjs';
import { portalFaults } from './portalFaults.mjs';
import { resultFaults } from './resultFaults.mjs';
import { screenFaults } from './screenFaults/index.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name what is broken
 * @property {string} file of provider/, src/ or common/
 * @property {string} from stands in the file once
 * @property {string} to
 * @property {string} tests test files below tests/provider/ for a fault of provider/, else below tests/, as a pattern
 * @property {'postgres'} [engine] where the embedded engine, which does one thing at a time, cannot show it
 */

/** @type {Fault[]} who may do what */
const rights = [
  {
    name: 'a list forgets which school it is of',
    file: 'provider/domains/classes/classes.queries.ts',
    from: 'eq(classes.schoolId, by.schoolId), standing)',
    to: 'standing)',
    tests: 'classes/createClass.idempotency|schools/deleteSchool|classes/listClasses',
  },
  {
    name: 'a school’s user may work inside another school',
    file: 'provider/contract/schools.ts',
    from: "if (named !== undefined && own !== null && named !== own) fail('NOT_AUTHORIZED');",
    to: '',
    tests: 'teachers/otherSchool',
  },
  {
    name: 'privileges are not asked for',
    file: 'provider/contract/access.ts',
    from: '!access.anyOf.some((name) => actor.privileges.has(name))',
    to: 'actor.privileges.size < 0',
    tests: 'contract/accessMatrix',
  },
  {
    name: 'what only the platform may do, anybody may',
    file: 'provider/contract/access.ts',
    from: "access.user === 'platform' && !actor.isPlatform",
    to: "access.user === 'platform' && actor.userId < 0",
    tests: 'contract/accessMatrix',
  },
  {
    name: 'what one does not hold can be granted',
    file: 'provider/domains/privileges/manageUserPrivileges.ts',
    from: 'if (lacking !== undefined)',
    to: 'if (lacking === -1)',
    tests: 'privileges/refusals|privileges/manageUserPrivileges',
  },
  {
    name: 'who holds more can be managed',
    file: 'provider/domains/privileges/manageUserPrivileges.ts',
    from: 'if (firstBeyond(before, own) !== undefined)',
    to: 'if (firstBeyond(before, own) === -1)',
    tests: 'privileges/refusals|privileges/manageUserPrivileges',
  },
  {
    name: 'the last manager can be shut out',
    file: 'provider/domains/privileges/requireOtherManager.ts',
    from: 'if (managers.length === 1 && managers[0] === userId)',
    to: 'if (managers.length === -1)',
    tests: 'privileges/lastManager',
  },
  {
    name: 'a password can be set for someone who may do more',
    file: 'provider/domains/teachers/guards.ts',
    from: 'if (firstBeyond(await heldBy(db, userId), await heldByActor(db, actor)) !== undefined)',
    to: 'if (firstBeyond(await heldBy(db, userId), await heldByActor(db, actor)) === -1)',
    tests: 'teachers/teacherPassword',
  },
  {
    name: 'a disabled school is written to',
    file: 'provider/call/activeSchool.ts',
    from: "if (school.disabled) fail('SCHOOL_NOT_ACTIVE');",
    to: '',
    tests: 'schools/setSchoolStatus|auth/signIn|sessions/createSession',
  },
  {
    name: 'row-level security spares the owner',
    file: 'provider/database/migrations/0002_school_setup.sql',
    from: "EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);",
    to: '',
    tests: 'database/rowLevelSecurity',
  },
  {
    name: 'row-level security lets every school through',
    file: 'provider/database/migrations/0002_school_setup.sql',
    from: "(SELECT app_scope()) = 'platform' OR school_id = (SELECT app_school()))$policy$, name);",
    to: "(SELECT app_scope()) <> '')$policy$, name);",
    tests: 'database/rowLevelSecurity',
  },
];

/** @type {Fault[]} what happens at the same moment, or twice */
const moments = [
  {
    name: 'nothing is held while a rule looks at several rows',
    file: 'provider/database/holdInSchool.ts',
    from: 'SELECT pg_advisory_xact_lock(${HELD[what]}',
    to: 'SELECT greatest(${HELD[what]}',
    tests: 'privileges/lastManager|sessions/createSession.concurrency',
    engine: 'postgres',
  },
  {
    name: 'an older copy overwrites a newer one',
    file: 'provider/call/changes.ts',
    from: 'held === record.version',
    to: 'record.version > 0',
    tests: 'sessions/updateSession',
  },
  {
    name: 'a form sent twice with one key is stored twice',
    file: 'provider/call/createContext.ts',
    from: 'return call.idempotency ? once(db, clock, actorOf(call).userId, call.idempotency, carryOut) : carryOut();',
    to: 'return carryOut();',
    tests: 'classes/createClass.idempotency|sessions/createSession.concurrency|faults/killed',
  },
  {
    name: 'a key stands for any other form too',
    file: 'provider/call/idempotency.ts',
    from: "if (stored?.requestHash !== requestHash) fail('IDEMPOTENCY_KEY_REUSED');",
    to: '',
    tests: 'classes/createClass.idempotency|sessions/createSession.concurrency',
  },
  {
    name: 'a sign-in outlives the change of its password',
    file: 'provider/domains/auth/signIn.ts',
    from: 'await holdVerified(db, account, stronger);',
    to: '',
    tests: 'auth/signInRaces',
  },
];

export const faults = [
  ...rights,
  ...moments,
  ...otherFaults,
  ...lifeFaults,
  ...resultFaults,
  ...moneyFaults,
  ...moneyPortalFaults,
  ...portalFaults,
  ...drawnFaults,
  ...screenFaults,
];
