/** Selects a student by name or code, within a chosen session and class (STUDENT-71 to STUDENT-76). */
import { SearchOutlined } from '@ant-design/icons';
import { Form, Input, Modal, type FormInstance } from 'antd';
import { useEffect, useId, type KeyboardEvent } from 'react';
import type { StudentRow } from '@/api/students';
import { FocusOnOpen } from '../ui/dialog/FocusOnOpen';
import { uiWords } from '../ui/words';
import { useWords } from '../words';
import { useActiveSession } from './activeSession';
import { ActiveFees } from './ActiveFees';
import { ALL, classChoices, sessionChoices } from './choices';
import { ChoiceSelect } from './ChoiceSelect';
import { optionId, StudentResults } from './StudentResults';
import { studentSearchWords } from './studentSearchWords';
import { useActiveOption, type ActiveOption } from './useActiveOption';
import { useLookups, type Lookups } from './useLookups';
import { SEARCH_FROM, useStudentSearch } from './useStudentSearch';

/** Page size of the search outside the sibling dialog (STUDENT-75). */
const SIZE = 10;

interface Wanted {
  readonly sessionId: number | undefined;
  readonly classId: number;
  readonly text: string;
}

const START: Wanted = { sessionId: undefined, classId: ALL, text: '' };

interface StudentPickerProps {
  readonly schoolId: number | undefined;
  /** the session that is preselected instead of the ACTIVE one */
  readonly startSessionId?: number;
  /** also offers students who left */
  readonly leftToo?: boolean;
  /** shows the dues of the student of the arrow keys */
  readonly withFees?: boolean;
  /** The student and the session it was looked up in. The caller closes by `open`. */
  readonly onPick: (student: StudentRow, sessionId: number) => void;
}

interface StudentSearchDialogProps extends StudentPickerProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

export function StudentSearchDialog({ open, title, onClose, ...picker }: StudentSearchDialogProps) {
  const words = useWords(uiWords);
  return (
    <Modal
      open={open}
      title={title}
      width={560}
      destroyOnHidden
      className="portal-dialog"
      mask={{ closable: false }}
      closable={{ 'aria-label': words.close }}
      footer={null}
      onCancel={onClose}
    >
      <StudentPicker {...picker} />
      <FocusOnOpen selector=".student-search-box input" />
    </Modal>
  );
}

/** Nothing is searched without a session. */
const scopeOf = (schoolId: number | undefined, sessionId: number | undefined, classId: number) => ({
  schoolId: sessionId === undefined ? undefined : schoolId,
  sessionId,
  classId,
});

/** The active student if a fee can be taken. */
const payerOf = ({ eligible, student }: ActiveOption): number | undefined =>
  eligible ? student?.studentId : undefined;

function StudentPicker({ schoolId, startSessionId, leftToo = false, withFees = false, onPick }: StudentPickerProps) {
  const listId = useId();
  const [form] = Form.useForm<Wanted>();
  const watched = Form.useWatch((values: Partial<Wanted>) => values, form);
  const { sessionId, classId, text } = { ...START, ...watched };
  const lookups = useSearchLookups(form, schoolId, startSessionId);
  const chosen = sessionId !== undefined;
  const search = useStudentSearch(scopeOf(schoolId, sessionId, classId), text, SIZE, leftToo ? 'certify' : 'pick');
  const active = useActiveOption(search);
  const pick = (student: StudentRow) => chosen && onPick(student, sessionId);
  const retry = () => {
    search.retry();
    form.focusField('text');
  };
  const requireSession = () => void form.validateFields(['sessionId']).catch(() => undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys belong to an input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') active.move(1);
    else if (event.key === 'ArrowUp') active.move(-1);
    else if (event.key !== 'Enter') return;
    else if (!chosen && !lookups.loading) requireSession();
    else if (search.phase === 'failed') retry();
    else if (active.student && active.eligible) pick(active.student);
    event.preventDefault();
  };
  return (
    <Form<Wanted>
      name={`${listId}form`}
      form={form}
      layout="vertical"
      className="student-search"
      initialValues={START}
      onValuesChange={(_changed, all) => {
        if (all.sessionId === undefined && !lookups.loading && all.text.trim().length >= SEARCH_FROM) requireSession();
      }}
    >
      <SessionFields schoolId={schoolId} lookups={lookups} />
      <TextField listId={listId} expanded={search.found.length > 0} active={active.student} onKeyDown={onKeyDown} />
      <StudentResults
        id={listId}
        search={search}
        text={text}
        most={SIZE}
        needsSession={!chosen && !lookups.loading}
        active={active.student}
        onPick={pick}
        onRetry={retry}
      />
      {withFees && <ActiveFees studentId={payerOf(active)} sessionId={sessionId} />}
    </Form>
  );
}

/** The sessions and classes to choose from; `preferred` is preselected where the school offers it, otherwise the ACTIVE session. */
function useSearchLookups(
  form: FormInstance<Wanted>,
  schoolId: number | undefined,
  preferred: number | undefined,
): Lookups {
  const words = useWords(studentSearchWords);
  const lookups = useLookups(schoolId, {
    sessions: words.sessionsFailed,
    classes: words.classesFailed,
    both: words.sessionsFailed,
  });
  const active = useActiveSession(lookups.sessions);
  const start = (lookups.sessions.find(({ sessionId }) => sessionId === preferred) ?? active)?.sessionId;
  // Only before the first choice: an emptied field stays empty.
  useEffect(() => {
    if (start !== undefined && !form.isFieldTouched('sessionId')) form.setFieldsValue({ sessionId: start });
  }, [form, start]);
  return lookups;
}

interface TextFieldProps {
  readonly listId: string;
  readonly expanded: boolean;
  readonly active: StudentRow | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function TextField({ listId, expanded, active, onKeyDown }: TextFieldProps) {
  const words = useWords(studentSearchWords);
  return (
    <Form.Item<Wanted> name="text" label={words.student} className="student-search-text">
      <Input
        allowClear
        autoComplete="off"
        className="student-search-box"
        prefix={<SearchOutlined aria-hidden />}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-expanded={expanded}
        {...(active && { 'aria-activedescendant': optionId(listId, active) })}
        onKeyDown={onKeyDown}
      />
    </Form.Item>
  );
}

interface SessionFieldsProps extends Pick<StudentPickerProps, 'schoolId'> {
  readonly lookups: Lookups;
}

function SessionFields({ schoolId, lookups: { sessions, classes, loading } }: SessionFieldsProps) {
  const words = useWords(studentSearchWords);
  const off = { loading, disabled: schoolId === undefined };
  return (
    <>
      <Form.Item<Wanted>
        name="sessionId"
        label={words.session}
        rules={[{ required: true, message: words.selectSession }]}
      >
        <ChoiceSelect {...off} allowClear placeholder={words.chooseSession} options={sessionChoices(sessions)} />
      </Form.Item>
      <Form.Item<Wanted> name="classId" label={words.class}>
        <ChoiceSelect {...off} options={[{ value: ALL, label: words.all }, ...classChoices(classes)]} />
      </Form.Item>
    </>
  );
}
