// Faults of the portal's forms, of what it shows, and of its sign-in. Their shape is told in faults.mjs.
/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} forms */
const forms = [
  {
    name: 'a field loses its rule',
    file: 'src/features/schools/form/SchoolFields.tsx',
    from: 'rules={contractRules(fields.contactEmail)}',
    to: '',
    tests: 'features/schools/form.validation',
  },
  {
    name: 'the longest allowed text is refused',
    file: 'src/shared/forms/contractRules.ts',
    from: 'length > facts.maxLength',
    to: 'length >= facts.maxLength',
    tests: 'shared/fieldProblem',
  },
  {
    name: 'a form is filled with a remembered record',
    file: 'src/shared/errors/useFresh.ts',
    from: 'currentData !== undefined && fulfilledTimeStamp >= openedAt',
    to: 'currentData !== undefined && openedAt > 0',
    tests: 'features/teachers/permission.test',
  },
  {
    name: 'a success has other words',
    file: 'src/features/schools/words.ts',
    from: "removed: 'School deleted successfully',",
    to: "removed: 'School removed',",
    tests: 'features/schools/list.actions',
  },
  {
    name: 'a second try has another request key',
    file: 'src/shared/saving/useRequestKey.ts',
    from: 'if (tried.current?.request !== whole) tried.current',
    to: 'tried.current',
    tests: 'shared/saving',
  },
  {
    name: 'other values go out under the request key of the first',
    file: 'src/shared/saving/useRequestKey.ts',
    from: 'edits.current += 1;',
    to: '',
    tests: 'shared/saving',
  },
  {
    name: 'two clicks send a form twice',
    file: 'src/shared/saving/useSaving.ts',
    from: 'if (sending.current) return;',
    to: '',
    tests: 'shared/saving',
  },
  {
    name: 'a changed form is left without asking',
    file: 'src/shared/ui/useLeaveGuard.tsx',
    from: 'dirty &&\n      !allowed.current &&',
    to: '!dirty &&\n      !allowed.current &&',
    tests: 'features/schools/form.leaving',
  },
  {
    name: 'the choices after somebody else’s save are swapped',
    file: 'src/shared/feedback/ConflictDialog.tsx',
    from: '<Button onClick={onLoadTheirs} disabled={busy}>',
    to: '<Button onClick={onSaveMine} disabled={busy}>',
    tests: 'features/classes/classes.saving',
  },
  {
    name: 'a problem without a field is dropped beside one with a field',
    file: 'src/shared/forms/useProblems.ts',
    from: 'return first !== undefined && here.length === problems.length;',
    to: 'return first !== undefined;',
    tests: 'shared/problems',
  },
  {
    name: 'a picture of exactly the limit is taken',
    file: 'src/shared/ui/image/imageFile.ts',
    from: 'file.size >= IMAGE_BYTES',
    to: 'file.size > IMAGE_BYTES',
    tests: 'shared/images',
  },
];

/** @type {Fault[]} what is shown, and the sign-in */
const ground = [
  {
    name: 'a mask shows one digit too many',
    file: 'common/aadhaar.ts',
    from: 'value.slice(-4)',
    to: 'value.slice(-5)',
    tests: 'common/aadhaar',
  },
  {
    name: 'the day of an instant is Greenwich’s',
    file: 'src/shared/lib/dates.ts',
    from: '`${showDate(dayOf(milliseconds))}, ',
    to: '`${showDate(new Date(milliseconds).toISOString().slice(0, 10))}, ',
    tests: 'shared/lib',
  },
  {
    name: 'money is grouped in thousands',
    file: 'common/money.ts',
    from: "new Intl.NumberFormat('en-IN')",
    to: "new Intl.NumberFormat('en-US')",
    tests: 'common/money',
  },
  {
    name: 'the tokens are stored after everybody was told of them',
    file: 'src/features/auth/signIn.ts',
    from: 'apiExtraOf(extra).credentials.write({ accessToken, refreshToken });\n    dispatch(credentialsReceived());',
    to: 'dispatch(credentialsReceived());\n    apiExtraOf(extra).credentials.write({ accessToken, refreshToken });',
    tests: 'features/auth/login',
  },
  {
    name: 'calls that are refused together refresh one by one',
    file: 'src/api/base-query/refresh.ts',
    from: 'extra.refresh.inFlight ??= refresh(',
    to: 'extra.refresh.inFlight = refresh(',
    tests: 'api/reauth.test',
  },
  {
    name: 'a write is repeated by itself',
    file: 'src/api/base-query/apiBaseQuery.ts',
    from: "await (type === 'query' ? withRetry(extra, run) : run());",
    to: 'await withRetry(extra, run);',
    tests: 'api/sendRetry',
  },
  {
    name: 'a sign-out leaves more than the tokens behind',
    file: 'src/api/credentials/credentials.ts',
    from: 'attempt(() => storage.clear())',
    to: 'attempt(() => [ACCESS, REFRESH].forEach((key) => storage.removeItem(key)))',
    tests: 'api/reauthCredentials',
  },
];

export const portalFormFaults = [...forms, ...ground];
