import { feesGenerated } from './generated/fees.gen';
import type { Stream } from './generated/schemas.gen';

interface Selection {
  readonly sessionId: number;
  readonly classId: number;
  readonly stream?: Stream | null | undefined;
}

const one = ({ sessionId, classId, stream }: Selection) =>
  ({ type: 'Fee', id: [sessionId, classId, stream ?? ''].join('/') }) as const;
const all = ({ sessionId }: Pick<Selection, 'sessionId'>) => ({ type: 'Fee', id: `all/${sessionId}` }) as const;

const openings = (sessionId: number) => ({ type: 'Fee', id: `openings/${sessionId}` }) as const;
/** 5,000 rows on a slow machine. */
const LONG = { timeoutMs: 180_000 };

export const feesApi = feesGenerated.enhanceEndpoints({
  endpoints: {
    getFeeStructure: { providesTags: (_structure, _failure, selection) => [one(selection)] },
    getStreamFeeStructure: { providesTags: (_structure, _failure, selection) => [one(selection)] },
    // Also after a failure: another user may have changed it.
    saveFeeStructure: {
      invalidatesTags: (_structure, _failure, { feeStructureForm }) => [one(feeStructureForm), all(feeStructureForm)],
    },
    saveFeeTerms: {
      invalidatesTags: (_structure, _failure, { feeTermsForm }) => [one(feeTermsForm), all(feeTermsForm)],
    },
    listFeeStructures: { providesTags: (_rows, _failure, selection) => [all(selection)] },
    // Also after a failure: another user may have changed them.
    saveFeeStructures: {
      invalidatesTags: (_rows, _failure, { feeGridForm: { sessionId, rows } }) => [
        all({ sessionId }),
        ...rows.map(({ classId, stream }) => one({ sessionId, classId, stream })),
      ],
    },
    listOpeningBalances: { providesTags: (_openings, _failure, { sessionId }) => [openings(sessionId)] },
    downloadOpeningTemplate: { invalidatesTags: [], extraOptions: LONG },
    checkOpeningBalances: { invalidatesTags: [], extraOptions: LONG },
    annotateOpeningBalances: { invalidatesTags: [], extraOptions: LONG },
    // Also after a failure: another user may have stored or reversed them.
    importOpeningBalances: {
      invalidatesTags: (_stored, _failure, { openingOrder }) => [openings(openingOrder.sessionId), 'StudentFee'],
      extraOptions: LONG,
    },
    reverseOpeningBalances: {
      invalidatesTags: (_reversed, _failure, { openingReversal }) => [
        openings(openingReversal.sessionId),
        'StudentFee',
      ],
      extraOptions: LONG,
    },
    // The dues depend on the student's record: RTE, date of admission.
    getStudentFees: {
      providesTags: (_fees, _failure, { studentFeesOf }) => [
        { type: 'StudentFee', id: studentFeesOf.studentId },
        { type: 'Student', id: studentFeesOf.studentId },
      ],
    },
    listDiscountChanges: {
      providesTags: (_changes, _failure, { studentId }) => [{ type: 'StudentFee', id: studentId }],
    },
    // Also after a failure: another user may have changed it or taken a payment.
    saveStudentDiscount: {
      invalidatesTags: (_fees, _failure, { discountForm }) => [{ type: 'StudentFee', id: discountForm.studentId }],
    },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as FEE_FIELDS } from './generated/feesFields.gen';
export const {
  useGetFeeStructureQuery,
  useGetStreamFeeStructureQuery,
  useSaveFeeStructureMutation,
  useSaveFeeTermsMutation,
  useListFeeStructuresQuery,
  useSaveFeeStructuresMutation,
  useListOpeningBalancesQuery,
  useDownloadOpeningTemplateMutation,
  useCheckOpeningBalancesMutation,
  useAnnotateOpeningBalancesMutation,
  useImportOpeningBalancesMutation,
  useReverseOpeningBalancesMutation,
  useGetStudentFeesQuery,
  useListDiscountChangesQuery,
  useSaveStudentDiscountMutation,
} = feesApi;
export type {
  DiscountChange,
  DiscountForm,
  FeeGridRow,
  FeeGridRowForm,
  FeeStructure,
  FeeStructureForm,
  FeeTerm,
  FeeTermsForm,
  OpeningBalances,
  OpeningCheck,
  OpeningCheckRow,
  OpeningImported,
  OpeningStay,
  OpeningSums,
  StudentFees,
} from './generated/schemas.gen';
