import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';

/** Focuses the first field with an error after a submit, because the fields are disabled while it runs. */
export function useFocusOnError(form: FormInstance, busy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    const invalid = ended ? form.getFieldsError().find(({ errors }) => errors.length > 0) : undefined;
    if (invalid) form.scrollToField(invalid.name, { focus: true, block: 'center' });
  }, [busy, form]);
}
