import { Button, Form } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { School } from '@/api/schools';
import { ConflictDialog } from '@/shared/feedback';
import { paths, Redirect, useSchoolHandover } from '@/shared/navigation';
import { FormActions, FormFields, PageFrame, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { SchoolFields } from './SchoolFields';
import type { SchoolValues } from './schoolForm';
import { useHandedSchool } from './useHandedSchool';
import { useSchoolForm } from './useSchoolForm';

export function AddSchoolScreen() {
  const words = useWords(schoolWords);
  return (
    <PageFrame title={words.add} trail={[{ label: words.trail, to: paths.schools }, { label: words.add }]}>
      <SchoolEditor stored={undefined} />
    </PageFrame>
  );
}

/** Requires a school from the navigation state or address (SCHOOL-16). */
export function EditSchoolScreen() {
  const handed = useSchoolHandover();
  return handed ? <EditHanded schoolId={handed.schoolId} /> : <Redirect to={paths.schools} />;
}

function EditHanded({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(schoolWords);
  const { school, state } = useHandedSchool(schoolId);
  return (
    <PageFrame
      title={words.edit}
      trail={[{ label: words.trail, to: paths.schools }, { label: words.edit }]}
      state={state}
    >
      {school && <SchoolEditor key={school.schoolId} stored={school} />}
    </PageFrame>
  );
}

function SchoolEditor({ stored }: { readonly stored: School | undefined }) {
  const words = useWords(schoolWords);
  const navigate = useNavigate();
  const editor = useSchoolForm(stored);
  const { dialog } = useLeaveGuard(editor.dirty, { part: 'record', notSaved: editor.unconfirmed });
  return (
    <Form<SchoolValues>
      form={editor.form}
      layout="vertical"
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.changed}
      onFinish={() => void editor.submit()}
      className="portal-form"
    >
      <FormFields busy={editor.busy}>
        <SchoolFields stored={stored} />
      </FormFields>
      <FormActions dirty={editor.dirty} notSaved={editor.notSaved} busy={editor.busy}>
        <Button onClick={() => void navigate(paths.schools)}>{words.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={editor.busy}>
          {stored === undefined ? words.create : words.save}
        </Button>
      </FormActions>
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}
