// Mutants of locks, versions, idempotency, the audit trail and transactions.
import { dropCall, dropFail, dropRowLocks, replaceRead, replaceText } from './changes.mjs';

/** @typedef {import('./list.mjs').HandMutant} HandMutant */

/** @type {HandMutant[]} */
const locks = [
  {
    name: 'a receipt does not lock its student',
    file: 'provider/domains/students/**/students.queries.ts',
    change: dropRowLocks(),
    tests: ['createReceiptAtOnce'],
    needsServer: true,
  },
  {
    name: 'confirmations do not lock their receipts',
    file: 'provider/domains/receipts/**/confirm.queries.ts',
    change: dropRowLocks(),
    tests: ['confirmAtOnce'],
    needsServer: true,
  },
  {
    name: 'a fee structure is not locked while it is saved',
    file: 'provider/domains/fees/**/fees.queries.ts',
    change: dropRowLocks(),
    tests: ['saveFeeStructure'],
    needsServer: true,
  },
  {
    name: 'changes of marks do not lock their exam',
    file: 'provider/domains/results/**/lockExamForMarks.ts',
    change: dropCall(/^lockExamMarks$/),
    tests: ['lockExam'],
    needsServer: true,
  },
  {
    name: 'a refresh token is not locked while it is used',
    file: 'provider/domains/auth/**',
    change: dropRowLocks({ within: 'lockRefreshToken' }),
    tests: ['signInRaces'],
    needsServer: true,
  },
  {
    name: 'advisory locks of a school are not taken',
    file: 'provider/database/advisoryLocks.ts',
    change: replaceText('pg_advisory_xact_lock', 'greatest'),
    tests: ['lastManager', 'createSession.concurrency'],
    needsServer: true,
  },
  {
    name: 'a record is saved over a newer version',
    file: 'provider/call/changes.ts',
    change: dropFail('STALE_VERSION'),
    tests: ['updateSession'],
  },
  {
    name: 'locked marks limits are changed',
    file: 'provider/domains/results/limits/limits.rules.ts',
    change: dropFail('MIN_MAX_MARKS_LOCKED'),
    tests: ['saveSubjectLimits'],
  },
  {
    name: 'locked marks are changed',
    file: 'provider/domains/results/**/*ExamForMarks.ts',
    change: dropFail(/^MARKS_(UPDATE|UPLOAD)_LOCKED$/),
    tests: ['(hold|lock)ExamForMarks'],
  },
];

/** @type {HandMutant[]} */
const idempotency = [
  {
    name: 'idempotency keys are ignored',
    file: 'provider/call/createContext.ts',
    change: replaceRead('idempotency', 'undefined'),
    tests: ['createClass.idempotency'],
  },
  {
    name: 'an idempotency key may be used again for another request',
    file: 'provider/call/idempotency.ts',
    change: dropFail('IDEMPOTENCY_KEY_REUSED'),
    tests: ['createClass.idempotency'],
  },
  {
    name: 'the portal sends a new idempotency key with each attempt',
    file: 'src/shared/saving/useRequestKey.ts',
    change: replaceRead('request', 'undefined'),
    tests: ['fee'],
  },
  {
    name: 'a payment is stored twice within seconds',
    file: 'provider/domains/receipts/**',
    change: dropFail('TOO_MANY_REQUESTS'),
    tests: ['createReceipt'],
  },
];

/** @type {HandMutant[]} */
const traces = [
  {
    name: 'no audit row is stored',
    file: 'provider/call/audit.ts',
    change: dropCall('addAuditEntry'),
    tests: ['audit'],
  },
  {
    name: 'a denied request leaves no audit row',
    file: 'provider/contract/routes.ts',
    change: dropCall('recordDenial'),
    tests: ['accessMatrix'],
  },
  {
    name: 'a change of a student’s life leaves no entry in the history',
    file: 'provider/domains/**/strikeOffStudent.ts',
    change: dropCall('addHistory'),
    tests: ['strikeOffStudent'],
  },
  {
    name: 'a failed transaction is committed',
    file: 'provider/database/postgres.ts',
    change: replaceText('ROLLBACK', 'COMMIT'),
    tests: ['failures', 'createReceipt', 'importStudents'],
    needsServer: true,
  },
];

export const writeMutants = [...locks, ...idempotency, ...traces];
