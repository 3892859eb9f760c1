/** @type {import('../faults.mjs').Fault[]} */
export const schoolsFaults = [
  {
    name: 'The e-mail column of the schools sorts by principal',
    file: 'src/features/schools/list/schoolColumns.tsx',
    from: 'byText((school) => school.contactEmail)',
    to: 'byText((school) => school.principal)',
    tests: 'features/schools/list\\.rows\\.test',
  },
  {
    name: 'The date column of the schools sorts by name',
    file: 'src/features/schools/list/schoolColumns.tsx',
    from: 'byText((school) => school.createdAt)',
    to: 'byText((school) => school.schoolName)',
    tests: 'features/schools/list\\.rows\\.test',
  },
  {
    name: 'The status column of the schools sorts disabled ones first',
    file: 'src/features/schools/list/schoolColumns.tsx',
    from: 'Number(a.disabled) - Number(b.disabled)',
    to: 'Number(b.disabled) - Number(a.disabled)',
    tests: 'features/schools/list\\.rows\\.test',
  },
  {
    name: 'The schools are not loaded anew on return',
    file: 'src/features/schools/list/useSchoolList.ts',
    from: '{ refetchOnMountOrArgChange: true }',
    to: '{}',
    tests: 'features/schools/list\\.actions\\.test',
  },
  {
    name: 'The kept changes of a school are found under no address',
    file: 'src/features/schools/form/useSchoolForm.ts',
    from: '`schools/edit/${stored.schoolId}`',
    to: "'schools/edit'",
    tests: 'features/schools/form\\.leaving\\.test',
  },
  {
    name: 'A new school does not begin in its first field',
    file: 'src/features/schools/form/SchoolFields.tsx',
    from: 'autoFocus={isNew} ',
    to: '',
    tests: 'features/schools/list\\.actions\\.test',
  },
];
