import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';
import { activeSession, type Lookups } from '@/shared/domain';
import type { StudentValues } from './studentForm';

/** Where the cursor begins: in the first field to fill, or in the section that is missing; undefined leaves it where it is. */
export type FormStart = 'first' | 'section' | undefined;

/** Whether somebody types already. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea') ?? false;

/** Once sessions and classes are there, a new student is offered the active session, and the cursor goes to its start. */
export function useFormStart(form: FormInstance<StudentValues>, lookups: Lookups, start: FormStart): void {
  const done = useRef(false);
  const { sessions, loading } = lookups;
  useEffect(() => {
    if (loading || done.current || start === undefined) return;
    done.current = true;
    const chosen = form.getFieldValue('sessionId') as number | undefined;
    const sessionId = chosen ?? activeSession(sessions)?.sessionId;
    if (start === 'first' && chosen === undefined && sessionId !== undefined) form.setFieldsValue({ sessionId });
    if (isTyping()) return;
    const first = sessionId === undefined ? 'sessionId' : 'classId';
    form.scrollToField(start === 'section' ? 'sectionId' : first, { focus: true, block: 'center' });
  }, [form, sessions, loading, start]);
}
