import { FEE_FIELDS } from '@/api/fees';
import { defineFields } from '@/shared/forms';

export const headFields = defineFields(FEE_FIELDS.FeeStructureForm);
