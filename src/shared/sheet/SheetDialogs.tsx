import type { RefObject } from 'react';
import { ChangeText } from '../feedback';
import { ConfirmDialog } from '../ui';
import { useWords } from '../words';
import type { SheetGridHandle } from './SheetGrid';
import type { SheetEditor } from './useSheetEditor';
import { sheetWords } from './words';

/** More messages are counted; each is also at its cell. */
const SHOWN = 5;

function ConflictDetails({ details }: { readonly details: readonly string[] }) {
  const words = useWords(sheetWords);
  return (
    <ul className="sheet-conflicts">
      {details.slice(0, SHOWN).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {details.length > SHOWN && <li>{words.andMore(details.length - SHOWN)}</li>}
    </ul>
  );
}

interface SheetDialogsProps {
  readonly editor: SheetEditor;
  readonly grid: RefObject<SheetGridHandle | null>;
  readonly conflictTitle: string;
  /** What a reload keeps. */
  readonly conflictText: string;
  readonly backLabel: string;
}

/**
 * Asks before unsaved edits are lost; after a conflict reloads the rows or returns to the edits. The focus returns to the
 * active cell, also where the conflict replaced a dialog that was still closing.
 */
export function SheetDialogs({ editor, grid, conflictTitle, conflictText, backLabel }: SheetDialogsProps) {
  const words = useWords(sheetWords);
  const { conflict, leaveDialog } = editor;
  return (
    <>
      {leaveDialog}
      <ConfirmDialog
        open={conflict.open}
        title={conflictTitle}
        text={
          <>
            {conflict.message !== '' && <p>{conflict.message}</p>}
            {conflict.change && (
              <p>
                <ChangeText change={conflict.change} />
              </p>
            )}
            {conflict.details.length > 0 && <ConflictDetails details={conflict.details} />}
            <p>{conflictText}</p>
          </>
        }
        confirmLabel={words.reload}
        cancelLabel={backLabel}
        onConfirm={conflict.onLoad}
        onClose={conflict.onClose}
        afterClose={() => grid.current?.focus()}
      />
    </>
  );
}
