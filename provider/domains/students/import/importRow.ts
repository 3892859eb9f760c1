// A row of a spreadsheet, judged by the rules of the registration form.
import { nameKey, tidyName } from '../../../../common/names.ts';
import type { Services } from '../../../call/services.ts';
import type { CellProblem, TableRow } from '../../../documents/table.ts';
import { todayOf } from '../../../shared/clock.ts';
import { Refusal, type Problem } from '../../../shared/fail.ts';
import { columnAt, SECTION_TITLE } from './importColumns.ts';
import { draftOf, type Draft, type ImportPlace } from './importDraft.ts';
import { aadhaarOf, type Person } from '../form/storeStudent.ts';
import { parentRows, type ParentValues } from '../form/storeParents.ts';
import { MOBILE_MISSING } from '../form/studentForm.ts';
import { dateProblems, studentValues, type StudentForm } from '../students.rules.ts';

/** What is stored of a row that is as the form must be. */
export interface ImportEntry {
  values: ReturnType<typeof studentValues>;
  aadhar: ReturnType<typeof aadhaarOf>;
  parents: ParentValues[];
  /** null where the next one is given */
  srNo: string | null;
  classId: number;
  sectionId: number | null;
  /** as the row states it; undefined where the rule decides */
  newAdmission: boolean | undefined;
}

export interface ImportRow extends TableRow {
  entry: ImportEntry | undefined;
  /** what no two students share, as far as the row tells */
  srNo: string | undefined;
  aadhaar: string | undefined;
  person: Person | undefined;
}

const OF_SECTION = new Set(['INVALID_SECTION', 'CLASS_HAS_NO_STREAM_OR_SECTION']);

/** A problem of the form at the heading it belongs to. `path`: with or without the form's JSON part before it. */
const atColumn = ({ path, message }: Problem, { form }: Draft): CellProblem => ({
  column: columnAt(path.replace(/^student\./, ''), form.parentsInfo),
  message,
});

function problemOf({ code, message, details }: Refusal, draft: Draft): CellProblem {
  const [first] = details.problems ?? [];
  if (first) return atColumn(first, draft);
  return { column: OF_SECTION.has(code) ? SECTION_TITLE : '', message };
}

/** What the form's rules find: the contract's first, the others where the values they look at are there. */
function formProblems({ forms, clock }: Services, { form }: Draft): Problem[] {
  const problems = forms.check('StudentForm', form);
  if (form.mobileNo === undefined) problems.push(MOBILE_MISSING);
  const { dateOfBirth, admissionDate } = form;
  if (dateOfBirth !== undefined && admissionDate !== undefined)
    problems.push(...dateProblems({ dateOfBirth, admissionDate }, todayOf(clock)));
  return problems;
}

/** The reasons of a row, one for each column: what could not be read comes before what the form finds missing. */
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

/** What `make` makes; undefined where it refuses, which `refused` is told. */
function attempt<Made>(make: () => Made, refused: (refusal: Refusal) => void): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refused(error);
    return undefined;
  }
}

/** The row with what is stored of it, or with what is wrong with it. */
export function importRow(services: Services, at: ImportPlace, row: TableRow): ImportRow {
  const draft = draftOf(row.values, at);
  // Only looked at as a whole form where the contract has found nothing wrong.
  const form = draft.form as StudentForm;
  const { keys } = services.settings;
  const problems = [
    ...row.problems,
    ...(draft.misplaced ? [problemOf(draft.misplaced, draft)] : []),
    ...formProblems(services, draft).map((problem) => atColumn(problem, draft)),
  ];
  const sound = problems.length === 0;
  const refused = (refusal: Refusal) => void problems.push(problemOf(refusal, draft));
  const aadhar = attempt(() => aadhaarOf(keys, at.schoolId, form), refused);
  const parents = sound ? attempt(() => parentRows(keys, at.schoolId, form.parentsInfo, []), refused) : undefined;
  const srNo = form.studentSrNo ?? null;
  const { place, newAdmission } = draft;
  const ready = problems.length === 0 && aadhar && parents && place;
  return {
    ...row,
    problems: firstOfEach(problems),
    srNo: srNo?.toLowerCase(),
    aadhaar: aadhar?.aadharDigest ?? undefined,
    person: personOf(draft),
    entry: ready ? { values: studentValues(form), aadhar, parents, srNo, newAdmission, ...place } : undefined,
  };
}
