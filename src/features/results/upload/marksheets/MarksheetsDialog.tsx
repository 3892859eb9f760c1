import { Alert, Modal, Radio } from 'antd';
import { useState } from 'react';
import { FIRST_FIELD, FocusOnOpen, hasUnsavedWork } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { foundStudents, type SheetStudent } from './chosenStudents';
import { MarksheetsProgress } from './MarksheetsProgress';
import { marksheetsWords } from './marksheetsWords';
import { StudentTicks } from './StudentTicks';

export type SheetFormat = 'ZIP' | 'PDF';

interface MarksheetsDialogProps {
  readonly open: boolean;
  /** description of the marksheets */
  readonly about: string;
  /** undefined while loading; all marksheets can be downloaded before */
  readonly students: readonly SheetStudent[] | undefined;
  /** the search of the grid, whose students are preselected */
  readonly searchText: string;
  readonly runKey: string | undefined;
  /** without ids all students */
  readonly onDownload: (format: SheetFormat, studentIds?: number[]) => void;
  /** Stops a running download. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Asks for students and format, and shows the progress. */
export function MarksheetsDialog({ open, about, students, searchText, runKey, ...props }: MarksheetsDialogProps) {
  const words = useWords(marksheetsWords);
  const searched = searchText.trim() !== '';
  const [some, setSome] = useState(searched);
  const [ticked, setTicked] = useState<ReadonlySet<number>>();
  const [format, setFormat] = useState<SheetFormat>('ZIP');
  const [unsaved] = useState(hasUnsavedWork);
  const preselected = () =>
    new Set(foundStudents(students ?? [], searched ? searchText : '').map(({ studentId }) => studentId));
  const chosen = ticked ?? preselected();
  const running = runKey !== undefined;
  return (
    <Modal
      open={open}
      title={words.title}
      centered
      destroyOnHidden
      className="portal-dialog"
      mask={{ closable: false }}
      closable={{ disabled: running }}
      okText={words.download}
      cancelText={words.cancel}
      okButtonProps={{ loading: running, disabled: some && chosen.size === 0 }}
      onOk={() => props.onDownload(format, some ? [...chosen] : undefined)}
      onCancel={running ? props.onCancel : props.onClose}
    >
      <FocusOnOpen selector={FIRST_FIELD} />
      <p>{about}</p>
      {unsaved && <Alert type="warning" showIcon title={words.unsaved} />}
      <Radio.Group
        aria-label={words.students}
        className="marksheets-choice"
        disabled={running}
        value={some}
        onChange={({ target }) => setSome(target.value === true)}
        options={[
          { value: false, label: words.all(students?.length) },
          { value: true, label: words.some, disabled: !students },
        ]}
      />
      {some && students && <StudentTicks students={students} chosen={chosen} disabled={running} onChange={setTicked} />}
      <Radio.Group
        aria-label={words.format}
        className="marksheets-choice"
        disabled={running}
        value={format}
        onChange={({ target }) => setFormat(target.value as SheetFormat)}
        options={(['ZIP', 'PDF'] as const).map((value) => ({ value, label: words[value] }))}
      />
      {runKey !== undefined && <MarksheetsProgress runKey={runKey} />}
    </Modal>
  );
}
