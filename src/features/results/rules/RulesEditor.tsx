import { Button, Form } from 'antd';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors } from '@/shared/forms';
import { useSaveKey } from '@/shared/sheet';
import { enterKeys, FormActions, FormFields, uiWords, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { GradeScaleFields } from './GradeScaleFields';
import { PresetBar } from './PresetBar';
import { RulesEffectSection } from './RulesEffectSection';
import { MarksheetFields, RulesFields } from './RulesFields';
import type { RulesValues } from './rulesForm';
import { rulesWords } from './rulesWords';
import { useRulesEffect } from './useRulesEffect';
import { useRulesForm, type RulesFormOptions } from './useRulesForm';

interface RulesEditorProps extends RulesFormOptions {
  /** the stored version, also after a save */
  readonly storedVersion: number;
}

/** The form of the rules, with presets and the effect of the typed values. */
export function RulesEditor({ storedVersion, ...props }: RulesEditorProps) {
  const words = useWords(rulesWords);
  const { saveKeys } = useWords(uiWords);
  const snackbar = useSnackbar();
  const editor = useRulesForm(props);
  const { form, dirty } = editor;
  const { dialog } = useLeaveGuard(dirty, { notSaved: editor.unconfirmed });
  useSaveKey(!editor.busy, form.submit);
  const typed = Form.useWatch((all: Partial<RulesValues>) => all, form);
  const values = { ...editor.initial, ...typed };
  const effect = useRulesEffect({ form, values, sessionId: props.session.sessionId, storedVersion });
  const reject = (errorFields: Parameters<typeof showErrors>[1]) => {
    showErrors(form, errorFields);
    snackbar.error(words.fixErrors);
  };
  return (
    <Form<RulesValues>
      {...enterKeys}
      form={form}
      layout="vertical"
      className="portal-form"
      aria-label={words.title}
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.changed}
      onFinish={() => void editor.submit()}
      onFinishFailed={({ errorFields }) => reject(errorFields)}
    >
      <FormFields busy={editor.busy}>
        <PresetBar values={values} onApply={editor.applyPreset} />
        <RulesFields />
        <GradeScaleFields />
        <MarksheetFields />
        <RulesEffectSection
          effect={effect}
          onShow={() => void form.validateFields().then(effect.show, () => undefined)}
        />
      </FormFields>
      <FormActions dirty={dirty} notSaved={editor.notSaved} busy={editor.busy} keys={saveKeys}>
        <Button type="primary" htmlType="submit" loading={editor.busy} aria-keyshortcuts="Control+Enter Control+S">
          {words.save}
        </Button>
      </FormActions>
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}
