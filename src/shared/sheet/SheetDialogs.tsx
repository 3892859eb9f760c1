import { Button, Flex, Modal } from 'antd';
import type { RefObject } from 'react';
import { ChangeText, feedbackWords } from '../feedback';
import { ConfirmDialog, FocusOnOpen } from '../ui';
import { useWords } from '../words';
import type { SheetGridHandle } from './SheetGrid';
import type { SheetConflict, SheetEditor } from './useSheetEditor';
import { sheetWords } from './words';

/** More messages are counted; each is also at its cell. */
const SHOWN = 50;

interface ConflictTextProps {
  readonly conflict: SheetConflict;
  readonly text: string;
}

function ConflictText({ conflict: { message, change, details }, text }: ConflictTextProps) {
  const words = useWords(sheetWords);
  return (
    <>
      {message !== '' && <p>{message}</p>}
      {change && (
        <p>
          <ChangeText change={change} />
        </p>
      )}
      {details.length > 0 && (
        <ul className="sheet-conflicts">
          {details.slice(0, SHOWN).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
          {details.length > SHOWN && <li>{words.andMore(details.length - SHOWN)}</li>}
        </ul>
      )}
      <p>{text}</p>
    </>
  );
}

interface SheetDialogsProps {
  readonly editor: SheetEditor;
  readonly grid: RefObject<SheetGridHandle | null>;
  readonly conflictTitle: string;
  /** What a reload keeps. */
  readonly conflictText: string;
  readonly backLabel: string;
  /** Title and text where the rows have to be loaded again for another reason than a conflict. */
  readonly goneTitle?: string;
  readonly goneText?: string;
}

/** The choice after a conflict in a sheet whose entries may be saved over those of the other user. */
function EntryConflictDialog({ editor, grid, ...texts }: SheetDialogsProps) {
  const { conflictTheirs, conflictMine } = useWords(feedbackWords);
  const { conflict } = editor;
  return (
    <Modal
      open={conflict.open}
      title={texts.conflictTitle}
      width={560}
      centered
      destroyOnHidden
      className="portal-dialog"
      closable={false}
      mask={{ closable: false }}
      onCancel={conflict.onClose}
      afterClose={() => grid.current?.focus()}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button className="portal-dialog-first" onClick={conflict.onClose} disabled={editor.busy}>
            {texts.backLabel}
          </Button>
          <Button onClick={conflict.onLoad} disabled={editor.busy}>
            {conflictTheirs}
          </Button>
          <Button type="primary" danger loading={editor.busy} onClick={conflict.onKeepMine}>
            {conflictMine}
          </Button>
        </Flex>
      }
    >
      <FocusOnOpen selector=".portal-dialog-first" />
      <ConflictText
        // The list of entries says more than the message of the response.
        conflict={conflict.details.length > 0 ? { ...conflict, message: '' } : conflict}
        text={texts.conflictText}
      />
    </Modal>
  );
}

/**
 * Asks before unsaved edits are lost; after a conflict reloads the rows or returns to the edits. The focus returns to the
 * active cell, also where the conflict replaced a dialog that was still closing.
 */
export function SheetDialogs(props: SheetDialogsProps) {
  const { editor, grid, conflictTitle, conflictText, backLabel } = props;
  const words = useWords(sheetWords);
  const { conflict, leaveDialog } = editor;
  const mayOverwrite = conflict.onKeepMine !== undefined;
  return (
    <>
      {leaveDialog}
      <EntryConflictDialog
        {...props}
        editor={{ ...editor, conflict: { ...conflict, open: conflict.open && mayOverwrite } }}
      />
      <ConfirmDialog
        open={conflict.open && !mayOverwrite}
        title={props.goneTitle ?? conflictTitle}
        text={<ConflictText conflict={conflict} text={props.goneText ?? conflictText} />}
        confirmLabel={words.reload}
        cancelLabel={backLabel}
        onConfirm={conflict.onLoad}
        onClose={conflict.onClose}
        afterClose={() => grid.current?.focus()}
      />
    </>
  );
}
