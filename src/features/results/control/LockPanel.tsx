import { Alert, Button, Form, Switch } from 'antd';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors, useFields } from '@/shared/forms';
import { useSaveKey } from '@/shared/sheet';
import { DateItem, enterKeys, FormActions, FormFields, FormSection, uiWords, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { controlWords } from '../words';
import { lockFields, LOCKS, useLockForm, type LockFormOptions, type LockValues } from './useLockForm';

const Item = Form.Item<LockValues>;

interface LockPanelProps extends LockFormOptions {
  /** the reason why the panel is read-only; undefined if it can be changed */
  readonly reading: string | undefined;
}

function LockSwitches() {
  const words = useWords(controlWords);
  const fields = useFields(lockFields);
  const hints = { lockedMaxMarks: words.maxHint, lockedUploadMarks: words.uploadHint, lockedEditMarks: words.editHint };
  return LOCKS.map((name) => (
    <Item
      key={name}
      name={name}
      label={fields[name].title}
      extra={hints[name]}
      valuePropName="checked"
      layout="horizontal"
      colon={false}
      className="control-lock"
    >
      <Switch />
    </Item>
  ));
}

/** The locks of an exam and the date on which its results are declared (CONTROL-03). */
export function LockPanel({ reading, ...options }: LockPanelProps) {
  const words = useWords(controlWords);
  const { saveKeys } = useWords(uiWords);
  const fields = useFields(lockFields);
  const snackbar = useSnackbar();
  const editor = useLockForm(options);
  const { form, dirty } = editor;
  const { dialog } = useLeaveGuard(dirty, { notSaved: editor.unconfirmed });
  const disabled = reading !== undefined;
  useSaveKey(!disabled && !editor.busy, form.submit);
  return (
    <Form<LockValues>
      {...enterKeys}
      form={form}
      layout="vertical"
      className="portal-form control-form"
      aria-label={options.exam.examName}
      disabled={disabled}
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.changed}
      onFinish={() => void editor.submit()}
      onFinishFailed={({ errorFields }) => {
        showErrors(form, errorFields);
        snackbar.error(words.fixErrors);
      }}
    >
      {disabled && <Alert type="info" showIcon title={reading} />}
      <FormFields busy={editor.busy}>
        <FormSection title={options.exam.examName} className="control-section">
          <LockSwitches />
          <div className="control-date">
            <DateItem<LockValues>
              name="resultDeclarationDate"
              label={fields.resultDeclarationDate.title}
              facts={fields.resultDeclarationDate}
              disabled={disabled}
            />
            <p className="config-hint">{words.dateHint}</p>
          </div>
        </FormSection>
      </FormFields>
      {!disabled && (
        <FormActions dirty={dirty} notSaved={editor.notSaved} busy={editor.busy} keys={saveKeys}>
          <Button type="primary" htmlType="submit" loading={editor.busy} aria-keyshortcuts="Control+Enter Control+S">
            {words.save}
          </Button>
        </FormActions>
      )}
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}
