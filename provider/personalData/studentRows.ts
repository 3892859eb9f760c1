// Reads the rows of a student as readable records: names instead of ids, without technical columns, numbers decrypted.
import type { Keys } from '../config.ts';
import type { Connection } from '../database/engine.ts';
import { openNumber, type NumberKind } from '../shared/personalNumbers.ts';
import type { Student } from './findStudent.ts';
import { PARTS, type Part } from './parts.ts';

export type Value = string | number | boolean | null | object;
export type StudentRecord = Record<string, Value>;

export interface StudentPart {
  table: string;
  title: string;
  records: StudentRecord[];
}

/** Ids, accounts of staff, and values that are computed from others. */
const TECHNICAL =
  /^(id|school_id|student_id|import_id|run_id|request_id|image_id|version|entity_id|reference_key|life_order|.*_(key|digest|last4|by))$/;
/** A digest. */
const TECHNICAL_OF: Readonly<Record<string, string>> = { fee_certificates: 'content', audit_entries: 'user_id' };
const OTHER_SECRET = 'stored with another secret, cannot be read';
const SEALED: ReadonlySet<string> = new Set<NumberKind>(['aadhar', 'pan']);

/** The columns with ids, and the tables with their names. */
const NAMED: readonly (readonly [column: RegExp, names: string])[] = [
  [/^session_id$/, 'SELECT id, name FROM sessions WHERE school_id = $1'],
  [/^(from_|to_)?class_id$/, 'SELECT id, name FROM classes WHERE school_id = $1'],
  [/^(to_)?section_id$/, 'SELECT id, name FROM sections WHERE school_id = $1'],
  [/^exam_id$/, 'SELECT id, name FROM exams WHERE school_id = $1'],
  [/^subject_id$/, 'SELECT id, name FROM master_subjects WHERE school_id = $1'],
  [/^grade_id$/, 'SELECT id, name FROM grades WHERE school_id = $1'],
  [/^sibling_id$/, 'SELECT id, name FROM students WHERE school_id = $1'],
  [/^receipt_id$/, 'SELECT id, receipt_no AS name FROM receipts WHERE school_id = $1'],
];

type Names = ReadonlyMap<number, string | number>;

const camel = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

class Reader {
  readonly #connection: Connection;
  readonly #student: Student;
  readonly #keys: Keys;
  readonly #names = new Map<string, Names>();

  constructor(connection: Connection, student: Student, keys: Keys) {
    this.#connection = connection;
    this.#student = student;
    this.#keys = keys;
  }

  async #namesOf(query: string): Promise<Names> {
    let names = this.#names.get(query);
    if (!names) {
      const { rows } = await this.#connection.query({ text: query, params: [this.#student.schoolId] });
      names = new Map((rows as { id: number; name: string | number }[]).map(({ id, name }) => [id, name]));
      this.#names.set(query, names);
    }
    return names;
  }

  async #fieldOf(column: string, value: Value): Promise<[string, Value]> {
    const named = NAMED.find(([pattern]) => pattern.test(column));
    if (named) {
      const names = await this.#namesOf(named[1]);
      return [camel(column.replace(/_id$/, '')), value === null ? null : (names.get(Number(value)) ?? null)];
    }
    if (SEALED.has(column) && typeof value === 'string')
      return [column, openNumber(this.#keys, this.#student.schoolId, column as NumberKind, value) ?? OTHER_SECRET];
    return [camel(column), value];
  }

  async records({ table, from = table, rows, order }: Part): Promise<StudentRecord[]> {
    const { schoolId, id } = this.#student;
    const found = await this.#connection.query({
      text: `SELECT to_json(t)::text AS row FROM ${from} t WHERE ${rows} ORDER BY ${order}`,
      params: [schoolId, id],
    });
    const records: StudentRecord[] = [];
    for (const { row } of found.rows as { row: string }[]) {
      const fields: [string, Value][] = [];
      for (const [column, value] of Object.entries(JSON.parse(row) as Record<string, Value>))
        if (!TECHNICAL.test(column) && TECHNICAL_OF[table] !== column) fields.push(await this.#fieldOf(column, value));
      records.push(Object.fromEntries(fields));
    }
    return records;
  }
}

/** All parts of a student's data, also those without rows. */
export async function readStudent(connection: Connection, student: Student, keys: Keys): Promise<StudentPart[]> {
  const reader = new Reader(connection, student, keys);
  const parts: StudentPart[] = [];
  for (const part of PARTS)
    if (part.title !== undefined)
      parts.push({ table: part.table, title: part.title, records: await reader.records(part) });
  return parts;
}

export interface Photo {
  contentType: string;
  bytes: Buffer;
}

export async function readPhoto(connection: Connection, { schoolId, id }: Student): Promise<Photo | undefined> {
  const { rows } = await connection.query({
    text: `SELECT content_type AS "contentType", encode(bytes, 'base64') AS bytes FROM images
      WHERE school_id = $1 AND id = (SELECT image_id FROM students WHERE school_id = $1 AND id = $2)`,
    params: [schoolId, id],
  });
  const [photo] = rows as { contentType: string; bytes: string }[];
  return photo && { contentType: photo.contentType, bytes: Buffer.from(photo.bytes, 'base64') };
}
