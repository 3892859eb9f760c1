import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import type { SchoolList } from '@/shared/lists';
import { changeOf, type ReceiptFilters, type TypedFilters } from './receiptListSlice';

/** The delay after the last keystroke before a text applies, in milliseconds (RECEIPT-09). */
const SEARCH_WAIT_MS = 500;

export interface FilterForm {
  readonly form: FormInstance<ReceiptFilters>;
  /** Applies the values of the fields and returns the filters; null while a field has an error, which the field shows. */
  readonly take: () => ReceiptFilters | null;
}

/** The form of the filter fields. */
export function useFilterForm({ filters: applied, change: apply }: SchoolList<ReceiptFilters>): FilterForm {
  const [form] = Form.useForm<ReceiptFilters>();
  const take = () => {
    const change = changeOf(form.getFieldsValue(true) as TypedFilters, applied);
    if (change === null) return null;
    if (Object.keys(change).length > 0) apply(change);
    return { ...applied, ...change };
  };
  return { form, take };
}

/** Applies the texts after a pause in typing. */
export function useLateSearch({ form, take }: FilterForm): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const texts = Form.useWatch((typed: TypedFilters) => `${typed.searchText}\n${typed.studentSearchText}`, form);
  useEffect(() => {
    if (texts === undefined) return undefined;
    const timer = setTimeout(() => void latest.current(), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [texts]);
}
