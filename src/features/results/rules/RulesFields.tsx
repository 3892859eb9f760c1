import { Checkbox, Form, Input, Switch } from 'antd';
import { VALUES } from '@/api/catalogue';
import { contractRules, useFields } from '@/shared/forms';
import { FormSection, FormWide } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { rulesFields, type NumberName, type RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';
import { useFaultRule } from './useFaultRule';

const Item = Form.Item<RulesValues>;

interface NumberItemProps {
  readonly name: NumberName;
  readonly hint?: string;
  /** the field with which it is compared */
  readonly after?: NumberName;
  readonly suffix?: string;
}

/** A percentage, or a count without a suffix. */
function NumberItem({ name, hint, after, suffix = '%' }: NumberItemProps) {
  const fields = useFields(rulesFields);
  const fault = useFaultRule(name);
  return (
    <Item
      name={name}
      label={fields[name].title}
      required
      extra={hint}
      dependencies={after ? [after] : []}
      rules={[...contractRules(fields[name]), fault]}
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        className="portal-number"
        suffix={suffix && <span aria-hidden>{suffix}</span>}
      />
    </Item>
  );
}

/** The pass marks, the supplementary exam, illness, and the divisions. */
export function RulesFields() {
  const words = useWords(rulesWords);
  const fields = useFields(rulesFields);
  return (
    <>
      <FormSection title={words.passing}>
        <NumberItem name="passPercent" hint={words.passPercentHint} />
        <NumberItem name="annualPaperPercent" hint={words.annualPaperPercentHint} />
        <NumberItem name="maxSupplementarySubjects" hint={words.maxSupplementarySubjectsHint} suffix="" />
        <FormWide>
          <Item name="medicalLeavesOut" label={fields.medicalLeavesOut.title} extra={words.medicalHint}>
            <Checkbox.Group options={VALUES.LeftOutExam.map((kind) => ({ value: kind, label: words[kind] }))} />
          </Item>
        </FormWide>
      </FormSection>
      <FormSection title={words.divisions} description={words.divisionsHint} className="rules-divisions">
        <NumberItem name="firstPercent" />
        <NumberItem name="secondPercent" after="firstPercent" />
        <NumberItem name="thirdPercent" after="secondPercent" />
        <NumberItem name="distinctionPercent" />
      </FormSection>
    </>
  );
}

export function MarksheetFields() {
  const words = useWords(rulesWords);
  const fields = useFields(rulesFields);
  return (
    <FormSection title={words.marksheets}>
      <FormWide>
        <Item
          name="declarationRequired"
          label={fields.declarationRequired.title}
          valuePropName="checked"
          extra={words.declarationHint}
        >
          <Switch />
        </Item>
      </FormWide>
    </FormSection>
  );
}
