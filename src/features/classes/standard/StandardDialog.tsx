import { Form, Modal } from 'antd';
import { useListMasterClassesQuery, type Class } from '@/api/classes';
import { useLoadState } from '@/shared/errors';
import { FailedState, FormDialog, RefusedState, uiWords, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { addedRows, sectionCount, type Existing, type StandardValues } from './standardForm';
import { StandardRows } from './StandardRows';
import { standardWords } from './standardWords';
import { useStandardForm } from './useStandardForm';

/** The first number of sections, the only value that most schools change. */
const FIRST_COUNT = 'input[data-column="plain"]:not([disabled])';

interface StandardDialogProps {
  readonly open: boolean;
  readonly schoolId: number;
  readonly classes: readonly Class[];
  readonly onClose: () => void;
}

/**
 * Adds the standard classes that a school lacks, with their sections, in one step. Opens after the names are loaded, because a dialog
 * that replaces another one cannot return the focus to the button.
 */
export function StandardDialog(props: StandardDialogProps) {
  const words = useWords(standardWords);
  const { close } = useWords(uiWords);
  const query = useListMasterClassesQuery({ schoolId: props.schoolId });
  const state = useLoadState(query, words.loadFailed);
  const { currentData: names } = query;
  if (names) return <Loaded names={names} {...props} />;
  if (state.kind !== 'failed' && state.kind !== 'refused') return null;
  return (
    <Modal
      open={props.open}
      title={words.title}
      centered
      className="portal-dialog"
      closable={{ 'aria-label': close }}
      footer={null}
      onCancel={props.onClose}
    >
      {state.kind === 'failed' ? <FailedState {...state} /> : <RefusedState {...state} />}
    </Modal>
  );
}

interface LoadedProps extends StandardDialogProps {
  readonly names: readonly string[];
}

function Loaded({ open, onClose, ...options }: LoadedProps) {
  const words = useWords(standardWords);
  const editor = useStandardForm({ ...options, onClose });
  const { form, existing, initial } = editor;
  const { dialog } = useLeaveGuard(open && editor.dirty, { part: 'query', notSaved: open && editor.unconfirmed });
  const rows = Form.useWatch((values: StandardValues) => values.rows, { form, preserve: true }) ?? initial.rows;
  const added = addedRows(rows, existing);
  return (
    <>
      <FormDialog<StandardValues>
        open={open}
        form={form}
        title={words.title}
        saveLabel={words.save}
        saveDisabled={added.length === 0}
        width={720}
        firstField={FIRST_COUNT}
        initialValues={initial}
        notSaved={editor.notSaved}
        {...(editor.dirty ? { discardQuestion: words.discard } : {})}
        restored={editor.restored}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <p className="standard-hint">
          {words.hint} {words.keys}
        </p>
        <StandardRows rows={rows} existing={existing} onSend={form.submit} />
        <p className="standard-summary" role="status">
          {summaryOf(words, rows, added, existing)}
        </p>
      </FormDialog>
      {dialog}
    </>
  );
}

function summaryOf(
  words: (typeof standardWords)['en'],
  rows: StandardValues['rows'],
  added: readonly number[],
  existing: Existing,
): string {
  if (added.length > 0) {
    const sections = added.reduce((sum, index) => sum + (rows[index] ? sectionCount(rows[index]) : 0), 0);
    return words.summary(added.length, sections);
  }
  const chosen = rows.filter(({ chosen: isChosen }) => isChosen).length;
  return chosen > 0 && existing.size > 0 ? words.all : words.nothing;
}
