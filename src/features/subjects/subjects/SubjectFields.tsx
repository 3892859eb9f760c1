import { Checkbox, Form, Radio, Select } from 'antd';
import { VALUES } from '@/api/catalogue';
import type { Stream } from '@/api/classes';
import type { ClassSubject, SubjectGroup } from '@/api/subjects';
import { contractRules, useFields } from '@/shared/forms';
import { evaluationMethodWords, streamWords, subjectTypeWords } from '@/shared/labels';
import { labelContains } from '@/shared/lib/contains';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import { CATEGORIES, groupsFor, hasCategory, subjectFields, type SubjectValues } from './subjectForm';
import { SubjectSelect } from './SubjectSelect';

const Item = Form.Item<SubjectValues>;

interface SubjectFieldsProps {
  readonly schoolId: number;
  readonly stored: ClassSubject | undefined;
  /** ids of the class's subjects (SUBJECT-22) */
  readonly taken: readonly number[];
  readonly groups: readonly SubjectGroup[];
  /** the chosen one */
  readonly stream: Stream | null;
}

export function SubjectFields({ schoolId, stored, taken, groups, stream }: SubjectFieldsProps) {
  const words = useWords(subjectWords);
  const types = useWords(subjectTypeWords);
  const methods = useWords(evaluationMethodWords);
  const fields = useFields(subjectFields);
  return (
    <>
      {!stored && (
        <Item name="subjectId" label={fields.subjectId.title} required rules={contractRules(fields.subjectId)}>
          <SubjectSelect schoolId={schoolId} taken={taken} />
        </Item>
      )}
      <div className="subject-pair">
        <Item name="type" label={fields.type.title} required>
          <Radio.Group options={fields.type.enum.map((value) => ({ value, label: types[value] }))} />
        </Item>
        <Item name="evaluationMethod" label={fields.evaluationMethod.title} required>
          <Radio.Group options={fields.evaluationMethod.enum.map((value) => ({ value, label: methods[value] }))} />
        </Item>
      </div>
      <CategoryItems />
      <div className="subject-pair">
        <StreamItem title={fields.stream.title} />
        <Item name="groupIds" label={fields.groupIds.title}>
          <Select
            mode="multiple"
            placeholder={words.noGroups}
            showSearch={{ filterOption: labelContains }}
            options={groupsFor(groups, stream).map(({ groupId, groupName }) => ({ value: groupId, label: groupName }))}
          />
        </Item>
      </div>
    </>
  );
}

/** At least one of three; the error is shown below all of them (SUBJECT-20). */
function CategoryItems() {
  const words = useWords(subjectWords);
  const fields = useFields(subjectFields);
  return (
    <Form.Item label={words.categories} required>
      <div className="subject-categories" role="group" aria-label={words.categories}>
        {CATEGORIES.map((name) => (
          <Item
            key={name}
            name={name}
            valuePropName="checked"
            noStyle
            {...(name === 'theory' && {
              dependencies: ['practical', 'viva'],
              rules: [
                ({ getFieldsValue }) => ({
                  validator: () =>
                    hasCategory(getFieldsValue(true) as SubjectValues)
                      ? Promise.resolve()
                      : Promise.reject(new Error(words.oneCategory)),
                }),
              ],
            })}
          >
            <Checkbox>{fields[name].title}</Checkbox>
          </Item>
        ))}
      </div>
    </Form.Item>
  );
}

/** For subjects and groups. */
export function StreamItem({ title }: { readonly title: string }) {
  const words = useWords(subjectWords);
  const streams = useWords(streamWords);
  return (
    <Form.Item name="stream" label={title} getValueFromEvent={(chosen: Stream | undefined) => chosen ?? null}>
      <Select
        allowClear
        placeholder={words.everyStream}
        options={VALUES.Stream.map((stream) => ({ value: stream, label: streams[stream] }))}
      />
    </Form.Item>
  );
}
