import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { focusFirstError } from '../ui';

/** Focuses the first field with an error after a submit, because the fields are disabled while it runs. */
export function useFocusOnError(form: FormInstance, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    if (ended) focusFirstError(form);
  }, [busy, form]);
}
