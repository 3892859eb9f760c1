import { createList } from '@/shared/filters';
import { KINDS, PARENTS, START, type ReportFilters } from '../kit/reportFilters';

const SORTED_BY = [
  ...['studentCode', 'studentName', 'fatherName', 'className', 'sectionName', 'mobileNo'],
  ...['totalFee', 'discount', 'paid', 'pending', 'earlierDues', 'openingPaid'],
];

export const pendingFeesList = createList<ReportFilters>({
  name: 'pendingFees',
  start: START,
  parents: PARENTS,
  kinds: { ...KINDS, sortBy: SORTED_BY },
});
