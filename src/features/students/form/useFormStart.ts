import type { FormInstance } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import { useActiveSession, type Lookups } from '@/shared/domain';
import type { StudentValues } from './studentForm';

/** The initial focus: the first empty field, or the missing section; undefined does not move it. */
export type FormStart = 'first' | 'section' | undefined;

const ACTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the user has started; afterwards focus and page must not move, or a click would miss. */
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

/** Whether a field has the focus, or the page was scrolled down. */
const isElsewhere = (): boolean => window.scrollY > 0 || (document.activeElement?.matches('input, textarea') ?? false);

/**
 * Once sessions and classes are loaded, selects the active session for a new student and focuses the first field, unless the
 * user has started to fill the form.
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
