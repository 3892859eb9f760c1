import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors } from '@/shared/forms';
import { enterKeys, FormActions, FormFields, FormSection, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AmountsTable } from './AmountsTable';
import { moveInColumn, pastedColumn } from './columnKeys';
import { balanceOf, type FeeValues } from './feeForm';
import { feeWords } from './feeWords';
import { SumLine } from './SumLine';
import { useAmountsForm, type FeeFormOptions } from './useAmountsForm';

/** The amounts of a structure, saved separately. */
export function AmountsEditor(props: FeeFormOptions) {
  const words = useWords(feeWords);
  const { saveKeys } = useWords(uiWords);
  const snackbar = useSnackbar();
  const editor = useAmountsForm(props);
  const { form, dirty, notSaved, unconfirmed } = editor;
  const { onDirty, onUnknown } = props.part;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  useEffect(() => onUnknown(unconfirmed), [onUnknown, unconfirmed]);
  const values = Form.useWatch((all: Partial<FeeValues>) => all, form) ?? editor.initial;
  return (
    <Form<FeeValues>
      {...enterKeys}
      onKeyDown={(event) => {
        if (!moveInColumn(event)) enterKeys.onKeyDown(event);
      }}
      onPaste={(event) => {
        const pasted = pastedColumn(event);
        if (!pasted) return;
        form.setFieldsValue(pasted);
        editor.typed(pasted);
      }}
      form={form}
      layout="vertical"
      className="portal-form fee-form"
      aria-label={words.amounts}
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.typed}
      onFinish={() => void editor.finish()}
      onFinishFailed={({ errorFields }) => {
        showErrors(form, errorFields);
        snackbar.error(words.fixErrors);
      }}
    >
      <FormFields busy={editor.busy}>
        <FormSection title={words.amounts} className="fee-section">
          <AmountsTable values={values} readOnly={false} />
          <SumLine balance={balanceOf(values)} refused={editor.sumRefused} />
        </FormSection>
      </FormFields>
      <FormActions dirty={dirty} notSaved={notSaved} busy={editor.busy} keys={saveKeys}>
        <Button type="primary" htmlType="submit" loading={editor.busy} aria-keyshortcuts="Control+Enter">
          {words.save}
        </Button>
      </FormActions>
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}
