import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { StudentImportCheck, StudentImportRow } from '@/api/students';
import { useHolds } from '@/shared/access';
import {
  DryRunTable,
  FileReading,
  hasSeveralSheets,
  confirmedMapping,
  useColumnVerdict,
  Verdict,
  type RowState,
} from '@/shared/import';
import { studentAddress } from '@/shared/navigation';
import { ConfirmDialog, NameLink, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { AnnotateButton } from './AnnotateButton';
import { importScreenWords } from './importWords';

type Words = (typeof importScreenWords)['en'];

interface ImportCheckProps {
  readonly check: StudentImportCheck;
  readonly file: File;
  readonly target: { readonly schoolId: number; readonly sessionId: number };
  /** the session's name */
  readonly session: string;
  readonly busy: boolean;
  readonly importing: boolean;
  readonly undecided: boolean;
  readonly onMap: (heading: string, field: string | null) => void;
  readonly onConfirmColumns: () => void;
  readonly onRegister: () => void;
}

const STATES: readonly Pick<RowState<StudentImportRow['state']>, 'state' | 'tone'>[] = [
  { state: 'WRONG', tone: 'error' },
  { state: 'KNOWN', tone: 'neutral' },
  { state: 'READY', tone: 'success' },
];

function columnsOf(words: Words, mayView: boolean, sessionId: number): TableColumn<StudentImportRow>[] {
  return [
    {
      title: words.name,
      width: 170,
      card: 'title',
      render: ({ studentName, student }) =>
        student && mayView ? (
          <NameLink name={studentName} to={studentAddress('view', student.studentId, sessionId)} />
        ) : (
          studentName
        ),
    },
    { title: words.father, dataIndex: 'fatherName', width: 150, lines: 2 },
    { title: words.class, dataIndex: 'className', width: 76 },
    { title: words.section, dataIndex: 'sectionName', width: 86 },
  ];
}

/** The result of the dry run, and the button that imports the students. */
export function ImportCheck({ check, file, target, session, busy, importing, undecided, ...events }: ImportCheckProps) {
  const words = useWords(importScreenWords);
  const holds = useHolds();
  const [asking, setAsking] = useState(false);
  const { ready, wrong, reading } = check;
  const columns = useColumnVerdict(reading);
  const decided = columns === undefined;
  const mayView = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  return (
    <section className="portal-card import-check">
      <div className="import-verdict">
        <Verdict text={columns ?? verdictOf(words, check)} />
        <div className="import-buttons">
          {(wrong > 0 || check.known > 0) && <Reasons check={check} file={file} target={target} busy={busy} />}
          <Button
            type="primary"
            disabled={wrong > 0 || ready === 0 || !decided}
            loading={busy}
            onClick={() => setAsking(true)}
          >
            {words.register(ready, groupDigits(ready))}
          </Button>
        </div>
      </div>
      <FileReading
        check={check}
        busy={busy}
        disabled={importing}
        onMap={events.onMap}
        onConfirmColumns={events.onConfirmColumns}
      />
      {wrong === 0 && ready > 0 && decided && (
        <p className="import-admissions">
          {words.newAdmissions(check.newAdmissions, groupDigits(check.newAdmissions))}
        </p>
      )}
      {undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
      <DryRunTable
        key={`${wrong} ${check.known} ${ready}`}
        label={words.rows}
        rows={check.rows}
        states={STATES.map((one) => ({ ...one, label: words[one.state] }))}
        columns={columnsOf(words, mayView, target.sessionId)}
      />
      <ConfirmDialog
        open={asking}
        title={words.register(ready, groupDigits(ready))}
        text={words.confirm(ready, groupDigits(ready), session)}
        confirmLabel={words.register(ready, groupDigits(ready))}
        onConfirm={() => {
          setAsking(false);
          events.onRegister();
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function verdictOf(words: Words, { ready, wrong, known, reading }: StudentImportCheck): string {
  const several = hasSeveralSheets(reading);
  if (wrong > 0) return (several ? words.wrongOfSheet : words.wrongFirst)(wrong, groupDigits(wrong));
  if (ready === 0) return several ? words.nothingOfSheet : words.nothing;
  return known === 0 ? words.ready : words.readyBut(known, groupDigits(known));
}

function Reasons({ check, file, target, busy }: Pick<ImportCheckProps, 'check' | 'file' | 'target' | 'busy'>) {
  const words = useWords(importScreenWords);
  return (
    <AnnotateButton
      order={{ ...target, file, ...confirmedMapping(check.reading) }}
      disabled={busy}
      icon={<DownloadOutlined aria-hidden />}
      words={{ label: words.annotate, success: words.annotated, fallback: words.annotateFailed }}
    />
  );
}
