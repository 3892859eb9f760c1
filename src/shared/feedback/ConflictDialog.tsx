/** A conflict: another user saved the record first, and the user chooses between both versions (code 205). */
import { Button, Flex, Modal, Typography } from 'antd';
import type { RecordChange } from '@/api/catalogue';
import { showInstant } from '../lib/dates';
import { useWords } from '../words';
import { feedbackWords } from './words';

const { Paragraph } = Typography;

interface ConflictDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  /** the other user's change, as far as the provider reports it */
  readonly change: RecordChange | undefined;
  /** titles of the form's fields by name; fields without a title are not shown */
  readonly titles?: Readonly<Record<string, string>>;
  /** Discards the edits and shows the stored record. */
  readonly onLoadTheirs: () => void;
  /** Saves the edits over the stored record. */
  readonly onSaveMine: () => void;
  /** Returns to the form with all edits. */
  readonly onClose: () => void;
}

/** Maximum number of named fields; further ones are counted. */
const NAMED = 6;

export function ConflictDialog(props: ConflictDialogProps) {
  const { open, busy, change, titles = {}, onLoadTheirs, onSaveMine, onClose } = props;
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
      <Paragraph>{words.conflictText}</Paragraph>
      {change && (
        <Paragraph>
          <ChangeText change={change} titles={titles} />
        </Paragraph>
      )}
    </Modal>
  );
}

interface ChangeTextProps {
  readonly change: RecordChange;
  readonly titles?: Readonly<Record<string, string>>;
}

/** The user, time and fields of the last change. */
export function ChangeText({ change: { by, at, fields }, titles = {} }: ChangeTextProps) {
  const words = useWords(feedbackWords);
  const known = fields.flatMap((field) => titles[field] ?? []);
  const named = known.slice(0, NAMED);
  const more = known.length - named.length;
  return words.changedBy(by, showInstant(at), more > 0 ? [...named, words.moreFields(more)] : named);
}
