// Faults of the portal. Their shape is told in faults.mjs.
import { portalFormFaults } from './portalFormFaults.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} who sees what */
const rights = [
  {
    name: 'a menu entry shows without its privilege',
    file: 'src/app/menu.tsx',
    from: 'entry.items.filter(({ privilege }) => holds(user, privilege))',
    to: 'entry.items.slice()',
    tests: 'app/menu',
  },
  {
    name: 'a menu entry shows without the privilege of its group',
    file: 'src/app/menu.tsx',
    from: 'if (!holds(user, entry.privilege)) return [];',
    to: '',
    tests: 'app/menu',
  },
  {
    name: 'Delete is offered to who may only edit',
    file: 'src/features/students/list/studentColumns.tsx',
    from: '...(rights.remove',
    to: '...(rights.edit',
    tests: 'features/students/list.actions',
  },
  {
    name: 'a privilege counts in one letter case only',
    file: 'src/shared/access/user.ts',
    from: 'held.toUpperCase() === privilege.toUpperCase()',
    to: 'held === privilege',
    tests: 'app/menu',
  },
  {
    name: 'another user is shown what was typed before',
    file: 'src/shared/drafts/useDraft.ts',
    from: 'return drafts.owner === owner ? drafts.byForm[name] : undefined;',
    to: 'return drafts.byForm[name];',
    tests: 'shared/savingDrafts',
  },
  {
    name: 'a password waits in the drafts',
    file: 'src/features/teachers/form/useTeacherForm.ts',
    from: 'keep: ({ password: _password, confirmation: _confirmation, ...typed }) => typed,',
    to: '',
    tests: 'features/teachers/form.leaving',
  },
];

/** @type {Fault[]} what can be chosen */
const offers = [
  {
    name: 'a disabled session can be chosen',
    file: 'src/shared/domain/useLookups.ts',
    from: 'sessions.currentData?.filter(({ disabled }) => !disabled)',
    to: 'sessions.currentData',
    tests: 'features/selectors',
  },
  {
    name: 'a disabled class can be chosen',
    file: 'src/shared/domain/useLookups.ts',
    from: 'classes.currentData?.filter(({ disabled }) => !disabled)',
    to: 'classes.currentData',
    tests: 'features/selectors',
  },
  {
    name: 'a student can be the own sibling',
    file: 'src/features/students/form/SiblingsField.tsx',
    from: 'taken={ownId === undefined ? others : [...others, ownId]}',
    to: 'taken={others}',
    tests: 'features/students/siblings',
  },
  {
    name: 'teachers of the school chosen before are offered',
    file: 'src/features/classes/classes/TeacherSelect.tsx',
    from: 'currentData: teachers,',
    to: 'data: teachers,',
    tests: 'features/selectors',
  },
  {
    name: 'a filter stays when the one above it changes',
    file: 'src/features/students/list/studentListSlice.ts',
    from: "sectionId: 'classId'",
    to: "sectionId: 'schoolId'",
    tests: 'features/students/list.filters',
  },
  {
    name: 'another class keeps the section chosen before',
    file: 'src/features/students/form/EnrolmentFields.tsx',
    from: 'onChange={() => form.setFieldsValue({ sectionId: undefined })}',
    to: '',
    tests: 'features/students/form.validation',
  },
];

/** @type {Fault[]} lists and their answers */
const lists = [
  {
    name: 'a new search stays on the page of the one before',
    file: 'src/shared/filters/filterSlice.ts',
    from: 'start, parents), page: 1 }',
    to: 'start, parents) }',
    tests: 'shared/filterSlice',
  },
  {
    name: 'the list shows what it knew when it is opened again',
    file: 'src/features/students/list/useStudentList.ts',
    from: '{ refetchOnMountOrArgChange: true }',
    to: '{}',
    tests: 'features/students/list',
  },
  {
    name: 'another school’s teachers stand there while the chosen one’s load',
    file: 'src/features/teachers/list/useTeacherList.ts',
    from: 'teachers: query.currentData,',
    to: 'teachers: query.data,',
    tests: 'features/teachers/list.test',
  },
  {
    name: 'after a refused change the list keeps the old row',
    file: 'src/api/teachers.ts',
    from: 'failure ? [LIST, one(id), CLASSES] : [LIST, CLASSES]',
    to: 'failure ? [] : [LIST, CLASSES]',
    tests: 'api/stale',
  },
  {
    name: 'the order is asked for the wrong way round',
    file: 'src/features/students/list/useServerList.ts',
    from: "sort.order === 'descend' ? 'desc' : 'asc'",
    to: "sort.order === 'descend' ? 'asc' : 'desc'",
    tests: 'features/students/list.test',
  },
  {
    name: 'a re-admission takes the first of several active sessions',
    file: 'src/features/students/life/useReadmission.ts',
    from: 'more.length === 0',
    to: 'more.length >= 0',
    tests: 'features/students/readmission',
  },
  {
    name: 'an empty list has other words',
    file: 'src/features/students/words.ts',
    from: "empty: 'No students found',",
    to: "empty: 'Nothing found',",
    tests: 'features/students/list.test',
  },
  {
    name: 'Go to takes a page behind the last one',
    file: 'src/shared/ui/data-table/paging.ts',
    from: 'page >= 1 && page <= pageCount',
    to: 'page >= 1',
    tests: 'shared/dataTablePaging',
  },
  {
    name: 'the focus is lost with the row that had it',
    file: 'src/app/shell/useKeptFocus.ts',
    from: 'nearest(steps)?.focus({ preventScroll: true });',
    to: 'nearest(steps);',
    tests: 'app/keptFocus',
  },
];

export const portalFaults = [...rights, ...offers, ...lists, ...portalFormFaults];
