import { HistoryOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { FeeSummary, FoundFeeSummary, useHistory, type HistoryTarget } from '@/shared/domain';
import { ConflictDialog } from '@/shared/feedback';
import { useFields } from '@/shared/forms';
import { FIRST_FIELD, FocusOnOpen, FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FeesFields } from './FeesFields';
import { feesFields, type FeesTarget, type FeesValues } from './feesForm';
import { feesWords } from './feesWords';
import { useFeesForm } from './useFeesForm';

interface FeesDialogProps {
  readonly open: boolean;
  readonly target: FeesTarget;
  /** `saved`: a save succeeded before */
  readonly onClose: (saved: boolean) => void;
}

const discountOf = ({ schoolId, studentId, sessionId, studentName }: FeesTarget): HistoryTarget => ({
  record: { schoolId, entity: 'DISCOUNT', id: studentId, sessionId },
  name: studentName,
});

/** A student's fee summary in a session, with the discount and whether the admission fee applies (DISCOUNT-01). */
export function FeesDialog({ open, target, onClose }: FeesDialogProps) {
  const words = useWords(feesWords);
  const { discount, admissionFeeApplicable } = useFields(feesFields);
  const editor = useFeesForm(open, target, () => onClose(true));
  const { form, found, stored, initial, completed, dirty, done, notSaved, unconfirmed } = editor;
  const leaving = useLeaveGuard(dirty, { notSaved: open && unconfirmed });
  const history = useHistory();
  return (
    <>
      <FormDialog<FeesValues>
        open={open}
        form={form}
        title={words.titleOf(target.studentName)}
        width={480}
        saveLabel={words.save}
        saveDisabled={stored === undefined || completed || done}
        {...(completed && { cancelLabel: words.close })}
        initialValues={{}}
        notSaved={notSaved}
        unsaved={dirty}
        onValuesChange={editor.changed}
        onSave={editor.submit}
        onClose={() => onClose(done)}
      >
        <p className="fees-about">{target.about.join(' · ')}</p>
        {stored === undefined || initial === undefined ? (
          <FoundFeeSummary {...found} fees={undefined} />
        ) : (
          <>
            <FeeSummary fees={stored} />
            {completed ? (
              <Alert type="info" showIcon title={words.completed} className="fees-completed" />
            ) : (
              <>
                <FocusOnOpen selector={FIRST_FIELD} />
                <FeesFields form={form} fees={stored} initial={initial} disabled={done} />
              </>
            )}
            {history.mayRead('DISCOUNT') && (
              <Button
                className="fees-history"
                icon={<HistoryOutlined aria-hidden />}
                onClick={() => history.show(discountOf(target))}
              >
                {words.history}
              </Button>
            )}
          </>
        )}
      </FormDialog>
      <ConflictDialog
        {...editor.conflict}
        titles={{ discount: discount.title, admissionFeeApplicable: admissionFeeApplicable.title }}
      />
      {leaving.dialog}
      {history.drawer}
    </>
  );
}
