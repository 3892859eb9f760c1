import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useListGradesQuery, useSaveGradesMutation, type Grade } from '@/api/results';
import { useFresh } from '@/shared/errors';
import { useFeedback } from '@/shared/feedback';
import { contractRules, useFields, useProblems } from '@/shared/forms';
import { FailedState, FormDialog, PageSkeleton, RefusedState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { gradeWords } from '../words';
import { gradeFields, isTwice, requestOf, valuesOf, type GradesValues } from './gradesForm';

interface GradesDialogProps {
  readonly schoolId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The grades that subjects without marks are judged by: a small editor of the whole list. */
export function GradesDialog({ schoolId, open, onClose }: GradesDialogProps) {
  const words = useWords(gradeWords);
  const query = useListGradesQuery(open ? { schoolId } : skipToken, { refetchOnMountOrArgChange: true });
  const { found, state } = useFresh(query, words.loadFailed);
  if (found) return <GradesEditor schoolId={schoolId} stored={found} open={open} onClose={onClose} />;
  return (
    <Modal open={open} title={words.title} footer={null} onCancel={onClose} className="portal-dialog" destroyOnHidden>
      {state.kind === 'failed' && <FailedState {...state} />}
      {state.kind === 'refused' && <RefusedState {...state} />}
      {state.kind === 'loading' && <PageSkeleton />}
    </Modal>
  );
}

interface GradesEditorProps extends GradesDialogProps {
  readonly stored: readonly Grade[];
}

function GradesEditor({ schoolId, stored, open, onClose }: GradesEditorProps) {
  const words = useWords(gradeWords);
  const feedback = useFeedback();
  const [form] = Form.useForm<GradesValues>();
  const onFailure = useProblems(form);
  const [saveGrades] = useSaveGradesMutation();
  const save = async (values: GradesValues) => {
    const { ok } = await feedback(saveGrades({ schoolId, gradesForm: requestOf(values, stored) }).unwrap(), {
      success: words.saved,
      fallback: words.saveFailed,
      onFailure,
    });
    if (ok) onClose();
  };
  return (
    <FormDialog<GradesValues>
      form={form}
      open={open}
      title={words.title}
      saveLabel={words.save}
      initialValues={valuesOf(stored)}
      discardQuestion={words.discard}
      onSave={save}
      onClose={onClose}
    >
      <p className="config-hint">{words.hint}</p>
      <GradeRows />
    </FormDialog>
  );
}

function GradeRows() {
  const words = useWords(gradeWords);
  const fields = useFields(gradeFields);
  const form = Form.useFormInstance<GradesValues>();
  const nameAt = (at: number): string => {
    const name = form.getFieldValue(['grades', at, 'name']) as string | undefined;
    return name?.trim() ? name : words.nameOf(at + 1);
  };
  return (
    <Form.List name="grades">
      {(rows, { add, remove, move }) => (
        <>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="config-grade">
              <Form.Item
                name={[at, 'name']}
                rules={[
                  ...contractRules(fields.name),
                  {
                    validator: () =>
                      isTwice(form.getFieldsValue(true) as GradesValues, at)
                        ? Promise.reject(new Error(words.twice))
                        : Promise.resolve(),
                  },
                ]}
              >
                <Input aria-label={words.nameOf(at + 1)} autoComplete="off" />
              </Form.Item>
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
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ name: '' })}>
            {words.add}
          </Button>
        </>
      )}
    </Form.List>
  );
}
