// Checks a row of the import file by the rules of the registration form.
import { nameKey, tidyName } from '../../../../common/names.ts';
import type { Services } from '../../../call/services.ts';
import type { CellProblem, TableRow } from '../../../documents/table.ts';
import { todayOf } from '../../../shared/clock.ts';
import { ApiError, type Problem } from '../../../shared/fail.ts';
import { aadhaarOf, type Person } from '../form/identity.ts';
import { parentRows, type ParentValues } from '../form/storeParents.ts';
import { MOBILE_MISSING } from '../form/studentForm.ts';
import { dateProblems, studentValues, type StudentForm } from '../students.rules.ts';
import { CLASS, CLASS_SECTION, CLASS_TITLE, columnAt, SECTION, SECTION_TITLE } from './importColumns.ts';
import { draftOf, type Draft, type ImportTarget } from './importDraft.ts';

/** The values to store of a row without problems. */
export interface ImportEntry {
  values: ReturnType<typeof studentValues>;
  aadhar: ReturnType<typeof aadhaarOf>;
  parents: ParentValues[];
  /** null for the next number of the register */
  srNo: string | null;
  classId: number;
  sectionId: number | null;
  /** the value of the row; undefined when the rule decides */
  newAdmission: boolean | undefined;
}

export interface ImportRow extends TableRow {
  /** the names of class and section at the school, by the key of their column; undefined for unknown ones */
  names: ReadonlyMap<string, string | undefined>;
  entry: ImportEntry | undefined;
  /** unique values of the student; undefined when the row lacks them */
  srNo: string | undefined;
  aadhaar: string | undefined;
  person: Person | undefined;
}

const OF_SECTION = new Set(['INVALID_SECTION', 'CLASS_HAS_NO_STREAM_OR_SECTION']);

/** A problem of the form at the heading of its column. The path may start with the JSON part of the form. */
const atColumn = ({ path, message }: Problem, { form }: Draft): CellProblem => ({
  column: columnAt(path.replace(/^student\./, ''), form.parentsInfo),
  message,
});

function problemOf({ code, message, details }: ApiError, draft: Draft): CellProblem {
  const [first] = details.problems ?? [];
  if (first) return atColumn(first, draft);
  return { column: OF_SECTION.has(code) ? SECTION_TITLE : '', message };
}

/** Problems of the contract's rules, then of the other rules when their values are present. */
function formProblems({ forms, clock }: Services, { form }: Draft): Problem[] {
  const problems = forms.check('StudentForm', form);
  if (form.mobileNo === undefined) problems.push(MOBILE_MISSING);
  const { dateOfBirth, admissionDate } = form;
  if (dateOfBirth !== undefined && admissionDate !== undefined)
    problems.push(...dateProblems({ dateOfBirth, admissionDate }, todayOf(clock)));
  return problems;
}

/** The first problem of each column: a cell that cannot be read comes before a missing value. */
function firstOfEach(problems: readonly CellProblem[]): CellProblem[] {
  const byColumn = new Map<string, CellProblem>();
  for (const problem of problems) if (!byColumn.has(problem.column)) byColumn.set(problem.column, problem);
  return [...byColumn.values()];
}

function personOf({ form: { studentName, dateOfBirth, parentsInfo } }: Draft): Person | undefined {
  if (studentName === undefined || dateOfBirth === undefined) return undefined;
  const father: string | undefined = parentsInfo.find(({ type }) => type === 'FATHER')?.name;
  return { nameKey: nameKey(tidyName(studentName)), fatherKey: nameKey(tidyName(father ?? '')), dateOfBirth };
}

/** The result of `make`; undefined when it throws an ApiError, which is passed to `onError`. */
function attempt<Made>(make: () => Made, onError: (error: ApiError) => void): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    onError(error);
    return undefined;
  }
}

/** Problems of class and section at the column that has both, where the row has no class of its own. */
function atOwnColumn(problems: readonly CellProblem[], { columns, values }: TableRow): CellProblem[] {
  const both = columns.find(({ key }) => key === CLASS_SECTION)?.title;
  const hasClass = values.has(CLASS_SECTION) ? values.has(CLASS) : columns.some(({ key }) => key === CLASS);
  if (both === undefined || hasClass) return [...problems];
  return problems.map((problem) =>
    problem.column === CLASS_TITLE || problem.column === SECTION_TITLE ? { ...problem, column: both } : problem,
  );
}

const namesOf = ({ className, sectionName, bothNames }: Draft): ImportRow['names'] =>
  new Map([
    [CLASS, className],
    [SECTION, sectionName],
    [CLASS_SECTION, bothNames],
  ]);

/** The row with its values to store, or with its problems. */
export function importRow(services: Services, target: ImportTarget, row: TableRow): ImportRow {
  const draft = draftOf(row.values, target);
  // The draft is a complete form only when the contract's rules find no problem.
  const form = draft.form as StudentForm;
  const { keys } = services.settings;
  const problems = [
    ...row.problems,
    ...(draft.enrolmentProblem ? [problemOf(draft.enrolmentProblem, draft)] : []),
    ...formProblems(services, draft).map((problem) => atColumn(problem, draft)),
  ];
  const isValid = problems.length === 0;
  const addProblem = (error: ApiError) => void problems.push(problemOf(error, draft));
  const aadhar = attempt(() => aadhaarOf(keys, target.schoolId, form), addProblem);
  const parents = isValid
    ? attempt(() => parentRows(keys, target.schoolId, form.parentsInfo, []), addProblem)
    : undefined;
  const srNo = form.studentSrNo ?? null;
  const { enrolment, newAdmission } = draft;
  const ready = problems.length === 0 && aadhar && parents && enrolment;
  return {
    ...row,
    names: namesOf(draft),
    problems: firstOfEach(atOwnColumn(problems, row)),
    srNo: srNo?.toLowerCase(),
    aadhaar: aadhar?.aadharDigest ?? undefined,
    person: personOf(draft),
    entry: ready ? { values: studentValues(form), aadhar, parents, srNo, newAdmission, ...enrolment } : undefined,
  };
}
