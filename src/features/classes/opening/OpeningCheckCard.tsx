import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useAnnotateOpeningBalancesMutation, type OpeningCheck, type OpeningCheckRow } from '@/api/fees';
import type { ImportMapping } from '@/api/students';
import { useFeedback } from '@/shared/feedback';
import {
  DryRunTable,
  FileReading,
  hasSeveralSheets,
  confirmedMapping,
  StoreButton,
  useColumnVerdict,
  Verdict,
  type RowState,
} from '@/shared/import';
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
  readonly storing: boolean;
  readonly undecided: boolean;
  /** the user did not request the check */
  readonly automatic: boolean;
  readonly onMap: (heading: string, field: string | null) => void;
  readonly onConfirmColumns: () => void;
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
  { title: words.name, dataIndex: 'studentName', width: 140, lines: 2, card: 'title' },
  { title: words.class, width: 92, render: ({ className, sectionName }) => `${className} ${sectionName}`.trim() },
  amount(words, 'paid', 116),
  amount(words, 'discount', 104),
  amount(words, 'earlierDues', 110),
];

function verdictOf(words: Words, { ready, wrong, known, reading }: OpeningCheck): string {
  const several = hasSeveralSheets(reading);
  if (wrong > 0) return (several ? words.wrongOfSheet : words.wrongFirst)(wrong, groupDigits(wrong));
  if (ready === 0) return several ? words.nothingOfSheet : words.nothing;
  return known === 0 ? words.ready : words.readyBut(known, groupDigits(known));
}

/** The result of the dry run with its sums, and the button that stores it. */
export function OpeningCheckCard({ check, file, sessionId, busy, storing, ...events }: OpeningCheckCardProps) {
  const words = useWords(openingWords);
  const columns = useColumnVerdict(check.reading, words.unknownFirst);
  const { ready, wrong, known } = check;
  return (
    <section className="portal-card import-check">
      <div className="import-verdict">
        <Verdict text={columns ?? verdictOf(words, check)} />
        <div className="import-buttons">
          {(wrong > 0 || known > 0) && (
            <AnnotateButton order={{ sessionId, file, ...confirmedMapping(check.reading) }} disabled={busy} />
          )}
          <StoreButton
            automatic={events.automatic}
            disabled={wrong > 0 || ready === 0 || columns !== undefined}
            busy={busy}
            onStore={events.onStore}
          >
            {words.store(ready, groupDigits(ready))}
          </StoreButton>
        </div>
      </div>
      <FileReading
        check={check}
        busy={busy}
        disabled={storing}
        onMap={events.onMap}
        onConfirmColumns={events.onConfirmColumns}
      />
      {ready > 0 && <OpeningSums label={words.sums} sums={{ ...check, students: ready }} />}
      {events.undecided && <Alert type="warning" showIcon role="alert" title={words.undecided} />}
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

interface AnnotateButtonProps {
  readonly order: Pick<OpeningCheckCardProps, 'file' | 'sessionId'> & { readonly mapping?: ImportMapping };
  readonly disabled: boolean;
}

function AnnotateButton({ order, disabled }: AnnotateButtonProps) {
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
        void feedback(annotate({ openingFile: order }).unwrap(), {
          success: words.annotated,
          fallback: words.annotateFailed,
        });
      }}
    >
      {words.annotate}
    </Button>
  );
}
