import { Form, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { contractRules, useFields } from '@/shared/forms';
import { FormDialog, PersonPicture, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import { isBlank, strikeOffFields, type Picked, type StrikeOffValues } from './strikeOffForm';
import { useStrikeOffForm } from './useStrikeOffForm';

interface StrikeOffDialogProps {
  readonly open: boolean;
  readonly picked: Picked;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason before a name is struck off (LIFECYCLE-14 to LIFECYCLE-17). */
export function StrikeOffDialog({ open, picked, onDone, onClose }: StrikeOffDialogProps) {
  const words = useWords(lifeWords);
  const { comment } = useFields(strikeOffFields);
  const { form, initial, dirty, ...editor } = useStrikeOffForm(open, picked, onDone);
  const leaving = useLeaveGuard(dirty);
  const typed = Form.useWatch('comment', form) ?? initial.comment;
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <>
      <FormDialog<StrikeOffValues>
        open={open}
        form={form}
        title={words.strikeOffOf(picked.studentName)}
        saveLabel={words.strikeOff}
        saveDisabled={isBlank(typed)}
        initialValues={initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.changed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <PickedStudent picked={picked} />
        <Form.Item<StrikeOffValues>
          name="comment"
          label={comment.title}
          extra={words.reasonHint}
          className="portal-counted"
          required
          rules={contractRules({ ...comment, required: true })}
        >
          <Input.TextArea
            autoSize={{ minRows: 3, maxRows: 6 }}
            count={{ show: true, max: comment.maxLength, strategy: (text) => [...text.trim()].length }}
            onKeyDown={sendByKeys}
          />
        </Form.Item>
      </FormDialog>
      {leaving.dialog}
    </>
  );
}

/** Who is meant, besides the name in the title: namesakes are not rare. */
function PickedStudent({ picked }: { readonly picked: Picked }) {
  const words = useWords(lifeWords);
  const { studentName, studentCode, place, fatherName, image } = picked;
  const lines = [
    [words.code, studentCode],
    [words.class, place],
    [words.father, fatherName],
  ] as const;
  return (
    <div className="strike-off-student">
      <PersonPicture name={studentName} url={image} size="line" />
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
