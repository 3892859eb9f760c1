import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';

interface ImportFoldProps {
  readonly title: string;
  /** summary of the collapsed part */
  readonly summary: string;
  readonly initiallyOpen: boolean;
  readonly children: ReactNode;
}

/** A part of the check that most files do not need: a summary line with collapsible content. */
export function ImportFold({ title, summary, initiallyOpen, children }: ImportFoldProps) {
  const id = useId();
  const bodyId = useId();
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <section className="import-fold" aria-labelledby={id}>
      <div className="import-fold-head">
        <h2 id={id}>{title}</h2>
        <Button
          type="text"
          iconPlacement="end"
          icon={<DownOutlined aria-hidden rotate={open ? 180 : 0} />}
          aria-label={`${title}: ${summary}`}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          {summary}
        </Button>
      </div>
      <div id={bodyId} className="import-fold-body" hidden={!open}>
        {open && children}
      </div>
    </section>
  );
}
