import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ageAt } from '@common/calendar';
import type { Enrolment, Student } from '@/api/students';
import { useHolds } from '@/shared/access';
import { FeeCard } from '@/shared/domain';
import { useFields } from '@/shared/forms';
import { genderWords } from '@/shared/labels';
import { showDate } from '@/shared/lib/dates';
import { studentAddress } from '@/shared/navigation';
import { DateText, PersonPicture, ReadOnlyField, ReadOnlySection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { StudentStatus } from '../list/StudentStatus';
import { studentWords } from '../words';
import { FilledSection } from './FilledSection';
import { lockOf } from './enrolmentLock';
import { FURTHER, LAST_SCHOOL } from './OtherFields';
import { enrolmentFields, lastSchoolFields, studentFields } from './studentForm';
import { ParentDetails, SiblingDetails } from './StudentPeople';
import { TO_SECTION } from './useHandedStudent';

interface DetailsProps {
  readonly student: Student;
}

interface StudentDetailsProps extends DetailsProps {
  /** the session of the fees; by default that of the first enrolment */
  readonly sessionId: number | undefined;
}

/** All parts of a student, read-only (STUDENT-36). */
export function StudentDetails({ student, sessionId }: StudentDetailsProps) {
  const feesOf = sessionId ?? student.enrollments[0]?.sessionId;
  return (
    <div className="student-record">
      <EnrolmentDetails student={student} />
      {feesOf !== undefined && <FeeCard student={student} sessionId={feesOf} />}
      <PersonDetails student={student} />
      <AddressDetails student={student} />
      <ParentDetails parents={student.parentsInfo} />
      <SiblingDetails siblings={student.siblingInfo} />
      <OtherDetails student={student} />
      <LastSchoolDetails student={student} />
    </div>
  );
}

/** The photograph beside the name, the numbers and the class. */
function EnrolmentDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const id = useId();
  const fields = useFields(enrolmentFields);
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
          <ReadOnlyField label={words.registrationStatus}>
            {first && <Registration student={student} enrolment={first} />}
          </ReadOnlyField>
          <ReadOnlyField label={words.status}>
            <StudentStatus student={student} />
          </ReadOnlyField>
          <ReadOnlyField label={fields.newAdmission.title}>
            {first && (first.newAdmission ? words.yes : words.no)}
          </ReadOnlyField>
        </dl>
      </div>
    </section>
  );
}

/** If only the section is missing, links to its field, unless it is locked. */
function Registration({ student, enrolment }: DetailsProps & { readonly enrolment: Enrolment }) {
  const words = useWords(studentWords);
  const holds = useHolds();
  const { state } = useLocation() as { state: unknown };
  const { registrationStatus, sectionId, sessionId } = enrolment;
  if (registrationStatus !== 'PENDING' || sectionId !== null) return words[registrationStatus];
  if (!holds('EDIT_STUDENT') || lockOf(enrolment, student)) return words.sectionMissing;
  return (
    <Link to={`${studentAddress('edit', student.studentId, sessionId)}${TO_SECTION}`} state={state}>
      {words.sectionMissing}
    </Link>
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

const ADDRESS = ['district', 'block', 'pinCode', 'municipalBoard', 'municipalWard'] as const;

function AddressDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  const entry = (name: keyof Student & keyof typeof fields, wide = false) => ({
    label: fields[name].title,
    value: student[name] as string | null,
    wide,
  });
  return (
    <FilledSection
      title={words.address}
      entries={[entry('address1', true), ...ADDRESS.map((name) => entry(name)), entry('guardianAddress', true)]}
    />
  );
}

function OtherDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const fields = useFields(studentFields);
  const entries = FURTHER.map((name) => ({ label: fields[name].title, value: student[name] }));
  return <FilledSection title={words.further} entries={entries} />;
}

function LastSchoolDetails({ student }: DetailsProps) {
  const words = useWords(studentWords);
  const lastSchool = useFields(lastSchoolFields);
  const entries = LAST_SCHOOL.map((name) => ({
    label: lastSchool[name].title,
    value: student.lastSchoolDetails[name],
  }));
  return <FilledSection title={words.lastSchool} entries={entries} />;
}
