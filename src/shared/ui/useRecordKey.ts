import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { recordOf } from '../navigation';
import { hasUnsavedWork } from './useLeaveGuard';

/**
 * The key of a form that a navigation opens: each navigation resets the form, except to the same record while it has unsaved work,
 * because the guard does not ask before such a navigation.
 */
export function useRecordKey(): string {
  const location = useLocation();
  const record = recordOf(location);
  const [form, setForm] = useState({ record, at: location.key, key: location.key });
  if (form.at === location.key) return form.key;
  const key = form.record === record && hasUnsavedWork() ? form.key : location.key;
  setForm({ record, at: location.key, key });
  return key;
}
