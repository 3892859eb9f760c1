/** Someone else saved the same record first: nothing is overwritten until the user has chosen (code 205). */
import { Button, Flex, Modal, Typography } from 'antd';
import type { RecordChange } from '@/api/catalogue';
import { showInstant } from '../lib/dates';
import { useWords } from '../words';
import { feedbackWords } from './words';

const { Paragraph } = Typography;

interface ConflictDialogProps {
  readonly open: boolean;
  readonly busy: boolean;
  /** what was changed, as far as the provider knows */
  readonly change: RecordChange | undefined;
  /** what the form calls its fields, by name; those without a title are not named */
  readonly titles?: Readonly<Record<string, string>>;
  /** Drops what was typed and shows the stored record. */
  readonly onLoadTheirs: () => void;
  /** Saves what was typed over the stored record. */
  readonly onSaveMine: () => void;
  /** Goes back to the form, with everything as typed. */
  readonly onClose: () => void;
}

/** How many fields are named; more are counted. */
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

/** Who changed a record last, when, and which of its fields. */
export function ChangeText({ change: { by, at, fields }, titles = {} }: ChangeTextProps) {
  const words = useWords(feedbackWords);
  const known = fields.flatMap((field) => titles[field] ?? []);
  const named = known.slice(0, NAMED);
  const more = known.length - named.length;
  return words.changedBy(by, showInstant(at), more > 0 ? [...named, words.moreFields(more)] : named);
}
