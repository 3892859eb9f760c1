import { Form, type FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { changeOf, filtersChanged, type ReceiptFilters, type TypedFilters } from './receiptListSlice';

/** How long a text waits for the next keystroke, in milliseconds (RECEIPT-09). */
const SEARCH_WAIT_MS = 500;

export interface FilterForm {
  readonly form: FormInstance<ReceiptFilters>;
  /** Applies what the fields hold; the filters from then on, null while a field has an error, which it shows itself. */
  readonly take: () => ReceiptFilters | null;
}

/** The fields of the filters over what is applied. */
export function useFilterForm(applied: ReceiptFilters): FilterForm {
  const dispatch = useDispatch();
  const [form] = Form.useForm<ReceiptFilters>();
  const take = () => {
    const change = changeOf(form.getFieldsValue(true) as TypedFilters, applied);
    if (change === null) return null;
    if (Object.keys(change).length > 0) dispatch(filtersChanged(change));
    return { ...applied, ...change };
  };
  return { form, take };
}

/** Applies the texts when nothing was typed for a while. */
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
