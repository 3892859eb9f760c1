import { Form } from 'antd';
import { ChoiceSelect, sessionChoices } from '@/shared/domain';
import { FormDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { lifeWords } from '../lifeWords';
import type { Readmission } from './useReadmission';

interface ReadmissionValues {
  sessionId?: number;
}

/** The choice among several ACTIVE sessions (LIFECYCLE-21, LIFECYCLE-22). */
export function ReadmissionDialog({ readmission: { choosing, into } }: { readonly readmission: Readmission }) {
  const words = useWords(lifeWords);
  const { target, open, opening, close } = choosing;
  return (
    <FormDialog<ReadmissionValues>
      key={opening}
      open={open}
      width={440}
      title={words.readmissionOf(target?.student.studentName ?? '')}
      saveLabel={words.goOn}
      initialValues={{}}
      onSave={({ sessionId }) => {
        if (sessionId !== undefined) into(sessionId);
      }}
      onClose={close}
    >
      <p className="life-text">{words.readmissionText}</p>
      <Form.Item<ReadmissionValues>
        name="sessionId"
        label={words.session}
        required
        rules={[{ required: true, message: words.selectSession }]}
      >
        <ChoiceSelect placeholder={words.chooseSession} options={sessionChoices(target?.sessions ?? [])} />
      </Form.Item>
    </FormDialog>
  );
}
