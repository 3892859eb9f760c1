import { Button, Form } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import { NotSaved } from './NotSaved';

interface FormActionsProps {
  /** there are unsaved edits */
  readonly dirty: boolean;
  /** the last save was not decided */
  readonly notSaved: boolean;
  /** the form is busy, as its fields are */
  readonly busy?: boolean;
  /** The keys for saving, if not Enter. */
  readonly keys?: string;
  readonly children: ReactNode;
}

/** The action bar of a page's form, always visible: the state of the form, then the buttons, the primary one last. */
export function FormActions({ dirty, notSaved, busy = false, keys, children }: FormActionsProps) {
  return (
    <div className="portal-form-actions">
      <Form.Item noStyle shouldUpdate>
        {(form) => (
          <FormState
            dirty={dirty}
            notSaved={notSaved}
            busy={busy}
            wrong={form.getFieldsError().filter(({ errors }) => errors.length > 0).length}
          />
        )}
      </Form.Item>
      {keys && <kbd className="portal-form-keys">{keys}</kbd>}
      {children}
    </div>
  );
}

/** Selector of the first field with an error. */
const FIRST_WRONG = '.ant-form-item-has-error :is(input, textarea, button)[id]';

interface FormStateProps extends Pick<FormActionsProps, 'dirty' | 'notSaved'> {
  readonly busy: boolean;
  /** number of fields with an error */
  readonly wrong: number;
}

function FormState({ dirty, notSaved, busy, wrong }: FormStateProps) {
  const words = useWords(uiWords);
  const place = useRef<HTMLDivElement>(null);
  const goToFirst = () => {
    const first = place.current?.closest('form')?.querySelector<HTMLElement>(FIRST_WRONG);
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };
  return (
    <>
      {notSaved && <NotSaved dirty={dirty} />}
      <div ref={place} role="status" className="portal-form-state">
        {wrong > 0 && (
          <Button type="link" danger onClick={goToFirst}>
            {words.toCorrect(wrong)}
          </Button>
        )}
        {wrong === 0 && dirty && (busy ? words.saving : !notSaved && words.unsaved)}
      </div>
    </>
  );
}
