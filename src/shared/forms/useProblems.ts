import type { FormInstance } from 'antd';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import type { ApiFailure } from '@/api/catalogue';

type FieldName = string | (string | number)[];

type NamePath = readonly (string | number)[];

const holdsFields = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/**
 * The field a problem of the provider belongs to: the first part of its path that the form knows, so that
 * 'student.parentsInfo.0.panNo' stands at the parents; a group of fields goes on to its own, and so does a list of rows that
 * are fields: 'fees.2.minimumFee'.
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
  return holdsFields(values[name]) ? parts.slice(at) : name;
}

interface Mistake {
  readonly name: FieldName;
  readonly errors: string[];
}

/** Shows mistakes at once: a folded part is to be open before the cursor goes into it. */
export const showMistakes = (form: FormInstance, mistakes: readonly Mistake[]): void =>
  flushSync(() => form.setFields(mistakes.map(({ name, errors }) => ({ name, errors }))));

/** Puts the provider's problems at their fields and the cursor into the first; false when one is left that has no field here. */
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
      showMistakes(form, here);
      const [first] = here;
      if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
      return first !== undefined && here.length === problems.length;
    },
    [form],
  );
}
