import { Button, Form, Input } from 'antd';
import type { Session } from '@/api/sessions';
import type { Enrolment, Student } from '@/api/students';
import { ChoiceSelect, classChoices, sectionChoices, sessionChoices, type Choice, type Lookups } from '@/shared/domain';
import { useFields } from '@/shared/forms';
import { FormSection } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { lockOf } from './enrolmentLock';
import { submitRules } from './fieldRules';
import { classValues, enrolmentFields, type StudentValues } from './studentForm';

const Item = Form.Item<StudentValues>;

interface EnrolmentFieldsProps {
  readonly stored: Student | undefined;
  readonly lookups: Lookups;
}

/** Whether students can be enrolled in the session (STUDENT-70). */
const isOpen = ({ status }: Session): boolean => status !== 'COMPLETED';

/** Includes the sessions of the record, whatever their state. */
function sessionOptions(sessions: readonly Session[], stored: Student | undefined): Choice[] {
  const open = sessionChoices(sessions.filter(isOpen));
  const own = (stored?.enrollments ?? []).map(({ sessionId, sessionDisplayName }) => ({
    value: sessionId,
    label: sessionDisplayName ?? '',
  }));
  return [...open, ...own.filter(({ value }) => !open.some((choice) => choice.value === value))];
}

const enrolmentIn = (stored: Student | undefined, sessionId: number | undefined): Enrolment | undefined =>
  stored?.enrollments.find((enrolment) => enrolment.sessionId === sessionId);

const isElsewhere = (before: StudentValues, after: StudentValues): boolean =>
  before.sessionId !== after.sessionId || before.classId !== after.classId;

/** Session, class and section; an enrolment in a completed session, or of a student who has left, cannot change. */
export function EnrolmentFields({ stored, lookups }: EnrolmentFieldsProps) {
  const words = useWords(studentWords);
  const fields = useFields(enrolmentFields);
  const form = Form.useFormInstance<StudentValues>();
  const own = enrolmentIn(stored, Form.useWatch<number | undefined>('sessionId', form));
  const lock = lockOf(own, stored);
  const missing = own?.registrationStatus === 'PENDING' && own.sectionId === null;
  return (
    <FormSection
      title={words.enrolment}
      className="student-enrolment"
      description={lock ? words[lock] : missing && <SectionMissing />}
    >
      <Item name="sessionId" label={words.session} required rules={submitRules(fields.sessionId)}>
        <ChoiceSelect
          placeholder={words.chooseSession}
          loading={lookups.loading}
          options={sessionOptions(lookups.sessions, stored)}
          onChange={(chosen) => form.setFieldsValue(classValues(enrolmentIn(stored, chosen)))}
        />
      </Item>
      <Item noStyle shouldUpdate={isElsewhere}>
        {({ getFieldValue }) => (
          <ClassFields
            own={enrolmentIn(stored, getFieldValue('sessionId') as number | undefined)}
            stored={stored}
            classId={getFieldValue('classId') as number | undefined}
            lookups={lookups}
          />
        )}
      </Item>
    </FormSection>
  );
}

function SectionMissing() {
  const words = useWords(studentWords);
  const form = Form.useFormInstance<StudentValues>();
  return (
    <Button type="link" className="student-missing" onClick={() => form.focusField('sectionId')}>
      {words.sectionMissing}
    </Button>
  );
}

interface ClassFieldsProps {
  /** the student's stored enrolment in the chosen session */
  readonly own: Enrolment | undefined;
  readonly stored: Student | undefined;
  readonly classId: number | undefined;
  readonly lookups: Lookups;
}

function ClassFields({ own, stored, classId, lookups: { classes, loading } }: ClassFieldsProps) {
  const words = useWords(studentWords);
  const fields = useFields(enrolmentFields);
  const form = Form.useFormInstance<StudentValues>();
  const isLocked = lockOf(own, stored) !== undefined;
  const sections = withOwn(
    sectionChoices(classes, classId),
    own?.classId === classId && own?.sectionId != null
      ? { value: own.sectionId, label: own.sectionName ?? '' }
      : undefined,
  );
  return (
    <>
      <Item name="classId" label={words.class} required rules={submitRules(fields.classId)}>
        <ChoiceSelect
          placeholder={words.choose}
          loading={loading}
          disabled={isLocked}
          options={withOwn(classChoices(classes), own && { value: own.classId, label: own.className })}
          onChange={() => form.setFieldsValue({ sectionId: undefined })}
        />
      </Item>
      {sections.length > 0 && (
        <Item
          name="sectionId"
          label={words.section}
          required={!isLocked}
          rules={isLocked ? [] : submitRules({ ...fields.sectionId, required: true })}
        >
          <ChoiceSelect placeholder={words.choose} disabled={isLocked} options={sections} />
        </Item>
      )}
      {own && <RollNo rollNo={own.rollNo} />}
    </>
  );
}

/** Assigned on another screen. */
function RollNo({ rollNo }: { readonly rollNo: number | null }) {
  const words = useWords(studentWords);
  return (
    <Item label={words.rollNo} htmlFor="student-roll-no">
      <Input id="student-roll-no" readOnly variant="filled" tabIndex={-1} value={rollNo ?? ''} placeholder="–" />
    </Item>
  );
}

/** Includes a disabled or deleted class or section of the record. */
const withOwn = (choices: Choice[], own: Choice | undefined): Choice[] =>
  own === undefined || choices.some(({ value }) => value === own.value) ? choices : [...choices, own];
