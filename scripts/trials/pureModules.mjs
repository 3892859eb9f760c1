// The modules of the trial of mutants, and their tests.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Pure: the results of the functions depend only on their arguments and the contract, without React, database or network. Left out:
 * provider/shared/secretRule.ts, whose tests check 10,500 generated secrets, which takes seconds for each mutant.
 */
const MODULES = [
  'common/(results/)?[^/]+',
  'src/shared/lib/(?!use)[^/]+',
  'src/shared/forms/(characters|contractRules)',
  'src/shared/(access/user|domain/choices|errors/failureText|filters/filterSlice)',
  'src/shared/sheet/(clipboard|createSelection|createSheet|keyCommand|moves|rangeEdits|sheetCells|validation)',
  'src/shared/ui/(data-table/paging|image/imageFile)',
  'src/features/[^/]+/[^/]+/(?!use)[^/]+Form',
  'src/features/(classes/classes/classOrder|students/list/studentListSlice|teachers/permission/permissionTree)',
  'provider/shared/(clock|imageAddress|local|paging|passwordRule|text)',
  'provider/contract/(bounds|characters)',
  'provider/documents/(fileName|neutral)',
  // The result of a view with a database in its arguments does not depend on the arguments alone.
  'provider/domains/(?!fees/studentFees\\.view).+\\.(rules|view|export)',
];

/** Tests that need neither a provider nor a page, and only `describe`, `test` and `expect` of jest. */
const TESTS = [
  'tests/common/(results/)?[^/]+\\.test\\.ts',
  'tests/shared/sheet/[^/]+\\.test\\.ts',
  'tests/shared/(?!notSaved|theme)[^/]+\\.test\\.ts',
  'tests/provider/rules/(?!slots|secrets|turns)[^/]+\\.test\\.ts',
  'tests/features/(.+/)?(mappers|user|classOrder|sessionPeriods|[^/]+\\.rules)\\.test\\.ts',
  'tests/features/(failureText|teachers/permissionTree)\\.test\\.tsx',
];

const below = (folder, top) =>
  fs
    .readdirSync(path.join(folder, top), { recursive: true })
    .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
    .sort();
const fitting = (names, patterns) => {
  const whole = new RegExp(`^(${patterns.join('|')})$`);
  return names.filter((name) => whole.test(name));
};

/** @param {string} folder of the project, or of a copy */
export const pureModules = (folder) =>
  fitting(
    ['common', 'src', 'provider'].flatMap((top) => below(folder, top)),
    MODULES.map((pattern) => `${pattern}\\.ts`),
  );

/** @param {string} folder of the project, or of a copy */
export const pureTests = (folder) => fitting(below(folder, 'tests'), TESTS);
