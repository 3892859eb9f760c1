import { PlusOutlined } from '@ant-design/icons';
import { toPaise } from '@common/money';
import { Button, Form } from 'antd';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FEE_FIELDS, type FeeStructure } from '@/api/fees';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors } from '@/shared/forms';
import { enterKeys, FormActions, FormFields, FormSection, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from './feeWords';
import { RemainingLine } from './RemainingLine';
import { NEW_PAYMENT, rowsIn, splitEvenly, type Period, type ScheduleValues } from './scheduleForm';
import { ScheduleTable, type ScheduleFacts } from './ScheduleTable';
import { SplitEvenly } from './SplitEvenly';
import type { FeeFormOptions } from './useAmountsForm';
import { useScheduleForm } from './useScheduleForm';

interface ScheduleEditorProps extends FeeFormOptions {
  readonly structure: FeeStructure;
  readonly session: Period;
}

/** The payment schedule of the total, saved separately. */
export function ScheduleEditor({ structure, session, ...options }: ScheduleEditorProps) {
  const words = useWords(feeWords);
  const { saveKeys } = useWords(uiWords);
  const snackbar = useSnackbar();
  const editor = useScheduleForm(options);
  const { form, dirty, notSaved, unconfirmed } = editor;
  const { onDirty, onUnknown } = options.part;
  useEffect(() => onDirty(dirty), [onDirty, dirty]);
  useEffect(() => onUnknown(unconfirmed), [onUnknown, unconfirmed]);
  const rows = Form.useWatch('fees', form) ?? editor.initial.fees;
  const total = toPaise(structure.totalFee);
  const put = (count: number) => {
    form.setFieldsValue({ fees: splitEvenly(total, count, session) });
    editor.changed();
  };
  return (
    <Form<ScheduleValues>
      {...enterKeys}
      form={form}
      layout="vertical"
      className="portal-form fee-form"
      aria-label={words.schedule}
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.typed}
      onFinish={() => void editor.submit()}
      onFinishFailed={({ errorFields }) => {
        showErrors(form, errorFields);
        snackbar.error(words.fixErrors);
      }}
    >
      <FormFields busy={editor.busy}>
        <FormSection title={words.schedule} description={words.scheduleHint} className="fee-section">
          {rows.length === 0 && <SplitEvenly session={session} onSplit={put} />}
          <Payments
            form={form}
            session={session}
            total={total}
            latest={editor.latest.row}
            onLatest={editor.latest.is}
          />
          <RemainingLine rows={rows} total={total} />
        </FormSection>
      </FormFields>
      <FormActions dirty={dirty} notSaved={notSaved} busy={editor.busy} keys={saveKeys}>
        <Button type="primary" htmlType="submit" loading={editor.busy} aria-keyshortcuts="Control+Enter">
          {words.saveSchedule}
        </Button>
      </FormActions>
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}

function Payments({ onLatest, ...facts }: ScheduleFacts & { readonly onLatest: (row: number | undefined) => void }) {
  const words = useWords(feeWords);
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Form.List name="fees">
      {(fields, { add, remove, move }, { errors }) => (
        <>
          {fields.length === 0 ? (
            <p className="fee-none">{words.noPayments}</p>
          ) : (
            <ScheduleTable
              {...facts}
              rows={fields}
              onMove={(from, to) => {
                move(from, to);
                onLatest(to);
              }}
              onRemove={(at) => {
                addButton.current?.focus();
                onLatest(undefined);
                remove(at);
              }}
            />
          )}
          <Form.ErrorList errors={errors} />
          <Button
            ref={addButton}
            icon={<PlusOutlined aria-hidden />}
            disabled={fields.length >= FEE_FIELDS.FeeTermsForm.fees.maxItems}
            onClick={() => {
              flushSync(() => add({ ...NEW_PAYMENT }));
              const last = rowsIn(facts.form).length - 1;
              facts.form.scrollToField(['fees', last, 'minimumDate'], { focus: true, block: 'nearest' });
            }}
          >
            {words.add}
          </Button>
        </>
      )}
    </Form.List>
  );
}
