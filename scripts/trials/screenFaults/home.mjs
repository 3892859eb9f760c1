/** @type {import('../faults.mjs').Fault[]} */
export const homeFaults = [
  {
    name: 'the form of a new password opens without the cursor in it',
    file: 'src/features/home/change-password/ChangePasswordScreen.tsx',
    from: 'maxLength={facts.oldPassword.maxLength} autoFocus />',
    to: 'maxLength={facts.oldPassword.maxLength} />',
    tests: 'features/home/change-password\\.test',
  },
  {
    name: 'a typed password is not said to be unsaved',
    file: 'src/features/home/change-password/useChangePassword.ts',
    from: 'changed: () => setDirty(true)',
    to: 'changed: () => setDirty(false)',
    tests: 'features/home/change-password\\.test',
  },
  {
    name: 'a changed password is still said to be unsaved',
    file: 'src/features/home/change-password/useChangePassword.ts',
    from: '    setDirty(!outcome.ok);\n',
    to: '',
    tests: 'features/home/change-password\\.test',
  },
  {
    name: 'the dashboard opens without the cursor in its search',
    file: 'src/features/home/dashboard/StudentFinder.tsx',
    from: 'autoFocus={useArrivalFocus()}',
    to: 'autoFocus={!useArrivalFocus()}',
    tests: 'features/home/dashboard\\.test',
  },
  {
    name: 'the dashboard does not say which school it is about',
    file: 'src/features/home/dashboard/DashboardScreen.tsx',
    from: ' description={place}>',
    to: '>',
    tests: 'features/home/dashboard\\.test',
  },
  {
    name: 'the dashboard offers a registration to whoever may not register',
    file: 'src/features/home/dashboard/Desk.tsx',
    from: '{mayRegister && (',
    to: '{mayList && (',
    tests: 'features/home/dashboard\\.test',
  },
  {
    name: 'an empty desk stands on the dashboard of whoever may do nothing there',
    file: 'src/features/home/dashboard/Desk.tsx',
    from: 'if (!mayList && !mayRegister) return null;',
    to: '',
    tests: 'features/home/dashboard\\.test',
  },
  {
    name: 'the pending registrations are not counted anew when the dashboard opens again',
    file: 'src/features/home/dashboard/usePending.ts',
    from: '    { refetchOnMountOrArgChange: true },\n',
    to: '',
    tests: 'features/home/dashboard\\.test',
  },
];
