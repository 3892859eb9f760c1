import { Form, type FormRule } from 'antd';
import { useWords } from '@/shared/words';
import { faultAt, type RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';

/** The rule that compares a field, named by its path, with others of the form. */
export function useFaultRule(path: string): FormRule {
  const words = useWords(rulesWords);
  const form = Form.useFormInstance<RulesValues>();
  return {
    validator: () => {
      const fault = faultAt(form.getFieldsValue(true) as RulesValues, path);
      return fault === undefined ? Promise.resolve() : Promise.reject(new Error(words[fault]));
    },
  };
}
