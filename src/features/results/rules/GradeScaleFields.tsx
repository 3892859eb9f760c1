import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { contractRules, useFields } from '@/shared/forms';
import { FormSection, FormWide } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { MOST_GRADES, scaleFields, type RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';
import { useFaultRule } from './useFaultRule';

/** The grades by percentage as rows of name and percentage. */
export function GradeScaleFields() {
  const words = useWords(rulesWords);
  return (
    <FormSection title={words.grades} description={words.gradesHint}>
      <FormWide>
        <Form.List name="gradeScale">
          {(rows, { add, remove }) => (
            <div className="rules-scale">
              {rows.length === 0 && <p className="config-hint">{words.noGrades}</p>}
              {rows.length > 0 && (
                <div className="rules-scale-head" aria-hidden>
                  <span>{words.grade}</span>
                  <span>{words.fromPercent}</span>
                </div>
              )}
              {rows.map(({ key, name: at }) => (
                <GradeRow key={key} at={at} onRemove={() => remove(at)} />
              ))}
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={rows.length >= MOST_GRADES}
                onClick={() => add({ name: '', fromPercent: '' })}
              >
                {words.add}
              </Button>
            </div>
          )}
        </Form.List>
      </FormWide>
    </FormSection>
  );
}

function GradeRow({ at, onRemove }: { readonly at: number; readonly onRemove: () => void }) {
  const words = useWords(rulesWords);
  const fields = useFields(scaleFields);
  const form = Form.useFormInstance<RulesValues>();
  // The label of the button contains the name as it is typed.
  const name = (Form.useWatch(['gradeScale', at, 'name'], form) as string | undefined)?.trim();
  const nameFault = useFaultRule(`gradeScale.${at}.name`);
  const percentFault = useFaultRule(`gradeScale.${at}.fromPercent`);
  return (
    <div className="rules-grade">
      <Form.Item name={[at, 'name']} rules={[...contractRules(fields.name), nameFault]}>
        <Input aria-label={words.nameOf(at + 1)} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[at, 'fromPercent']}
        dependencies={[['gradeScale', at - 1, 'fromPercent']]}
        rules={[...contractRules(fields.fromPercent), percentFault]}
      >
        <Input
          aria-label={words.fromOf(at + 1)}
          inputMode="numeric"
          autoComplete="off"
          className="portal-number"
          suffix={<span aria-hidden>%</span>}
        />
      </Form.Item>
      <Button
        icon={<DeleteOutlined aria-hidden />}
        aria-label={words.remove(name || words.nameOf(at + 1))}
        onClick={onRemove}
      />
    </div>
  );
}
