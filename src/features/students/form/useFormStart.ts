import type { FormInstance } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import { useActiveSession, type Lookups } from '@/shared/domain';
import type { StudentValues } from './studentForm';

/** Where the cursor begins: in the first field to fill, or in the section that is missing; undefined leaves it where it is. */
export type FormStart = 'first' | 'section' | undefined;

const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether somebody has begun: from then on neither the cursor nor the page moves by itself, or a click would miss. */
function useBegun(): RefObject<boolean> {
  const begun = useRef(false);
  useEffect(() => {
    const note = () => {
      begun.current = true;
    };
    for (const act of ACTS) document.addEventListener(act, note, { capture: true, passive: true });
    return () => {
      for (const act of ACTS) document.removeEventListener(act, note, { capture: true });
    };
  }, []);
  return begun;
}

/** Whether a field has the cursor, or the page was scrolled down. */
const isElsewhere = (): boolean => window.scrollY > 0 || (document.activeElement?.matches('input, textarea') ?? false);

/**
 * Once sessions and classes are there, a new student is offered the active session, and the cursor goes to its start, unless
 * somebody was faster.
 */
export function useFormStart(form: FormInstance<StudentValues>, lookups: Lookups, start: FormStart): void {
  const done = useRef(false);
  const begun = useBegun();
  const { sessions, loading } = lookups;
  const active = useActiveSession(sessions)?.sessionId;
  useEffect(() => {
    if (loading || done.current || start === undefined) return;
    done.current = true;
    const chosen = form.getFieldValue('sessionId') as number | undefined;
    const sessionId = chosen ?? active;
    if (start === 'first' && chosen === undefined && sessionId !== undefined) form.setFieldsValue({ sessionId });
    if (begun.current || isElsewhere()) return;
    const first = sessionId === undefined ? 'sessionId' : 'classId';
    form.scrollToField(start === 'section' ? 'sectionId' : first, { focus: true, block: 'center' });
  }, [form, active, loading, start, begun]);
}
