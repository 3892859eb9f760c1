// Faults drawn from the sources at random, which no test saw at first. Their shape is told in faults.mjs.

/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} */
export const drawnFaults = [
  {
    name: 'the login page still says the sign-in expired beside a refused sign-in',
    file: 'src/features/auth/login/useLogin.ts',
    from: "const expired = endedBy === 'expired' && failure === '';",
    to: "const expired = endedBy === 'expired';",
    tests: 'api/portalFaults',
  },
  {
    name: 'the name of a disabled class is offered for a new class',
    file: 'src/features/classes/classes/classForm.ts',
    from: 'new Set(classes.map(({ className }) => nameKey(className)))',
    to: 'new Set(classes.filter(({ disabled }) => !disabled).map(({ className }) => nameKey(className)))',
    tests: 'features/classes/classes\\.form',
  },
  {
    name: 'pending registrations are counted in an ACTIVE session that is disabled',
    file: 'src/features/home/dashboard/usePending.ts',
    from: 'activeSession(sessions.filter(({ disabled }) => !disabled))',
    to: 'activeSession(sessions)',
    tests: 'features/home/dashboard',
  },
  {
    name: 'what is due of earlier sessions is not asked for again when the receipt screen opens',
    file: 'src/features/receipts/fee/PendingFees.tsx',
    from: '{ refetchOnMountOrArgChange: true }',
    to: '{ refetchOnMountOrArgChange: false }',
    tests: 'features/receipts/fee\\.test',
  },
  {
    name: 'a problem of the one limit is marked at the other field of the pair',
    file: 'src/features/results/marks-config/LimitPair.tsx',
    from: "bound: least === undefined ? 'Max' : 'Min'",
    to: "bound: least === undefined ? 'Min' : 'Max'",
    tests: 'features/results/marks-config\\.test',
  },
  {
    name: 'of two grades neither can be removed',
    file: 'src/features/results/config/GradesDialog.tsx',
    from: 'disabled={rows.length === 1}',
    to: 'disabled={rows.length <= 2}',
    tests: 'features/results/config',
  },
  {
    name: 'a start number the school has not set yet cannot be typed while editing',
    file: 'src/features/schools/form/SchoolFields.tsx',
    from: 'readOnly={stored !== undefined && stored[name] !== null}',
    to: 'readOnly={stored !== undefined}',
    tests: 'features/schools/form\\.validation',
  },
  {
    name: 'forms of one user that wait take the waiting places of all others',
    file: 'provider/contract/formSlots.ts',
    from: 'queue.filter((waiter) => waiter.user === user).length >= waiting',
    to: 'queue.length >= waiting',
    tests: 'rules/formSlots',
  },
  {
    name: 'Search with the same filters does not ask for the TC list again',
    file: 'src/features/students/tc-list/TcListScreen.tsx',
    from: '<TcTable key={searches} filters',
    to: '<TcTable key="tc" filters',
    tests: 'features/students/tc-list',
  },
  {
    name: 'after a student is put into the section the focus leaves out the next one',
    file: 'src/features/students/update-session/WaitingList.tsx',
    from: 'left[Math.min(at, left.length - 1)]',
    to: 'left[Math.min(at + 1, left.length - 1)]',
    tests: 'features/students/update-session\\.test',
  },
  {
    name: 'a subject that a class is taught is offered for deletion',
    file: 'src/features/subjects/subjects/MasterRows.tsx',
    from: 'disabled: subject.inUse,',
    to: 'disabled: false,',
    tests: 'features/subjects/subjects\\.test',
  },
  {
    name: 'eight changed permissions are told with 0 more',
    file: 'src/features/teachers/permission/PermissionBar.tsx',
    from: 'nodes.length > TOLD ?',
    to: 'nodes.length >= TOLD ?',
    tests: 'features/teachers/permission\\.tools',
  },
  {
    name: 'the school picked last is kept for the next user after a sign-out',
    file: 'src/shared/domain/lastSchoolSlice.ts',
    from: 'addCase(signedOut, () => nothing)',
    to: 'addCase(signedOut, (state) => state)',
    tests: 'shared/domain/SchoolSelect',
  },
  {
    name: 'a section given for a class without sections is a problem of no column of the import',
    file: 'provider/domains/students/importForm.ts',
    from: "new Set(['INVALID_SECTION', 'CLASS_HAS_NO_STREAM_OR_SECTION'])",
    to: "new Set(['INVALID_SECTION'])",
    tests: 'students/checkStudentImport',
  },
];
