import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListGradesQuery } from '@/api/results';
import { useFresh } from '@/shared/errors';
import { ConflictDialog } from '@/shared/feedback';
import { contractRules, useFields } from '@/shared/forms';
import { FailedState, FormDialog, PageSkeleton, RefusedState, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { gradeWords } from '../words';
import { gradeFields, isTwice, type GradesValues } from './gradesForm';
import { useGradesForm, type GradesFormOptions } from './useGradesForm';

interface GradesDialogProps extends Omit<GradesFormOptions, 'stored'> {
  readonly open: boolean;
}

/** The grades for subjects without marks, edited as one list. */
export function GradesDialog({ schoolId, open, onClose, draft }: GradesDialogProps) {
  const words = useWords(gradeWords);
  const query = useListGradesQuery(open ? { schoolId } : skipToken, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  if (found) return <GradesEditor schoolId={schoolId} stored={found} open={open} draft={draft} onClose={onClose} />;
  return (
    <Modal open={open} title={words.title} footer={null} onCancel={onClose} className="portal-dialog" destroyOnHidden>
      {state.kind === 'failed' && <FailedState {...state} />}
      {state.kind === 'refused' && <RefusedState {...state} />}
      {state.kind === 'loading' && <PageSkeleton />}
    </Modal>
  );
}

interface GradesEditorProps extends GradesFormOptions {
  readonly open: boolean;
}

function GradesEditor({ open, ...options }: GradesEditorProps) {
  const words = useWords(gradeWords);
  const editor = useGradesForm(options);
  const { dialog } = useLeaveGuard(open && editor.dirty, { notSaved: open && editor.unconfirmed });
  return (
    <>
      <FormDialog<GradesValues>
        form={editor.form}
        open={open}
        title={words.title}
        saveLabel={words.save}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        {...(editor.dirty ? { discardQuestion: words.discard } : {})}
        restored={editor.restored}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={options.onClose}
      >
        <p className="config-hint">{words.hint}</p>
        <GradeRows />
      </FormDialog>
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}

interface GradeNameProps {
  readonly at: number;
  /** takes the focus when it is rendered first */
  readonly isAdded: boolean;
}

function GradeName({ at, isAdded }: GradeNameProps) {
  const words = useWords(gradeWords);
  const fields = useFields(gradeFields);
  const form = Form.useFormInstance<GradesValues>();
  const unique = () =>
    isTwice(form.getFieldsValue(true) as GradesValues, at) ? Promise.reject(new Error(words.twice)) : Promise.resolve();
  return (
    <Form.Item name={[at, 'name']} rules={[...contractRules(fields.name), { validator: unique }]}>
      <Input aria-label={words.nameOf(at + 1)} autoComplete="off" autoFocus={isAdded} />
    </Form.Item>
  );
}

function GradeRows() {
  const words = useWords(gradeWords);
  const form = Form.useFormInstance<GradesValues>();
  const [added, setAdded] = useState(false);
  // The labels of the buttons contain the typed names.
  const typed = Form.useWatch('grades', form) ?? [];
  const nameAt = (at: number): string => {
    const name = typed[at]?.name;
    return name?.trim() ? name : words.nameOf(at + 1);
  };
  return (
    <Form.List name="grades">
      {(rows, { add, remove, move }) => (
        <>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="config-grade">
              <GradeName at={at} isAdded={added} />
              <Button
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={words.up(nameAt(at))}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <Button
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={words.down(nameAt(at))}
                disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <Button
                icon={<DeleteOutlined aria-hidden />}
                aria-label={words.remove(nameAt(at))}
                disabled={rows.length === 1}
                onClick={() => remove(at)}
              />
            </div>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => {
              setAdded(true);
              add({ name: '' });
            }}
          >
            {words.add}
          </Button>
        </>
      )}
    </Form.List>
  );
}
