import { Alert, Button, Form } from 'antd';
import { useMemo, useState } from 'react';
import type { ExamProgress } from '@/api/results';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors } from '@/shared/forms';
import { useSaveKey } from '@/shared/sheet';
import { ConfirmDialog, enterKeys, FormActions, uiWords, useDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { EmptyCard } from '../../Cards';
import { columnsOf, examsOf } from './examMatrix';
import type { CellContext } from './ExamCell';
import { MatrixTable } from './MatrixTable';
import { matrixWords } from './matrixWords';
import { SelectionBar, type SelectionValues } from './SelectionBar';
import { useExamMatrix, type ExamMatrix, type ExamMatrixOptions } from './useExamMatrix';

interface MatrixEditorProps extends ExamMatrixOptions, Pick<CellContext, 'onOpen' | 'onHistory'> {
  /** the session is not active */
  readonly readOnly: boolean;
}

const NONE: ReadonlySet<number> = new Set();

function useSelectedExams() {
  const [selected, setSelected] = useState(NONE);
  const select = (exams: readonly ExamProgress[], isSelected: boolean) =>
    setSelected((current) => {
      const next = new Set(current);
      for (const { examId } of exams) {
        if (isSelected) next.add(examId);
        else next.delete(examId);
      }
      return next;
    });
  return { selected, select, clear: () => setSelected(NONE) };
}

/** The names of the exams of a request for the conflict dialog, by their paths. */
function examTitles({ matrix, sent }: ExamMatrix, nameOf: (className: string, exam: string) => string) {
  const names = new Map(
    matrix.flatMap(({ className, exams }) =>
      exams.map(({ examId, examName }) => [examId, nameOf(className, examName)]),
    ),
  );
  return Object.fromEntries([...sent].map(([path, examId]) => [path, names.get(examId) ?? '']));
}

/** The locks and dates of all exams of a session, saved together. */
export function MatrixEditor({ readOnly, onOpen, onHistory, ...options }: MatrixEditorProps) {
  const words = useWords(matrixWords);
  const snackbar = useSnackbar();
  const [form] = Form.useForm<SelectionValues>();
  const editor = useExamMatrix(options);
  const { matrix, edits, change } = editor;
  const selection = useSelectedExams();
  const columns = useMemo(() => columnsOf(matrix), [matrix]);
  const dirty = Object.keys(edits).length > 0;
  const { dialog } = useLeaveGuard(dirty, { notSaved: editor.unconfirmed });
  useSaveKey(!readOnly && (dirty || editor.notSaved) && !editor.busy, form.submit);
  if (columns.length === 0) return <EmptyCard text={words.noExams} />;
  const context: CellContext = {
    edits,
    selected: selection.selected,
    readOnly,
    fragment: options.fragment,
    onSelect: selection.select,
    onChange: change,
    onOpen,
    onHistory,
  };
  return (
    <Form<SelectionValues>
      {...enterKeys}
      form={form}
      layout="horizontal"
      colon={false}
      className="control-matrix-form"
      aria-label={words.table}
      onFinish={() => void editor.submit()}
      onFinishFailed={({ errorFields }) => {
        showErrors(form, errorFields);
        snackbar.error(words.fixErrors);
      }}
    >
      {readOnly ? (
        <Alert type="info" showIcon title={words.reading(options.sessionName)} />
      ) : (
        <SelectionBar
          exams={examsOf(matrix).filter(({ examId }) => selection.selected.has(examId))}
          edits={edits}
          onChange={change}
          onClear={selection.clear}
        />
      )}
      <MatrixTable matrix={matrix} columns={columns} context={context} />
      {!readOnly && <Actions editor={editor} dirty={dirty} />}
      {dialog}
      <ConflictDialog {...editor.conflict} titles={examTitles(editor, words.nameOf)} />
    </Form>
  );
}

function Actions({ editor, dirty }: { readonly editor: ExamMatrix; readonly dirty: boolean }) {
  const words = useWords(matrixWords);
  const { saveKeys } = useWords(uiWords);
  const discarding = useDialog<object>();
  const exams = Object.keys(editor.edits).length;
  return (
    <>
      <FormActions dirty={dirty} notSaved={editor.notSaved} keys={saveKeys}>
        {dirty && (
          <Button disabled={editor.busy} onClick={() => discarding.show({})}>
            {words.discardAll(exams)}
          </Button>
        )}
        <Button
          type="primary"
          htmlType="submit"
          disabled={!dirty && !editor.notSaved}
          loading={editor.busy}
          aria-keyshortcuts="Control+Enter Control+S"
        >
          {words.save}
        </Button>
      </FormActions>
      <ConfirmDialog
        open={discarding.open}
        title={words.discardTitle}
        text={words.discardText(exams)}
        confirmLabel={words.discard}
        cancelLabel={words.keep}
        danger
        onConfirm={() => {
          editor.discard();
          discarding.close();
        }}
        onClose={discarding.close}
      />
    </>
  );
}
