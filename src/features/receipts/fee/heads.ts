import { FEE_FIELDS } from '@/api/fees';
import { defineFields } from '@/shared/forms';

/** The parts of a fee, in the order in which they are shown. */
export const HEADS = ['admissionFee', 'tuitionFee', 'examFee', 'computerFee', 'developmentFee', 'otherFee'] as const;

export const headFields = defineFields(FEE_FIELDS.FeeStructureForm);
