import { createList } from '@/shared/filters';
import { KINDS, PARENTS, requestOf, START, type ReportFilters } from '../kit/reportFilters';

export interface DiscountFilters extends ReportFilters {
  readonly discounted: boolean;
  readonly admission: boolean;
}

const SORTED_BY = [
  ...['studentCode', 'studentName', 'fatherName', 'className', 'sectionName', 'mobileNo'],
  ...['totalFee', 'discount', 'paid', 'pending', 'earlierDues', 'openingPaid'],
  ...['admissionFee', 'admissionFeeApplicable', 'discountReason'],
];

export const discountReportList = createList<DiscountFilters>({
  name: 'discountReport',
  start: { ...START, discounted: true, admission: true },
  parents: PARENTS,
  kinds: { ...KINDS, sortBy: SORTED_BY, discounted: 'switch', admission: 'switch' },
});

export const discountRequestOf = (filters: DiscountFilters) => ({
  ...requestOf(filters),
  includeDiscountedStudents: filters.discounted,
  includeAdmissionFeeApplicableStudents: filters.admission,
});
