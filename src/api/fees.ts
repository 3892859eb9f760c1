import { feesGenerated } from './generated/fees.gen';
import type { Stream } from './generated/schemas.gen';

interface Place {
  readonly sessionId: number;
  readonly classId: number;
  readonly stream?: Stream | null | undefined;
}

const one = ({ sessionId, classId, stream }: Place) =>
  ({ type: 'Fee', id: [sessionId, classId, stream ?? ''].join('/') }) as const;

export const feesApi = feesGenerated.enhanceEndpoints({
  endpoints: {
    getFeeStructure: { providesTags: (_structure, _failure, place) => [one(place)] },
    getStreamFeeStructure: { providesTags: (_structure, _failure, place) => [one(place)] },
    // Refused too: somebody else may have changed it.
    saveFeeStructure: { invalidatesTags: (_structure, _failure, { feeStructureForm }) => [one(feeStructureForm)] },
    saveFeeTerms: { invalidatesTags: (_structure, _failure, { feeTermsForm }) => [one(feeTermsForm)] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as FEE_FIELDS } from './generated/feesFields.gen';
export const {
  useGetFeeStructureQuery,
  useGetStreamFeeStructureQuery,
  useSaveFeeStructureMutation,
  useSaveFeeTermsMutation,
} = feesApi;
export type { FeeStructure, FeeStructureForm, FeeTerm, FeeTermsForm } from './generated/schemas.gen';
