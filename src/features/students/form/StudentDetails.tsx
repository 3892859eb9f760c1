import { useId } from 'react';
import { ageAt } from '@common/calendar';
import type { Enrolment, Student } from '@/api/students';
import { useFields } from '@/shared/forms';
import { genderWords } from '@/shared/labels';
import { showDate } from '@/shared/lib/dates';
import { DateText, PersonPicture, ReadOnlyField, ReadOnlySection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { StudentStatus } from '../list/StudentStatus';
import { studentWords } from '../words';
import { lastSchoolFields, studentFields } from './studentForm';
import { ParentDetails, SiblingDetails } from './StudentPeople';

interface DetailsProps {
  readonly student: Student;
}

/** Every part of a student, to read (STUDENT-36). */
export function StudentDetails({ student }: DetailsProps) {
  return (
    <>
      <EnrolmentDetails student={student} />
      <PersonDetails student={student} />
      <AddressDetails student={student} />
      <ParentDetails parents={student.parentsInfo} />
      <SiblingDetails siblings={student.siblingInfo} />
      <OtherDetails student={student} />
      <LastSchoolDetails student={student} />
    </>
  );
}

/** The photograph beside the name, the numbers and the class. */
function EnrolmentDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const id = useId();
  const [first] = student.enrollments;
  return (
    <section className="portal-card portal-form-section" aria-labelledby={id}>
      <h2 id={id}>{words.enrolment}</h2>
      <div className="student-summary">
        <PersonPicture
          name={student.studentName}
          url={student.image}
          size="head"
          alt={words.photoOf(student.studentName)}
        />
        <dl className="portal-form-grid portal-read-only-grid">
          <ReadOnlyField label={words.code}>{student.studentCode}</ReadOnlyField>
          <ReadOnlyField label={words.srNo}>{student.studentSrNo}</ReadOnlyField>
          <ReadOnlyField label={words.class}>{first?.className}</ReadOnlyField>
          <ReadOnlyField label={words.section}>{first?.sectionName}</ReadOnlyField>
          <ReadOnlyField label={words.session}>{first?.sessionDisplayName}</ReadOnlyField>
          <ReadOnlyField label={words.rollNo}>{first?.rollNo}</ReadOnlyField>
          <ReadOnlyField label={words.registrationStatus}>{first && words[first.registrationStatus]}</ReadOnlyField>
          <ReadOnlyField label={words.status}>
            <StudentStatus student={student} />
          </ReadOnlyField>
        </dl>
      </div>
    </section>
  );
}

function AgeField({ student, first }: DetailsProps & { readonly first: Enrolment | undefined }) {
  const words = useWords(studentWords);
  const start = first?.sessionStartDate;
  const age = start === undefined ? null : ageAt(student.dateOfBirth, start);
  return (
    <ReadOnlyField label={start === undefined ? words.age : words.ageAsOf(showDate(start))}>
      {age && words.ageText(age.years, age.months)}
    </ReadOnlyField>
  );
}

function PersonDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const genders = useWords(genderWords);
  const fields = useFields(studentFields);
  return (
    <ReadOnlySection title={words.studentDetails}>
      <ReadOnlyField label={fields.studentName.title}>{student.studentName}</ReadOnlyField>
      <ReadOnlyField label={fields.gender.title}>{genders[student.gender]}</ReadOnlyField>
      <ReadOnlyField label={fields.dateOfBirth.title}>
        <DateText date={student.dateOfBirth} />
      </ReadOnlyField>
      <AgeField student={student} first={student.enrollments[0]} />
      <ReadOnlyField label={fields.admissionDate.title}>
        <DateText date={student.admissionDate} />
      </ReadOnlyField>
      <ReadOnlyField label={fields.mobileNo.title}>{student.mobileNo}</ReadOnlyField>
      <ReadOnlyField label={fields.aadharNo.title}>{student.aadharNo}</ReadOnlyField>
      <ReadOnlyField label={fields.rte.title}>{student.rte ? words.yes : words.no}</ReadOnlyField>
    </ReadOnlySection>
  );
}

function AddressDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  return (
    <ReadOnlySection title={words.address}>
      <ReadOnlyField label={fields.address1.title} wide>
        {student.address1}
      </ReadOnlyField>
      {(['district', 'block', 'municipalBoard', 'municipalWard', 'pinCode'] as const).map((name) => (
        <ReadOnlyField key={name} label={fields[name].title}>
          {student[name]}
        </ReadOnlyField>
      ))}
      <ReadOnlyField label={fields.guardianAddress.title} wide>
        {student.guardianAddress}
      </ReadOnlyField>
    </ReadOnlySection>
  );
}

const OTHER_DETAILS = [
  'category',
  'caste',
  'religion',
  'bloodGroup',
  'janAadharNo',
  'nicNo',
  'bplCardNo',
  'ewsCardNo',
] as const;

function OtherDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  return (
    <ReadOnlySection title={words.further}>
      {OTHER_DETAILS.map((name) => (
        <ReadOnlyField key={name} label={fields[name].title}>
          {student[name]}
        </ReadOnlyField>
      ))}
    </ReadOnlySection>
  );
}

const LAST_SCHOOL = ['name', 'className', 'marks', 'attendance', 'result', 'contactNo'] as const;

function LastSchoolDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const lastSchool = useFields(lastSchoolFields);
  return (
    <ReadOnlySection title={words.lastSchool}>
      {LAST_SCHOOL.map((name) => (
        <ReadOnlyField key={name} label={lastSchool[name].title}>
          {student.lastSchoolDetails[name]}
        </ReadOnlyField>
      ))}
    </ReadOnlySection>
  );
}
