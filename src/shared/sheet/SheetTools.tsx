import type { ReactNode } from 'react';
import { useWords } from '../words';
import type { Sheet } from './types';
import { UndoButtons } from './UndoButtons';
import { sheetWords } from './words';

interface SheetToolsProps<Row> {
  readonly title: string;
  /** the accessible name of the buttons */
  readonly label: string;
  readonly sheet: Sheet<Row>;
  /** buttons that fill many cells */
  readonly children?: ReactNode;
  /** links after the buttons */
  readonly after?: ReactNode;
}

/** What the grid is about, its keys, and what fills many cells. */
export function SheetTools<Row>({ title, label, sheet, children, after }: SheetToolsProps<Row>) {
  const words = useWords(sheetWords);
  return (
    <div className="sheet-tools">
      <div className="sheet-title">
        <h2>{title}</h2>
        <p>{words.keysHint}</p>
      </div>
      <div className="sheet-buttons" role="group" aria-label={label}>
        {children}
        <UndoButtons sheet={sheet} />
        {after}
      </div>
    </div>
  );
}
