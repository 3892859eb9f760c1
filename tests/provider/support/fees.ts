// Fee structures as the tests send and read them.
import { FEE_STRUCTURE } from '../../support/entities/fees';
import { samplesIn } from '../../support/entities/table';
import { call, sql, type Answer } from '../../support/provider';
import { FIRST } from './schools';
import type { Changes } from './students';

export interface FeeTerm {
  minimumDate: string;
  minimumFee: number;
}
export interface FeeStructure {
  sessionId: number;
  classId: number;
  stream: string | null;
  totalFee: number;
  dateWiseFeesList: FeeTerm[];
  version: number;
  [field: string]: unknown;
}
export interface FeePlace {
  sessionId: number;
  classId: number;
}

export const AMOUNTS = samplesIn(FEE_STRUCTURE, 'amount');

/** A class of the demo in the session of this status. */
export async function feePlaceOf(className = '5', status = 'UPCOMING', schoolId = FIRST): Promise<FeePlace> {
  const [row] = await sql<FeePlace>(
    `SELECT c.id AS "classId", (SELECT id FROM sessions WHERE school_id = $1 AND status = $3) AS "sessionId"
       FROM classes c WHERE c.school_id = $1 AND c.name = $2`,
    [schoolId, className, status],
  );
  if (!row) throw new Error(`The demo has no class ${className}.`);
  return row;
}

export const saveFee = (token: string, form: Changes): Promise<Answer<FeeStructure>> =>
  call('PUT', '/fee-structure', { token, json: form });
export const saveTerms = (token: string, form: Changes): Promise<Answer<FeeStructure>> =>
  call('PUT', '/fee-structure/terms', { token, json: form });
export const getFee = (
  token: string,
  { sessionId, classId }: FeePlace,
  stream?: string,
): Promise<Answer<FeeStructure>> =>
  call('GET', `/fee-structure/${sessionId}/${classId}${stream === undefined ? '' : `/${stream}`}`, { token });

/** Every class of a school, and every stream, has fees in a session: what it needs to become ACTIVE. */
export const giveFees = (sessionId: number, schoolId = FIRST): Promise<unknown> =>
  sql(
    `INSERT INTO fee_structures (school_id, session_id, class_id, stream, total_fee, admission_fee, tuition_fee, exam_fee,
       computer_fee, development_fee, other_fee, created_at, modified_at)
     SELECT DISTINCT c.school_id, $1::integer, c.id, s.stream, 24000.5, 2000, 18000.5, 1000, 1200, 1300, 500, now(), now()
       FROM classes c LEFT JOIN sections s ON s.school_id = c.school_id AND s.class_id = c.id AND s.deleted_at IS NULL
      WHERE c.school_id = $2 AND c.deleted_at IS NULL
     ON CONFLICT DO NOTHING`,
    [sessionId, schoolId],
  );
