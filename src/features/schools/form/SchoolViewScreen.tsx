import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { School } from '@/api/schools';
import { useFields } from '@/shared/forms';
import { paths, Redirect, useSchoolHandover } from '@/shared/navigation';
import { ActiveTag, InstantDateText, PageFrame, ReadOnlyField, ReadOnlySection, StoredImage } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { schoolWords } from '../words';
import { schoolFields } from './schoolForm';
import { useHandedSchool } from './useHandedSchool';

/** Requires a school from the navigation state or address (SCHOOL-16). */
export function SchoolViewScreen() {
  const handed = useSchoolHandover();
  return handed ? <ViewHanded schoolId={handed.schoolId} /> : <Redirect to={paths.schools} />;
}

function ViewHanded({ schoolId }: { readonly schoolId: number }) {
  const words = useWords(schoolWords);
  const navigate = useNavigate();
  const { school, state } = useHandedSchool(schoolId);
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(paths.schools)}>
      {words.back}
    </Button>
  );
  const trail = [{ label: words.trail, to: paths.schools }, { label: words.details }];
  return (
    <PageFrame title={school?.schoolName ?? words.details} trail={trail} actions={back} state={state}>
      {school && <SchoolDetails school={school} />}
    </PageFrame>
  );
}

function SchoolDetails({ school }: { readonly school: School }) {
  const words = useWords(schoolWords);
  const fields = useFields(schoolFields);
  return (
    <>
      <ReadOnlySection title={words.identity}>
        <ReadOnlyField label={fields.logo.title} wide>
          <StoredImage url={school.logo} alt={words.logoOf(school.schoolName)} width={96} />
        </ReadOnlyField>
        <ReadOnlyField label={fields.schoolName.title}>{school.schoolName}</ReadOnlyField>
        <ReadOnlyField label={fields.principal.title}>{school.principal}</ReadOnlyField>
        <ReadOnlyField label={fields.address.title} wide>
          {school.address}
        </ReadOnlyField>
        <ReadOnlyField label={fields.letterNo.title}>{school.letterNo}</ReadOnlyField>
        <ReadOnlyField label={words.status}>
          <ActiveTag disabled={school.disabled} />
        </ReadOnlyField>
        <ReadOnlyField label={words.created}>
          <InstantDateText instant={school.createdAt} />
        </ReadOnlyField>
      </ReadOnlySection>
      <ReadOnlySection title={words.contact}>
        <ReadOnlyField label={fields.contactPhone.title}>{school.contactPhone}</ReadOnlyField>
        <ReadOnlyField label={fields.contactMobile.title}>{school.contactMobile}</ReadOnlyField>
        <ReadOnlyField label={fields.contactEmail.title}>{school.contactEmail}</ReadOnlyField>
      </ReadOnlySection>
      <ReadOnlySection title={words.numbers}>
        <ReadOnlyField label={fields.studentCodeStartFrom.title}>{school.studentCodeStartFrom}</ReadOnlyField>
        <ReadOnlyField label={fields.feeReceiptStartFrom.title}>{school.feeReceiptStartFrom}</ReadOnlyField>
        <ReadOnlyField label={fields.feeCertificateStartFrom.title}>{school.feeCertificateStartFrom}</ReadOnlyField>
      </ReadOnlySection>
      <ReadOnlySection title={words.fees}>
        <ReadOnlyField label={fields.upiId.title}>{school.upiId}</ReadOnlyField>
        <ReadOnlyField label={fields.certificateWording.title} wide>
          {school.certificateWording}
        </ReadOnlyField>
      </ReadOnlySection>
    </>
  );
}
