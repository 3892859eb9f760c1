/** @type {import('../faults.mjs').Fault[]} */
export const sharedFaults = [
  {
    name: 'the readiness of a session that is opened again is the remembered one',
    file: 'src/shared/domain/ReadinessDialog.tsx',
    from: '{ sessionId: session.sessionId }, { refetchOnMountOrArgChange: true }',
    to: '{ sessionId: session.sessionId }',
    tests: 'features/sessions/readiness\\.test',
  },
  {
    name: 'the checklist before a session is activated leaves out the classes beyond the eighth',
    file: 'src/shared/domain/ReadinessChecklist.tsx',
    from: '{lacking.length > NAMED && ` ${words.more(lacking.length - NAMED)}`}',
    to: '',
    tests: 'features/sessions/readiness\\.test',
  },
  {
    name: 'a screen that was left leads on to the next one all the same',
    file: 'src/shared/navigation/useDelayedNavigate.ts',
    from: 'useEffect(() => () => clearTimeout(timer.current), []);',
    to: 'useEffect(() => undefined, []);',
    tests: 'shared/page\\.test',
  },
  {
    name: 'a chosen file is kept among what was not saved',
    file: 'src/shared/drafts/useDraft.ts',
    from: 'work: plain(work), base',
    to: 'work: { ...work }, base',
    tests: 'shared/savingDrafts\\.test',
  },
  {
    name: 'what one user had not saved becomes the next one’s',
    file: 'src/shared/drafts/draftsSlice.ts',
    from: 'if (state.owner !== payload.owner) state.byForm = {};',
    to: '',
    tests: 'shared/keptDrafts\\.test',
  },
  {
    name: 'a look-up of a student that needs a session says that it is searching',
    file: 'src/shared/domain/StudentResults.tsx',
    from: 'needsSession ? words.selectSession : words.waiting',
    to: 'words.waiting',
    tests: 'shared/domain/StudentSearchDialog\\.test',
  },
  {
    name: 'what only holds the typed letters stands before what begins with them',
    file: 'src/shared/domain/ChoiceSelect.tsx',
    from: "{ optionFilterProp: 'label', filterSort: byBeginning }",
    to: "{ optionFilterProp: 'label' }",
    tests: 'shared/domain/StudentSearchDialog\\.test',
  },
  {
    name: 'a kept entry is given up when another school is looked at first',
    file: 'src/shared/drafts/useReopen.ts',
    from: 'done.current = open(name.slice(prefix.length)) !== false;',
    to: 'open(name.slice(prefix.length));',
    tests: 'features/sessions/sessions\\.saving\\.test',
  },
];
