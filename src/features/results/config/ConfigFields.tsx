import { Form, Input, Switch } from 'antd';
import { contractRules, useFields } from '@/shared/forms';
import { FormSection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { configWords } from '../words';
import { configFields, graceProblem, KINDS, type ConfigValues } from './configForm';

const Item = Form.Item<ConfigValues>;

/** Count and name of the term exams; switch and name of each other kind of exam (RESCONF-02). */
export function ConfigFields() {
  const words = useWords(configWords);
  const fields = useFields(configFields);
  return (
    <>
      <FormSection title={words.exams} description={words.examsHint} className="config-section">
        <Item name="termExamNo" label={fields.termExamNo.title} required rules={contractRules(fields.termExamNo)}>
          <Input inputMode="numeric" autoComplete="off" className="portal-number" />
        </Item>
        <Item name="termExamName" label={fields.termExamName.title} rules={contractRules(fields.termExamName)}>
          <Input autoComplete="off" />
        </Item>
        {KINDS.map(([on, name]) => (
          <div key={on} className="config-kind">
            <Item name={on} label={fields[on].title} valuePropName="checked" className="config-switch">
              <Switch />
            </Item>
            <Item
              name={name}
              label={fields[name].title}
              dependencies={[on]}
              rules={contractRules(fields[name])}
              className="config-name"
            >
              <Input autoComplete="off" />
            </Item>
          </div>
        ))}
      </FormSection>
      <FormSection title={words.grace} description={words.graceHint} className="config-section">
        <Item
          name="maxGraceMarks"
          label={fields.maxGraceMarks.title}
          required
          rules={[
            {
              validator: (_rule, value: unknown) => {
                const problem = graceProblem(fields.maxGraceMarks, value);
                return problem === null ? Promise.resolve() : Promise.reject(new Error(problem));
              },
            },
          ]}
        >
          <Input inputMode="decimal" autoComplete="off" className="portal-number" />
        </Item>
        <Item
          name="maxGraceSubjectsNo"
          label={fields.maxGraceSubjectsNo.title}
          required
          rules={contractRules(fields.maxGraceSubjectsNo)}
        >
          <Input inputMode="numeric" autoComplete="off" className="portal-number" />
        </Item>
      </FormSection>
    </>
  );
}
