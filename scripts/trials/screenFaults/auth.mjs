/** @type {import('../faults.mjs').Fault[]} */
export const authFaults = [
  {
    name: 'kept work is told of after a wrong password',
    file: 'src/features/auth/login/useLogin.ts',
    from: 'kept: expired && keeps ? words.kept',
    to: 'kept: keeps ? words.kept',
    tests: 'features/results/marks-config\\.leaving\\.test',
  },
  {
    name: 'blanks around the user name are sent',
    file: 'src/features/auth/login/useLogin.ts',
    from: 'signIn(userName.trim(), password)',
    to: 'signIn(userName, password)',
    tests: 'features/auth/login\\.test',
  },
  {
    name: 'the last failure stays while one signs in again',
    file: 'src/features/auth/login/useLogin.ts',
    from: "    setBusy(true);\n    setFailure('');\n",
    to: '    setBusy(true);\n',
    tests: 'features/auth/login\\.test',
  },
  {
    name: 'work is called kept where nothing was typed',
    file: 'src/features/auth/login/useLogin.ts',
    from: 'kept: expired && keeps ? words.kept',
    to: 'kept: expired ? words.kept',
    tests: 'api/portalFaults\\.test',
  },
  {
    name: 'the profile is not asked for again after a school was changed',
    file: 'src/features/auth/authListeners.ts',
    from: 'effect: (_action, api) => void api.dispatch(fetchUserInfo()),',
    to: 'effect: (_action, api) => void api.getState(),',
    tests: 'features/auth/signOut\\.test',
  },
  {
    name: 'the end of a session is not read out',
    file: 'src/features/auth/login/LoginScreen.tsx',
    from: '<p className="login-banner login-notice" role="status">',
    to: '<p className="login-banner login-notice">',
    tests: 'api/portalFaults\\.test',
  },
];
