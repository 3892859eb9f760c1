/** Redux DevTools without secrets: values that the contract calls sensitive are blanked in actions and state. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { SENSITIVE } from '@/api/catalogue';

const HIDDEN = '•••';

export function withoutSecrets<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutSecrets) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SENSITIVE.has(key) ? HIDDEN : withoutSecrets<unknown>(inner)]),
  ) as T;
}

export const devTools = {
  name: 'School portal',
  actionSanitizer: <A extends UnknownAction>(action: A): A => withoutSecrets(action),
  stateSanitizer: <S>(state: S): S => withoutSecrets(state),
};
