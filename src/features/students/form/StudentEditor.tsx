import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import { isMasked } from '@common/aadhaar';
import type { Student } from '@/api/students';
import { useLookups, type Lookups } from '@/shared/domain';
import { ConflictDialog, useSnackbar } from '@/shared/feedback';
import { showErrors } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { enterKeys, FormActions, FormFields, PartLinks, uiWords, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { EnrolmentFields } from './EnrolmentFields';
import { AddressFields, LastSchoolFields, OtherDetailFields } from './OtherFields';
import { PeopleFields } from './PeopleFields';
import { PersonFields } from './PersonFields';
import { RegisteredPanel } from './RegisteredPanel';
import { newStudent, nextStudent, type Registered, type StudentValues } from './studentForm';
import { useAdmissionText } from './useAdmissionText';
import { useFormStart, type FormStart } from './useFormStart';
import { useReadable, useReveal } from './useReveal';
import { useStudentForm, type StudentFormState } from './useStudentForm';

interface StudentEditorProps {
  readonly schoolId: number;
  readonly stored: Student | undefined;
  /** the student registered last, whose session and date are suggested */
  readonly registered?: Registered | undefined;
  readonly start?: FormStart;
  readonly onRegistered: (registered: Registered) => void;
}

/** The complete student in one form and one save (STUDENT-35). */
export function StudentEditor({ schoolId, stored, registered, start, onRegistered }: StudentEditorProps) {
  const words = useWords(studentWords);
  const { saveKeys } = useWords(uiWords);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const first = registered ? nextStudent(registered.values) : newStudent;
  const editor = useStudentForm(schoolId, stored, first, onRegistered);
  const { dialog } = useLeaveGuard(editor.dirty, { part: 'record', notSaved: editor.unconfirmed });
  return (
    <PartLinks>
      <Form<StudentValues>
        {...enterKeys}
        form={editor.form}
        layout="vertical"
        initialValues={editor.initial}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={editor.changed}
        onFinish={() => void editor.submit()}
        onFinishFailed={({ errorFields }) => {
          showErrors(editor.form, errorFields);
          snackbar.error(words.fixErrors);
        }}
        className="portal-form student-form"
      >
        {registered && <RegisteredPanel registered={registered} />}
        <FormFields busy={editor.busy}>
          <Parts schoolId={schoolId} stored={stored} start={start} form={editor.form} />
        </FormFields>
        <FormActions dirty={editor.dirty} notSaved={editor.notSaved} busy={editor.busy} keys={saveKeys}>
          <Button onClick={() => void navigate(paths.students)}>{words.cancel}</Button>
          <Button type="primary" htmlType="submit" loading={editor.busy} aria-keyshortcuts="Control+Enter">
            {stored === undefined ? words.create : words.save}
          </Button>
        </FormActions>
        {dialog}
        <ConflictDialog {...editor.conflict} />
      </Form>
    </PartLinks>
  );
}

type PartsProps = Pick<StudentEditorProps, 'schoolId' | 'stored' | 'start'> & Pick<StudentFormState, 'form'>;

function Parts({ schoolId, stored, start, form }: PartsProps) {
  const words = useWords(studentWords);
  const reveal = useReveal(stored);
  const readable = useReadable();
  const lookups = useLookups(schoolId, {
    sessions: words.fetchSessionsFailed,
    classes: words.fetchClassesFailed,
    both: words.fetchSessionsFailed,
  });
  useFormStart(form, lookups, start);
  const showAadhaar = async () => {
    const shown = await reveal();
    // Keeps a value that was typed during the request.
    if (shown && isMasked(form.getFieldValue('aadharNo') as string))
      form.setFieldsValue(readable({ aadharNo: shown.aadharNo }));
  };
  return (
    <>
      <EnrolmentFields stored={stored} lookups={lookups} />
      <PersonFields
        isNew={stored === undefined}
        sessionStart={useSessionStart(form, stored, lookups)}
        admission={useAdmissionText(form, stored, lookups.sessions)}
        onReveal={stored && (() => void showAadhaar())}
      />
      <AddressFields />
      <PeopleFields schoolId={schoolId} ownId={stored?.studentId} lookups={lookups} reveal={reveal} />
      <OtherDetailFields />
      <LastSchoolFields />
    </>
  );
}

/** The start of the chosen session, yyyy-MM-dd. */
function useSessionStart(
  form: StudentFormState['form'],
  stored: Student | undefined,
  { sessions }: Lookups,
): string | undefined {
  const sessionId = Form.useWatch('sessionId', form);
  return (
    sessions.find((session) => session.sessionId === sessionId)?.startDate ??
    stored?.enrollments.find((enrolment) => enrolment.sessionId === sessionId)?.sessionStartDate
  );
}
