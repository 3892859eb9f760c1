import { DownOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';

type FieldName = string | string[];

interface FoldedProps {
  readonly title: string;
  /** the fields in it */
  readonly names: readonly FieldName[];
  /** h3 inside a section that has its own title */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.trim() !== '');

const filledIn = (form: FormInstance, names: readonly FieldName[]): number =>
  names.filter((name) => isFilled(form.getFieldValue(name))).length;

const wrongIn = (form: FormInstance, names: readonly FieldName[]): boolean =>
  form.getFieldsError([...names]).some(({ errors }) => errors.length > 0);

/** A part of a form that is seldom needed, collapsed to a line with the number of filled fields; an error in it expands it. */
export function FoldedSection(props: FoldedProps) {
  const id = useId();
  return (
    <section className="portal-card portal-form-section portal-folded" aria-labelledby={id}>
      <Folded {...props} id={id} />
    </section>
  );
}

/** The same inside a section. Its fields stay part of the form's values while collapsed. */
export function Folded({ names, ...props }: FoldedProps & { readonly id?: string }) {
  return (
    <Form.Item noStyle shouldUpdate>
      {(form) => <Fold {...props} filled={filledIn(form, names)} wrong={wrongIn(form, names)} />}
    </Form.Item>
  );
}

interface FoldProps extends Omit<FoldedProps, 'names'> {
  readonly id?: string;
  readonly filled: number;
  readonly wrong: boolean;
}

function Fold({ id, title, heading: Heading = 'h2', filled, wrong, children }: FoldProps) {
  const words = useWords(uiWords);
  const bodyId = useId();
  const [open, setOpen] = useState(false);
  if (wrong && !open) setOpen(true);
  return (
    <>
      <div className="portal-fold">
        <Heading {...(id !== undefined && { id })}>{title}</Heading>
        <Button
          type="text"
          iconPlacement="end"
          icon={<DownOutlined aria-hidden rotate={open ? 180 : 0} />}
          aria-label={words.foldOf(title, words.filled(filled))}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          {words.filled(filled)}
        </Button>
      </div>
      <div id={bodyId} className="portal-form-grid" hidden={!open}>
        {children}
      </div>
    </>
  );
}
