import { Form, type FormInstance } from 'antd';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

interface FormFieldsProps {
  /** A save is running, or the screen is closed after one. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a form, locked while it is busy, so that no input is lost. `inert` locks every kind of field without another look, which
 * would flicker in a quick save. The buttons of the form are outside.
 */
export function FormFields({ busy, children }: FormFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusAfterLock(box, busy);
  return (
    <div ref={box} className="portal-form-fields" inert={busy} aria-busy={busy}>
      {children}
    </div>
  );
}

/** Focuses the first field with an error; returns false without errors. */
export function focusFirstError(form: FormInstance): boolean {
  const invalid = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (invalid) form.scrollToField(invalid.name, { focus: true, block: 'center' });
  return invalid !== undefined;
}

/**
 * Locked fields lose the focus. Afterwards it goes to the first field with an error, otherwise back to the field that had it, unless
 * something else has it. A layout effect, so that a dialog that opens at the same time returns the focus to the field.
 */
function useFocusAfterLock(box: RefObject<HTMLElement | null>, busy: boolean): void {
  const form = Form.useFormInstance() as FormInstance | undefined;
  const before = useRef<Element>(null);
  const wasBusy = useRef(false);
  useLayoutEffect(() => {
    const ended = wasBusy.current && !busy;
    wasBusy.current = busy;
    const focused = document.activeElement;
    if (busy) before.current = box.current?.contains(focused) ? focused : null;
    if (!ended || (form && focusFirstError(form))) return;
    // A click on a locked field focuses an element around the fields.
    const isFree = focused?.contains(box.current) ?? true;
    if (isFree && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, [box, busy, form]);
}
