// Where the audit trail stores data of a student: entries of the student's own records, and entries about many students, from
// which an export reads, and an erasure removes, only what is about this one. $1 is the school, $2 the student.

const OF_STUDENT = 'school_id = $1 AND student_id = $2';
const ID = '$2::integer::text';

const OWN = {
  student: `entity = 'student' AND entity_id = ${ID}`,
  fees: `entity LIKE 'fees of a student in session %' AND entity_id = ${ID}`,
  certificates: `entity = 'certificate' AND entity_id IN (SELECT id::text FROM student_certificates WHERE ${OF_STUDENT})`,
  receipts: `entity = 'receipt' AND entity_id IN (SELECT id::text FROM receipts WHERE ${OF_STUDENT})`,
};

/** A position in the details of entries about many students. */
interface Position {
  entity: string;
  /** such as 'before,rollNumbers' */
  path: string;
}

const bothSides = (entity: string, name?: string): Position[] =>
  ['before', 'after'].map((side) => ({ entity, path: name === undefined ? side : `${side},${name}` }));

/** Their keys are ids of students, or begin with one: '286/2/theory'. */
export const MAPS: readonly Position[] = [
  ...bothSides('marks of exam'),
  ...bothSides('remarks of session'),
  ...bothSides('class', 'rollNumbers'),
];

/** As MAPS, but without data of the student that an export shows: the versions that an operation raised. */
const VERSIONS: readonly Position[] = ['class', 'promotion'].map((entity) => ({
  entity,
  path: 'raised,versions',
}));

/** Lists of ids of students. */
export const LISTS: readonly Position[] = [
  { entity: 'class', path: 'after,placed' },
  { entity: 'marksheets of exam', path: 'after,studentIds' },
  // Of other students.
  ...bothSides('student', 'siblings'),
];

/** Texts that users searched for, such as a name: entries of earlier versions have them. */
export const SEARCHED: readonly Position[] = ['marksheets of exam', 'marks file of exam'].map((entity) => ({
  entity,
  path: 'after,searchText',
}));

const isOfStudent = `split_part(key, '/', 1) = ${ID}`;
const keysIn = (map: string): string =>
  `SELECT key FROM jsonb_object_keys(CASE WHEN jsonb_typeof(${map}) = 'object' THEN ${map} ELSE '{}' END) key WHERE ${isOfStudent}`;

const erased = (condition: string, details: string): string =>
  `UPDATE audit_entries SET details = ${details} WHERE school_id = $1 AND ${condition}`;

function withoutKeys({ entity, path }: Position): string {
  const map = `details #> '{${path}}'`;
  return erased(
    `entity = '${entity}' AND EXISTS (${keysIn(map)})`,
    `jsonb_set(details, '{${path}}', (${map}) - ARRAY(${keysIn(map)}))`,
  );
}

function withoutItem({ entity, path }: Position): string {
  const list = `details #> '{${path}}'`;
  const others = `SELECT coalesce(jsonb_agg(item ORDER BY at), '[]') FROM jsonb_array_elements(${list}) WITH ORDINALITY AS of_list(item, at)
    WHERE item <> to_jsonb($2::integer)`;
  return erased(
    `entity = '${entity}' AND jsonb_typeof(${list}) = 'array' AND ${list} @> to_jsonb($2::integer)`,
    `jsonb_set(details, '{${path}}', (${others}))`,
  );
}

/** Of all entries, because the text may be any part of the name, or of an earlier one. */
const withoutText = ({ entity, path }: Position): string =>
  erased(`entity = '${entity}' AND details #> '{${path}}' IS NOT NULL`, `details #- '{${path}}'`);

const WITHOUT_VALUES = `details - 'before' - 'after'`;
/** Status and amounts stay. */
const WITHOUT_TEXTS = `details #- '{after,reason}' #- '{after,comments}' #- '{before,comments}'`;

export const ERASE_AUDITED: readonly string[] = [
  erased(OWN.student, WITHOUT_VALUES),
  erased(OWN.fees, `details #- '{after,reason}'`),
  erased(OWN.certificates, WITHOUT_VALUES),
  erased(OWN.receipts, WITHOUT_TEXTS),
  ...[...MAPS, ...VERSIONS].map(withoutKeys),
  ...LISTS.map(withoutItem),
  ...SEARCHED.map(withoutText),
];

const nameOf = (table: string, id: string): string =>
  `(SELECT name FROM ${table} n WHERE n.school_id = $1 AND n.id::text = ${id})`;

/** 'Science theory', 'studentAttendance'. */
const MARK = `concat_ws(' ', coalesce(${nameOf('master_subjects', `split_part(key, '/', 2)`)}, split_part(key, '/', 2)),
  nullif(split_part(key, '/', 3), ''))`;
const marksIn = (side: string): string =>
  `(SELECT jsonb_object_agg(${MARK}, value) FROM jsonb_each(details -> '${side}') WHERE ${isOfStudent})`;
const valueIn = (name: string, ...path: string[]): string =>
  `jsonb_build_object('${name}', details #> ARRAY[${path.map((part) => `'${part}'`).join(', ')}, ${ID}])`;

/** Of an entry about many students, what is about this one, with names instead of ids. */
const SHOWN = `CASE entity
  WHEN 'marks of exam' THEN jsonb_build_object('exam', ${nameOf('exams', 'entity_id')},
    'before', ${marksIn('before')}, 'after', ${marksIn('after')})
  WHEN 'remarks of session' THEN jsonb_build_object('session', ${nameOf('sessions', 'entity_id')},
    'before', ${valueIn('remark', 'before')}, 'after', ${valueIn('remark', 'after')})
  WHEN 'class' THEN jsonb_build_object('class', ${nameOf('classes', 'entity_id')},
    'session', ${nameOf('sessions', `(details #>> '{after,sessionId}')`)},
    'before', ${valueIn('rollNo', 'before', 'rollNumbers')}, 'after', ${valueIn('rollNo', 'after', 'rollNumbers')})
  ELSE details END`;

const inMap = ({ entity, path }: Position): string =>
  `entity = '${entity}' AND EXISTS (${keysIn(`details #> '{${path}}'`)})`;

/** The entries of an export. */
export const AUDITED = `(SELECT id, at, school_id, user_id, event, request_id, entity, entity_id, ${SHOWN} AS details
  FROM audit_entries WHERE school_id = $1 AND (${[...Object.values(OWN), ...MAPS.map(inMap)].join('\n    OR ')}))`;
