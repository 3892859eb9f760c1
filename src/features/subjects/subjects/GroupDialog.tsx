import { Form, Input, Select } from 'antd';
import type { ClassSubject } from '@/api/subjects';
import { ConflictDialog } from '@/shared/feedback';
import { contractRules, useFields } from '@/shared/forms';
import { labelContains } from '@/shared/lib/contains';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { groupFields, subjectsFor, type GroupValues } from './groupForm';
import { StreamItem } from './SubjectFields';
import { useGroupForm, type GroupFormOptions } from './useGroupForm';

const Item = Form.Item<GroupValues>;

interface GroupDialogProps extends GroupFormOptions {
  readonly open: boolean;
}

/** A group of subjects of the class (SUBJECT-24 to SUBJECT-28). */
export function GroupDialog({ open, ...options }: GroupDialogProps) {
  const words = useWords(subjectWords);
  const editor = useGroupForm(options);
  const { dialog } = useLeaveGuard(open && editor.dirty, { notSaved: open && editor.unconfirmed });
  const { form } = editor;
  const { selection, stored, subjects } = options;
  const at = words.selectionName(selection.class.className, selection.session.sessionName);
  const stream = Form.useWatch('stream', { form, preserve: true }) ?? null;
  return (
    <>
      <FormDialog<GroupValues>
        open={open}
        form={form}
        title={stored ? words.editGroupTitle(stored.groupName, at) : words.addGroupTitle(at)}
        saveLabel={stored ? words.save : words.create}
        {...(editor.dirty ? { discardQuestion: words.discardQuestion } : {})}
        restored={editor.restored}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={options.onClose}
      >
        <GroupFields offered={subjectsFor(subjects, stream)} />
      </FormDialog>
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}

function GroupFields({ offered }: { readonly offered: readonly ClassSubject[] }) {
  const words = useWords(subjectWords);
  const fields = useFields(groupFields);
  const rule = {
    validator: (_rule: unknown, chosen: readonly number[]) =>
      chosen.length > 0 ? Promise.resolve() : Promise.reject(new Error(fields.subjectIds.message.minItems)),
  };
  return (
    <>
      <Item name="groupName" label={fields.groupName.title} required rules={contractRules(fields.groupName)}>
        <Input autoComplete="off" />
      </Item>
      <StreamItem title={fields.stream.title} />
      <Item name="subjectIds" label={fields.subjectIds.title} required rules={[rule]}>
        <Select
          mode="multiple"
          placeholder={words.chooseSubjects}
          notFoundContent={words.noSubjects}
          showSearch={{ filterOption: labelContains }}
          options={offered.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }))}
        />
      </Item>
    </>
  );
}
