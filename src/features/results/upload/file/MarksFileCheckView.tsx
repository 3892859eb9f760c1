import { ArrowRightOutlined } from '@ant-design/icons';
import { Alert, Radio } from 'antd';
import type { MarksFileCheck, MarksFileEntry } from '@/api/results';
import { DryRunTable, NotRead, type RowState } from '@/shared/import';
import { showInstant } from '@/shared/lib/dates';
import { type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { checkLines, effectOf, type CheckLine, type LineState } from './checkLines';
import { fileWords } from './fileWords';
import type { Decision } from './useMarksFile';

type Words = (typeof fileWords)['en'];

const STATES: readonly Pick<RowState<LineState>, 'state' | 'tone'>[] = [
  { state: 'WRONG', tone: 'error' },
  { state: 'CONFLICT', tone: 'warning' },
  { state: 'READY', tone: 'success' },
];

/** The stored value, and that of the file. */
function Change({ entry: { stored, sent, state, by = null, at } }: { readonly entry: MarksFileEntry }) {
  const words = useWords(fileWords);
  const shown = (text: string | null) => text ?? <em>{words.empty}</em>;
  return (
    <>
      <span className="marks-file-change">
        <span>{shown(stored)}</span>
        <ArrowRightOutlined aria-label={words.becomes} />
        <strong>{shown(sent)}</strong>
      </span>
      {state === 'CONFLICT' && at !== undefined && (
        <span className="marks-file-by">{words.changedBy(by, showInstant(at))}</span>
      )}
    </>
  );
}

const columnsOf = (words: Words): TableColumn<CheckLine>[] => [
  { title: words.student, dataIndex: 'studentName', width: 150, lines: 2, card: 'title' },
  { title: words.column, dataIndex: 'column', width: 170, lines: 2 },
  { key: 'change', title: words.change, width: 160, render: ({ entry }) => entry && <Change entry={entry} /> },
];

interface MarksFileCheckViewProps {
  readonly check: MarksFileCheck;
  readonly decision: Decision | undefined;
  readonly disabled: boolean;
  readonly onDecide: (decision: Decision) => void;
}

/** The result of the dry run, entry by entry, and the choice for the entries that were changed since the download. */
export function MarksFileCheckView({ check, decision, disabled, onDecide }: MarksFileCheckViewProps) {
  const words = useWords(fileWords);
  const { ready, conflicts, wrong, notRead } = check;
  const lines = checkLines(check);
  const { removedConflicts } = effectOf(check, decision);
  const storeFile =
    removedConflicts > 0 ? words.storeRemoving(removedConflicts, groupDigits(removedConflicts)) : words.STORE_FILE;
  return (
    <div className="marks-file-check">
      <p role="status">{verdictOf(words, check, decision)}</p>
      <NotRead parts={notRead} />
      {wrong === 0 && conflicts > 0 && (
        <Alert
          type="warning"
          showIcon
          title={words.conflicts(conflicts, groupDigits(conflicts))}
          description={
            <Radio.Group
              aria-label={words.decide}
              className="marks-file-decision"
              disabled={disabled}
              value={decision}
              onChange={({ target }) => onDecide(target.value as Decision)}
              options={[
                { value: 'KEEP_STORED', label: words.KEEP_STORED },
                { value: 'STORE_FILE', label: storeFile },
              ]}
            />
          }
        />
      )}
      {lines.length > 0 && (
        <DryRunTable
          key={`${wrong} ${conflicts} ${ready}`}
          label={words.entries}
          rows={lines}
          rowKey="key"
          states={STATES.map((one) => ({ ...one, label: words[one.state] }))}
          columns={columnsOf(words)}
        />
      )}
    </div>
  );
}

function verdictOf(words: Words, check: MarksFileCheck, decision: Decision | undefined): string {
  const { ready, conflicts, wrong, students } = check;
  if (wrong > 0) return words.wrongFirst(wrong, groupDigits(wrong));
  if (ready === 0 && conflicts === 0) return words.nothing;
  const { stored, removed } = effectOf(check, decision);
  return [
    ...(stored > 0 || removed === 0 ? [words.willStore(stored, groupDigits(stored))] : []),
    ...(removed > 0 ? [words.willRemove(removed, groupDigits(removed))] : []),
    words.students(groupDigits(students)),
  ].join(' ');
}
