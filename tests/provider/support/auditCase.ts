// What a writing operation is expected to write to the audit trail; see auditDetails.test.ts.
import type { Answer } from '../../support/provider';
import type { Sample } from './sample';

export interface Case {
  sample: Sample;
  /** the row of the record before the call, by the names of its columns */
  before: Record<string, unknown>;
  answer: Answer<Record<string, unknown>>;
}
export interface Expectation {
  entity: string;
  id?: unknown;
  before?: unknown;
  after?: unknown;
  changed?: { version: number; fields: string[] };
}
export interface Row {
  /** the table of the record that the path names */
  table?: string;
  /** several where other records are changed with it */
  says: (one: Case) => Expectation | Expectation[] | Promise<Expectation>;
}

export const idIn = ({ sample }: Case): unknown => sample.path?.['id'];
export const body = ({ sample }: Case): Record<string, unknown> => sample.body ?? {};
export const pick = (from: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

/** Of a record that is changed for the first time: the version it has then, and the fields of its form. */
export const changed = (...fields: string[]) => ({ version: 2, fields });
