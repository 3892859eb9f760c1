import { Button, Form, Input } from 'antd';
import { useId } from 'react';
import { ConflictDialog } from '@/shared/feedback';
import { contractRules, useFields } from '@/shared/forms';
import { FormFields, NotSaved, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { masterWords } from '../words';
import { masterFields, type MasterValues } from './masterForm';
import { useMasterForm, type MasterFormOptions } from './useMasterForm';

/** The name of a new subject, or the new name of a subject. */
export function MasterForm(options: MasterFormOptions) {
  const words = useWords(masterWords);
  const fields = useFields(masterFields);
  const editor = useMasterForm(options);
  const { dialog } = useLeaveGuard(editor.dirty, { notSaved: editor.unconfirmed });
  const { stored, onTyped, onDone } = options;
  return (
    <>
      <Form<MasterValues>
        name={useId()}
        form={editor.form}
        layout="vertical"
        className="subject-master-form"
        initialValues={editor.initial}
        onValuesChange={() => {
          editor.changed();
          onTyped();
        }}
        onFinish={() => void editor.submit()}
      >
        <FormFields busy={editor.busy}>
          <Form.Item<MasterValues>
            name="subjectName"
            label={stored ? words.newName : words.newSubject}
            required
            rules={contractRules(fields.subjectName)}
          >
            <Input autoComplete="off" autoFocus={stored !== undefined} />
          </Form.Item>
        </FormFields>
        <Button type="primary" htmlType="submit" loading={editor.busy}>
          {stored ? words.save : words.add}
        </Button>
        {stored && <Button onClick={onDone}>{words.cancel}</Button>}
      </Form>
      {editor.notSaved && <NotSaved />}
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}
