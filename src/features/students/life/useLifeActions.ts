import type { StudentLife } from '@/api/students';
import type { ReadmissionHandover } from '@/shared/navigation';
import { useDialog, type DialogState } from '@/shared/ui';
import { useReadmission, type Readmission } from './useReadmission';

/** What can be done with one who left. */
export interface LifeActions extends Readmission {
  readonly history: DialogState<StudentLife>;
}

export function useLifeActions<Filters extends { readonly schoolId: number | undefined }>(
  filters: Filters,
  actionType: ReadmissionHandover['actionType'],
): LifeActions {
  return { ...useReadmission(filters, actionType), history: useDialog<StudentLife>() };
}
