// Samples of the fees' operations; see samples.ts.
import { sql } from '../../support/provider';
import { AMOUNTS, feePlaceOf } from './fees';
import type { Sample } from './sample';

type Maker = (schoolId: number) => Promise<Sample>;

/** A class with a structure in the session to come. */
async function structured(schoolId: number, className = '5', stream: string | null = null) {
  const place = await feePlaceOf(className, 'UPCOMING', schoolId);
  await sql(
    `INSERT INTO fee_structures (school_id, session_id, class_id, stream, total_fee, admission_fee, tuition_fee, exam_fee,
       computer_fee, development_fee, other_fee, created_at, modified_at)
     VALUES ($1, $2, $3, $4, 24000.5, 2000, 18000.5, 1000, 1200, 1300, 500, now(), now()) ON CONFLICT DO NOTHING`,
    [schoolId, place.sessionId, place.classId, stream],
  );
  return place;
}

export const feeMakers: Record<string, Maker> = {
  getFeeStructure: async (schoolId) => ({ path: { ...(await structured(schoolId)) } }),
  getStreamFeeStructure: async (schoolId) => ({
    path: { ...(await structured(schoolId, '11', 'SCIENCE')), stream: 'SCIENCE' },
  }),
  saveFeeStructure: async (schoolId) => ({
    body: { ...(await feePlaceOf('5', 'UPCOMING', schoolId)), ...AMOUNTS, stream: null },
  }),
  listFeeStructures: async (schoolId) => ({ path: { sessionId: (await structured(schoolId)).sessionId } }),
  saveFeeStructures: async (schoolId) => {
    const { sessionId, classId } = await structured(schoolId);
    const fees = [{ minimumDate: '2027-05-10', minimumFee: 12000.5 }];
    return { body: { sessionId, rows: [{ classId, stream: null, ...AMOUNTS, version: 1, fees }] } };
  },
  saveFeeTerms: async (schoolId) => ({
    body: {
      ...(await structured(schoolId)),
      stream: null,
      fees: [{ minimumDate: '2027-05-10', minimumFee: 12000.5 }],
      version: 1,
    },
  }),
};
