import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useAnnotateOpeningBalancesMutation, type OpeningCheck, type OpeningCheckRow } from '@/api/fees';
import { useFeedback } from '@/shared/feedback';
import { DryRunTable, NotRead, type RowState } from '@/shared/import';
import { Money, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { openingWords } from './openingWords';
import { OpeningSums } from './OpeningSums';

type Words = (typeof openingWords)['en'];

interface OpeningCheckCardProps {
  readonly check: OpeningCheck;
  readonly file: File;
  readonly sessionId: number;
  readonly busy: boolean;
  readonly undecided: boolean;
  readonly onStore: () => void;
}

const STATES: readonly Pick<RowState<OpeningCheckRow['state']>, 'state' | 'tone'>[] = [
  { state: 'WRONG', tone: 'error' },
  { state: 'KNOWN', tone: 'neutral' },
  { state: 'READY', tone: 'success' },
  { state: 'BLANK', tone: 'neutral' },
];

/** An amount of a row; the last column leaves room for the reasons. */
const amount = (
  words: Words,
  name: 'paid' | 'discount' | 'earlierDues',
  width: number,
): TableColumn<OpeningCheckRow> => ({
  key: name,
  title: words[name],
  width,
  align: 'end',
  render: (row) => <Money rupees={row[name]} />,
});

const columnsOf = (words: Words): TableColumn<OpeningCheckRow>[] => [
  { title: words.name, dataIndex: 'studentName', width: 140, lines: 2 },
  { title: words.class, width: 92, render: ({ className, sectionName }) => `${className} ${sectionName}`.trim() },
  amount(words, 'paid', 116),
  amount(words, 'discount', 104),
  amount(words, 'earlierDues', 110),
];

function verdictOf(words: Words, { ready, wrong, known }: OpeningCheck): string {
  if (wrong > 0) return words.wrongFirst(wrong, groupDigits(wrong));
  if (ready === 0) return words.nothing;
  return known === 0 ? words.ready : words.readyBut(known, groupDigits(known));
}

/** What the workbook would store, with its sums, and the one step that stores it. */
export function OpeningCheckCard({ check, file, sessionId, busy, undecided, onStore }: OpeningCheckCardProps) {
  const words = useWords(openingWords);
  const { ready, wrong, known } = check;
  return (
    <section className="portal-card import-check">
      <div className="import-verdict">
        <p role="status">{verdictOf(words, check)}</p>
        <div className="import-buttons">
          {(wrong > 0 || known > 0) && <AnnotateButton file={file} sessionId={sessionId} disabled={busy} />}
          <Button type="primary" disabled={wrong > 0 || ready === 0} loading={busy} onClick={onStore}>
            {words.store(ready, groupDigits(ready))}
          </Button>
        </div>
      </div>
      <NotRead parts={check.notRead} />
      {ready > 0 && <OpeningSums label={words.sums} sums={{ ...check, students: ready }} />}
      {undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
      <DryRunTable
        key={`${wrong} ${known} ${ready}`}
        label={words.rows}
        rows={check.rows}
        states={STATES.map((one) => ({ ...one, label: words[one.state] }))}
        columns={columnsOf(words)}
      />
    </section>
  );
}

type AnnotateButtonProps = Pick<OpeningCheckCardProps, 'file' | 'sessionId'> & { readonly disabled: boolean };

function AnnotateButton({ file, sessionId, disabled }: AnnotateButtonProps) {
  const words = useWords(openingWords);
  const feedback = useFeedback();
  const [annotate, { isLoading }] = useAnnotateOpeningBalancesMutation();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={disabled}
      loading={isLoading}
      onClick={() => {
        if (isLoading) return;
        void feedback(annotate({ openingFile: { sessionId, file } }).unwrap(), {
          success: words.annotated,
          fallback: words.annotateFailed,
        });
      }}
    >
      {words.annotate}
    </Button>
  );
}
