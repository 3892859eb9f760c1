import type { ReactNode } from 'react';
import type { Sheet } from './types';
import { UndoButtons } from './UndoButtons';

interface SheetToolsProps<Row> {
  readonly title: string;
  /** the accessible name of the buttons */
  readonly label: string;
  /** whose changes can be undone; left out where nothing can be edited */
  readonly sheet?: Sheet<Row>;
  /** buttons that fill many cells */
  readonly children?: ReactNode;
  /** links after the buttons */
  readonly after?: ReactNode;
}

/** What the grid is about and what fills many cells. */
export function SheetTools<Row>({ title, label, sheet, children, after }: SheetToolsProps<Row>) {
  return (
    <div className="sheet-tools">
      <h2 className="sheet-title" title={title}>
        {title}
      </h2>
      {(children || sheet) && (
        <div className="sheet-buttons" role="group" aria-label={label}>
          {children}
          {sheet && <UndoButtons sheet={sheet} />}
          {after}
        </div>
      )}
    </div>
  );
}
