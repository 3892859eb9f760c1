import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { Student } from '@/api/students';
import { useLookups } from '@/shared/domain';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { useFields } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { FormActions, FormSection, FormWide, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { EnrolmentFields } from './EnrolmentFields';
import { filled } from './judge';
import { AddressFields, OtherDetailFields, LastSchoolFields } from './OtherFields';
import { ParentsField } from './ParentsField';
import { PersonFields } from './PersonFields';
import { SiblingsField } from './SiblingsField';
import { studentFields, type StudentValues } from './studentForm';
import { useReveal } from './useReveal';
import { useStudentForm, type StudentFormState } from './useStudentForm';

const Item = Form.Item<StudentValues>;

interface StudentEditorProps {
  readonly schoolId: number;
  readonly stored: Student | undefined;
  readonly onRegistered: () => void;
}

/** The whole student in one form and one save (STUDENT-35). */
export function StudentEditor({ schoolId, stored, onRegistered }: StudentEditorProps) {
  const words = useWords(studentWords);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const editor = useStudentForm(schoolId, stored, onRegistered);
  const { dialog } = useLeaveGuard(editor.dirty);
  return (
    <Form<StudentValues>
      form={editor.form}
      layout="vertical"
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.changed}
      onFinish={() => void editor.submit()}
      onFinishFailed={() => snackbar.error(words.fixErrors)}
      className="portal-form"
    >
      <Parts schoolId={schoolId} stored={stored} form={editor.form} />
      <FormActions notSaved={editor.notSaved}>
        <Button onClick={() => void navigate(paths.students)}>{words.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={editor.busy}>
          {stored === undefined ? words.create : words.save}
        </Button>
      </FormActions>
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}

type PartsProps = Omit<StudentEditorProps, 'onRegistered'> & Pick<StudentFormState, 'form'>;

function Parts({ schoolId, stored, form }: PartsProps) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  const reveal = useReveal(stored);
  const lookups = useLookups(schoolId, {
    sessions: words.fetchSessionsFailed,
    classes: words.fetchClassesFailed,
    both: words.fetchSessionsFailed,
  });
  const sessionId = Form.useWatch('sessionId', form);
  const sessionStart =
    lookups.sessions.find((session) => session.sessionId === sessionId)?.startDate ??
    stored?.enrollments.find((enrolment) => enrolment.sessionId === sessionId)?.sessionStartDate;
  const showAadhaar = async () => {
    const shown = await reveal();
    if (shown) form.setFieldsValue({ aadharNo: shown.aadharNo ?? '' });
  };
  return (
    <>
      <EnrolmentFields stored={stored} lookups={lookups} />
      <PersonFields
        isNew={stored === undefined}
        sessionStart={sessionStart}
        onReveal={stored && (() => void showAadhaar())}
      />
      <AddressFields />
      <FormSection title={words.parents}>
        <FormWide>
          <Item name="parentsInfo" rules={[filled(fields.parentsInfo.message.minItems)]}>
            <ParentsField reveal={reveal} />
          </Item>
        </FormWide>
      </FormSection>
      <FormSection title={words.siblings}>
        <FormWide>
          <Item name="siblingInfo">
            <SiblingsField schoolId={schoolId} ownId={stored?.studentId} lookups={lookups} />
          </Item>
        </FormWide>
      </FormSection>
      <OtherDetailFields />
      <LastSchoolFields />
    </>
  );
}
