import { Button, Form } from 'antd';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors } from '@/shared/forms';
import { ConfirmDialog, enterKeys, FormActions, FormFields, uiWords, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { configWords } from '../words';
import { ConfigFields } from './ConfigFields';
import { choicesOf, type ConfigValues } from './configForm';
import { ExamPreview } from './ExamPreview';
import { useConfigForm, type ConfigFormOptions } from './useConfigForm';

/** The form of a result config, with a preview of the exams that a save creates and removes. */
export function ConfigEditor(props: ConfigFormOptions) {
  const words = useWords(configWords);
  const { saveKeys } = useWords(uiWords);
  const snackbar = useSnackbar();
  const editor = useConfigForm(props);
  const { form, dirty, removal } = editor;
  const { dialog } = useLeaveGuard(dirty, { notSaved: editor.unconfirmed });
  const typed = Form.useWatch((all: Partial<ConfigValues>) => all, form);
  const values = { ...editor.initial, ...typed };
  return (
    <Form<ConfigValues>
      {...enterKeys}
      form={form}
      layout="vertical"
      className="portal-form config-form"
      aria-label={words.title}
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.changed}
      onFinish={() => void editor.finish()}
      onFinishFailed={({ errorFields }) => {
        showErrors(form, errorFields);
        snackbar.error(words.fixErrors);
      }}
    >
      <FormFields busy={editor.busy}>
        <div className="config-columns">
          <div className="config-fields">
            <ConfigFields />
          </div>
          <ExamPreview choices={choicesOf(values)} stored={props.exams} />
        </div>
      </FormFields>
      <FormActions dirty={dirty} notSaved={editor.notSaved} busy={editor.busy} keys={saveKeys}>
        <Button type="primary" htmlType="submit" loading={editor.busy} aria-keyshortcuts="Control+Enter">
          {words.save}
        </Button>
      </FormActions>
      {dialog}
      <ConflictDialog {...editor.conflict} />
      <ConfirmDialog
        open={removal.count > 0}
        title={words.confirmTitle}
        text={words.confirmText(removal.count)}
        confirmLabel={words.confirm}
        danger
        onConfirm={removal.onConfirm}
        onClose={removal.onClose}
      />
    </Form>
  );
}
