import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { TeacherImportCheck, TeacherImportRow } from '@/api/teachers';
import { DryRunTable, FileReading, hasSeveralSheets, useColumnVerdict, Verdict, type RowState } from '@/shared/import';
import { ConfirmDialog, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherImportWords } from './teacherImportWords';

type Words = (typeof teacherImportWords)['en'];

interface TeacherImportCheckProps {
  readonly check: TeacherImportCheck;
  readonly busy: boolean;
  readonly importing: boolean;
  readonly undecided: boolean;
  readonly onMap: (heading: string, field: string | null) => void;
  readonly onConfirmColumns: () => void;
  readonly onRegister: () => void;
}

const STATES: readonly Pick<RowState<TeacherImportRow['state']>, 'state' | 'tone'>[] = [
  { state: 'WRONG', tone: 'error' },
  { state: 'KNOWN', tone: 'neutral' },
  { state: 'READY', tone: 'success' },
];

const columnsOf = (words: Words): TableColumn<TeacherImportRow>[] => [
  { title: words.name, dataIndex: 'teacherName', minWidth: 170, card: 'title' },
  { title: words.userName, dataIndex: 'userName', width: 170 },
  { title: words.email, dataIndex: 'contactEmail', width: 200 },
];

function verdictOf(words: Words, { ready, wrong, known, reading }: TeacherImportCheck): string {
  const several = hasSeveralSheets(reading);
  if (wrong > 0) return (several ? words.wrongOfSheet : words.wrongFirst)(wrong);
  if (ready === 0) return several ? words.nothingOfSheet : words.nothing;
  return known === 0 ? words.ready : words.readyBut(known);
}

/** The result of the check, and the button that registers the teachers. */
export function TeacherImportCheckCard({ check, busy, importing, undecided, ...events }: TeacherImportCheckProps) {
  const words = useWords(teacherImportWords);
  const [asking, setAsking] = useState(false);
  const { ready, wrong, known, reading } = check;
  const columns = useColumnVerdict(reading);
  const register = words.register(ready);
  return (
    <section className="portal-card import-check">
      <div className="import-verdict">
        <Verdict text={columns ?? verdictOf(words, check)} />
        <Button
          type="primary"
          disabled={wrong > 0 || ready === 0 || columns !== undefined}
          loading={busy}
          onClick={() => setAsking(true)}
        >
          {register}
        </Button>
      </div>
      <FileReading
        check={check}
        busy={busy}
        disabled={importing}
        onMap={events.onMap}
        onConfirmColumns={events.onConfirmColumns}
      />
      {undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
      <DryRunTable
        key={`${wrong} ${known} ${ready}`}
        label={words.rows}
        rows={check.rows}
        states={STATES.map((one) => ({ ...one, label: words[one.state] }))}
        columns={columnsOf(words)}
      />
      <ConfirmDialog
        open={asking}
        title={register}
        text={words.confirm(ready)}
        confirmLabel={register}
        onConfirm={() => {
          setAsking(false);
          events.onRegister();
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
