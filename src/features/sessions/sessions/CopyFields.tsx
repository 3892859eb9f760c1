import { Checkbox, Form, Select, type FormInstance } from 'antd';
import { useListSessionsQuery } from '@/api/sessions';
import { ofSchool } from '@/api/ofSchool';
import { useFields } from '@/shared/forms';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { sessionFields, type SessionValues } from './sessionForm';

const Item = Form.Item<SessionValues>;
const OPTIONS = ['createSubjectsConfig', 'createExamConfig', 'createMarksConfig'] as const;

interface CopyFieldsProps {
  readonly form: FormInstance<SessionValues>;
  /** the session itself, which cannot be the source */
  readonly ownId: number | undefined;
}

/** The session to copy from and, after it is chosen, the parts to copy (SESSION-47 to 52). */
export function CopyFields({ form, ownId }: CopyFieldsProps) {
  const words = useWords(sessionWords);
  const fields = useFields(sessionFields);
  const schoolId = Form.useWatch('schoolId', { form, preserve: true });
  const source = Form.useWatch('sourceSessionId', { form, preserve: true });
  const { currentData: sessions, isFetching } = useListSessionsQuery(ofSchool(schoolId));
  return (
    <>
      <Item
        name="sourceSessionId"
        label={fields.sourceSessionId.title}
        getValueFromEvent={(chosen: number | undefined) => chosen ?? null}
      >
        <Select
          allowClear
          placeholder={words.noSource}
          loading={isFetching}
          options={(sessions ?? [])
            .filter(({ sessionId }) => sessionId !== ownId)
            .map(({ sessionId, sessionDisplayName }) => ({ value: sessionId, label: sessionDisplayName }))}
        />
      </Item>
      {typeof source === 'number' && (
        <fieldset className="session-copy" aria-label={words.copyTitle}>
          <p>{words.copyHint}</p>
          {OPTIONS.map((name) => (
            <Item key={name} name={name} valuePropName="checked">
              <Checkbox>{fields[name].title}</Checkbox>
            </Item>
          ))}
        </fieldset>
      )}
    </>
  );
}
