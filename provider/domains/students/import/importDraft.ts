// The form a row of a spreadsheet stands for, as far as its cells say it.
import type { TableRow } from '../../../documents/table.ts';
import type { Refusal } from '../../../shared/fail.ts';
import type { ClassWithSections } from '../../classes/index.ts';
import { placeRefusal } from '../enrol.ts';
import { CLASS, IMPORT_COLUMNS, lastSchoolKey, NEW_ADMISSION, parentKey, RELATIONS, SECTION } from './importColumns.ts';
import { classKey, namedAs, sectionKey } from './importNotations.ts';
import type { ParentForm, StudentForm } from '../students.rules.ts';

export interface ImportPlace {
  schoolId: number;
  sessionId: number;
  classes: readonly ClassWithSections[];
}

/** Only what every row has is sure to be there. */
type Form = Partial<Omit<StudentForm, 'parentsInfo'>> & { parentsInfo: ParentForm[] };

export interface Draft {
  form: Form;
  /** where the row is to stand; undefined where its class is unknown */
  place: { classId: number; sectionId: number | null } | undefined;
  /** why it cannot stand there */
  misplaced: Refusal | undefined;
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

/** Those of whom anything is told beside that no tax is paid; a PAN counts in small letters too. */
function parentsOf(values: Values): ParentForm[] {
  return RELATIONS.flatMap(({ type }) => {
    const fields = fieldsUnder(values, (field) => parentKey(type, field), PARENT_FIELDS);
    if (typeof fields['panNo'] === 'string') fields['panNo'] = fields['panNo'].toUpperCase();
    const told = Object.values(fields).some((value) => value !== false);
    return told ? [{ type, ...fields } as ParentForm] : [];
  });
}

/** A name that is none of the class's sections. */
const NO_SECTION = 0;

/** Class and section by their names. */
function placeOf(values: Values, { classes }: ImportPlace): Pick<Draft, 'place' | 'misplaced'> {
  const nameIn = (column: string) => {
    const name = values.get(column);
    return typeof name === 'string' ? name : undefined;
  };
  const [className, sectionName] = [nameIn(CLASS), nameIn(SECTION)];
  if (className === undefined) return { place: undefined, misplaced: undefined };
  const found = namedAs(classes, className, classKey);
  const section = sectionName === undefined ? undefined : namedAs(found?.sections ?? [], sectionName, sectionKey);
  const none = sectionName === undefined ? null : NO_SECTION;
  const misplaced = placeRefusal(found, section ? section.id : none);
  return { place: found && { classId: found.id, sectionId: section ? section.id : null }, misplaced };
}

export function draftOf(values: Values, at: ImportPlace): Draft {
  const { place, misplaced } = placeOf(values, at);
  const newAdmission = values.get(NEW_ADMISSION) as boolean | undefined;
  const form = {
    schoolId: at.schoolId,
    ...fieldsUnder(values, (field) => field, OWN_FIELDS),
    parentsInfo: parentsOf(values),
    lastSchoolDetails: fieldsUnder(values, lastSchoolKey, LAST_SCHOOL_FIELDS),
    enrollments: [{ sessionId: at.sessionId, ...place }],
  } as Form;
  return { form, place, misplaced, newAdmission };
}
