/** Someone else saved the same record first: nothing is overwritten until the user has chosen (code 205). */
import { Button, Flex, Modal } from 'antd';
import { useWords } from '../words';
import { feedbackWords } from './words';

interface ConflictDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  /** Drops what was typed and shows the stored record. */
  readonly onLoadTheirs: () => void;
  /** Saves what was typed over the stored record. */
  readonly onSaveMine: () => void;
  /** Goes back to the form, with everything as typed. */
  readonly onClose: () => void;
}

export function ConflictDialog({ open, busy, onLoadTheirs, onSaveMine, onClose }: ConflictDialogProps) {
  const words = useWords(feedbackWords);
  return (
    <Modal
      open={open}
      title={words.conflictTitle}
      width={480}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Flex wrap gap="small" justify="end">
          <Button onClick={onClose} disabled={busy} autoFocus>
            {words.conflictBack}
          </Button>
          <Button onClick={onLoadTheirs} disabled={busy}>
            {words.conflictTheirs}
          </Button>
          <Button type="primary" danger loading={busy} onClick={onSaveMine}>
            {words.conflictMine}
          </Button>
        </Flex>
      }
    >
      {words.conflictText}
    </Modal>
  );
}
