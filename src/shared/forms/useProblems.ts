import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import type { ApiFailure } from '@/api/catalogue';

/** Puts the provider's problems at their fields and the cursor into the first; false when none belongs to this form. */
export function useProblems(form: FormInstance): (failure: ApiFailure) => boolean {
  return useCallback(
    (failure) => {
      const known = new Set(Object.keys(form.getFieldsValue(true) as Record<string, unknown>));
      const here = (failure.problems ?? []).filter(({ path }) => known.has(path));
      form.setFields(here.map(({ path, message }) => ({ name: path, errors: [message] })));
      const [first] = here;
      if (first) form.scrollToField(first.path, { focus: true, block: 'center' });
      return first !== undefined;
    },
    [form],
  );
}
