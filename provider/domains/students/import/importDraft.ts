// The registration form of a row, as far as its cells are filled.
import { VALUES } from '../../../contract/generated/labels.gen.ts';
import type { TableRow } from '../../../documents/table.ts';
import { firstSigns } from '../../../documents/headings.ts';
import { ApiError } from '../../../shared/fail.ts';
import type { ClassWithSections } from '../../classes/index.ts';
import { enrolmentFailure } from '../enrol.ts';
import type { ParentForm, StudentForm } from '../students.rules.ts';
import { importWords as words } from './import.words.ts';
import {
  CLASS,
  CLASS_SECTION,
  CLASS_TITLE,
  IMPORT_COLUMNS,
  lastSchoolKey,
  NEW_ADMISSION,
  parentKey,
  SECTION,
  SECTION_TITLE,
} from './importColumns.ts';
import { classAndSection, classKey, finderOf, NEW, sectionKey, type FindNamed } from './importNotations.ts';

/** The session of an import and the classes of its school. */
export interface ImportTarget {
  schoolId: number;
  sessionId: number;
  classes: readonly ClassWithSections[];
  findClass: FindNamed<ClassWithSections>;
  findSection: (classId: number, name: string) => ClassWithSections['sections'][number] | undefined;
}

/** Makes the keys of all classes and sections once for all rows. */
export function targetOf(schoolId: number, sessionId: number, classes: readonly ClassWithSections[]): ImportTarget {
  const sections = new Map(classes.map((one) => [one.id, finderOf(one.sections, sectionKey)]));
  return {
    ...{ schoolId, sessionId, classes },
    findClass: finderOf(classes, classKey),
    findSection: (classId, name) => sections.get(classId)?.(name),
  };
}

/** Only `parentsInfo` is present in every row. */
type Form = Partial<Omit<StudentForm, 'parentsInfo'>> & { parentsInfo: ParentForm[] };

export interface Draft {
  form: Form;
  /** undefined for an unknown class */
  enrolment: { classId: number; sectionId: number | null } | undefined;
  /** the names of class and section at the school; undefined for unknown ones */
  className: string | undefined;
  sectionName: string | undefined;
  /** the same of a cell that has both */
  bothNames: string | undefined;
  /** why the student cannot be enrolled there */
  enrolmentProblem: ApiError | undefined;
  newAdmission: boolean | undefined;
}

type Values = TableRow['values'];

const fieldsUnder = (values: Values, keyOf: (field: string) => string, fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values.get(keyOf(field));
      return value === undefined ? [] : [[field, value]];
    }),
  );

const fieldsIn = (prefix: string): string[] =>
  IMPORT_COLUMNS.flatMap(({ key }) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
const OWN_FIELDS = IMPORT_COLUMNS.map(({ key }) => key).filter((key) => !key.includes('.'));
const PARENT_FIELDS = fieldsIn(parentKey('FATHER', ''));
const LAST_SCHOOL_FIELDS = fieldsIn(lastSchoolKey(''));

/** The parents with any value except a taxpayer 'No'; a PAN is accepted in lower case. */
function parentsOf(values: Values): ParentForm[] {
  return VALUES.ParentType.flatMap((type) => {
    const fields = fieldsUnder(values, (field) => parentKey(type, field), PARENT_FIELDS);
    if (typeof fields['panNo'] === 'string') fields['panNo'] = fields['panNo'].toUpperCase();
    const filled = Object.values(fields).some((value) => value !== false);
    return filled ? [{ type, ...fields } as ParentForm] : [];
  });
}

/** The id used for a name that is not a section of the class. */
const NO_SECTION = 0;

type EnrolmentPart = Pick<Draft, 'enrolment' | 'enrolmentProblem' | 'className' | 'sectionName' | 'bothNames'>;
const NO_ENROLMENT: EnrolmentPart = {
  enrolment: undefined,
  enrolmentProblem: undefined,
  className: undefined,
  sectionName: undefined,
  bothNames: undefined,
};

/** Finds class and section by their names. */
function byNames(
  { findClass, findSection }: ImportTarget,
  className: string,
  sectionName: string | undefined,
): EnrolmentPart {
  const found = findClass(className);
  const section = found && sectionName !== undefined ? findSection(found.id, sectionName) : undefined;
  const none = sectionName === undefined ? null : NO_SECTION;
  return {
    enrolment: found && { classId: found.id, sectionId: section ? section.id : null },
    enrolmentProblem: enrolmentFailure(found, section ? section.id : none),
    className: found?.name,
    sectionName: section?.name,
    bothNames: section ? `${found?.name} ${section.name}` : found?.name,
  };
}

type Named = EnrolmentPart & { texts: { className: string; sectionName: string | undefined } };

/** Finds class and section in one cell: the first way to read it that names both. `section`: the text of the column Section. */
function byBoth(target: ImportTarget, both: string, section: string | undefined): Named {
  const read = (texts: Named['texts']): Named => ({ ...byNames(target, texts.className, texts.sectionName), texts });
  const whole = read({ className: both, sectionName: section });
  const readings = [...classAndSection(both).map(read), whole];
  return (
    readings.find(({ enrolmentProblem }) => !enrolmentProblem) ?? readings.find(({ enrolment }) => enrolment) ?? whole
  );
}

const SHOWN = 40;

/** The problem of a row whose column of class or section and whose column of both differ. */
function differing(field: typeof CLASS | typeof SECTION, text: string, both: string): ApiError {
  const title = field === CLASS ? CLASS_TITLE : SECTION_TITLE;
  const message = words.differs(title, firstSigns(text, SHOWN), words.classSection, firstSigns(both, SHOWN));
  return new ApiError('BAD_REQUEST', { message, problems: [{ path: field, message }] });
}

/** Finds class and section of a row, which may be in one column, in two, or in all three: then they must agree. */
function enrolmentOf(values: Values, target: ImportTarget): EnrolmentPart {
  const nameIn = (column: string) => {
    const name = values.get(column);
    return typeof name === 'string' ? name : undefined;
  };
  const [className, sectionName, both] = [nameIn(CLASS), nameIn(SECTION), nameIn(CLASS_SECTION)];
  if (both === undefined) return className === undefined ? NO_ENROLMENT : byNames(target, className, sectionName);
  const joined = byBoth(target, both, sectionName);
  const { bothNames, texts } = joined;
  const own = { ...byNames(target, className ?? texts.className, sectionName), bothNames };
  if (!own.enrolment) return own;
  if (className !== undefined && own.enrolment.classId !== joined.enrolment?.classId)
    return { ...own, enrolmentProblem: differing(CLASS, className, both) };
  if (sectionName === undefined) return joined;
  return own.enrolment.sectionId === joined.enrolment?.sectionId
    ? own
    : { ...own, enrolmentProblem: differing(SECTION, sectionName, both) };
}

export function draftOf(values: Values, target: ImportTarget): Draft {
  const part = enrolmentOf(values, target);
  const written = values.get(NEW_ADMISSION);
  const newAdmission = typeof written === 'boolean' || written === undefined ? written : written === NEW;
  const form = {
    schoolId: target.schoolId,
    ...fieldsUnder(values, (field) => field, OWN_FIELDS),
    parentsInfo: parentsOf(values),
    lastSchoolDetails: fieldsUnder(values, lastSchoolKey, LAST_SCHOOL_FIELDS),
    enrollments: [{ sessionId: target.sessionId, ...part.enrolment }],
  } as Form;
  return { ...part, form, newAdmission };
}
