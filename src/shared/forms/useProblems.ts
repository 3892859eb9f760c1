import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { ApiFailure } from '@/api/catalogue';

type FieldName = string | (string | number)[];

type NamePath = readonly (string | number)[];

const isFieldGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * The form field of a problem: the first part of the problem's path that is a field, such as the parents for
 * 'student.parentsInfo.0.panNo'. A group of fields, and a list of rows with fields, continues to the inner field:
 * 'fees.2.minimumFee'.
 */
function fieldAt(path: string, values: Record<string, unknown>, fields: readonly NamePath[]): FieldName | undefined {
  if (path in values) return path;
  const parts = path.split('.');
  const at = parts.findIndex((part) => part in values);
  const name = parts[at];
  if (name === undefined) return undefined;
  const rest = parts.slice(at).join('.');
  const inRow = fields.find((field) => field.length > 2 && field.join('.') === rest);
  if (inRow) return [...inRow];
  return isFieldGroup(values[name]) ? parts.slice(at) : name;
}

interface FieldErrors {
  readonly name: FieldName;
  readonly errors: string[];
}

/** Shows errors synchronously, because a collapsed section must be open before a field in it is focused. */
export const showErrors = (form: FormInstance, fields: readonly FieldErrors[]): void =>
  flushSync(() => form.setFields(fields.map(({ name, errors }) => ({ name, errors }))));

/** Shows the provider's problems at their fields and focuses the first; returns false if a problem has no field in the form. */
export function useProblems(form: FormInstance): (failure: ApiFailure) => boolean {
  return useCallback(
    (failure) => {
      const values = form.getFieldsValue(true) as Record<string, unknown>;
      const fields = form.getFieldsError().map(({ name }) => name);
      const problems = failure.problems ?? [];
      const here = problems.flatMap(({ path, message }) => {
        const name = fieldAt(path, values, fields);
        return name === undefined ? [] : [{ name, errors: [message] }];
      });
      showErrors(form, here);
      const [first] = here;
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
      return first !== undefined && here.length === problems.length;
    },
    [form],
  );
}
